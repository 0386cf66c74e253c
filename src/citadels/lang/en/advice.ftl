# Why a strong bot prefers a choice to another: for hints, puzzles and reviews. The bot has played both choices to the end
# of the round many times, as far as this player can know the cards. $chance and $other are in per cent, amounts are
# averages. .you is told where the reader is not the player who chooses.

## What the choice is about

advice-holder = { PLAYER($seat) } is the likeliest to have { CARD($character, case: "the") }: { $chance }%.
    .you = You are the likeliest to have { CARD($character, case: "the") }: { $chance }%.
advice-gold_at_stake = { PLAYER($seat) } has { COUNT($gold, of: "gold") } to lose.
    .you = You have { COUNT($gold, of: "gold") } to lose.
advice-near_end = { PLAYER($seat) } is only { COUNT($count, of: "districts") } away from ending the game.
    .you = You are only { COUNT($count, of: "districts") } away from ending the game.
advice-leads = { PLAYER($seat) } has the best city among the others: { COUNT($points, of: "points") }.
    .you = You have the best city among the others: { COUNT($points, of: "points") }.
advice-richest = { PLAYER($seat) } is the richest of the others: { COUNT($gold, of: "gold") }.
    .you = You are the richest of the others: { COUNT($gold, of: "gold") }.
advice-income = Income as { CARD($character, case: "the") }: { COUNT($gold, of: "gold") }.
advice-income_cards = Income as { CARD($character, case: "the") }: { COUNT($count, of: "cards") }.

## Where it leads, compared with the other choice

advice-wins_now = It ends the game with a win in { $chance }% of the trial games; the other choice does in { $other }%.
advice-left_to = Otherwise { PLAYER($seat) } takes { CARD($character, case: "the") } in { $chance }% of the trial games.
    .you = Otherwise you take { CARD($character, case: "the") } in { $chance }% of the trial games.
advice-murdered = The risk of being murdered is { $chance }%; with the other choice it is { $other }%.
advice-own_points = After the round, on average: { COUNT($points, of: "points") } more.
advice-own_districts = After the round, on average: { COUNT($count, of: "districts") } more.
advice-own_gold = After the round, on average: { COUNT($gold, of: "gold") } more.
advice-own_cards = After the round, on average: { COUNT($count, of: "cards") } more in hand.
advice-rival_points = { PLAYER($seat) } has on average { COUNT($points, of: "points") } less after the round.
    .you = You have on average { COUNT($points, of: "points") } less after the round.
advice-rival_districts = { PLAYER($seat) } has on average { COUNT($count, of: "districts") } fewer after the round.
    .you = You have on average { COUNT($count, of: "districts") } fewer after the round.
advice-rival_gold = { PLAYER($seat) } has on average { COUNT($gold, of: "gold") } less after the round.
    .you = You have on average { COUNT($gold, of: "gold") } less after the round.
advice-rival_cards = { PLAYER($seat) } has on average { COUNT($count, of: "cards") } fewer in hand after the round.
    .you = You have on average { COUNT($count, of: "cards") } fewer in hand after the round.

## How much depends on it

advice-loses = With the other choice, the chance to win is { $chance ->
    [one] { $chance } percentage point
   *[other] { $chance } percentage points
} lower.
advice-close = The other choice is about as good.

## Hints at the table

# $chance: the chance to win, in per cent; $choice: a choice in words, in the terminal.
hint-title = Hint
hint-ask = Ask for a hint
hint-who = Who is who
hint-who_known = There is nothing to guess now.
hint-chance = { $chance }% to win
hint-others = Alternatives
hint-noted = The record of the game notes that you asked for this hint.
hint-line = { $choice }: { $chance }% to win
