# The table in the browser.

## The board

table-title = Стол
table-status = Что нужно сделать
table-your_turn = Ты
table-hint = Выбери { $what ->
    [hand] выделенную карту в руке
    [table] одну из карт, показанных выше
    [character] выделенного персонажа
    [district] выделенный квартал
    [seat] выделенного игрока
   *[several] что-нибудь выделенное
}.
table-hint_or = Или выбери { $what ->
    [hand] выделенную карту в руке
    [table] одну из карт, показанных выше
    [character] выделенного персонажа
    [district] выделенный квартал
    [seat] выделенного игрока
   *[several] что-нибудь выделенное
}.
table-over = Партия окончена.
table-waits = Игра кого-то ждёт.
table-waits_draft = { PLAYER($seat) } выбирает персонажа.
table-waits_turn = { PLAYER($seat) } ходит за { CARD($character, case: "acc") }.
table-waits_answer = { PLAYER($seat) } принимает решение.
# The player who must choose is gone.
table-waits_gone = { PLAYER($seat) } не в сети. Через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} вступит бот.
table-waits_offline = { PLAYER($seat) } не в сети. Игра ждёт; хозяин может посадить бота.
table-undo = Отменить
table-all_choices = Все варианты ({ $count })
table-choices_title = Все твои варианты
table-read = Прочитать карту
table-changed = Стол только что изменился; посмотри ещё раз.
# same as in English
table-place_choice = { $name }: { $choice }
table-place_choices = { $name } ({ $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
})
table-characters = Персонажи в порядке вызова
# same as in English
table-rank = { $rank } { $name }
table-player = { $name }: { COUNT($gold, of: "gold") }, { COUNT($count, of: "cards") }, { COUNT($points, of: "points") }, кварталов { $built } из { $size }
table-gold = Золото
table-hand = Карты на руке
table-points = Очки сейчас
table-bot = Бот
table-away = Играет бот
table-offline = Не в сети
table-online = В сети
# Somebody is gone, and a bot answers in so many seconds.
table-bot_in = Не в сети · бот через { $seconds } с
table-can_be = Может быть:
table-can_be_many = Возможных персонажей: { $count }
# Buttons on a phone, where a city is only a line.
table-city_open = { $name }: показать весь город
table-city_close = { $name }: закрыть город
table-no_character = Без персонажа
# same as in English
table-built = { $built } / { $size }
table-your_hand = Твоя рука: { COUNT($count, of: "cards") }
table-cards = Карты на выбор
table-draft = Выбор персонажей
table-offered = Персонажи, которые к тебе пришли
table-choosing = выбирает…
table-round = Раунд { $round }
table-last_round = Последний раунд
table-deck = Карты в колоде
table-middle = В центре стола
table-confirm_end = Закончить ход?
table-confirm_end_text = Можно сделать ещё кое-что.
table-play_on = Играть дальше

## The table's own affairs

table-watching = Ты смотришь
table-discards = Сброс: { $count }
table-known_deck = Известно в колоде: { $count }
# same as in English
table-known_place = { $place }. { $name }
table-menu = Этот стол
table-menu_copy = Скопировать ссылку
table-menu_copied = Ссылка скопирована.
table-menu_host = Хозяин
table-menu_bot = Пусть играет бот
table-menu_kick = Удалить игрока
table-menu_leave = Покинуть игру
table-menu_leave_sure = За тебя будет играть бот; можно вернуться.

## Log, recap, notices

table-log = Журнал
table-log_show = Показать
table-log_all = Всё
table-log_mine = Обо мне
table-log_start = Начало
table-log_newest = К последним записям
table-log_new = { $count ->
    [one] { $count } новая запись
    [few] { $count } новые записи
   *[many] { $count } новых записей
}
table-log_undone = отменено
table-log_empty = Ничего такого ещё не было.
table-recap = Что произошло?
table-recap_since = С твоего последнего выбора
table-recap_hits = Что важнее всего для тебя
table-recap_order = По порядку
table-recap_nothing = С твоего последнего выбора ничего не произошло.
table-hit_murder_named = { PLAYER($seat) } убивает { CARD($character, case: "acc") }: это ты!
table-hit_bewitch_named = { PLAYER($seat) } заколдовывает { CARD($character, case: "acc") }: это ты!
table-hit_rob_named = { PLAYER($seat) } собирается обворовать { CARD($character, case: "acc") }: это ты!
table-hit_building = { PLAYER($seat) } забирает у тебя { CARD($card, case: "acc") } и сразу строит.
table-hit_warrants_placed = { PLAYER($seat) } выписывает ордера, и один из них на тебя.
table-hit_threats_placed = { PLAYER($seat) } угрожает двум персонажам, и один из них — ты.
table-title_mine = Твой ход
table-title_other = Ходит { $name }
table-title_over = Партия окончена
table-clock_of = { $name }: осталось { $time }
table-clock_low = мало времени
table-clock_soon = У тебя { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[many] осталось { $seconds } секунд
}. Потом за тебя сыграет бот.
table-clock_away = За тебя играет бот.
table-clock_back = Вернуться в игру
table-guide = Правила к этому моменту
table-keys = Клавиши
table-keys_next = к следующему элементу или назад
table-keys_arrows = к следующему варианту или назад
table-keys_choose = выбрать
table-keys_read = прочитать карту
table-keys_numbers = с первого по девятый вариант на панели
table-keys_end = закончить ход
table-keys_undo = отменить
table-keys_log = к журналу
table-keys_hand = к картам на руке
table-keys_recap = что произошло с твоего последнего выбора
table-keys_guide = открыть или закрыть правила к этому моменту
table-keys_hint = попросить подсказку, если стол её разрешает
table-keys_suspects = показать, кто кем может быть, если за столом разрешены подсказки
table-keys_mute = выключить или включить звуки
table-keys_gold = прочитать, сколько у кого золота
table-keys_cards = прочитать твои карты и сколько их у других
table-keys_cities = прочитать города
table-keys_who = прочитать персонажей и кто за кого играет
table-keys_step = следующий шаг; с Shift — догнать
table-keys_help = эта справка
table-keys_close = закрыть
table-sound_try = Послушать
table-sound_turn = Твой ход
table-sound_gold = Золото
table-sound_card = Карты
table-sound_build = Строительство
table-sound_hit = Действие против тебя
table-sound_destroy = Квартал разрушен
table-sound_crown = Корона
table-sound_end = Конец
