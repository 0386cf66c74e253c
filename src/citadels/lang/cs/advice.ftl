# Why a strong bot prefers a choice to another: for hints, puzzles and reviews.

## What the choice is about

advice-holder = Nejpravděpodobněji má { CARD($character, case: "acc") } { PLAYER($seat) }: { $chance } %.
    .you = Nejpravděpodobněji máš { CARD($character, case: "acc") } ty: { $chance } %.
advice-gold_at_stake = { PLAYER($seat) } může přijít o { COUNT($gold, of: "gold", case: "acc") }.
    .you = Můžeš přijít o { COUNT($gold, of: "gold", case: "acc") }.
advice-near_end = { PLAYER($seat) } má ke konci partie blízko, ve městě { $count ->
    [one] chybí
    [few] chybějí
   *[other] chybí
} už jen { COUNT($count, of: "districts") }.
    .you = Ke konci partie máš blízko, ve městě { $count ->
        [one] chybí
        [few] chybějí
       *[other] chybí
    } už jen { COUNT($count, of: "districts") }.
advice-leads = { PLAYER($seat) } má z ostatních nejlepší město: { COUNT($points, of: "points") }.
    .you = Máš z ostatních nejlepší město: { COUNT($points, of: "points") }.
advice-richest = { PLAYER($seat) } má z ostatních nejvíc mincí: { $gold }.
    .you = Máš z ostatních nejvíc mincí: { $gold }.
advice-income = Příjem za { CARD($character, case: "acc") }: { COUNT($gold, of: "gold") }.
advice-income_cards = Příjem za { CARD($character, case: "acc") }: { COUNT($count, of: "cards") }.

## Where it leads, compared with the other choice

advice-wins_now = Zkušební partie, které tím končí výhrou: { $chance } %, s druhou volbou { $other } %.
advice-left_to = Jinak si { CARD($character, case: "acc") } vezme { PLAYER($seat) } ({ $chance } % zkušebních partií).
    .you = Jinak si { CARD($character, case: "acc") } vezmeš ty ({ $chance } % zkušebních partií).
advice-murdered = Riziko zneškodnění je { $chance } %, s druhou volbou { $other } %.
advice-own_points = Po kole v průměru navíc: { COUNT($points, of: "points") }.
advice-own_districts = Po kole v průměru navíc: { COUNT($count, of: "districts") }.
advice-own_gold = Po kole v průměru navíc: { COUNT($gold, of: "gold") }.
advice-own_cards = Po kole v průměru navíc v ruce: { COUNT($count, of: "cards") }.
advice-rival_points = { PLAYER($seat) } má po kole v průměru o { COUNT($points, of: "points") } méně.
    .you = Po kole máš v průměru o { COUNT($points, of: "points") } méně.
advice-rival_districts = { PLAYER($seat) } má po kole v průměru o { COUNT($count, of: "districts", case: "acc") } méně.
    .you = Po kole máš v průměru o { COUNT($count, of: "districts", case: "acc") } méně.
advice-rival_gold = { PLAYER($seat) } má po kole v průměru o { COUNT($gold, of: "gold", case: "acc") } méně.
    .you = Po kole máš v průměru o { COUNT($gold, of: "gold", case: "acc") } méně.
advice-rival_cards = { PLAYER($seat) } má po kole v průměru v ruce o { COUNT($count, of: "cards", case: "acc") } méně.
    .you = Po kole máš v průměru v ruce o { COUNT($count, of: "cards", case: "acc") } méně.

## How much depends on it

advice-loses = S druhou volbou je šance na výhru o { $chance ->
    [one] { $chance } procentní bod
    [few] { $chance } procentní body
   *[other] { $chance } procentních bodů
} nižší.
advice-close = Druhá volba je zhruba stejně dobrá.

## Hints at the table

hint-title = Nápověda
hint-ask = Požádat o nápovědu
hint-who = Kdo je kdo
hint-who_known = Teď není co hádat.
hint-chance = výhra: { $chance } %
hint-others = Další možnosti
hint-noted = Do záznamu partie se zapíše, že byla použita tato nápověda.
hint-line = { $choice }: výhra { $chance } %
