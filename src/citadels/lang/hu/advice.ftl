# Why a strong bot prefers a choice to another: for hints, puzzles and reviews.

## What the choice is about

advice-holder = { PLAYER($seat) } a legvalószínűbb: { CARD($character) }, { $chance }%.
    .you = Te vagy a legvalószínűbb: { CARD($character) }, { $chance }%.
advice-gold_at_stake = { PLAYER($seat) } ennyit veszíthet: { COUNT($gold, of: "gold") }.
    .you = Ennyit veszíthetsz: { COUNT($gold, of: "gold") }.
advice-near_end = { PLAYER($seat) } hamarosan véget vethet a játéknak. Hiányzik még: { COUNT($count, of: "districts") }.
    .you = Hamarosan véget vethetsz a játéknak. Hiányzik még: { COUNT($count, of: "districts") }.
advice-leads = { PLAYER($seat) } városa a legjobb a többieké közül: { COUNT($points, of: "points") }.
    .you = A te városod a legjobb a többieké közül: { COUNT($points, of: "points") }.
advice-richest = { PLAYER($seat) } a leggazdagabb a többiek közül: { COUNT($gold, of: "gold") }.
    .you = Te vagy a leggazdagabb a többiek közül: { COUNT($gold, of: "gold") }.
advice-income = { CARD($character) }, jövedelem: { COUNT($gold, of: "gold") }.
advice-income_cards = { CARD($character) }, jövedelem: { COUNT($count, of: "cards") }.

## Where it leads, compared with the other choice

advice-wins_now = A próbajátszmák { $chance }%-ában győzelemmel véget ér a játék, a másik választással { $other }%-ában.
advice-left_to = Különben { CARD($character, case: "theacc") } { PLAYER($seat) } választja a próbajátszmák { $chance }%-ában.
    .you = Különben { CARD($character, case: "theacc") } te választod a próbajátszmák { $chance }%-ában.
advice-murdered = A meggyilkolás kockázata { $chance }%, a másik választással { $other }%.
advice-own_points = A forduló után átlagosan ennyivel több: { COUNT($points, of: "points") }.
advice-own_districts = A forduló után átlagosan ennyivel több: { COUNT($count, of: "districts") }.
advice-own_gold = A forduló után átlagosan ennyivel több: { COUNT($gold, of: "gold") }.
advice-own_cards = A forduló után átlagosan ennyivel több a kézben: { COUNT($count, of: "cards") }.
advice-rival_points = { PLAYER($seat) } a forduló után átlagosan ennyivel kevesebbet ér el: { COUNT($points, of: "points") }.
    .you = A forduló után átlagosan ennyivel kevesebbet érsz el: { COUNT($points, of: "points") }.
advice-rival_districts = { PLAYER($seat) } városa a forduló után átlagosan ennyivel kisebb: { COUNT($count, of: "districts") }.
    .you = A városod a forduló után átlagosan ennyivel kisebb: { COUNT($count, of: "districts") }.
advice-rival_gold = { PLAYER($seat) } a forduló után átlagosan ennyivel szegényebb: { COUNT($gold, of: "gold") }.
    .you = A forduló után átlagosan ennyivel szegényebb vagy: { COUNT($gold, of: "gold") }.
advice-rival_cards = { PLAYER($seat) } a forduló után átlagosan ennyivel kevesebbet tart a kezében: { COUNT($count, of: "cards") }.
    .you = A forduló után átlagosan ennyivel kevesebbet tartasz a kezedben: { COUNT($count, of: "cards") }.

## How much depends on it

advice-loses = A másik választás { $chance } százalékponttal csökkenti a győzelem esélyét.
advice-close = A másik választás nagyjából ugyanolyan jó.

## Hints at the table

hint-title = Tanács
hint-ask = Tanács kérése
hint-chance = győzelem: { $chance }%
hint-others = További lehetőségek
hint-noted = A játszma feljegyzésében nyoma marad, hogy tanácsot kértél.
hint-line = { $choice }: győzelem { $chance }%
