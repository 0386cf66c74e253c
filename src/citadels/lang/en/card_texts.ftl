# What a card does, in one line. Where editions differ, short-CARD-EDITION; short-CARD is the deluxe edition, or
# the only one. Plain districts have the text of their type.

## Plain districts, by type

short-type-noble = A noble district: income for { CARD($characters, case: "the") }.
    .brief = A noble district. It brings nobody income in this game.
short-type-religious = A religious district: income for { CARD($characters, case: "the") }.
    .brief = A religious district. It brings nobody income in this game.
short-type-trade = A trade district: income for { CARD($characters, case: "the") }.
    .brief = A trade district. It brings nobody income in this game.
short-type-military = A military district: income for { CARD($characters, case: "the") }.
    .brief = A military district. It brings nobody income in this game.

## Characters

short-assassin = Name a character to murder: it misses its turn.
short-witch = Gather, then bewitch a character: its player only gathers, and you play the rest of that turn.
short-magistrate = Place three warrants on characters. With the signed one you may confiscate a district.
short-thief = Name a character: when it’s called, you take all its player’s gold.
short-spy = Name a type and look at a hand: for each card of that type, take 1 gold from that player and draw 1 card.
short-blackmailer = Threaten two characters: they pay you half their gold or risk it all.
short-magician = Swap hands with another player, or trade any number of your cards for new ones from the deck.
short-wizard = Look at a hand and take a card, to keep or to build right away. You may build duplicates.
short-wizard-dark-city = Look at a hand and take a card, to keep or to build right away, even a duplicate.
short-seer = Take a random card from each player, then give each of them a card. Build up to 2 districts.
short-king = 1 gold for each noble district. Take the crown.
short-emperor = 1 gold for each noble district. Give the crown to another player and take 1 gold or a card in return.
short-patrician = 1 card for each noble district. Take the crown.
short-bishop = 1 gold for each religious district. Your city is safe from rank 8.
short-bishop-classic = 1 gold for each religious district. Your city is safe from the Warlord.
short-abbot = 1 gold or 1 card for each religious district. The richest player gives you 1 gold.
short-abbot-dark-city = 1 gold for each religious district. The richest player gives you 1 gold.
short-cardinal = 1 card for each religious district. If you’re short of gold to build, trade cards for it with a player.
short-merchant = 1 gold for each trade district, plus 1 extra gold.
short-alchemist = At the end of your turn, you get back the gold you paid for districts.
short-trader = 1 gold for each trade district. Trade districts don’t count toward your building limit.
short-architect = Draw 2 extra cards. Build up to 3 districts.
short-navigator = Take 4 gold or draw 4 cards. You can’t build.
short-scholar = Draw 7 cards and keep 1. Build up to 2 districts.
short-warlord = 1 gold for each military district. Destroy a district for its cost minus 1.
short-diplomat = 1 gold for each military district. Exchange a district with another player, paying the difference.
short-marshal = 1 gold for each military district. Seize a district that costs 3 or less, paying its owner.
short-queen = 3 gold if you sit next to the player with rank 4.
short-queen-dark-city = 3 gold if you sit next to the King.
short-artist = Put 1 gold on one or two of your districts: each costs and scores 1 more.
short-tax_collector = Everyone who builds pays 1 gold in tax. You take all of it.
short-old_tax_collector = Everyone who builds pays you 1 gold at the end of their turn.

## Unique districts

short-armory = Destroy the Armory to destroy any one district.
short-armory-dark-city = Destroy the Armory to destroy any one district of another player.
short-basilica = Scores 1 point for each of your districts with an odd cost.
short-capitol = Scores 3 points if you have three districts of the same type.
short-dragon_gate = Scores 2 extra points.
short-factory = Your other unique districts cost 1 gold less to build.
short-framework = Destroy it to build a district without paying.
short-gold_mine = When you gather gold, take 1 more.
short-great_wall = Rank 8 pays 1 gold more for your other districts.
short-great_wall-dark-city = The Warlord pays 1 gold more for your districts.
short-great_wall-deluxe-cz = Rank 8 pays 1 gold more for your districts.
short-haunted_quarter = Counts as any one type you choose at the end of the game.
short-imperial_treasury = Scores 1 point for each gold you have.
short-ivory_tower = Scores 5 points if it’s your only unique district.
short-keep = Rank 8 can’t use its ability on it.
short-keep-classic = The Warlord can’t destroy it.
short-keep-dark-city = The Warlord can’t destroy it, and the Diplomat can’t take it.
short-laboratory = Once per turn: discard a card for 2 gold.
short-laboratory-classic = Once per turn: discard a card for 1 gold.
short-laboratory-dark-city = { short-laboratory-classic }
short-library = When you gather cards, keep all you draw.
short-library-classic = When you gather cards, keep two.
short-library-dark-city = { short-library-classic }
short-map_room = Scores 1 point for each card in your hand.
short-monument = Counts as two districts toward completing your city. Only for cities with fewer than five districts.
short-museum = Once per turn: tuck a card under it. Each scores 1 point.
short-necropolis = You may build it by destroying one of your districts instead of paying.
short-observatory = When you gather cards, draw 3.
short-park = If your hand is empty at the end of your turn, draw 2 cards.
short-poor_house = If you have no gold at the end of your turn, take 1.
short-quarry = You may build districts you already have.
short-quarry-dark-city = You may build one district you already have.
short-school_of_magic = Counts as any type you choose for income.
short-secret_vault = Can’t be built. Worth 3 points in your hand at the end.
short-smithy = Once per turn: pay 2 gold for 3 cards.
short-smithy-classic = Once per turn: pay 3 gold for 2 cards.
short-stables = Doesn’t count toward your building limit.
short-statue = Scores 5 points if you have the crown at the end.
short-theater = After everyone has chosen, you may swap characters with another player.
short-thieves_den = Pay for it with gold and cards; each card counts as 1 gold.
short-wishing_well = Scores 1 point for each unique district in your city.
short-wishing_well-dark-city = Scores 1 point for each other unique district in your city.
short-ball_room = A matter of good manners at the table. It has no effect here.
short-bell_tower = When built: you may let the game end with one district fewer.
short-graveyard = Pay 1 gold to take a district the Warlord destroys into your hand.
short-hospital = Even if you’re murdered, you may still gather.
short-lighthouse = When built: take any card from the deck.
short-throne_room = 1 gold whenever the crown changes hands.
short-university = Scores 2 extra points.

## Action cards

short-big_top = Add it to your city: it counts as a district toward completing it.
short-ticket_wagon = Put it in front of you: others pay 1 gold to draw 3 cards and keep 1. Later you take the gold.
short-ticket_wagon-classic = Put it in front of you: others pay 1 gold to draw 2 cards and keep 1. Later you take the gold.
short-acrobat = When no one answers for rank 4, or it’s bewitched: take the crown.
short-acrobat-classic = When no one answers for the King: take the crown.
short-fortune_teller = Look at another player’s hand and take a card.
short-strongman = When you’re called: safe from murder, witchcraft, warrants, robbery and threats this turn.
short-strongman-classic = When you’re murdered: cancel the murder.
short-director = Build up to 2 more districts this turn.
short-human_cannonball = Replace one of your districts with a more expensive one, paying the difference.
