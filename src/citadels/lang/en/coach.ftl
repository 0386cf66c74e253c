# The coach of a first game: a sentence before every kind of decision that is new. Keep them under 120 letters.

coach-name = Coach
coach-quiet = Nothing new: you know how this goes.
coach-off = Without the coach

## By the kind of the decision

coach-asked_draft = Who will you be? Most characters are paid for districts of one color. Nobody sees what you take.
coach-asked_keep = Keep what you can pay for soon, or a color you lack. The rest goes under the deck.
coach-asked_replace = Choose cards to put under the deck, one after another. You draw as many new ones.
coach-asked_pay = The Thieves’ Den can be paid with cards, 1 gold each. Give what you will not build.

## In a turn, by what can be done

coach-turn_gather = Your turn. First gather: gold if you can build soon, cards if your hand is poor.
coach-turn_build = Now you may build. A district is worth what it costs; you can have each one only once.
coach-turn_end_turn = Look at the little marks: is anything left to do? If not, end your turn.
coach-turn_income = Your character is paid for districts of its color, once a turn, before or after you build.
coach-turn_murder = Name a character who misses this round. Who would help the leader most?
coach-turn_rob = Name a character: when it’s called, all its gold is yours. Who is rich, and what would they choose?
coach-turn_conjure = Swap hands with somebody who has many cards, or exchange some of yours with the deck.
coach-turn_take_crown = Take the crown: next round you choose first.
coach-turn_extra_gold = The Merchant gets 1 gold on top. Just take it.
coach-turn_extra_cards = The Architect draws 2 cards on top, and may build up to three districts this turn.
coach-turn_destroy = You may destroy a district for 1 gold less than it cost. Aim at the leader.
coach-turn_use_smithy = Your Smithy sells you 3 cards for 2 gold, once a turn.
coach-turn_use_laboratory = Your Laboratory buys a card from your hand for 2 gold, once a turn.
coach-turn_forgo = You may leave this district unused for a turn. You will hardly ever want to.
