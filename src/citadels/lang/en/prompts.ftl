# The prompt at the table: what a turn still offers, what would be left unused, hints.

## The parts of a turn, as short labels in small letters; $count: how many districts

step-gather = gather
step-build = build { $count }
step-income = income
step-murder = murder
step-bewitch = bewitch
step-warrant = warrants
step-rob = rob
step-spy = spy
step-threaten = threats
step-conjure = swap cards
step-look_at_hand = look at a hand
step-foresee = take cards
step-take_crown = crown
step-give_crown = give the crown
step-alms = alms
step-extra_gold = extra gold
step-extra_cards = extra cards
step-four = 4 gold or 4 cards
step-study = study
step-destroy = destroy
step-offer = exchange
step-seize = seize
step-neighbour_gold = gold for rank 4
step-beautify = beautify
step-collect_tax = taxes
prompt-steps = This turn
# For screen readers, behind the label of a part.
prompt-step_open = to do
prompt-step_done = done
prompt-step_closed = not possible now

## What a turn that ends now leaves unused

unused-murder = You haven’t murdered anybody.
unused-warrant = You haven’t placed your warrants.
unused-rob = You haven’t named anybody to rob.
unused-spy = You haven’t spied on anybody.
unused-threaten = You haven’t threatened anybody.
unused-conjure = You haven’t swapped any cards.
unused-look_at_hand = You haven’t looked at anybody’s hand.
unused-foresee = You haven’t taken a card from each player.
unused-alms = You haven’t taken gold from the richest player.
unused-four = You haven’t taken your 4 gold or 4 cards.
unused-study = You haven’t drawn seven cards to keep one.
unused-destroy = You haven’t destroyed a district.
unused-offer = You haven’t exchanged a district.
unused-seize = You haven’t seized a district.
unused-beautify = You haven’t put gold on a district.
unused-income = You haven’t collected your income.
unused-gold = You haven’t collected { COUNT($gold, of: "gold") }.
unused-cards = You haven’t drawn { COUNT($count, of: "cards") }.
prompt-end_anyway = End it anyway

## The prompt

prompt-power = { $name }: { $text }
prompt-hint_warrant = The first warrant you place is the signed one.
prompt-hint_threaten = Your first threat is the one with the flower.
prompt-not_yet = You can’t end your turn yet. { $reason }
prompt-murdered = You were murdered: you sit out this round.
# The page answers by itself; $choice is the only answer.
prompt-only_answer = Only one answer: { $choice }. It’s given for you.
# The page answers as the reader did before; $choice is that answer.
prompt-same_answer = As you wished: { $choice }.
prompt-ask_again = Ask me again
prompt-always = Always answer like this in this game
prompt-players = Choose a player…
prompt-seen_hand = { PLAYER($seat, case: "whose") } hand
# $choice: what a click on a highlighted thing does.
prompt-now = Now: { $choice }
