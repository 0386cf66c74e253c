# Why a strong bot prefers a choice to another: for hints, puzzles and reviews. $chance and $other are in per cent,
# amounts are averages. .you is told where the reader is not the player who chooses.

## What the choice is about

advice-holder = Am ehesten hat { PLAYER($seat) } { CARD($character, case: "acc") }: { $chance } %.
    .you = Am ehesten hast du { CARD($character, case: "acc") }: { $chance } %.
advice-gold_at_stake = { PLAYER($seat) } hat { COUNT($gold, of: "gold") } zu verlieren.
    .you = Du hast { COUNT($gold, of: "gold") } zu verlieren.
advice-near_end = Bis zum Ende der Partie { $count ->
    [one] fehlt
   *[other] fehlen
} { PLAYER($seat, case: "dat") } nur noch { COUNT($count, of: "districts") }.
    .you = Bis zum Ende der Partie { $count ->
        [one] fehlt
       *[other] fehlen
    } dir nur noch { COUNT($count, of: "districts") }.
advice-leads = Von den anderen hat { PLAYER($seat) } die beste Stadt: { COUNT($points, of: "points") }.
    .you = Von den anderen hast du die beste Stadt: { COUNT($points, of: "points") }.
advice-richest = Von den anderen hat { PLAYER($seat) } am meisten Gold: { COUNT($gold, of: "gold") }.
    .you = Von den anderen hast du am meisten Gold: { COUNT($gold, of: "gold") }.
advice-income = Ertrag für { CARD($character, case: "acc") }: { COUNT($gold, of: "gold") }.
advice-income_cards = Ertrag für { CARD($character, case: "acc") }: { COUNT($count, of: "cards") }.

## Where it leads, compared with the other choice

advice-wins_now = Damit endet die Partie in { $chance } % der Probepartien mit dem Sieg, mit der anderen Wahl in { $other } %.
advice-left_to = Sonst nimmt { PLAYER($seat) } in { $chance } % der Probepartien { CARD($character, case: "acc") }.
    .you = Sonst nimmst du in { $chance } % der Probepartien { CARD($character, case: "acc") }.
advice-murdered = Die Gefahr, gemeuchelt zu werden, liegt bei { $chance } %, mit der anderen Wahl bei { $other } %.
advice-own_points = Nach der Runde im Schnitt: { COUNT($points, of: "points") } mehr.
advice-own_districts = Nach der Runde im Schnitt: { COUNT($count, of: "districts") } mehr.
advice-own_gold = Nach der Runde im Schnitt: { COUNT($gold, of: "gold") } mehr.
advice-own_cards = Nach der Runde im Schnitt: { COUNT($count, of: "cards") } mehr auf der Hand.
advice-rival_points = { PLAYER($seat) } hat nach der Runde im Schnitt { COUNT($points, of: "points") } weniger.
    .you = Du hast nach der Runde im Schnitt { COUNT($points, of: "points") } weniger.
advice-rival_districts = { PLAYER($seat) } hat nach der Runde im Schnitt { COUNT($count, of: "districts") } weniger.
    .you = Du hast nach der Runde im Schnitt { COUNT($count, of: "districts") } weniger.
advice-rival_gold = { PLAYER($seat) } hat nach der Runde im Schnitt { COUNT($gold, of: "gold") } weniger.
    .you = Du hast nach der Runde im Schnitt { COUNT($gold, of: "gold") } weniger.
advice-rival_cards = { PLAYER($seat) } hat nach der Runde im Schnitt { COUNT($count, of: "cards") } weniger auf der Hand.
    .you = Du hast nach der Runde im Schnitt { COUNT($count, of: "cards") } weniger auf der Hand.

## How much depends on it

advice-loses = Die andere Wahl kostet { $chance ->
    [one] { $chance } Prozentpunkt
   *[other] { $chance } Prozentpunkte
} Siegchance.
advice-close = Die andere Wahl ist etwa gleich gut.

## Hints at the table

# $chance: the chance to win, in per cent; $choice: a choice in words, in the terminal.
hint-title = Tipp
hint-ask = Um einen Tipp bitten
hint-who = Wer ist wer
hint-who_known = Gerade gibt es nichts zu raten.
hint-chance = { $chance } % Siegchance
hint-others = Andere Möglichkeiten
hint-noted = Die Aufzeichnung der Partie vermerkt, dass du um diesen Tipp gebeten hast.
hint-line = { $choice }: { $chance } % Siegchance
