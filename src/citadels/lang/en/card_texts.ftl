# What a card does, in one line. Where editions differ, short-CARD-EDITION; short-CARD is the deluxe edition, or
# the only one. Plain districts have the text of their type.

## Plain districts, by type

short-type-noble = A noble district: income for King, Emperor and Patrician.
short-type-religious = A religious district: income for Bishop, Abbot and Cardinal.
short-type-trade = A trade district: income for Merchant and Trader.
short-type-military = A military district: income for Warlord, Diplomat and Marshal.

## Characters

short-assassin = Name a character: murdered, it misses its turn.
short-witch = Gather, then name a character: it only gathers, and you play the rest of its turn.
short-magistrate = Put three warrants on characters; under the signed one you may confiscate a district.
short-thief = Name a character: when it is called, you take all its gold.
short-spy = Name a type and look at a hand: for each such card take 1 gold from that player and draw 1 card.
short-blackmailer = Threaten two characters: they bribe you with half of their gold or risk it all.
short-magician = Swap hands with another player, or exchange any number of your cards with the deck.
short-wizard = Look at a hand and take a card, to keep or to build at once; you may build what you already have.
short-wizard-dark-city = Look at a hand and take a card, to keep or to build at once, even one that you already have.
short-seer = Take a random card from everybody, then give a card back to each. Build up to 2 districts.
short-king = 1 gold for each noble district. Take the crown.
short-emperor = 1 gold for each noble district. Give the crown to another player and take 1 gold or a card for it.
short-patrician = 1 card for each noble district. Take the crown.
short-bishop = 1 gold for each religious district. Your city is safe from rank 8.
short-abbot = 1 gold or 1 card for each religious district. The richest player gives you 1 gold.
short-abbot-dark-city = 1 gold for each religious district. The richest player gives you 1 gold.
short-cardinal = 1 card for each religious district. Lacking gold to build, take it from a player for cards.
short-merchant = 1 gold for each trade district, and 1 gold extra.
short-alchemist = At the end of your turn you get back the gold you paid for districts.
short-trader = 1 gold for each trade district. Trade districts do not count towards your build limit.
short-architect = Draw 2 cards extra. Build up to 3 districts.
short-navigator = Take 4 gold or draw 4 cards. You cannot build.
short-scholar = Draw 7 cards and keep 1. Build up to 2 districts.
short-warlord = 1 gold for each military district. Destroy a district for its cost less 1.
short-diplomat = 1 gold for each military district. Exchange a district with another player, paying the difference.
short-marshal = 1 gold for each military district. Take a district of cost 3 or less, paying its owner.
short-queen = 3 gold if you sit beside the player who has rank 4.
short-artist = Put 1 gold on each of up to two of your districts: they cost and are worth 1 more.
short-tax_collector = Whoever builds pays 1 gold of tax; you take all that was paid.
short-old_tax_collector = Whoever builds in a turn pays you 1 gold at its end.

## Unique districts

short-armory = Destroy the Armory to destroy any one district.
short-armory-dark-city = Destroy the Armory to destroy any one district of another player.
short-basilica = At the end 1 point for each of your districts with an odd cost.
short-capitol = At the end 3 points if you have three districts of one type.
short-dragon_gate = At the end 2 points extra.
short-factory = Your other unique districts cost 1 gold less to build.
short-framework = Destroy it to build a district without paying.
short-gold_mine = Gathering gold, you take 1 more.
short-great_wall = Rank 8 pays 1 gold more for your other districts.
short-great_wall-dark-city = The Warlord pays 1 gold more for your districts.
short-great_wall-deluxe-cz = Rank 8 pays 1 gold more for your districts.
short-haunted_quarter = At the end it counts as any one type you choose.
short-imperial_treasury = At the end 1 point for each gold in your stash.
short-ivory_tower = At the end 5 points if it is your only unique district.
short-keep = Rank 8 cannot use its ability on it.
short-laboratory = Once a turn: discard a card for 2 gold.
short-laboratory-classic = Once a turn: discard a card for 1 gold.
short-laboratory-dark-city = { short-laboratory-classic }
short-library = Gathering cards, you keep all you draw.
short-library-classic = Gathering cards, you keep two.
short-library-dark-city = { short-library-classic }
short-map_room = At the end 1 point for each card in your hand.
short-monument = Counts as two districts for the completion of your city; only into a city of fewer than five.
short-museum = Once a turn: put a card under it. At the end 1 point for each.
short-necropolis = You may build it by destroying one of your districts instead of paying.
short-observatory = Gathering cards, you draw 3.
short-park = With an empty hand at the end of your turn, draw 2 cards.
short-poor_house = Without gold at the end of your turn, take 1 gold.
short-quarry = You may build districts that you already have.
short-quarry-dark-city = You may build one district that you already have.
short-school_of_magic = Counts as any type you choose for income.
short-secret_vault = Cannot be built. At the end 3 points in your hand.
short-smithy = Once a turn: pay 2 gold for 3 cards.
short-smithy-classic = Once a turn: pay 3 gold for 2 cards.
short-stables = Does not count towards your build limit.
short-statue = At the end 5 points if you have the crown.
short-theater = After the choice of characters you may exchange yours with another player's.
short-thieves_den = Pay for it with gold and cards, each card for 1 gold.
short-wishing_well = At the end 1 point for each unique district in your city.
short-wishing_well-dark-city = At the end 1 point for each other unique district in your city.
short-ball_room = For good manners at the table; without effect here.
short-bell_tower = When built: you may make the game end with one district fewer.
short-graveyard = Pay 1 gold to take a district that the Warlord destroys into your hand.
short-hospital = Murdered, you may still gather.
short-lighthouse = When built: take any one card from the deck.
short-throne_room = 1 gold whenever the crown changes hands.
short-university = At the end 2 points extra.

## Action cards

short-big_top = Lay it into your city: it counts as a district for completing it.
short-ticket_wagon = Lay it down: the others pay 1 gold on it to draw 3 cards and keep 1; later you take the gold.
short-ticket_wagon-classic = Lay it down: the others pay 1 gold on it to draw 2 cards and keep 1; later you take the gold.
short-acrobat = When nobody answers for rank 4, or it is bewitched: take the crown.
short-acrobat-classic = When nobody answers for the King: take the crown.
short-fortune_teller = Look at another player's hand and take a card.
short-strongman = When called: safe from murder, witchcraft, warrants, robbery and threats in this turn.
short-strongman-classic = When murdered: the murder is void.
short-director = Build up to 2 more districts in this turn.
short-human_cannonball = Replace one of your districts by a dearer one, paying the difference.
