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
rules-heading-glossary = Glossary
rules-heading-rulings = Rulings
rules-heading-differences = In other editions
rules-heading-departures = Where we depart from the book
rules-reference = Citadels: rules and cards

## Figures

rules-players = For { $least } to { COUNT($most, of: "players") }.
rules-deck = The deck has { COUNT($basic, of: "cards") } with ordinary districts and { COUNT($uniques, of: "cards") } with unique ones.
rules-deck_chosen = The deck has { COUNT($basic, of: "cards") } with ordinary districts and { COUNT($uniques, of: "cards") } with unique ones, out of { $pool }.
rules-city = { COUNT($size, of: "districts") } complete a city.
rules-city_few = { COUNT($size, of: "districts") } complete a city, or { $few } with two or three players.
rules-bonus = Districts of all five types score { COUNT($points, of: "points") }.
rules-action_cards = Its book has 15 action cards: play with or without them.
rules-discards = { COUNT($players, of: "players") }, { COUNT($ranks, of: "characters") }: { $up } face up, { $down } face down
rules-rank = rank { $rank }
rules-cost = cost { $cost }
rules-copies = copies: { $copies }
rules-in_editions = In: { $editions }
rules-in_edition = { $editions }:
rules-set_characters = Characters: { CARD($characters) }.
rules-set_ninth = Characters: { CARD($characters) } ({ CARD($character) }).
rules-set_uniques = Unique districts: { CARD($cards) }.
rules-sets_ninth = The ninth character, in brackets, is optional: only three or eight players need it.
rules-substitute = The { CARD($character) } needs at least { COUNT($least, of: "players") }. With fewer, someone else steps in: { $names }.
rules-called = also called { $names }
rules-elsewhere = { $edition } doesn’t have this card. This is how { $other } plays it.
rules-unprinted = This edition’s book doesn’t print the text of this card; ours comes from other sources.

## Looking up

rules-several = Several cards match: { $names }
rules-hint = One card: citadels rules NAME. Another edition: --edition ID. Everything at once: --markdown.

## Setting up

rules-S1 = Choose one character of each rank, 1 to 8 or 1 to 9: a ready-made set, your own choice, or at random.
rules-S1-classic = The eight characters are always the same.
rules-S1-dark-city = Choose one character of each rank, 1 to 8 or 1 to 9, yourselves or at random. The book replaces one or two of the eight basic characters with others of their rank.
rules-S2 = Two players play without rank 9 and without the Emperor; three or eight players need rank 9. The Queen needs at least five players.
rules-S2-classic = With eight characters, two to seven can play.
rules-S2-dark-city = Two or three players play without rank 9, two also without the Emperor; eight players need rank 9. The Queen needs at least five players. Leave the Graveyard out when the Diplomat is in play.
rules-S3 = Shuffle the ordinary districts and the chosen unique ones into a deck. Deal each player 4 cards and 2 gold.
rules-S3-classic = Shuffle all districts into a deck. Deal each player 4 cards and 2 gold.
rules-S3-dark-city = { rules-S3-classic }
rules-S4 = The oldest player starts with the crown. Here the host says who, or chance decides.
rules-S5 = The bank never runs out of gold, and there is no hand limit. Pay the bank unless a player is named. Gold on a card belongs to no one’s stash.

## Choosing characters

rules-D1 = The player with the crown shuffles the characters. Some are discarded first: face up for all to see, or face down.
rules-D2 = A character of rank 4 is never discarded face up: another one takes its place.
rules-D2-classic = The King is never discarded face up: another character takes his place.
rules-D3 = No one knows what lies face down.
rules-D3-classic = Only the player with the crown looks at what lies face down.
rules-D3-dark-city = { rules-D3-classic }
rules-D4 = Starting with the crowned player and going clockwise, each player secretly takes one character and passes the rest on. The last player chooses between two and discards the other face down.
rules-D5 = If there is one more character than players, the last player also takes the face-down card, keeps one and discards the other face down.
rules-D5-classic = With seven players, the last one also takes the face-down card, keeps one and discards the other face down.
rules-D6 = Two players have two characters each. The first takes one of seven. The second takes one of six and discards one face down. The first takes one of four and discards one. The second takes one of the last two.
rules-D7 = Three players have two characters each. Each takes one, one is discarded at random, and each takes another; the last one is discarded.
rules-D8 = Three players have two characters each: each takes one, twice around, and the last one is discarded.
rules-D10 = With two or three players you have one hand, one stash and one city, but a turn for each of your characters. An ability works only in its own character’s turn.

## The turns

rules-T1 = The player with the crown calls the characters by rank. The player who holds the called one reveals it and takes a turn. A murdered character stays hidden and silent; only a murdered rank 4 is revealed, at the end of the round.
rules-T1-classic = { rules-T1-dark-city }
rules-T1-dark-city = The player with the crown calls the characters by rank. The player who holds the called one reveals it and takes a turn. A murdered character stays hidden and silent; only a murdered King is revealed, at the end of the round.
rules-T1b = The new holder of the crown calls the remaining characters and chooses first in the next round.
rules-T3 = In your turn, you must gather: take 2 gold, or draw 2 cards, keep one and discard the other.
rules-T4 = Cards that are discarded, returned or destroyed go face down under the deck.
rules-T4-classic = Cards that are discarded, returned or destroyed go face up onto a discard pile. When the deck is empty, shuffle the pile to make a new deck.
rules-T4-dark-city = Cards that are discarded, returned or destroyed go face up onto a discard pile, but those of the Magician and the Observatory go under the deck. When the deck is empty, shuffle the pile to make a new deck.
rules-T5 = If there are too few cards to draw, draw what there is.
rules-T6 = After gathering, you may build a district: pay its cost and put the card into your city. You may build one per turn, unless something raises your limit, and never one you already have.
rules-T7 = You may use your character’s ability once, at any time in your turn, unless a time is given. Take income from districts all at once. Unique districts that work once per turn do so at any time in your own turn.
rules-T8 = Abilities and effects are optional unless they say must or can’t. Even a unique district that works by itself can be left unused for a turn.
rules-T9 = Your turn ends when you say so, once everything you must do is done.
rules-T10 = Everyone may know: each player’s gold and number of cards, the cities and what lies on them, the characters in play and those discarded face up, who has the crown, who has been called and revealed, who is murdered, bewitched or to be robbed, where warrants and threats lie, and the size of the deck. Everything else is hidden.
rules-T10-classic = Everyone may know: each player’s gold and number of cards, the cities and what lies on them, the characters discarded face up, who has the crown, who has been called and revealed, who is murdered or to be robbed, the discard pile and the size of the deck. Everything else is hidden.
rules-T10-dark-city = Everyone may know: each player’s gold and number of cards, the cities and what lies on them, the characters in play and those discarded face up, who has the crown, who has been called and revealed, who is murdered, bewitched or to be robbed, the discard pile and the size of the deck. Everything else is hidden.
rules-T11 = After the last rank, a murdered rank 4 is revealed and the crown moves, the Queen is paid if she is due, and a new round begins, or the game ends.
rules-T11-classic = After the last rank, a murdered King is revealed and takes the crown, and a new round begins, or the game ends.
rules-T11-dark-city = After the last rank, a murdered King is revealed and takes the crown, the Queen is paid if she is due, and a new round begins, or the game ends. A murdered Emperor stays hidden.

## Action cards

rules-A1 = If you play with them, shuffle the 15 action cards into the deck. Draw, hold, give and take them like other cards. They have no type and no cost, and can’t be built.
rules-A2 = You may play one in each of your turns, at any time, on top of everything else. Then it goes under the deck.
rules-A2-classic = You may play one in each of your turns, at any time, on top of everything else. Then it goes to the discard pile.
rules-A3 = Each action card in your hand at the end scores 1 point.

## The end

rules-E1 = When a player completes a city, finish the round: then the game is over. A city may grow beyond that number.
rules-E2 = Points: the cost of your districts; { $bonus } for districts of all five types; 4 for the first to complete a city, 2 for every other completed city; and whatever unique districts say.
rules-E2-deluxe-cz = Points: the cost of your districts; { $bonus } for districts of all five types; 4 for the first to complete a city, 2 for every other completed city; and whatever unique districts and action cards say.
rules-E2-classic = Points: the cost of your districts; { $bonus } for districts of all five types; 4 for the first to complete a city, 2 for every other completed city; and whatever unique districts and action cards say.
rules-E3 = A complete city is safe from rank 8 and from the Armory. It can only shrink through its owner’s own doing.
rules-E3-classic = A complete city is safe from the Warlord.
rules-E3-dark-city = A complete city is safe from the Warlord. The Diplomat may still exchange one of its districts.
rules-E4 = In a tie, the player with the higher rank in the last round wins; of two characters, the higher one counts.
rules-E4-classic = In a tie, the points for districts decide. If those are tied too, the win is shared.
rules-E4-dark-city = In a tie, the points for districts decide, then gold. If those are tied too, the win is shared.

## Where we depart from an edition’s book, and why (src/citadels/cards/editions.py says in which)

rules-departure-emperor = The book allows the Emperor with two players. Here two play without: there would be no one to crown.
rules-departure-discard_pile = Cards that are refused go face up onto a discard pile. The book only says that they lie beside the deck.
rules-departure-queen = The book pays the Queen when rank 4 takes its turn. Here she is paid in her own turn, so that no one learns too early who she is.
rules-departure-ties = In a tie, the Russian book counts the character chosen, the Hungarian one the character revealed. Here the one you hold counts, even if it was murdered.
rules-departure-armory = You may use up the Armory in your own complete city. The book doesn’t say whether you can; the city is your own.
rules-departure-completion = If your complete city shrinks, the 2 points for completing it are lost with the district; the 4 points for being first stay. The book is silent about it: being first can’t be undone.
rules-departure-cannonball = The Alchemist doesn’t get back the difference paid for the Human Cannonball. The book doesn’t say; replacing a district isn’t building.
rules-departure-unprinted = The book doesn’t print the texts of these cards; ours come from other editions and players’ lists: { CARD($cards) }.
