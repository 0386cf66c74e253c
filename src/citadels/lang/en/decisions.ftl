# What the reader is asked. $acting is the character of the turn, $seat whose turn it is, $card the district
# being built; others belong to the decision: $to, $of, $from, $with are players, $gold and $count numbers.
# .brief is told where one of them is not known.

decision-draft = Choose your character for this round.
decision-draft_discard = Discard one character face down.
decision-theater = Your Theater: swap characters with another player, sight unseen?
decision-theater_give = Which of your characters do you give to { PLAYER($with) }?
decision-turn = Your turn as { CARD($acting, case: "the") }. What will you do?
decision-turn-bewitched = You’re bewitched: gather, then the Witch plays the rest of your turn.
decision-turn-threatened = You’re being blackmailed: gather first, then pay or refuse.
decision-turn-in_hospital = You were murdered, but in your Hospital you may still gather. That’s all.
decision-turn-resumed = You go on as { CARD($acting, case: "the") }, whom you bewitched. What will you do?
decision-keep = Which card will you keep?
decision-pay = { CARD($card) }: { COUNT($gold, of: "gold") } left to pay. Each card counts as 1 gold. How will you pay?
decision-lender = You’re { COUNT($gold, of: "gold") } short for { CARD($card) }. Who lends it to you, one card per gold?
decision-give_for_gold = You owe { PLAYER($to) } { COUNT($count, of: "cards") } for the gold. Which one do you give?
decision-warrant = The signed warrant is on { CARD($signed, case: "the") }. Who gets the next, unsigned one?
decision-confiscate = { PLAYER($from) } has a warrant from you and has just paid { COUNT($gold, of: "gold") } for { CARD($card) }. What will you do?
decision-threaten = The flower is on { CARD($flower, case: "the") }. Who gets the second, empty threat?
decision-threat = { $gold ->
    [0] { PLAYER($to) } is blackmailing you, but half your gold is nothing. Pay it, or refuse?
   *[other] { PLAYER($to) } is blackmailing you. Pay half your gold ({ COUNT($gold, of: "gold") }), or risk losing it all?
}
decision-reveal_threat = { PLAYER($of) } ({ CARD($character, case: "the") }) refuses to pay you. Turn the threat over?
decision-replace = Which other cards will you replace? So far: { $count }.
decision-wizard = Take which card from { PLAYER($of) }: to keep, or to build right away?
decision-seer_give = Which card do you give to { PLAYER($to) }?
decision-tribute = What do you take from { PLAYER($from) } in return for the crown?
decision-crown_on = You were murdered, but you still decide who gets the crown. Who is it?
decision-study = Which card will you keep? The others are shuffled into the deck.
decision-exchange = What will you take in exchange for { CARD($offered) }?
decision-beautify = Put gold on a second district, too?
decision-crown_at_once = Who gets the crown?
decision-pay_tribute = You have the crown now. What do you give { PLAYER($to) } in return?
decision-graveyard = Your Graveyard: pay 1 gold to rescue { CARD($card) }?
decision-bell_tower = Your Bell Tower: should the game end one district sooner?
decision-lighthouse = Your Lighthouse: look through the deck? You take one card, then the deck is shuffled.
decision-search = Which card from the deck will you take?
decision-hospital = Your Hospital: the murdered character is called ({ CARD($character) }). Reveal yourself?
decision-wagon_keep = Which card will you keep?
decision-wagon = There is { COUNT($gold, of: "gold") } on your Ticket Wagon. Discard it and take the gold?
decision-fortune_teller = Which card will you take from { PLAYER($of) }?
decision-cannonball = Which of your districts makes way for { CARD($card) }? You pay the difference.
decision-acrobat = Rank 4 is called ({ CARD($character) }). Play the Acrobat and take the crown?
decision-strongman = You are { CARD($character, case: "the") }. Show the Strongman and save yourself?
decision-wait = Waiting for another player.
