# The prompt at the table: what a turn still offers, what would be left unused, hints.

## The parts of a turn

step-gather = ресурсы
step-build = стройка { $count }
step-income = доход
step-murder = убийство
step-bewitch = колдовство
step-warrant = ордера
step-rob = кража
step-spy = шпионаж
step-threaten = угрозы
step-conjure = обмен картами
step-look_at_hand = чужая рука
step-foresee = чужие карты
step-take_crown = корона
step-give_crown = передача короны
step-alms = милостыня
step-extra_gold = доп. золото
step-extra_cards = доп. карты
step-four = 4 золотых или 4 карты
step-study = изучение
step-destroy = разрушение
step-offer = обмен
step-seize = захват
step-neighbour_gold = золото за 4-й ранг
step-beautify = украшение
step-collect_tax = налоги
prompt-steps = Этот ход
prompt-step_open = впереди
prompt-step_done = готово
prompt-step_closed = сейчас нельзя

## What a turn that ends now leaves unused

unused-murder = Никто ещё не убит.
unused-warrant = Ордера ещё не выписаны.
unused-rob = Ещё не решено, кого обворовать.
unused-spy = Чужая рука ещё не просмотрена.
unused-threaten = Угрозы ещё не разложены.
unused-conjure = Обмен картами не использован.
unused-look_at_hand = Чужие карты ещё не просмотрены.
unused-foresee = Карты у соперников ещё не взяты.
unused-alms = Золотой у самого богатого игрока ещё не взят.
unused-four = Тебя ждут 4 золотых или 4 карты.
unused-study = Семь карт колоды остались без внимания.
unused-destroy = Ни один квартал не разрушен.
unused-offer = Обмен кварталами не использован.
unused-seize = Ни один квартал не захвачен.
unused-beautify = Ни один квартал не украшен.
unused-income = Доход за кварталы ещё не получен.
unused-gold = В банке тебя { $gold ->
    [one] ждёт
    [few] ждут
   *[many] ждут
} { COUNT($gold, of: "gold") }.
unused-cards = В колоде тебя { $count ->
    [one] ждёт
    [few] ждут
   *[many] ждут
} { COUNT($count, of: "cards") }.
prompt-end_anyway = Всё равно закончить

## The prompt

# same as in English
prompt-power = { $name }: { $text }
prompt-hint_warrant = Первый ордер — подписанный.
prompt-hint_threaten = Первая угроза — с цветком.
prompt-not_yet = Ход пока нельзя закончить. { $reason }
prompt-murdered = Твой персонаж убит: этот раунд ты пропускаешь.
prompt-only_answer = Вариант один: { $choice }. Он будет выбран за тебя.
# The page answers as the reader did before; $choice is that answer.
prompt-same_answer = Как ты и хочешь: { $choice }.
prompt-ask_again = Снова спрашивать
prompt-always = Всегда отвечать так в этой партии
prompt-players = Выбрать игрока…
prompt-seen_hand = Карты { PLAYER($seat, case: "gen") }
prompt-now = Сейчас: { $choice }
