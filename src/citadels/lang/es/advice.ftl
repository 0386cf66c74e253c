# Why a strong bot prefers a choice to another: for hints, puzzles and reviews.

## What the choice is about

advice-holder = Lo más probable es que { PLAYER($seat) } tenga { CARD($character, case: "to") }: { $chance } %.
    .you = Lo más probable es que tengas { CARD($character, case: "to") }: { $chance } %.
advice-gold_at_stake = { PLAYER($seat) } puede perder { COUNT($gold, of: "gold") }.
    .you = Puedes perder { COUNT($gold, of: "gold") }.
advice-near_end = { PLAYER($seat) } está a solo { COUNT($count, of: "districts") } de acabar la partida.
    .you = Estás a solo { COUNT($count, of: "districts") } de acabar la partida.
advice-leads = { PLAYER($seat) } tiene la mejor ciudad entre los rivales: { COUNT($points, of: "points") }.
    .you = Tienes la mejor ciudad entre los rivales: { COUNT($points, of: "points") }.
advice-richest = { PLAYER($seat) } tiene más oro que los demás rivales: { COUNT($gold, of: "gold") }.
    .you = Tienes más oro que los demás rivales: { COUNT($gold, of: "gold") }.
advice-income = Ingresos como { CARD($character) }: { COUNT($gold, of: "gold") }.
advice-income_cards = Ingresos como { CARD($character) }: { COUNT($count, of: "cards") }.

## Where it leads, compared with the other choice

advice-wins_now = Acaba la partida con victoria en el { $chance } % de las partidas de prueba; la otra opción, en el { $other } %.
advice-left_to = Si no, { PLAYER($seat) } elige { CARD($character, case: "to") } en el { $chance } % de las partidas de prueba.
    .you = Si no, eliges { CARD($character, case: "to") } en el { $chance } % de las partidas de prueba.
advice-murdered = El riesgo de asesinato es del { $chance } %; con la otra opción, del { $other } %.
advice-own_points = Tras la ronda, de media: { COUNT($points, of: "points") } más.
advice-own_districts = Tras la ronda, de media: { COUNT($count, of: "districts") } más.
advice-own_gold = Tras la ronda, de media: { COUNT($gold, of: "gold") } más.
advice-own_cards = Tras la ronda, de media: { COUNT($count, of: "cards") } más en la mano.
advice-rival_points = Tras la ronda, { PLAYER($seat) } tiene de media { COUNT($points, of: "points") } menos.
    .you = Tras la ronda, tienes de media { COUNT($points, of: "points") } menos.
advice-rival_districts = Tras la ronda, { PLAYER($seat) } tiene de media { COUNT($count, of: "districts") } menos.
    .you = Tras la ronda, tienes de media { COUNT($count, of: "districts") } menos.
advice-rival_gold = Tras la ronda, { PLAYER($seat) } tiene de media { COUNT($gold, of: "gold") } menos.
    .you = Tras la ronda, tienes de media { COUNT($gold, of: "gold") } menos.
advice-rival_cards = Tras la ronda, { PLAYER($seat) } tiene de media { COUNT($count, of: "cards") } menos en la mano.
    .you = Tras la ronda, tienes de media { COUNT($count, of: "cards") } menos en la mano.

## How much depends on it

advice-loses = La otra opción cuesta { $chance ->
    [one] { $chance } punto porcentual
   *[other] { $chance } puntos porcentuales
} de la probabilidad de ganar.
advice-close = La otra opción es casi igual de buena.

## Hints at the table

hint-title = Pista
hint-ask = Pedir una pista
hint-who = Quién es quién
hint-who_known = Ahora no hay nada que adivinar.
hint-chance = victoria: { $chance } %
hint-others = Otras posibilidades
hint-noted = La grabación de la partida guarda que has pedido esta pista.
hint-line = { $choice }: victoria { $chance } %
