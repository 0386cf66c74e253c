# What the reader is asked. $acting is the character of the turn, $seat whose turn it is, $card the district
# being built; others belong to the decision: $to, $of, $from, $with are players, $gold and $count numbers.
# .brief is told where one of them is not known.

decision-draft = Choose your character for this round.
decision-draft_discard = Put one character away, face down.
decision-theater = Your Theater: do you exchange your character with somebody, unseen?
decision-theater_give = Which of your characters do you give to { PLAYER($with) }?
decision-turn = Your turn as { CARD($acting, case: "the") }. What do you do?
decision-keep = Which card do you keep?
decision-pay = How do you pay for { CARD($card) }? { COUNT($gold, of: "gold") } to pay; each card counts as 1 gold.
decision-lender = You lack { COUNT($gold, of: "gold") } for { CARD($card) }. Who must lend it to you, for a card each?
decision-give_for_gold = You owe { PLAYER($to) } { COUNT($count, of: "cards") } for the gold. Which one do you give?
decision-warrant = The signed warrant lies on { CARD($signed, case: "the") }. Whom does the next one, an unsigned one, go to?
decision-confiscate = { PLAYER($from) } has paid { COUNT($gold, of: "gold") } for { CARD($card) } under your warrant. What do you do?
decision-threaten = The flower lies with { CARD($flower, case: "the") }. Whom does the second threat, the one without it, go to?
decision-threat = You are threatened. Do you pay { PLAYER($to) } half of your gold, { COUNT($gold, of: "gold") }, or do you risk it all?
decision-reveal_threat = { PLAYER($of) } refuses to pay you as { CARD($character, case: "the") }. Do you turn the threat over?
decision-replace = Which other cards do you replace? So far: { $count }.
decision-wizard = Which card do you take from { PLAYER($of) }, into your hand or built at once?
decision-seer_give = Which card do you give to { PLAYER($to) }?
decision-tribute = What do you take from { PLAYER($from) } for the crown?
decision-crown_on = You were murdered, but the crown is yours to give. To whom?
decision-study = Which card do you keep? The others are shuffled into the deck.
decision-exchange = What do you take for { CARD($offered) }?
decision-beautify = Do you put gold on a second district?
decision-crown_at_once = Whom do you give the crown?
decision-pay_tribute = You have the crown now. What do you give to { PLAYER($to) } for it?
decision-graveyard = Your Graveyard: do you pay 1 gold for { CARD($card) }?
decision-bell_tower = Your Bell Tower: shall one district fewer than usual complete a city?
decision-lighthouse = Your Lighthouse: do you look through the deck? You take one card, and the deck is shuffled.
decision-search = Which card of the deck do you take?
decision-hospital = Your Hospital: { CARD($character, case: "the") }, murdered, is called. Do you show yourself?
decision-wagon_keep = Which card do you keep?
decision-wagon = { COUNT($gold, of: "gold") } on your Ticket Wagon. Do you discard it and take the gold?
decision-fortune_teller = Which card do you take from { PLAYER($of) }?
decision-cannonball = Which of your districts makes way for { CARD($card) }? You pay the difference.
decision-acrobat = { CARD($character, case: "the") } is called. Do you play the Acrobat and take the crown?
decision-strongman = You hold { CARD($character, case: "the") }. Do you show the Strongman?
decision-wait = The game waits for somebody.
