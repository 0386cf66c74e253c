# What the server says: why it does not do what it was asked for, and its start page.
# { $cause } is a sentence of its own: the engine's reason or what is wrong with a setup.

## Messages and tokens

refusal-bad_message = Сервер не понимает этого сообщения: { $message }
refusal-too_large = Сообщение слишком длинное; не больше { $most } байт.
refusal-no_token = Тебя здесь ещё не знают: сначала получи ключ гостя.
refusal-foreign_origin = Страницам с { $origin } этот сервер недоступен.
refusal-not_found = По этому адресу ничего нет.
refusal-wrong_method = Этот адрес такого метода не принимает.
refusal-failed = На сервере что-то пошло не так. Партия сохранена; попробуй ещё раз.
refusal-try_again = Сейчас это не удалось сохранить. Попробуй ещё раз.
refusal-elsewhere = Этот стол на другом сервере: { $where }

## Limits

refusal-too_fast = Слишком много сразу. Подожди немного.
refusal-too_many_guests = С твоего адреса приходит слишком много новых гостей. Подожди минуту.
refusal-too_many_tables = Слишком много столов сразу. Подожди минуту.
refusal-too_many_open_tables = У тебя уже { $most ->
    [one] { $most } неоконченная партия
    [few] { $most } неоконченные партии
   *[many] { $most } неоконченных партий
}; сначала закончи одну из них.
refusal-too_many_connections = Слишком много соединений; не больше { $most }.

## Opening a table

refusal-wrong_setup = По таким правилам играть нельзя. { $cause }
refusal-wrong_seats = В настройках { COUNT($players, of: "players") }, а мест указано { $seats }.
refusal-bad_clock = Время на размышление — от { $least } до { $most } секунд.
refusal-bad_name = Выбери имя из видимых знаков.
refusal-bad_record = Эту запись нельзя воспроизвести. { $cause }
refusal-record_too_long = Эта запись слишком длинная: можно показать не больше { $most } решений.
refusal-unknown_bot = Бота «{ $bot }» здесь нет. На выбор: { $allowed }.

## At a table

refusal-no_such_table = Такого стола нет. Верен ли код?
refusal-no_such_seat = Такого места нет; последнее — { $most }.
refusal-in_lesson = Это урок: здесь можно проходить только его шаги.
refusal-lesson_waits = Сначала дочитай текст над столом.
refusal-no_hints = За этим столом нет подсказок.
refusal-no_lesson = За этим столом нет урока.
refusal-no_such_scene = Сцены «{ $scene }» нет; есть: { $allowed }.
refusal-no_such_step = Такого шага нет; последний — { $most }.
refusal-not_seated = Ты только смотришь: для этого нужно место за столом.
refusal-not_host = Это может только хозяин стола.
refusal-kicked = По решению хозяина за этот стол тебе больше нельзя.
refusal-locked = Стол заперт: больше никто не может сесть.
refusal-name_taken = Имя { $name } здесь уже занято.
refusal-table_full = Все места заняты.
refusal-seat_taken = Это место занято.
refusal-nobody_there = Там никто из игроков не сидит.
refusal-no_bot_there = Там нет бота.
refusal-not_yourself = С собой так поступить нельзя; зато можно выйти.
refusal-already_started = Партия уже началась.
refusal-not_started = Партия ещё не началась.
refusal-dealing = Карты как раз тасуются. Попробуй через мгновение.
refusal-bad_part = Это число не сходится с обещанным отпечатком.
refusal-game_over = Партия окончена.
refusal-not_over = Партия ещё не окончена.
refusal-not_your_turn = Сейчас выбираешь не ты.
refusal-stale = За столом тем временем что-то изменилось; взгляни ещё раз.
refusal-not_possible = Так нельзя. { $cause }
refusal-nothing_to_undo = Отменить нечего.
refusal-not_away = За тебя никто не играет.
refusal-already_away = За тебя уже играет бот.
refusal-other_tab = Эта партия открыта в другой вкладке. Продолжи там или закрой ту вкладку.
refusal-player_present = Этот игрок на месте. Заменить можно только того, кого нет.
refusal-secret_question = Кому-то задан тайный вопрос. Подожди ответа.

## Chat and seats that change hands

refusal-chat_off = За этим столом чат выключен.
refusal-no_free_text = За этим столом можно говорить только готовыми фразами.
refusal-silenced = Хозяин отключил тебе чат за этим столом.
refusal-chat_full = Здесь уже столько сказано, что больше не поместится.
refusal-bad_text = Напиши что-нибудь видимое.
refusal-no_such_message = Такого сообщения нет.
refusal-no_such_puzzle = Такой задачи нет.
refusal-daily_secret = Это раздача дня: до конца дня её карты остаются тайной.
refusal-already_reported = Хозяин уже получил твою жалобу.
refusal-bad_code = Этот код не подходит или уже не действует. Запроси новый.
refusal-already_seated = У тебя уже есть место за этим столом.
refusal-no_such_request = Это место больше никто не просит.
refusal-asker_gone = Того, кто просил место, сейчас здесь нет.
refusal-too_many_requests = Место просят уже многие ({ $most }). Подожди решения хозяина.
refusal-too_many_people = За столом людей: { $people }, а в партии было бы { COUNT($players, of: "players") }.
refusal-closed = Этот стол закрыт.
