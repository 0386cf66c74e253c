# A game in the terminal: the table as text, and the talk with the player.

## The table

board-head = Раунд { $round } · в колоде { COUNT($deck, of: "cards") } · достроенный город: { COUNT($size, of: "districts") }
board-last_round = Это последний раунд.
board-bell = Колокольня: для конца игры хватит { COUNT($size, of: "districts", case: "gen") }.
board-tax = Налоги, которые ждут сборщика: { COUNT($gold, of: "gold") }.
board-hand_size = { COUNT($count, of: "cards") } на руке
board-complete = город достроен
board-crown = корона
board-no_city = пока ничего не построено
board-district = { CARD($district) } ({ $cost }, { TYPE($type) })
board-museum = Под музеем: { COUNT($count, of: "cards") }
board-museum_known = Под музеем: { CARD($cards) }
board-wagon = Билетный фургон: { COUNT($gold, of: "gold") }
board-characters = Персонажи:
board-rank = { $rank } { CARD($character) }
board-own = У тебя { COUNT($gold, of: "gold") } и { COUNT($points, of: "points") }; твой город: { $city }
board-hand = На руке: { $cards }
board-their_hand = На руке: { $cards }
board-known = На руке точно есть: { CARD($cards) }
board-empty_hand = На руке пусто.
board-card = { CARD($card) } ({ $cost }, { TYPE($type) })
board-discard_pile = Сброс: { CARD($cards) }

## What is known of a character, after its name: words that need not agree with it

mark-face_up = вне игры, в открытую
mark-face_down = вне игры, взакрытую
mark-murdered = убитый персонаж
mark-bewitched = заколдованный персонаж
mark-robbed = цель вора
mark-warrant = ордер
mark-signed = с подписью
mark-threat = под угрозой
mark-flower = с цветком
mark-silent = никто

## Groups of choices

group-gather = Ресурсы
group-build = Строительство
group-character = Персонаж
group-districts = Твои кварталы
group-cards = Карты действий
group-turn = Ход

## The talk

talk-welcome = Цитадели, { $edition }: { COUNT($players, of: "players") }, сид { $seed }.
talk-welcome_help = Введи номер варианта или ? для справки.
talk-range = Введи число от 1 до { $count } или ? для справки.
talk-only_one = Введи 1 или ? для справки.
talk-refused = Сейчас нельзя. { $reason }
talk-why_what = Спроси, например, так: why замок
talk-why_possible = Это можно: вариант { $number }.
talk-bye = Ты выходишь из-за стола. До встречи!
talk-end_of_input = Ввод закончился: ты выходишь из-за стола. До встречи!
talk-kept = Партия сохранена. Чтобы продолжить: { $command }
talk-left = Есть отложенная партия. Чтобы продолжить: { $command }
talk-saved = Запись в файле { $path }.
talk-resumed = Партия продолжается с того же места.
talk-several = Подходит несколько вариантов: { $numbers }
talk-cannot = { $choice }. { $reason }
talk-nothing_yet = Пока ничего не произошло.
talk-ask_language = Какой язык?
talk-ask_edition = Какое издание?
talk-ask_players = Сколько игроков?
talk-ask_set = Какая комбинация персонажей?
talk-ask_bots = Какой уровень у соперников?
talk-ask_again = Введи что-то одно: { $allowed }
talk-ask_default = Просто Enter: { $value }
talk-help =
    3               вариант номер 3 (если он один, хватит Enter)
    build castle    вариант по его названию
    why ТЕКСТ       почему что-то сейчас нельзя: why замок, why murder king
    hint            как поступил бы сильный бот и почему
    ? НАЗВАНИЕ      что делает карта: ? ведьма
    таверна         вариант, в котором есть эта карта или это слово
    u               отменить последний выбор, если это возможно
    p               показать стол ещё раз
    l               рассказать ещё раз, что было в этом раунде
    ?               эта справка
    q               выйти из-за стола; партия сохранится

    Варианты по названию: глагол (build, murder, rob, destroy, take_gold, end_turn),
    затем то, к чему он относится, игрок по номеру (первый — 0): swap_hands 2,
    destroy 1 market, spy 2 noble.

## Records told and stepped through

replay-open = Здесь запись кончается; следующее решение принимает { PLAYER($seat) }.
    .you = Здесь запись кончается; следующее решение за тобой.
replay-step = Шаг { $step } из { $steps }
replay-chose = { PLAYER($seat) } выбирает: { $choice }
    .you = Ты выбираешь: { $choice }
replay-digest = Отпечаток: { $digest }
replay-start = Это начало.
replay-range = Шаги от 0 до { $steps }, места от 0 до { $most }; ? для справки.
replay-end = Это конец.
replay-seen_by = Как это видит { PLAYER($seat) }.
    .you = Как это видишь ты.
replay-spectator = Как это видит зритель.
replay-openly = Всё открыто.
scenario-choose = Выбор за { PLAYER($seat, case: "ins") }:
scenario-holds = Всё так, как и должно быть.
replay-help =
    n или Enter     следующий шаг
    b               шаг назад
    12              шаг 12
    r               следующий раунд
    s 2             глазами игрока 2
    s               глазами зрителя
    o               всё открыто
    p               стол
    ?               эта справка
    q               выйти
