# The full rules of a card. Where editions differ, full-CARD-EDITION; full-CARD is the deluxe edition, or the only
# one. Cost, type, rank and copies are shown beside the text and need not be told. Plain districts have the text
# of their type.
#
# An empty line begins a paragraph; other line ends are only layout.

## Plain districts, by type

full-type-noble = It has no effect of its own. Noble districts bring income to { CARD($characters, case: "the") }.
full-type-religious = It has no effect of its own. Religious districts bring income to { CARD($characters, case: "the") }.
full-type-trade = It has no effect of its own. Trade districts bring income to { CARD($characters, case: "the") }.
full-type-military = It has no effect of its own. Military districts bring income to { CARD($characters, case: "the") }.

## Characters

full-assassin =
    Name another character (not a player). It is murdered: its player stays silent when it is called and misses the
    whole turn. Naming a character that no one has does nothing.
full-witch =
    Gather first; then you must name another character, and your turn is put on hold. Until it resumes, you can’t
    build, and you can’t use any districts but those that help you gather (Gold Mine, Library, Observatory).

    When the bewitched character is called, its player reveals it, gathers, and that turn is over. Then your turn
    resumes as if you were that character, with its abilities and limits, but with your own hand, gold and city. You
    don’t gather again.

    The crown of a bewitched King or Patrician goes to the bewitched player. If you bewitched the Emperor, you choose
    who is crowned and take the gold or card; the Blackmailer, you place the threats and take the bribes; the Bishop,
    your own city is protected.

    If no one has the bewitched character, your turn is simply over. The Thief and the Blackmailer can name neither
    you nor the bewitched character.
full-witch-dark-city =
    Gather first; then you must name another character, and your turn is put on hold. Until it resumes, you can’t
    build or use anything except what belongs to gathering (Library, Observatory).

    When the bewitched character is called, its player reveals it, gathers, and that turn is over. Then your turn
    resumes as if you were that character, with its abilities and limits, but with your own hand, gold and city. You
    don’t gather again.

    The crown of a bewitched King goes to the bewitched player. If you bewitched the Bishop, your own city is
    protected, and so is the Bishop’s.

    If no one has the bewitched character, your turn is simply over. The Thief can name neither you nor the bewitched
    character.
full-magistrate =
    Place three warrants face down on three different characters. One of them is signed, and only you know which.

    When the player of the character with the signed warrant pays for a district in that character’s turn, you may
    reveal the warrant and confiscate the district: it is built in your city for free, the other player gets the gold
    back, and it counts toward that player’s building limit.

    You can only confiscate the first district paid for in that turn, never one built without paying its cost, and
    never one you already have. For a Thieves’ Den only the gold is returned. You pay the tax, if there is any.
    Unsigned warrants are never revealed.
full-thief =
    Name another character. When it is called, you take all of its player’s gold, before that player gathers. You
    can’t name rank 1, nor the murdered or the bewitched character. With two or three players, naming your own second
    character takes nothing from anyone.
full-thief-classic =
    Name another character. When it is called, you take all of its player’s gold, before that player gathers. You
    can name neither the Assassin nor the murdered character. With two or three players, naming your own second
    character takes nothing from anyone.
full-spy =
    Choose another player and name a type of district, then look at that player’s hand. For each card of that type,
    take 1 gold from the player and draw 1 card from the deck. If the player has too little gold, you take all of it
    and still draw the full number.
full-blackmailer =
    Place two threats face down on two characters. One has the flower, and only you know which. Only rank 1,
    the murdered and the bewitched character are safe: you may threaten your own as a bluff, but nothing comes of it.

    When called, a threatened player gathers first and must then answer before anything else: pay you half their gold,
    rounded down, and the threat goes away unseen; or refuse. After a refusal you may turn the threat over: with the
    flower, you take all of that player’s gold; without it, nothing happens.
full-magician =
    Do one of two things: swap your whole hand, even an empty one, with another player’s; or put any number of your
    cards under the deck and draw as many.
full-magician-classic =
    Do one of two things: swap your whole hand, even an empty one, with another player’s; or discard any number of
    your cards and draw as many.
full-wizard =
    Look at another player’s hand and take one card: keep it, or build it right away for its cost, which doesn’t count
    toward your building limit. This turn, you may build districts you already have.
full-wizard-dark-city =
    Look at another player’s hand and take one card: keep it, or build it right away for its cost, which doesn’t count
    toward your building limit. Only the district built this way may be one you already have. You can’t build it before
    you’ve gathered.
full-seer =
    Take one random card from every other player’s hand, then give each player you took from one card from your hand,
    any card. Players without cards are skipped. You may build up to 2 districts.
full-king =
    Take 1 gold for each noble district in your city. In your turn you must take the crown, whenever you like; at the
    latest, you get it at the end of your turn. From then on you call the characters, and you choose first in the next
    round.

    If you are murdered, you reveal the King at the end of the round and take the crown then. As long as no one is the
    King, the crown stays where it is.
full-king-classic =
    Take 1 gold for each noble district in your city. When you are called, you take the crown right away. From then on
    you call the characters, and you choose first in the next round.

    If you are murdered, you reveal the King at the end of the round and take the crown then. As long as no one is the
    King, the crown stays where it is.
full-king-dark-city = { full-king-classic }
full-emperor =
    Take 1 gold for each noble district in your city. In your turn you must take the crown from the player who has it
    and give it to someone else, but not to yourself. From the new holder you take 1 gold or a random card, as you
    like, if there is any.

    If you are murdered, you reveal the Emperor at the end of the round and pass the crown on the same way, but take
    nothing in return. The Emperor isn’t used with two players.
full-emperor-dark-city =
    Take 1 gold for each noble district in your city. When you are called, you must right away take the crown from the
    player who has it and give it to someone else, but not to yourself. The new holder gives you 1 gold or a card, as
    that player likes.

    If you are murdered, you stay hidden, even at the end of the round, and the crown stays where it is. The Emperor
    isn’t used with two players.
full-patrician =
    Draw 1 card for each noble district in your city. In your turn you must take the crown, whenever you like; at the
    latest, you get it at the end of your turn. If you are murdered, you reveal the Patrician at the end of the round
    and take the crown then.
full-bishop =
    Take 1 gold for each religious district in your city. This round, another player’s character of rank 8 can’t use its
    ability on your districts. If you are murdered, you are not protected; if you are bewitched, the Witch is protected instead of
    you. There is no protection against the Armory.
full-bishop-classic =
    Take 1 gold for each religious district in your city. This round, the Warlord can’t destroy your districts. If you
    are murdered, you are not protected.
full-bishop-dark-city =
    Take 1 gold for each religious district in your city. This round, another player’s character of rank 8 can’t use its
    ability on your districts. Only murder ends your protection: if you are bewitched, both you and the Witch are protected.
full-abbot =
    For each religious district in your city, take 1 gold or draw 1 card, in any mix you name before taking it. Once in
    your turn, if another player has more gold than you, the richest player gives you 1 gold; if several are tied, you
    choose. If you are the richest, or tied for it, you get nothing.
full-abbot-dark-city =
    Take 1 gold for each religious district in your city. Once in your turn, the richest player gives you 1 gold. If
    you are the richest, or if several players are tied, you get nothing.
full-cardinal =
    Draw 1 card for each religious district in your city. If you are short of gold for a district, you may take exactly
    the missing gold from one other player who has it, and who can’t refuse. For each gold, give that player a card from
    your hand, other than the one you are building. Then you must build that district.
full-merchant = Take 1 gold for each trade district in your city, plus 1 extra gold, whatever else you do.
full-merchant-dark-city = Take 1 gold for each trade district in your city, plus 1 extra gold after gathering.
full-alchemist =
    At the end of your turn, you get back all the gold you paid as the cost of districts built this turn. You must have
    had it to pay. Tax, the Smithy, gold already returned by a confiscation, and cards don’t come back. The Poor House
    checks your stash first.
full-alchemist-dark-city =
    At the end of your turn, you get back all the gold you paid as the cost of districts built this turn. You must
    have had it to pay. Gold for the Tax Collector or the Smithy doesn’t come back.
full-alchemist-deluxe-cz =
    At the end of your turn, you get back all the gold you paid as the cost of districts built this round; with two or
    three players, that includes your other turn if it came first. You must have had it to pay. Tax, the Smithy, gold
    already returned by a confiscation, and cards don’t come back. The Poor House checks your stash first.
full-trader =
    Take 1 gold for each trade district in your city. Trade districts don’t count toward your building limit.
full-architect = Draw 2 extra cards and keep both. You may build up to 3 districts.
full-architect-dark-city = After gathering, draw 2 extra cards and keep both. You may build up to 3 districts.
full-navigator =
    Take 4 gold or draw 4 cards. You can’t build anything this turn, not even what doesn’t count toward the building
    limit.
full-navigator-dark-city =
    After gathering, take 4 gold or draw 4 cards. You can’t build anything this turn, even if you skip that.
full-scholar =
    Draw 7 cards, keep one and shuffle the rest into the deck. You may build up to 2 districts.
full-warlord =
    Take 1 gold for each military district in your city. You may destroy one district in any city, even your own, by
    paying the bank its cost minus 1; so a district of cost 1 is free. The Artist’s gold and a Great Wall make it more
    expensive. A complete city, the Bishop’s city and the Keep are safe.
full-warlord-classic =
    Take 1 gold for each military district in your city. You may destroy one district of another player by paying the
    bank its cost minus 1; so a district of cost 1 is free. A complete city, the Bishop’s city and the Keep are safe.
full-warlord-dark-city =
    Take 1 gold for each military district in your city. At the end of your turn you may destroy one district in any
    city, even your own, by paying the bank its cost minus 1; so a district of cost 1 is free. The Artist’s gold and a
    Great Wall make it more expensive. A complete city, the Bishop’s city and the Keep are safe.
full-diplomat =
    Take 1 gold for each military district in your city. You may exchange one of your districts for one of another
    player’s. If theirs costs more, you pay them the difference, plus 1 for a Great Wall. Neither of you may end up with
    a district that was already in that city. Another player’s complete city, the Bishop’s city and the Keep are safe;
    your own city may be complete.
full-diplomat-dark-city =
    Take 1 gold for each military district in your city. At the end of your turn you may exchange one of your districts
    for one of another player’s. If theirs costs more, you pay them the difference. Neither of you may end up with a
    district that was already in that city. You can’t take the Keep, nor anything from the Bishop’s city. You may give
    any district of yours, even the Keep. Complete cities aren’t safe from you, and your own may be complete, too. With
    the Diplomat in play, the Graveyard is left out.
full-marshal =
    Take 1 gold for each military district in your city. You may move a district of cost 3 or less from another player’s
    city into yours, paying its owner the cost, plus 1 for a Great Wall. A complete city, the Bishop’s city and the Keep
    are safe, and you can’t take a district you already have.
full-queen =
    In your turn, take 3 gold if you sit next to the player who has revealed rank 4 this round. If that character was
    murdered, you get the gold at the end of the round, when it is revealed. The character counts, not the crown. Only
    with five or more players.
full-queen-dark-city =
    In your turn, take 3 gold if you sit next to the player who has revealed the King this round. If the King was
    murdered, you get the gold at the end of the round, when he is revealed. The character counts, not the crown, and
    the Emperor gives you nothing. Only with five or more players.
full-queen-deluxe-cz =
    In your turn, take 3 gold if you sit next to the player who has revealed rank 4 this round. If that character was
    murdered or bewitched, you get the gold at the end of the round. The character counts, not the crown. Only with five
    or more players.
full-artist =
    Put 1 gold from your stash on one or two of your districts that have none. Such a district costs 1 more for every
    purpose and for good, scoring included, and the gold moves with it to a new owner.
full-tax_collector =
    While this character is in play, every player who builds a district puts 1 gold on this card right after, if they
    have any left: for each district, even one built without paying. In your turn you may take all that gold, and you pay
    no tax yourself. With two or three players, you still pay in the turn of your other character.

    The gold stays there from round to round, and tax is due even if no one has the character or it was murdered.
    Exchanging or taking a district isn’t building.
full-old_tax_collector =
    Every player who builds at least one district pays you 1 gold at the end of that turn, if they have any left. An
    Assassin who built before you were called pays when you reveal yourself. A Witch who builds in her resumed turn pays
    at its end. You collect only once you have been called, and pay nothing yourself.

## Unique districts

full-armory =
    In your turn, you may destroy the Armory to destroy one other district in any city, even your own. It costs no gold.
    The target can’t be in a complete city. This isn’t an ability of rank 8: neither the Keep nor the Bishop protects.
full-armory-dark-city =
    In your turn, you may destroy the Armory to destroy one district in another player’s city. It costs no gold. Neither
    the Keep nor the Bishop protects.
full-basilica =
    Scores 1 point for each district in your city with an odd cost, counting the Artist’s gold.
full-capitol = Scores 3 points if your city has at least three districts of the same type; only once.
full-dragon_gate = Scores 2 points more than it costs.
full-factory = You pay 1 gold less for each other unique district you build.
full-framework =
    You may build a district by destroying the Framework instead of paying the cost. It counts toward your building
    limit, and tax is due; it can’t be confiscated.
full-gold_mine = When you gather gold, take 1 more. Other gold doesn’t count.
full-great_wall = The character of rank 8 pays 1 more gold to use its ability on your other districts.
full-great_wall-dark-city =
    The Warlord pays 1 more gold to destroy any of your districts, including the Great Wall. The Diplomat doesn’t.
full-great_wall-deluxe-cz =
    The character of rank 8 pays 1 more gold to use its ability on any of your districts, including the Great Wall.
full-haunted_quarter =
    At the end of the game it counts as a district of one type, whichever is best for you, for every purpose. It may
    stop being unique that way.
full-haunted_quarter-dark-city =
    At the end of the game it counts as a district of one type, whichever is best for you, unless you built it in the
    last round.
full-imperial_treasury = Scores 1 point for each gold in your stash. Gold on cards doesn’t count.
full-ivory_tower =
    Scores 5 points if it is the only unique district in your city. A Haunted Quarter that counts as another type
    doesn’t matter.
full-keep = The character of rank 8 can’t use its ability on the Keep, not even if its owner wants it to.
full-keep-classic = The Warlord can’t destroy the Keep.
full-keep-dark-city = The Warlord can’t destroy the Keep, not even their own, and the Diplomat can’t take it. You may still give it away
    as the Diplomat.
full-laboratory = Once per turn, you may discard a card from your hand and take 2 gold.
full-laboratory-classic = Once per turn, you may discard a card from your hand and take 1 gold.
full-laboratory-dark-city = { full-laboratory-classic }
full-library =
    When you gather cards, you keep all you draw; with the Observatory, all three.
full-library-classic =
    When you gather cards, you keep two of them; with the Observatory, two of three.
full-library-dark-city = { full-library-classic }
full-map_room = Scores 1 point for each card in your hand at the end.
full-monument =
    You can’t build it if there are five or more districts in your city. It counts as two districts toward completing
    your city, and as one for everything else.
full-museum =
    Once per turn, you may tuck a card from your hand face down under the Museum. Each card there scores 1 point. The
    cards move with the Museum to a new owner; if it is destroyed, they go under the deck.
full-necropolis =
    You may build it by destroying one of your districts instead of paying its cost. It counts toward your building
    limit, and tax is due; built this way, it can’t be confiscated.
full-observatory =
    When you gather cards, you draw 3 instead of 2 and keep one; with the Library, all.
full-observatory-classic =
    When you gather cards, you draw 3 instead of 2 and keep one; with the Library, two. The others go to the discard
    pile.
full-observatory-dark-city =
    When you gather cards, you draw 3 instead of 2 and keep one; with the Library, two. The others go under the deck.
full-park =
    If you have no cards in your hand at the end of your turn, draw 2. It doesn’t work for a Witch whose turn doesn’t
    resume.
full-poor_house =
    If you have no gold in your stash at the end of your turn, take 1. It doesn’t work for a Witch whose turn doesn’t
    resume.
full-quarry =
    You may build districts you already have, as many as you like. They stay if you lose the Quarry. It doesn’t let the
    Magistrate, Diplomat or Marshal take such districts.
full-quarry-dark-city =
    You may build a district you already have, but only have one such duplicate at a time. It stays if you lose the
    Quarry.
full-school_of_magic =
    For income it counts as the type of your choice, chosen anew each turn; at the end it is just unique. With the Abbot
    it brings gold or a card.
full-school_of_magic-classic =
    For income it counts as the type of your choice, chosen anew each turn; at the end it is just unique.
full-school_of_magic-dark-city = { full-school_of_magic-classic }
full-school_of_magic-deluxe-cz =
    For income it counts as the type of your choice, chosen anew each turn; at the end it is just unique. With the Abbot
    it brings gold and a card.
full-secret_vault =
    It can’t be built in any way. If it is in your hand at the end, it scores 3 points. Until then it is a card like
    any other.
full-smithy = Once per turn, you may pay 2 gold and draw 3 cards.
full-smithy-classic = Once per turn, you may pay 3 gold and draw 2 cards.
full-stables = Building it doesn’t count toward your building limit, not even if it is confiscated.
full-statue = Scores 5 points if you have the crown at the end.
full-theater =
    When everyone has chosen, you may swap your character with another player’s, sight unseen. The other player can’t
    refuse, and you both look at what you got. With two or three players, you choose which of yours to give and take one
    of theirs at random.
full-thieves_den = You may pay any part of its cost with cards from your hand; each counts as 1 gold.
full-wishing_well = Scores 1 point for each unique district in your city, including the Wishing Well.
full-wishing_well-dark-city = Scores 1 point for each other unique district in your city.
full-ball_room =
    At a real table, the others must thank you for calling them while you have the crown. Here it has no effect.
full-bell_tower =
    When you build it, you may announce that the game ends after a round in which someone has one district fewer than
    usual. From then on that smaller number completes a city for every purpose. If the Bell Tower is destroyed, the usual
    number applies again; if it only changes hands, the smaller one stays.
full-bell_tower-deluxe-cz =
    When you build it, you may announce that the game ends after a round in which someone has one district fewer than
    usual. That is all it changes: a city of that smaller number isn’t complete, isn’t safe from rank 8 and scores nothing
    for being complete. If the Bell Tower is destroyed, the usual number applies again; if it only changes hands, the
    smaller one stays.
full-graveyard =
    When the Warlord destroys a district, yours or another player’s, you may pay 1 gold and take it into your hand. You
    can’t use it as the Warlord, and not for the Graveyard itself.
full-graveyard-dark-city =
    When the Warlord destroys a district, yours or another player’s, you may pay 1 gold and take it into your hand. You
    can’t use it as the Warlord, and not for the Graveyard itself. It is left out when the Diplomat is in play.
full-hospital =
    If you are murdered, you may reveal your character when it is called and gather. You do nothing else that turn.
full-lighthouse =
    When you build it, look through the whole district deck, take one card into your hand and shuffle the deck.
full-throne_room = Take 1 gold from the bank whenever the crown actually changes hands.
full-university = Scores 2 points more than it costs.

## Action cards

full-big_top =
    Add it to your city. It stays there and counts as one district toward completing your city, and for nothing else: it
    has no type, costs and scores nothing, and isn’t built. Rank 8 can’t touch it. You may have several, but play only
    one per turn.
full-big_top-classic =
    Add it to your city. It stays there and counts as one district toward completing your city; it costs and scores
    nothing, and isn’t built. The Warlord can’t touch it. You may have several, but play only one per turn.
full-ticket_wagon =
    Put it in front of you. Once in each of their turns, every other player may put 1 gold on it, draw 3 cards and keep
    one. Right after that, you may discard the Ticket Wagon and take all the gold on it. You can’t use it yourself; gold
    left on it at the end of the game is lost.
full-ticket_wagon-classic =
    Put it in front of you. Once in each of their turns, every other player may put 1 gold on it, draw 2 cards and keep
    one. Right after that, you may discard the Ticket Wagon and take all the gold on it. You can’t use it yourself; gold
    left on it at the end of the game is lost.
full-acrobat =
    Play it, even out of turn, when rank 4 is called and no one answers (murdered, or no one has it), or when rank 4 is
    bewitched. You take the crown, call the remaining characters and choose first in the next round. A murdered or
    bewitched rank 4 neither gets nor gives the crown this round. You keep your own character and get no noble income.
full-acrobat-classic =
    Play it, even out of turn and even if you are murdered, when the King is called and no one answers (murdered, or no
    one has him). You take the crown, call the remaining characters and choose first in the next round. You keep your own
    character and get no noble income.
full-fortune_teller = Look at another player’s hand and take one card from it.
full-strongman =
    Play it when your character is called and is murdered, bewitched, about to be robbed, or has a warrant or a
    threat. This turn you are safe from the Assassin, Witch, Magistrate, Thief and Blackmailer: you play your whole
    turn, and their tokens go back unseen. It counts as your action card for this turn.
full-strongman-classic =
    Play it, out of turn, at the moment your character is murdered. The murder is canceled and you play your turn as
    usual.
full-director = You may build up to 2 more districts this turn, on top of everything else that raises your limit.
full-human_cannonball =
    Besides building, replace one district in your city with a more expensive one from your hand, paying the difference
    in cost. The old card goes under the deck. This isn’t building: no limit, no tax, no confiscation.
full-human_cannonball-classic =
    Besides building, replace one district in your city with a more expensive one from your hand, paying the difference
    in cost. The old card goes to the discard pile.
