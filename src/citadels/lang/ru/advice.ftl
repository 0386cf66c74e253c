# Why a strong bot prefers a choice to another: for hints, puzzles and reviews.

## What the choice is about

advice-holder = { PLAYER($seat) } — скорее всего { CARD($character, case: "nom") }: { $chance } %.
    .you = Ты — скорее всего { CARD($character, case: "nom") }: { $chance } %.
advice-gold_at_stake = У { PLAYER($seat, case: "gen") } можно отнять: { COUNT($gold, of: "gold") }.
    .you = У тебя можно отнять: { COUNT($gold, of: "gold") }.
advice-near_end = { PLAYER($seat) } скоро может закончить партию. Не хватает: { COUNT($count, of: "districts") }.
    .you = Ты скоро можешь закончить партию. Не хватает: { COUNT($count, of: "districts") }.
advice-leads = У { PLAYER($seat, case: "gen") } лучший город среди остальных: { COUNT($points, of: "points") }.
    .you = У тебя лучший город среди остальных: { COUNT($points, of: "points") }.
advice-richest = У { PLAYER($seat, case: "gen") } больше всех золота среди остальных: { $gold }.
    .you = У тебя больше всех золота среди остальных: { $gold }.
advice-income = { CARD($character) } приносит доход: { COUNT($gold, of: "gold") }.
advice-income_cards = { CARD($character) } приносит доход: { COUNT($count, of: "cards") }.

## Where it leads, compared with the other choice

advice-wins_now = Партия заканчивается победой в { $chance } % пробных партий, при другом выборе — в { $other } %.
advice-left_to = Иначе { CARD($character, case: "acc") } берёт { PLAYER($seat) }: в { $chance } % пробных партий.
    .you = Иначе { CARD($character, case: "acc") } берёшь ты: в { $chance } % пробных партий.
advice-murdered = Риск убийства — { $chance } %, при другом выборе — { $other } %.
advice-own_points = После раунда в среднем больше на { COUNT($points, of: "points") }.
advice-own_districts = После раунда в среднем дополнительно: { COUNT($count, of: "districts") }.
advice-own_gold = После раунда в среднем дополнительно: { COUNT($gold, of: "gold") }.
advice-own_cards = После раунда в среднем дополнительно на руке: { COUNT($count, of: "cards") }.
advice-rival_points = У { PLAYER($seat, case: "gen") } после раунда в среднем меньше на { COUNT($points, of: "points") }.
    .you = У тебя после раунда в среднем меньше на { COUNT($points, of: "points") }.
advice-rival_districts = У { PLAYER($seat, case: "gen") } после раунда в среднем меньше на { COUNT($count, of: "districts") }.
    .you = У тебя после раунда в среднем меньше на { COUNT($count, of: "districts") }.
advice-rival_gold = У { PLAYER($seat, case: "gen") } после раунда в среднем меньше на { COUNT($gold, of: "gold") }.
    .you = У тебя после раунда в среднем меньше на { COUNT($gold, of: "gold") }.
advice-rival_cards = У { PLAYER($seat, case: "gen") } после раунда в среднем меньше карт на руке, разница: { $count }.
    .you = У тебя после раунда в среднем меньше карт на руке, разница: { $count }.

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
hint-chance = победа: { $chance } %
hint-others = Другие варианты
hint-noted = В записи партии останется отметка об этой подсказке.
hint-line = { $choice }: победа { $chance } %
