# Why a strong bot prefers a choice to another: for hints, puzzles and reviews.

## What the choice is about

advice-holder = Больше всего шансов, что { CARD($character, case: "nom") } — { PLAYER($seat) }: { $chance } %.
    .you = Больше всего шансов, что { CARD($character, case: "nom") } — ты: { $chance } %.
advice-gold_at_stake = У { PLAYER($seat, case: "gen") } можно отнять { COUNT($gold, of: "gold") }.
    .you = У тебя можно отнять { COUNT($gold, of: "gold") }.
advice-near_end = { PLAYER($seat) } скоро может закончить партию: не хватает { COUNT($count, of: "districts", case: "gen") }.
    .you = Ты скоро можешь закончить партию: не хватает { COUNT($count, of: "districts", case: "gen") }.
advice-leads = Из остальных лучший город у { PLAYER($seat, case: "gen") }: { COUNT($points, of: "points") }.
    .you = Лучший город у тебя: { COUNT($points, of: "points") }.
advice-richest = Из остальных больше всего золота у { PLAYER($seat, case: "gen") }: { $gold }.
    .you = Больше всего золота у тебя: { $gold }.
advice-income = { CARD($character) } приносит доход: { COUNT($gold, of: "gold") }.
advice-income_cards = { CARD($character) } приносит доход: { COUNT($count, of: "cards") }.

## Where it leads, compared with the other choice

advice-wins_now = В { $chance } % пробных партий это заканчивает игру победой, при другом выборе — в { $other } %.
advice-left_to = Иначе в { $chance } % пробных партий { CARD($character, case: "acc") } берёт { PLAYER($seat) }.
    .you = Иначе в { $chance } % пробных партий { CARD($character, case: "acc") } берёшь ты.
advice-murdered = Риск убийства — { $chance } %, при другом выборе — { $other } %.
advice-own_points = После раунда в среднем больше на { COUNT($points, of: "points") }.
advice-own_districts = После раунда в среднем больше на { COUNT($count, of: "districts") }.
advice-own_gold = После раунда в среднем больше на { COUNT($gold, of: "gold") }.
advice-own_cards = После раунда на руке в среднем больше на { COUNT($count, of: "cards", case: "acc") }.
advice-rival_points = У { PLAYER($seat, case: "gen") } после раунда в среднем меньше на { COUNT($points, of: "points") }.
    .you = У тебя после раунда в среднем меньше на { COUNT($points, of: "points") }.
advice-rival_districts = У { PLAYER($seat, case: "gen") } после раунда в среднем меньше на { COUNT($count, of: "districts") }.
    .you = У тебя после раунда в среднем меньше на { COUNT($count, of: "districts") }.
advice-rival_gold = У { PLAYER($seat, case: "gen") } после раунда в среднем меньше на { COUNT($gold, of: "gold") }.
    .you = У тебя после раунда в среднем меньше на { COUNT($gold, of: "gold") }.
advice-rival_cards = У { PLAYER($seat, case: "gen") } после раунда на руке в среднем меньше на { COUNT($count, of: "cards", case: "acc") }.
    .you = У тебя после раунда на руке в среднем меньше на { COUNT($count, of: "cards", case: "acc") }.

## How much depends on it

advice-loses = Другой выбор стоит { $chance ->
    [one] { $chance } процентный пункт
    [few] { $chance } процентных пункта
   *[many] { $chance } процентных пунктов
} шанса на победу.
advice-close = Другой выбор примерно так же хорош.

## Hints at the table

hint-title = Подсказка
hint-ask = Попросить подсказку
hint-who = Кто есть кто
hint-who_known = Сейчас гадать не о чем.
hint-chance = победа: { $chance } %
hint-others = Другие варианты
hint-noted = В записи партии останется отметка об этой подсказке.
hint-line = { $choice }: победа { $chance } %
