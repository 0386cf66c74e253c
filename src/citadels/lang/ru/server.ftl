# Что говорит сервер: почему он не делает того, о чём его просят, и его начальная страница.
# { $cause } — отдельное предложение: причина по правилам или ошибка в настройках.

## Messages and tokens

refusal-bad_message = Это сообщение непонятно: { $message }
refusal-too_large = Сообщение слишком длинное; не больше { $most } байт.
refusal-no_token = Тебя здесь ещё не знают: сначала получи ключ гостя.
refusal-foreign_origin = Этой странице здесь ничего делать нельзя: она пришла с { $origin }.
refusal-not_found = По этому адресу ничего нет.
refusal-wrong_method = Этот адрес такого метода не принимает.
refusal-failed = На сервере что-то пошло не так. Партия сохранена; попробуй ещё раз.
refusal-try_again = Сейчас это не удалось сохранить. Попробуй ещё раз.

## Limits

refusal-too_fast = Слишком много сразу. Подожди немного.
refusal-too_many_guests = С твоего адреса приходит слишком много новых гостей. Подожди минуту.
refusal-too_many_tables = Слишком много столов сразу. Подожди минуту.
refusal-too_many_open_tables = Твоих неоконченных столов уже { $most }; сначала закончи один из них.
refusal-too_many_connections = Слишком много соединений; не больше { $most }.

## Opening a table

refusal-wrong_setup = По таким правилам играть нельзя: { $cause }
refusal-wrong_seats = В настройках { COUNT($players, of: "players") }, а мест указано { $seats }.
refusal-bad_clock = Время на размышление — от { $least } до { $most } секунд.
refusal-bad_name = Выбери имя из видимых знаков.
refusal-unknown_bot = Бота «{ $bot }» здесь нет; есть: { $allowed }.

## At a table

refusal-no_such_table = Такого стола нет. Верен ли код?
refusal-no_such_seat = Такого места нет; последнее — { $most }.
refusal-not_seated = Зрителям этого нельзя, только игрокам.
refusal-not_host = Это может только хозяин стола.
refusal-kicked = Хозяин стола закрыл тебе вход.
refusal-locked = Стол закрыт: больше никто не может сесть.
refusal-name_taken = Имя { $name } здесь уже занято.
refusal-table_full = Все места заняты.
refusal-seat_taken = Это место занято.
refusal-nobody_there = Там никто из игроков не сидит.
refusal-no_bot_there = Там нет бота.
refusal-not_yourself = С собой так поступить нельзя; зато можно выйти.
refusal-already_started = Партия уже началась.
refusal-not_started = Партия ещё не началась.
refusal-game_over = Партия окончена.
refusal-not_over = Партия ещё не окончена.
refusal-not_your_turn = Сейчас выбираешь не ты.
refusal-stale = За столом тем временем что-то изменилось; взгляни ещё раз.
refusal-not_possible = Так нельзя: { $cause }
refusal-nothing_to_undo = Отменять нечего.
refusal-not_away = За тебя никто не играет.
refusal-already_away = За тебя уже играет бот.
