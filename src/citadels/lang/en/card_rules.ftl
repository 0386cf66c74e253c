# The full rules of a card. Where editions differ, full-CARD-EDITION; full-CARD is the deluxe edition, or the only
# one. Cost, type, rank and copies are shown beside the text and need not be told. Plain districts have the text
# of their type.
#
# An empty line begins a paragraph; other line ends are only layout.

## Plain districts, by type

full-type-noble = It has no effect of its own. King, Emperor and Patrician have income from noble districts.
full-type-religious = It has no effect of its own. Bishop, Abbot and Cardinal have income from religious districts.
full-type-trade = It has no effect of its own. Merchant and Trader have income from trade districts.
full-type-military = It has no effect of its own. Warlord, Diplomat and Marshal have income from military districts.

## Characters

full-assassin =
    Name another character, not a player. It is murdered: its player stays silent when it is called and misses the
    whole turn. Naming a character that nobody has does nothing.
full-witch =
    You gather first and must then name another character; your turn is put on hold. Until it goes on you can
    neither build nor use anything but what belongs to gathering (Gold Mine, Library, Observatory).

    When the bewitched character is called, its player shows it, gathers, and that turn is over. Then your turn
    goes on as if you were that character, with its abilities and its limits, but with your own hand, gold and
    city. You do not gather again.

    The crown of a bewitched King or Patrician goes to the bewitched player. Of a bewitched Emperor you decide who
    is crowned and take the gold or card; of a bewitched Blackmailer you place the threats and take the bribes; as
    a bewitched Bishop you are the one who is protected.

    If nobody has the bewitched character, your turn is simply over. Thief and Blackmailer can name neither you
    nor the bewitched character.
full-witch-dark-city =
    You gather first and must then name another character; your turn is put on hold. Until it goes on you can
    neither build nor use anything but what belongs to gathering (Library, Observatory).

    When the bewitched character is called, its player shows it, gathers, and that turn is over. Then your turn
    goes on as if you were that character, with its abilities and its limits, but with your own hand, gold and
    city. You do not gather again.

    The crown of a bewitched King goes to the bewitched player. As a bewitched Bishop you are the one who is
    protected.

    If nobody has the bewitched character, your turn is simply over. The Thief can name neither you nor the
    bewitched character.
full-magistrate =
    Put three warrants face down on three different characters; one of them is signed, and only you know which.

    When the player of the character with the signed warrant has paid for a district in that character's turn, you
    may show the warrant and confiscate the district: it is built in your city for nothing, the other player gets
    the gold back, and it counts towards the other player's build limit.

    Only the first district paid for in that turn can be confiscated; what was built without paying its cost
    cannot, and neither can a district that you already have. Of a Thieves' Den only the gold comes back. The tax,
    if there is one, is yours to pay. Unsigned warrants are never shown.
full-thief =
    Name another character. When it is called, you take all the gold of its player, before that player gathers.
    You cannot name a character of rank 1, nor the murdered or the bewitched one. Naming your own other character,
    with two or three players, takes nothing from anybody.
full-spy =
    Choose another player and name a type of districts, then look at that player's hand. For each card of that type
    you take 1 gold from the player and draw 1 card from the deck. If there is less gold than cards, you take all
    of it and still draw the full number.
full-blackmailer =
    Put two threats face down on two characters; one has the flower, and only you know which. Not on rank 1, on the
    murdered or bewitched character, nor on your own.

    A threatened player, when called, gathers first and must then answer before anything else: either pay you half
    of the gold, rounded down, and the threat goes away unseen; or refuse. After a refusal you may turn the threat
    over: with the flower you take all of that player's gold, without it nothing happens.
full-magician =
    Do one of two things: swap your whole hand, even an empty one, with that of another player; or put any number
    of your cards under the deck and draw as many.
full-magician-classic =
    Do one of two things: swap your whole hand, even an empty one, with that of another player; or put any number
    of your cards on the discard pile and draw as many.
full-wizard =
    Look at another player's hand and take one card, into your hand, or build it at once for its cost; that does not
    count towards your build limit. In this turn you may build districts that you already have.
full-wizard-dark-city =
    Look at another player's hand and take one card, into your hand, or build it at once for its cost; that does not
    count towards your build limit. Only the district built in this way may be one that you already have.
full-seer =
    Take one card at random from the hand of every other player, then give each player you took from one card of
    your hand, any card. Players without cards are left out. You may build up to 2 districts.
full-king =
    You receive 1 gold for each noble district in your city. In your turn you must take the crown, when you like;
    at the latest it comes to you at the end of your turn. You call the characters from then on and choose first
    in the next round.

    If you are murdered, you show the King at the end of the round and get the crown then. While nobody is the
    King, the crown stays where it is.
full-king-classic =
    You receive 1 gold for each noble district in your city. When you are called you take the crown at once. You
    call the characters from then on and choose first in the next round.

    If you are murdered, you show the King at the end of the round and get the crown then. While nobody is the
    King, the crown stays where it is.
full-king-dark-city = { full-king-classic }
full-emperor =
    You receive 1 gold for each noble district in your city. In your turn you must take the crown from the player
    who has it and give it to another one, neither that player nor yourself. From the new bearer you take 1 gold or
    a card at random, as you like, if there is any.

    If you are murdered, you show the Emperor at the end of the round and give the crown on in the same way, but
    take nothing for it. The Emperor is not used with two players.
full-emperor-dark-city =
    You receive 1 gold for each noble district in your city. When you are called you must at once take the crown
    from the player who has it and give it to another one, neither that player nor yourself. The new bearer gives
    you 1 gold or a card, as that player likes.

    If you are murdered, you show the Emperor at the end of the round and the crown stays where it is. The Emperor
    is not used with two players.
full-patrician =
    You draw 1 card for each noble district in your city. In your turn you must take the crown, when you like; at
    the latest it comes to you at the end of your turn. If you are murdered, you show the Patrician at the end of
    the round and get the crown then.
full-bishop =
    You receive 1 gold for each religious district in your city. In this round the character of rank 8 cannot use
    its ability on your districts. Murdered, you are not protected. Against the Armory there is no protection.
full-bishop-classic =
    You receive 1 gold for each religious district in your city. In this round the Warlord cannot destroy your
    districts. Murdered, you are not protected.
full-bishop-dark-city =
    You receive 1 gold for each religious district in your city. In this round the character of rank 8 cannot use
    its ability on your districts. Murdered, you are not protected.
full-abbot =
    For each religious district in your city you receive 1 gold or draw 1 card, in any mixture that you name before
    you take it. Once in your turn, if another player has more gold than you, the richest player gives you 1 gold;
    among several who are equally rich you choose. If you are the richest yourself, or one of them, you get
    nothing.
full-abbot-dark-city =
    You receive 1 gold for each religious district in your city. Once in your turn the richest player gives you
    1 gold. If you are the richest yourself, or if several players are equally rich, you get nothing.
full-cardinal =
    You draw 1 card for each religious district in your city. If you lack gold for a district, you may take exactly
    the missing gold from one other player who has it and cannot refuse; for each gold you give that player a card
    from your hand, other than the one you build. Then you must build that district.
full-merchant = You receive 1 gold for each trade district in your city, and 1 gold extra, whatever else you do.
full-merchant-dark-city = You receive 1 gold for each trade district in your city, and after gathering 1 gold extra.
full-alchemist =
    At the end of your turn you get back all the gold that you paid as the cost of districts built in this turn. You
    must have had it to pay. Tax, the Smithy, gold that a confiscation has given back, and cards do not come back.
    The Poor House looks at your stash first.
full-trader =
    You receive 1 gold for each trade district in your city. Trade districts do not count towards your build limit.
full-architect = You draw 2 cards extra and keep both. You may build up to 3 districts.
full-architect-dark-city = After gathering you draw 2 cards extra and keep both. You may build up to 3 districts.
full-navigator =
    Take 4 gold or draw 4 cards. You cannot build anything in this turn, not even what does not count towards the
    build limit.
full-navigator-dark-city =
    After gathering take 4 gold or draw 4 cards. You cannot build anything in this turn, not even if you leave that
    out.
full-scholar =
    Draw 7 cards, keep one and shuffle the others into the deck. You may build up to 2 districts.
full-warlord =
    You receive 1 gold for each military district in your city. You may destroy one district in any city, your own
    included, by paying the bank its cost less 1; so a district of cost 1 is destroyed for nothing. Gold of the
    Artist and a Great Wall make it dearer. A complete city, the city of the Bishop and the Keep are safe.
full-warlord-classic =
    You receive 1 gold for each military district in your city. You may destroy one district of another player by
    paying the bank its cost less 1; so a district of cost 1 is destroyed for nothing. A complete city, the city of
    the Bishop and the Keep are safe.
full-warlord-dark-city =
    You receive 1 gold for each military district in your city. At the end of your turn you may destroy one district
    in any city, your own included, by paying the bank its cost less 1; so a district of cost 1 is destroyed for
    nothing. Gold of the Artist and a Great Wall make it dearer. A complete city, the city of the Bishop and the
    Keep are safe.
full-diplomat =
    You receive 1 gold for each military district in your city. You may exchange one of your districts for one of
    another player's. If that one costs more, you pay its owner the difference; a Great Wall there costs 1 more.
    Neither of you may get a district of a name already in that city. A complete city of others, the city of the
    Bishop and the Keep are safe; your own city may be complete.
full-diplomat-dark-city =
    You receive 1 gold for each military district in your city. At the end of your turn you may exchange one of your
    districts for one of another player's. If that one costs more, you pay its owner the difference. Neither of you
    may get a district of a name already in that city. A complete city of others, the city of the Bishop and the
    Keep are safe; your own city may be complete. With the Diplomat in play the Graveyard is left out.
full-marshal =
    You receive 1 gold for each military district in your city. You may take a district of cost 3 or less from
    another player's city into yours, paying its owner the cost, and 1 more for a Great Wall. Not from a complete
    city or that of the Bishop, not the Keep, and not a district that you already have.
full-queen =
    In your turn you take 3 gold if you sit beside the player who has shown the character of rank 4 in this round. If
    that character was murdered, you get the gold at the end of the round, when it is shown. It is the character
    that counts, not the crown. Only with five or more players.
full-queen-dark-city =
    In your turn you take 3 gold if you sit beside the player who has shown King or Emperor in this round. If that
    character was murdered, you get the gold at the end of the round, when it is shown. It is the character that
    counts, not the crown. Only with five or more players.
full-queen-deluxe-cz =
    In your turn you take 3 gold if you sit beside the player who has shown the character of rank 4 in this round. If
    that character was murdered or bewitched, you get the gold at the end of the round. It is the character that
    counts, not the crown. Only with five or more players.
full-artist =
    Put 1 gold from your stash on one or two of your districts that have none. Such a district costs 1 more for every
    purpose and for good, at the end too, and the gold goes with it to a new owner.
full-tax_collector =
    While this character is among those in play, every player who builds a district puts 1 gold on it right
    afterwards, if any is left, for each district and also for one built without paying. In your turn you may take
    all that gold, and you pay no tax yourself.

    The gold stays there from round to round, and tax is due also when nobody has the character or it was murdered.
    Exchanging or taking a district is not building.
full-old_tax_collector =
    Every player who builds one or more districts pays you 1 gold at the end of that turn, if any is left. An Assassin
    who built before you were called pays when you show yourself. A Witch who builds in her resumed turn pays at its
    end. You collect only once you have been called, and pay nothing yourself.

## Unique districts

full-armory =
    In your turn you may destroy the Armory to destroy one other district in any city, your own included. It costs no
    gold. Not in a complete city. It is no ability of rank 8: neither the Keep nor the Bishop protects.
full-armory-dark-city =
    In your turn you may destroy the Armory to destroy one district in another player's city. It costs no gold. Neither
    the Keep nor the Bishop protects.
full-basilica =
    At the end you score 1 point for each district in your city with an odd cost, gold of the Artist included.
full-capitol = At the end you score 3 points if your city has at least three districts of one type; only once.
full-dragon_gate = At the end it is worth 2 points more than it costs.
full-factory = You pay 1 gold less for each other unique district that you build.
full-framework =
    You may build a district by destroying the Framework instead of paying the cost. It counts towards your build
    limit, and tax is due; it cannot be confiscated.
full-gold_mine = When you take gold in gathering, you take 1 more. Other gold does not count.
full-great_wall = The character of rank 8 pays 1 gold more to use its ability on your other districts.
full-great_wall-dark-city =
    The Warlord pays 1 gold more to destroy any of your districts, the Great Wall included. The Diplomat does not.
full-great_wall-deluxe-cz =
    The character of rank 8 pays 1 gold more to use its ability on any of your districts, the Great Wall included.
full-haunted_quarter =
    At the end it counts as a district of one type, the one that is best for you, for every purpose. It may so stop
    being unique.
full-haunted_quarter-dark-city =
    At the end it counts as a district of one type, the one that is best for you, unless it was built in the last
    round.
full-imperial_treasury = At the end you score 1 point for each gold in your stash. Gold on cards does not count.
full-ivory_tower =
    At the end you score 5 points if it is the only unique district in your city. A Haunted Quarter that counts as
    another type does not matter.
full-keep = The character of rank 8 cannot use its ability on the Keep, not even its owner's own.
full-laboratory = Once in your turn you may discard a card from your hand and take 2 gold.
full-laboratory-classic = Once in your turn you may discard a card from your hand and take 1 gold.
full-laboratory-dark-city = { full-laboratory-classic }
full-library =
    When you draw cards in gathering, you keep all of them; with the Observatory, all three.
full-library-classic =
    When you draw cards in gathering, you keep two of them; with the Observatory, two of three.
full-library-dark-city = { full-library-classic }
full-map_room = At the end you score 1 point for each card in your hand.
full-monument =
    You cannot build it if there are five or more districts in your city. It counts as two districts for the
    completion of your city, and as one for everything else.
full-museum =
    Once in your turn you may put a card from your hand face down under the Museum. At the end you score 1 point for
    each card there. The cards move with the Museum to a new owner; if it is destroyed they go under the deck.
full-necropolis =
    You may build it by destroying one of your districts instead of paying its cost. It counts towards your build
    limit, and tax is due; built in this way it cannot be confiscated.
full-observatory =
    When you draw cards in gathering, you draw 3 instead of 2 and keep one; with the Library, all.
full-observatory-classic =
    When you draw cards in gathering, you draw 3 instead of 2 and keep one; with the Library, two. The others go to
    the discard pile.
full-observatory-dark-city =
    When you draw cards in gathering, you draw 3 instead of 2 and keep one; with the Library, two. The others go under
    the deck.
full-park =
    If you have no cards in your hand at the end of your turn, you draw 2. Not for a Witch whose turn does not go on.
full-poor_house =
    If you have no gold in your stash at the end of your turn, you take 1. Not for a Witch whose turn does not go on.
full-quarry =
    You may build districts that you already have, as many as you like. They stay if you lose the Quarry. It does not
    help Magistrate, Diplomat and Marshal to take such districts.
full-quarry-dark-city =
    You may build a district that you already have, but have only one such double at a time. It stays if you lose the
    Quarry.
full-school_of_magic =
    For income it counts as the type of your choice, in each turn anew; at the end it is just unique. With the Abbot it
    brings gold or a card.
full-school_of_magic-classic =
    For income it counts as the type of your choice, in each turn anew; at the end it is just unique.
full-school_of_magic-dark-city = { full-school_of_magic-classic }
full-school_of_magic-deluxe-cz =
    For income it counts as the type of your choice, in each turn anew; at the end it is just unique. With the Abbot it
    brings gold and a card.
full-secret_vault =
    It cannot be built in any way. If it is in your hand at the end, you score 3 points. Until then it is a card like
    any other.
full-smithy = Once in your turn you may pay 2 gold and draw 3 cards.
full-smithy-classic = Once in your turn you may pay 3 gold and draw 2 cards.
full-stables = Building it does not count towards your build limit, not even if it is confiscated.
full-statue = At the end you score 5 points if you have the crown.
full-theater =
    When all have chosen their characters you may exchange yours with that of another player, unseen; the other cannot
    refuse, and both look at what they got. With two or three players you choose which of yours to give and take one
    of theirs at random.
full-thieves_den = You may pay any part of its cost with cards from your hand, each for 1 gold.
full-wishing_well = At the end you score 1 point for each unique district in your city, the Wishing Well included.
full-wishing_well-dark-city = At the end you score 1 point for each other unique district in your city.
full-ball_room =
    At a table the others must thank you for calling them while you have the crown. Here it has no effect.
full-bell_tower =
    When you build it you may announce that the game ends after a round in which somebody has one district fewer than
    usual. That smaller number then completes a city for everything. If the Bell Tower is destroyed the usual number
    applies again; if it only changes hands, the smaller one stays.
full-graveyard =
    When the Warlord destroys a district, yours or another player's, you may pay 1 gold and take it into your hand.
    Not if you are the Warlord, and not the Graveyard itself.
full-graveyard-dark-city =
    When the Warlord destroys a district, yours or another player's, you may pay 1 gold and take it into your hand.
    Not if you are the Warlord, and not the Graveyard itself. It is left out when the Diplomat is in play.
full-hospital =
    If you are murdered, you may show your character when it is called and gather. You do nothing else in that turn.
full-lighthouse =
    When you build it you look through the whole district deck, take one card into your hand and shuffle the deck.
full-throne_room = You take 1 gold from the bank whenever the crown really changes hands.
full-university = At the end it is worth 2 points more than it costs.

## Action cards

full-big_top =
    Lay it into your city. It stays there and counts as one district for the completion of your city, and for nothing
    else: it has no type, costs and scores nothing and is not built. Rank 8 cannot touch it. You may have several of
    them, but lay one in a turn.
full-big_top-classic =
    Lay it into your city. It stays there and counts as one district for the completion of your city; it costs and
    scores nothing and is not built. The Warlord cannot touch it. You may have several of them, but lay one in a turn.
full-ticket_wagon =
    Lay it down in front of you. Every other player may once in each of their turns put 1 gold on it, draw 3 cards and
    keep one. Right after that you may discard the Ticket Wagon and take all the gold on it. You cannot use it
    yourself; gold that lies on it at the end of the game is lost.
full-ticket_wagon-classic =
    Lay it down in front of you. Every other player may once in each of their turns put 1 gold on it, draw 2 cards and
    keep one. Right after that you may discard the Ticket Wagon and take all the gold on it. You cannot use it
    yourself; gold that lies on it at the end of the game is lost.
full-acrobat =
    Play it, also out of your turn, when rank 4 is called and nobody answers, because it is murdered or nobody has it,
    or when rank 4 is bewitched. You take the crown, call the remaining characters and choose first in the next round.
    A murdered or bewitched rank 4 does not get or give the crown in this round. You keep your own character and get no
    noble income.
full-acrobat-classic =
    Play it, also out of your turn and even if you are murdered, when the King is called and nobody answers, because he
    is murdered or nobody has him. You take the crown, call the remaining characters and choose first in the next
    round. You keep your own character and get no noble income.
full-fortune_teller = Look at the hand of another player and take one card from it.
full-strongman =
    Play it when your character is called. In this turn you are safe from Assassin, Witch, Magistrate, Thief and
    Blackmailer: you play your whole turn, and their tokens go back unseen. It uses up your action card of this turn.
full-strongman-classic =
    Play it, out of your turn, at the moment when your character is murdered. The murder is void and you play your turn
    as usual.
full-director = You may build up to 2 more districts in this turn, on top of everything else that raises your limit.
full-human_cannonball =
    Beside building, replace one district of your city by a dearer one from your hand, paying the difference in cost.
    The old card goes under the deck. It is not a build: no limit, no tax, no confiscation.
full-human_cannonball-classic =
    Beside building, replace one district of your city by a dearer one from your hand, paying the difference in cost.
    The old card goes to the discard pile.
