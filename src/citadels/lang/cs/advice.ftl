# Why a strong bot prefers a choice to another: for hints, puzzles and reviews.

## What the choice is about

advice-holder = { PLAYER($seat) } má nejspíš { CARD($character, case: "acc") }: { $chance } %.
    .you = Nejspíš máš { CARD($character, case: "acc") }: { $chance } %.
advice-gold_at_stake = { PLAYER($seat) } může přijít o { COUNT($gold, of: "gold", case: "acc") }.
    .you = Můžeš přijít o { COUNT($gold, of: "gold", case: "acc") }.
advice-near_end = { PLAYER($seat) } má blízko ke konci hry. Ve městě chybí: { COUNT($count, of: "districts") }.
    .you = Máš blízko ke konci hry. Ve městě chybí: { COUNT($count, of: "districts") }.
advice-leads = { PLAYER($seat) } má z ostatních nejlepší město: { COUNT($points, of: "points") }.
    .you = Máš z ostatních nejlepší město: { COUNT($points, of: "points") }.
advice-richest = { PLAYER($seat) } má z ostatních nejvíc mincí: { $gold }.
    .you = Máš z ostatních nejvíc mincí: { $gold }.
advice-income = Příjem za { CARD($character, case: "acc") }: { COUNT($gold, of: "gold") }.
advice-income_cards = Příjem za { CARD($character, case: "acc") }: { COUNT($count, of: "cards") }.

## Where it leads, compared with the other choice

advice-wins_now = Hra tím skončí výhrou v { $chance } % zkušebních partií, s druhou volbou v { $other } %.
advice-left_to = Jinak si { CARD($character, case: "acc") } vezme { PLAYER($seat) }: v { $chance } % zkušebních partií.
    .you = Jinak si { CARD($character, case: "acc") } vezmeš ty: v { $chance } % zkušebních partií.
advice-murdered = Riziko zneškodnění je { $chance } %, s druhou volbou { $other } %.
advice-own_points = Po kole v průměru navíc: { COUNT($points, of: "points") }.
advice-own_districts = Po kole v průměru navíc: { COUNT($count, of: "districts") }.
advice-own_gold = Po kole v průměru navíc: { COUNT($gold, of: "gold") }.
advice-own_cards = Po kole v průměru navíc v ruce: { COUNT($count, of: "cards") }.
advice-rival_points = { PLAYER($seat) } po kole v průměru ztrácí { COUNT($points, of: "points") }.
    .you = Po kole v průměru ztrácíš { COUNT($points, of: "points") }.
advice-rival_districts = { PLAYER($seat) } má po kole v průměru méně budov, rozdíl: { $count }.
    .you = Po kole máš v průměru méně budov, rozdíl: { $count }.
advice-rival_gold = { PLAYER($seat) } po kole v průměru ztrácí { COUNT($gold, of: "gold", case: "acc") }.
    .you = Po kole v průměru ztrácíš { COUNT($gold, of: "gold", case: "acc") }.
advice-rival_cards = { PLAYER($seat) } má po kole v průměru v ruce méně karet, rozdíl: { $count }.
    .you = Po kole máš v průměru v ruce méně karet, rozdíl: { $count }.

## How much depends on it

advice-loses = Druhá volba stojí { $chance ->
    [one] { $chance } procentní bod
    [few] { $chance } procentní body
   *[other] { $chance } procentních bodů
} šance na výhru.
advice-close = Druhá volba je zhruba stejně dobrá.

## Hints at the table

hint-title = Nápověda
hint-ask = Požádat o nápovědu
hint-chance = výhra: { $chance } %
hint-others = Další možnosti
hint-noted = V záznamu hry bude, že tato nápověda byla použita.
hint-line = { $choice }: výhra { $chance } %
