# The rules of the game in short, and what `citadels rules` says around them. The id of a paragraph is that of the
# paragraph in docs/rules.md; where editions differ, rules-ID-EDITION.

## Headings

rules-title = Rules: { $edition }
rules-heading-setup = Setting up
rules-heading-selection = Choosing characters
rules-heading-turn = The turns
rules-heading-actions = Action cards
rules-heading-end = The end
rules-heading-characters = Characters
rules-heading-districts = Districts
rules-heading-uniques = Unique districts
rules-heading-sets = Ready-made sets
rules-heading-rulings = Rulings
rules-heading-differences = In other editions
rules-reference = Citadels: rules and cards

## Figures

rules-players = For { $least } to { COUNT($most, of: "players") }.
rules-deck = The deck: { COUNT($basic, of: "cards") } of plain districts and { COUNT($uniques, of: "cards") } of unique ones.
rules-deck_chosen = The deck: { COUNT($basic, of: "cards") } of plain districts and { COUNT($uniques, of: "cards") } of { $pool } unique ones.
rules-city = A city is complete with { COUNT($size, of: "districts") }.
rules-city_few = A city is complete with { COUNT($size, of: "districts") }; with two or three players, { $few }.
rules-bonus = All five types of districts: { COUNT($points, of: "points") }.
rules-discards = { COUNT($players, of: "players") }, { COUNT($ranks, of: "characters") }: face up { $up }, face down { $down }
rules-rank = rank { $rank }
rules-cost = cost { $cost }
rules-copies = copies: { $copies }
rules-in_editions = In: { $editions }
rules-in_edition = { $editions }:
rules-set = { $set }: { CARD($characters) }; with { CARD($cards) }.
rules-called = also called { $names }

## Looking up

rules-several = Several cards fit: { $names }
rules-hint = One card: citadels rules NAME. Another edition: --edition ID. All at once: --markdown.

## Setting up

rules-S1 = Choose one character of each rank, 1 to 8 or 1 to 9: a ready-made set, one of your own, or a random one.
rules-S1-classic = The eight characters are always the same.
rules-S2 = With two players there is no rank 9 and no Emperor; with three or eight players there must be a rank 9. The Queen needs five players.
rules-S2-classic = With eight characters, two to seven can play.
rules-S2-dark-city = With two or three players there is no rank 9, with two no Emperor; with eight players there must be a rank 9. The Queen needs five players. The Graveyard is left out when the Diplomat is in play.
rules-S3 = Shuffle the plain districts and the chosen unique ones into a deck. Everybody is dealt 4 cards and 2 gold.
rules-S4 = One player has the crown; here the host says who, or chance.
rules-S5 = The bank has gold without end, and hands have no limit. What is paid goes to the bank unless a player is named. Gold that lies on a card is not in a stash.

## Choosing characters

rules-D1 = The player with the crown shuffles the characters. Some are put away first, face up for all to see or face down.
rules-D2 = A character of rank 4 is never put away face up: another one takes its place.
rules-D3 = Nobody knows what lies face down.
rules-D3-classic = Only the player with the crown looks at what lies face down.
rules-D3-dark-city = { rules-D3-classic }
rules-D4 = From the player with the crown on, clockwise, everybody takes one character in secret and passes the others on. The last one chooses between two and puts the other away face down.
rules-D5 = If there is one character more than players, the last player also takes the one that was put away face down, keeps one and puts the other away.
rules-D5-classic = With seven players, the last one also takes the character that was put away face down, keeps one and puts the other away.
rules-D6 = Two players have two characters each. The first takes one of seven; the second takes one of six and puts one away face down; the first takes one of four and puts one away; the second takes one of the last two.
rules-D7 = Three players have two characters each. Everybody takes one, one is put away at random, and everybody takes one more; the last is put away.
rules-D7-classic = Three players have two characters each: they take one each, twice around, and the last is put away.
rules-D7-dark-city = { rules-D7-classic }
rules-D10 = With two or three players you have one hand, one stash and one city, and a turn for each of your characters; an ability works only in its own character's turn.

## The turns

rules-T1 = The player with the crown calls the characters by rank. Whoever has the called one shows it and takes a turn. A murdered character stays hidden and silent; only a murdered rank 4 is shown, at the end of the round.
rules-T1b = Whoever gets the crown calls the remaining characters and chooses first in the next round.
rules-T3 = In your turn you must gather: take 2 gold, or draw 2 cards, keep one and discard the other.
rules-T4 = Cards that are discarded, put back or destroyed go face down under the deck.
rules-T4-classic = Cards that are discarded, put back or destroyed go face up to a discard pile. When the deck is empty, the pile is shuffled and becomes the deck.
rules-T4-dark-city = Cards that are discarded, put back or destroyed go face up to a discard pile, those of Magician and Observatory under the deck. When the deck is empty, the pile is shuffled and becomes the deck.
rules-T5 = If there are fewer cards than you should draw, you draw what there is.
rules-T6 = After gathering you may build a district: pay its cost and put the card into your city. One in a turn, unless something raises your limit, and none of a name that you already have.
rules-T7 = You may use your character's ability once, at any time in your turn, unless a time is named. Income for districts is taken all at once. Unique districts that work once a turn do so at any time in your own turn.
rules-T8 = Abilities and effects are optional unless they say must or cannot.
rules-T9 = Your turn ends when you say so; what must be done comes first.
rules-T10 = Everybody may know: the gold of all players, the number of cards in their hands, cities and what lies on them, the characters in play and those put away face up, who has the crown, who was called and shown, who was murdered, bewitched or will be robbed, where warrants and threats lie, and the size of the deck. Everything else is hidden.
rules-T11 = After the last rank a murdered rank 4 is shown and the crown moves, the Queen is paid if she is due, and a new round begins, or the game ends.

## Action cards

rules-A1 = The 15 action cards, if you play with them, are shuffled into the deck. They are drawn, held, given and taken like other cards, have no type and no cost and are not built.
rules-A2 = You may play one in each of your turns, at any time, beside everything else. Then it goes under the deck.
rules-A2-classic = You may play one in each of your turns, at any time, beside everything else. Then it goes to the discard pile.
rules-A3 = At the end each action card in your hand is worth 1 point.

## The end

rules-E1 = When a city is complete, the round is played to its end, and that was the game. A city may grow beyond that number.
rules-E2 = Points: the cost of your districts; { $bonus } for districts of all five types; 4 for the first to complete a city, 2 for every other complete city; and what unique districts and action cards say.
rules-E3 = A complete city is safe from rank 8 and from the Armory. It can shrink only by its owner's own doing.
rules-E4 = In a tie the higher rank in the last round wins, of two characters the higher one.
rules-E4-classic = In a tie the points of the districts alone decide; if those are equal, too, the win is shared.
rules-E4-dark-city = In a tie the points of the districts alone decide, then gold; if those are equal, too, the win is shared.
