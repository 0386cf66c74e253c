# The start page, opening a table and waiting at it, in the browser.

## Everywhere

lobby-unreachable = Сервер недоступен. Проверь соединение и попробуй ещё раз; ничего не потеряно.
lobby-try_again = Попробовать снова
lobby-level_easy = Лёгкий
lobby-level_normal = Обычный
lobby-level_hard = Сложный
lobby-level_expert = Эксперт
lobby-level_master = Мастер
lobby-person = Человек
lobby-bot_level = Бот: { $level }
lobby-minutes = около { $minutes } мин
lobby-watch = Смотреть
lobby-read_card = прочитать карту

## Start

lobby-game = Цитадели
lobby-pitch = Восемь персонажей, одна корона. Тайно выбери, кем будешь в этом раунде, бери золото, строй кварталы — и угадай, кто придёт за тобой.
lobby-name = Твоё имя
lobby-name_other = Другое имя
lobby-nicknames = Аист Барсук Бобр Выдра Ворон Дрозд Заяц Ёж Куница Лис Рысь Синица Сова Стриж Цапля
lobby-play_now = Играть сразу
lobby-play_now_about = Ты и три бота, с картами для первой партии.
lobby-local = Играть на этом устройстве
lobby-local_about = Игра работает прямо в браузере, даже без сети.
lobby-local_loading = Игра загружается: { $percent } %
lobby-local_ready = Готово: здесь можно играть без сети.
lobby-local_away = Сервер недоступен. Здесь можно сыграть с ботами.
lobby-local_failed = Не удалось загрузить игру. Попробуй ещё раз, когда появится сеть.
lobby-local_none = Сервер недоступен, а игры без сети на нём нет.
lobby-coach = С тренером: пара слов перед всем новым
lobby-bots_level = Боты
lobby-opening = Стол открывается…
lobby-new_table = Новый стол
lobby-new_table_about = С друзьями, с другими персонажами, по твоим правилам.
lobby-join = Войти по коду
lobby-join_field = Код или ссылка
lobby-join_hint = Восемь букв и цифр или вся ссылка, которую тебе прислали.
lobby-join_go = Войти
lobby-join_no_code = Это не код и не ссылка на стол. В коде восемь букв и цифр.
lobby-mine = Твои столы
lobby-mine_none = Твоих партий пока нет. До первой — один щелчок.
lobby-your_turn = Твой ход!
lobby-state_open = Ждёт игроков
lobby-state_running = Думают другие
lobby-state_over = Окончена
lobby-continue = Продолжить
lobby-to_table = К столу
lobby-look_back = Посмотреть итог
lobby-finished = Оконченные партии
lobby-open_tables = Открытые столы
lobby-open_none = Сейчас никто не ищет игроков. Открой общий стол, и его здесь увидят все.
lobby-sit_down = Сесть за стол
lobby-loading = Поиск столов…
lobby-table_of = Стол { $id }
lobby-free_seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
lobby-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
lobby-new_here = Играешь впервые?
lobby-read_rules = Научись за три минуты
lobby-learn = Учись играя
lobby-learn_about = Шесть коротких сцен за настоящим столом, пять минут. Ходишь ты.
lobby-learn_scenes = Все сцены
lobby-learn_begin = Начать
lobby-learn_go_on = Продолжить
lobby-alone = Наедине с игрой
lobby-puzzles = Задачи
lobby-puzzles_about = Найди лучший вариант.
lobby-daily = Раздача дня
lobby-daily_about = Одни и те же карты для всех.
lobby-stats = Статистика
lobby-stats_about = Твои партии и партии всех.

## New table

lobby-edition = Издание
lobby-players = Игроки
lobby-cards = Карты
lobby-cards_about = Какие персонажи и бонусные кварталы участвуют в игре.
lobby-way_ready = Комбинация
# differs from set-random: here a way to choose the characters, there a set
lobby-way_random = Случайно
lobby-way_own = Свой выбор
lobby-random_about = В начале партии жребий определит по одному персонажу каждого ранга и бонусные кварталы, от дешёвых до дорогих; их увидят все.
lobby-ninth = Добавить 9-й ранг: { CARD($character, case: "nom") }
lobby-ninth_any = Добавить персонажа 9-го ранга
lobby-ninth_needed = Если игроков { $players }, это обязательно.
lobby-ninth_forbidden = Если игроков { $players }, так нельзя.
lobby-substitute = Для { CARD($character, case: "gen") } нужно больше игроков. Кто на замену?
lobby-characters = Персонажи
lobby-uniques = Бонусные кварталы
lobby-rank = Ранг { $rank }
lobby-rank_nobody = Никого
lobby-rank_nobody_about = Восьми рангов достаточно.
lobby-uniques_random = Случайные
lobby-uniques_own = Мой выбор
lobby-uniques_count = Сколько
lobby-uniques_chosen = Выбрано: { $count }
lobby-uniques_none = Очистить выбор
lobby-uniques_all = Все из этого издания.
lobby-uniques_drawn = { $count ->
    [one] { $count } случайный бонусный квартал
    [few] { $count } случайных бонусных квартала
   *[many] { $count } случайных бонусных кварталов
}
lobby-characters_drawn = По одному каждого ранга, случайно.
lobby-beyond_book = По правилам заменяют одного или двух из восьми базовых персонажей; твой выбор идёт дальше.
lobby-by_rule = правило { $rule }
lobby-action_cards = Карты действий
lobby-action_cards_about = Ещё пятнадцать карт в колоду: маленькие цирковые сюрпризы.
lobby-action_in_book = Они есть в этом издании: играй с ними или без них.
lobby-action_none = Без них
lobby-action_first = Первая версия
lobby-action_second = Вторая версия
lobby-action_own = как в этом издании
lobby-more = Ещё: домашние правила
lobby-more_about = Всё как в издании, пока ты этого не изменишь.
lobby-more_changed = { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
   *[many] { $count } изменений
}
lobby-as_edition = Как в издании ({ $value })
lobby-as_usual = Как в издании
lobby-reset = Всё как в издании
lobby-yes = да
lobby-no = нет
lobby-rule-city_size = В достроенном городе
lobby-rule-five_types_bonus = Очки за все пять видов
lobby-rule-discard_pile = Открытый сброс
lobby-rule-face_down_first = Закрытого персонажа вытягивают первым
lobby-rule-face_down_seen = Закрытого персонажа видит владелец короны
lobby-rule-tie_break = При равном счёте
lobby-rule-unique_count = Число случайных бонусных кварталов
lobby-rule-crown = Первый владелец короны
lobby-rule-mixed = Можно выбирать карты всех изданий
lobby-rule-versions = Версии карт
lobby-tie_break-rank = старший ранг
lobby-tie_break-districts = очки за кварталы
lobby-tie_break-districts_and_gold = очки за кварталы, потом золото
lobby-crown_random = по жребию
lobby-versions_about = Карты, которые с годами менялись: выбери, какой версией играть.
lobby-seats = Места
lobby-seats_bots = Остальные — боты
lobby-seats_people = Только люди
lobby-seat = Место { $number }
lobby-you = Ты
lobby-seats_watch = Играют только боты: ты будешь смотреть.
lobby-clock = Время на размышление
# differs from lobby-rank_nobody: no limit, not nobody
lobby-clock_none = Без лимита
lobby-clock_quick = Быстро
lobby-clock_calm = Спокойно
lobby-clock_long = Долго
lobby-clock_days = Дни
# differs from lobby-way_own: it agrees with the word for time
lobby-clock_own = Своё
lobby-clock_bank = Минут на всю партию
lobby-clock_increment = Секунд за каждый выбор
lobby-clock_about = { $minutes } мин и ещё { $seconds } с за каждый выбор. Когда время выйдет, за тебя играет бот, пока ты не вернёшься.
lobby-clock_days_each = Дней на каждый выбор
lobby-clock_days_about = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} на каждый выбор: все играют, когда удобно. Когда время выйдет, за тебя играет бот, пока ты не вернёшься.
lobby-clock_none_about = У каждого столько времени, сколько нужно.
lobby-who = Кто найдёт стол
lobby-private = Личный
lobby-private_about = Только те, у кого есть код или ссылка.
lobby-listed = Общий
lobby-listed_about = Его видят все на главной странице.
lobby-open_table = Открыть стол
lobby-open_start = Начать игру

## At the table, before the start

lobby-wait_title = Стол готов
lobby-welcome = Садись с нами
lobby-welcome_by = { $name } приглашает тебя сыграть в «Цитадели».
lobby-welcome_nobody = Тебя здесь ждёт место.
lobby-welcome_full = Все места заняты; можно смотреть.
lobby-welcome_locked = Стол заперт; можно смотреть.
lobby-watching = Ты смотришь. Как только партия начнётся, она появится здесь.
lobby-invite = Позови друзей
lobby-code = Код
lobby-link = Ссылка
lobby-copy = Скопировать ссылку
lobby-copied = Ссылка скопирована.
lobby-copy_by_hand = Скопируй ссылку вручную: она выделена.
lobby-share = Поделиться
lobby-share_text = Сыграй со мной в «Цитадели»!
lobby-qr = QR-код
lobby-qr_label = QR-код со ссылкой на этот стол
lobby-seat_open = Свободно
lobby-host = Хозяин
lobby-here = на месте
lobby-not_here = сейчас не здесь
lobby-sit_here = Сесть сюда
lobby-rename = Сменить имя
lobby-keep_name = Сохранить
lobby-cancel = Отмена
lobby-get_up = Встать
lobby-start = Начать игру
lobby-start_bots = { $count ->
    [one] { $count } свободное место займёт бот.
    [few] { $count } свободных места займут боты.
   *[many] { $count } свободных мест займут боты.
}
lobby-start_full = Все места заняты.
lobby-start_wait = Когда все соберутся, партию начнёт { $name }.
lobby-start_wait_host = Когда все соберутся, хозяин начнёт партию.
lobby-lock = Запереть стол
lobby-lock_about = Больше никто не сможет сесть.
lobby-locked = Заперт
lobby-hints = Разрешить подсказки
lobby-hints_about = Игроки могут спросить, как поступил бы сильный бот.
lobby-kick = Удалить игрока
lobby-kick_sure = Удалить игрока { $name } навсегда?
lobby-make_host = Сделать хозяином
lobby-give_bot = Отдать боту
lobby-free = Освободить место
lobby-bots_level_of = Уровень бота на месте { $number }
lobby-actions_for = Место { $number }: { $name }
lobby-plan = Во что будем играть
# The choices for new tables, kept in this browser.
lobby-keep = Сохранить как мои настройки
lobby-kept = Сохранено. Твои новые столы начнутся с этого.
lobby-forget = Вернуть обычные
lobby-house_rules = Домашние правила
lobby-clock_short = { $minutes } мин + { $seconds } с
lobby-clock_days_short = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} на выбор
lobby-players_here = Занято мест: { $taken } из { $players }.
lobby-review = Разобрать партию
lobby-together = Несколько человек за этим устройством
