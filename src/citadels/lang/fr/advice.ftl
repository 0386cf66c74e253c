# Why a strong bot prefers a choice to another: for hints, puzzles and reviews. The bot has played both choices to the end
# of the round many times, as far as this player can know the cards. $chance and $other are in per cent, amounts are
# averages. .you is told where the reader is not the player who chooses.

## What the choice is about

advice-holder = Le plus probable : { PLAYER($seat) } a { CARD($character, case: "the") }, à { $chance } %.
    .you = Le plus probable : tu as { CARD($character, case: "the") }, à { $chance } %.
advice-gold_at_stake = { PLAYER($seat) } a { COUNT($gold, of: "gold") } à perdre.
    .you = Tu as { COUNT($gold, of: "gold") } à perdre.
advice-near_end = { PLAYER($seat) } peut finir la partie avec { COUNT($count, of: "districts") } de plus.
    .you = Tu peux finir la partie avec { COUNT($count, of: "districts") } de plus.
advice-leads = { PLAYER($seat) } a la meilleure cité parmi les autres : { COUNT($points, of: "points") }.
    .you = Tu as la meilleure cité parmi les autres : { COUNT($points, of: "points") }.
advice-richest = { PLAYER($seat) } a la plus grosse fortune parmi les autres : { COUNT($gold, of: "gold") }.
    .you = Tu as la plus grosse fortune parmi les autres : { COUNT($gold, of: "gold") }.
advice-income = Revenus avec { CARD($character, case: "the") } : { COUNT($gold, of: "gold") }.
advice-income_cards = Revenus avec { CARD($character, case: "the") } : { COUNT($count, of: "cards") }.

## Where it leads, compared with the other choice

advice-wins_now = Ce choix finit la partie par une victoire dans { $chance } % des essais ; l’autre, dans { $other } %.
advice-left_to = Sinon, { PLAYER($seat) } prend { CARD($character, case: "the") } dans { $chance } % des essais.
    .you = Sinon, tu prends { CARD($character, case: "the") } dans { $chance } % des essais.
advice-murdered = Le risque d’un meurtre est de { $chance } % ; avec l’autre choix, de { $other } %.
advice-own_points = Après la manche, en moyenne : { COUNT($points, of: "points") } de plus.
advice-own_districts = Après la manche, en moyenne : { COUNT($count, of: "districts") } de plus.
advice-own_gold = Après la manche, en moyenne : { COUNT($gold, of: "gold") } de plus.
advice-own_cards = Après la manche, en moyenne : { COUNT($count, of: "cards") } de plus en main.
advice-rival_points = Après la manche, { PLAYER($seat) } a en moyenne { COUNT($points, of: "points") } de moins.
    .you = Après la manche, tu as en moyenne { COUNT($points, of: "points") } de moins.
advice-rival_districts = Après la manche, { PLAYER($seat) } a en moyenne { COUNT($count, of: "districts") } de moins.
    .you = Après la manche, tu as en moyenne { COUNT($count, of: "districts") } de moins.
advice-rival_gold = Après la manche, { PLAYER($seat) } a en moyenne { COUNT($gold, of: "gold") } de moins.
    .you = Après la manche, tu as en moyenne { COUNT($gold, of: "gold") } de moins.
advice-rival_cards = Après la manche, { PLAYER($seat) } a en moyenne { COUNT($count, of: "cards") } de moins en main.
    .you = Après la manche, tu as en moyenne { COUNT($count, of: "cards") } de moins en main.

## How much depends on it

advice-loses = L’autre choix coûte { $chance ->
    [one] { $chance } point
   *[other] { $chance } points
} de pourcentage de chances de gagner.
advice-close = L’autre choix vaut à peu près autant.

## Hints at the table

hint-title = Conseil
hint-ask = Demander un conseil
hint-who = Qui est qui
hint-who_known = Il n’y a rien à deviner pour l’instant.
hint-chance = victoire : { $chance } %
hint-others = Autres possibilités
hint-noted = L’enregistrement de la partie note ce conseil.
hint-line = { $choice } : victoire { $chance } %
