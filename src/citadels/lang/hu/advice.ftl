# Why a strong bot prefers a choice to another: for hints, puzzles and reviews.

## What the choice is about

advice-holder = Legvalószínűbben { PLAYER($seat) } { CARD($character, case: "the") }: { $chance }%.
    .you = Legvalószínűbben te vagy { CARD($character, case: "the") }: { $chance }%.
advice-gold_at_stake = { PLAYER($seat) } { COUNT($gold, of: "gold", case: "acc") } veszíthet.
    .you = { COUNT($gold, of: "gold", case: "acc") } veszíthetsz.
advice-near_end = { PLAYER($seat) } hamarosan véget vethet a játéknak: már csak { COUNT($count, of: "districts") } hiányzik.
    .you = Hamarosan véget vethetsz a játéknak: már csak { COUNT($count, of: "districts") } hiányzik.
advice-leads = A többiek közül { PLAYER($seat) } városa a legjobb: { COUNT($points, of: "points") }.
    .you = A te városod a legjobb: { COUNT($points, of: "points") }.
advice-richest = A többiek közül { PLAYER($seat) } a leggazdagabb: { COUNT($gold, of: "gold") }.
    .you = Te vagy a leggazdagabb: { COUNT($gold, of: "gold") }.
advice-income = Jövedelem { CARD($character) }ként: { COUNT($gold, of: "gold") }.
advice-income_cards = Jövedelem { CARD($character) }ként: { COUNT($count, of: "cards") }.

## Where it leads, compared with the other choice

advice-wins_now = A próbajátszmák { $chance }%-ában győzelemmel véget ér a játék, a másik választással { $other }%-ában.
advice-left_to = Különben { CARD($character, case: "theacc") } { PLAYER($seat) } választja a próbajátszmák { $chance }%-ában.
    .you = Különben { CARD($character, case: "theacc") } te választod a próbajátszmák { $chance }%-ában.
advice-murdered = A meggyilkolás kockázata { $chance }%, a másik választással { $other }%.
advice-own_points = A forduló után átlagosan { COUNT($points, of: "points", case: "with") } több.
advice-own_districts = A forduló után átlagosan { COUNT($count, of: "districts", case: "with") } több.
advice-own_gold = A forduló után átlagosan { COUNT($gold, of: "gold", case: "with") } több.
advice-own_cards = A forduló után átlagosan { COUNT($count, of: "cards", case: "with") } több van kézben.
advice-rival_points = { PLAYER($seat) } a forduló után átlagosan { COUNT($points, of: "points", case: "with") } áll rosszabbul.
    .you = A forduló után átlagosan { COUNT($points, of: "points", case: "with") } állsz rosszabbul.
advice-rival_districts = { PLAYER($seat) } városa a forduló után átlagosan { COUNT($count, of: "districts", case: "with") } kisebb.
    .you = A városod a forduló után átlagosan { COUNT($count, of: "districts", case: "with") } kisebb.
advice-rival_gold = { PLAYER($seat) } a forduló után átlagosan { COUNT($gold, of: "gold", case: "with") } szegényebb.
    .you = A forduló után átlagosan { COUNT($gold, of: "gold", case: "with") } szegényebb vagy.
advice-rival_cards = { PLAYER($seat) } a forduló után átlagosan { COUNT($count, of: "cards", case: "with") } kevesebbet tart a kezében.
    .you = A forduló után átlagosan { COUNT($count, of: "cards", case: "with") } kevesebbet tartasz a kezedben.

## How much depends on it

advice-loses = A másik választás { $chance } százalékponttal csökkenti a győzelem esélyét.
advice-close = A másik választás nagyjából ugyanolyan jó.

## Hints at the table

hint-title = Tanács
hint-ask = Tanács kérése
hint-who = Ki kicsoda
hint-who_known = Most nincs mit találgatni.
hint-chance = győzelem: { $chance }%
hint-others = További lehetőségek
hint-noted = A játszmafájlban nyoma marad, hogy tanácsot kértél.
hint-line = { $choice }: győzelem { $chance }%
