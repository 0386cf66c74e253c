# What is wrong with a setup, a record or a command.

## Setting up a game

error-bad_seed = Сид должен быть целым числом, 0 или больше.
error-field = { $field ->
    [edition] Издание
    [players] Число игроков
    [set] Комбинация
    [characters] Персонажи
    [ninth] Девятый персонаж
    [substitutes] Замены
    [uniques] Бонусные кварталы
    [unique_count] Число бонусных кварталов
    [crown] Первый владелец короны
    [action_cards] Карты действий
    [city_size] Размер достроенного города
    [five_types_bonus] Очки за все пять видов
    [discard_pile] Открытый сброс
    [face_down_first] Закрытый персонаж первым
    [face_down_seen] Взгляд на закрытого персонажа
    [tie_break] При равном счёте
    [versions] Версии карт
    [mixed] Карты из всех изданий
    [setup] Настройки партии
   *[any] «{ $field }»
}
error-bad_value = { error-field }: значение не того типа.
error-city_too_large = Чтобы { COUNT($players, of: "players") } достроили города по { COUNT($city_size, of: "districts") }, карт может не хватить.
error-ninth_and_characters = Список персонажей и так говорит, есть ли девятый: укажи что-то одно.
error-ninth_needed = Для { COUNT($players, of: "players", case: "gen") } нужно девять персонажей.
error-no_ninth = Для { COUNT($players, of: "players", case: "gen") } персонажей восемь, без 9-го ранга.
error-never_together = { CARD($unique) } не участвует, если в игре есть { CARD($character, case: "nom") }.
error-no_substitute = «{ $substitute }» не может заменить «{ $character }».
error-no_versions = У «{ $card }» только одна версия. Несколько версий есть у: { $allowed }.
error-unknown_version = У «{ $card }» нет версии «{ $version }»; есть: { $allowed }.
error-unknown_action_cards = Нет карт действий «{ $value }». На выбор: { $allowed }.
error-unknown_tie_break = Нет способа «{ $value }» решать ничью. На выбор: { $allowed }.
error-out_of_range = { error-field }: выбери число от { $least } до { $most }.
error-rank_missing = Нет персонажа с рангом { $rank }: нужен один каждого ранга.
error-rank_twice = Персонажей с рангом { $rank } два: нужен один каждого ранга.
error-set_and_characters = Укажи либо комбинацию, либо список персонажей.
error-too_few_players = Для { CARD($character, case: "gen") } нужно не меньше { COUNT($least, of: "players", case: "gen") }.
error-unique_twice = Бонусный квартал можно выбрать только один раз.
error-uniques_and_count = Укажи либо список бонусных кварталов, либо их число.
error-unknown_character = Персонажа «{ $character }» в этом издании нет.
error-unknown_edition = Издания «{ $edition }» нет. На выбор: { $allowed }.
error-unknown_field = В настройках партии нет «{ $field }».
error-unknown_set = Комбинации «{ $set }» в этом издании нет. На выбор: { $allowed }.
error-unknown_unique = Бонусного квартала «{ $unique }» в этом издании нет.

## Records

error-bad_choices = Выборы в записи — не список строк.
error-bad_digest = Отпечаток в записи — не строка.
error-bad_format = Записей этой версии программа не читает.
error-bad_observation = Наблюдение повреждено.
error-bad_position = Позиция в записи повреждена: { $what }
error-bad_record = Это не запись партии.
error-bad_setup = По настройкам из записи играть нельзя. { $cause }
error-bad_snapshot = Сохранённое состояние партии повреждено.
error-bad_start = Запись начинается либо с настроек, либо с позиции.
error-impossible_choice = Выбор { $number } в записи, «{ $choice }», невозможен. { $cause }
error-unknown_key = В записи не бывает «{ $key }».
error-wrong_digest = Запись не приводит к обещанной позиции: отпечаток другой.
error-bad_fairness = Поле «fairness» в записи повреждено: { $problem }
error-bad_digits = «{ $value }» — здесь нужны шестнадцатеричные цифры (0–9, a–f), от { $least } до { $most }.
error-wrong_table = Запись относится к столу с другими картами.

## Choices

error-bad_since = Это не номер события.
error-nothing_to_undo = Отменить нечего.
error-no_such_index = Варианта с таким номером нет; всего их { $options }.
error-no_such_seat = Места { $seat } нет; есть места от 0 до { $most }.

## Bots

error-unknown_bot = Бота «{ $bot }» нет. Может быть, { $meant }? На выбор: { $allowed }.
    .brief = Бота «{ $bot }» нет. На выбор: { $allowed }.
error-wrong_style = У этого бота нет стиля «{ $style }». На выбор: { $styles }.
error-wrong_part = Отдельного поиска «{ $part }» нет. Варианты: { $parts }.
error-wrong_budget = «{ $budget }» — не бюджет: укажи миллисекунды на каждое решение (search:40, до { $milliseconds }) или n и число миров (search:n64, до n{ $worlds }).
error-own_code_missing = Файла «{ $file }» нет.
error-own_code_broken = Файл «{ $file }» не удаётся загрузить: { $problem }
error-own_code_empty = В файле «{ $file }» нет класса с методом choose(self, observation).
error-own_code_twice = { $file }: бот «{ $bot }» уже есть; дай своему другой код.
error-bot_parameters = Бот «{ $bot }» не принимает таких параметров.
error-number_of_bots = Укажи одного бота для всех или по одному на каждое место ({ $seats }); указано { $given }.
error-no_bots = Назови хотя бы одного бота.

## Commands

error-usage = { $message } (см. { $program } --help)
error-not_a_number = «{ $value }» — не целое число, 0 или больше
error-not_seconds = «{ $value }» — не время в секундах, например 0.5
error-too_few = { $value } — слишком мало
error-no_card_and_edition = «{ $value }» не называет карту и издание, например king=classic
error-unknown_variant = В этом издании нет варианта «{ $value }». На выбор: { $allowed }.
error-unknown_example = Примера «{ $value }» нет. На выбор: { $allowed }.
error-no_character_and_other = «{ $value }» не называет персонажа и замену, например queen=artist
error-no_folder = Папки «{ $path }» нет.
error-no_such_path = Файла или папки «{ $path }» нет.
error-no_scenario = Нет ни одного сценария с «{ $text }» в названии.
error-no_such_puzzle = Нет задачи { $name }.
error-bad_puzzles = В файле { $path } нет задач.
error-cannot_write = Файл «{ $path }» не удаётся записать: { $problem }
error-cannot_read = Файл «{ $path }» не удаётся прочитать: { $problem }
error-unknown_card = Карты «{ $name }» нет.
error-no_such_card = Карты «{ $name }» нет. Может быть: { $names }?
error-no_left_game = Отложенной партии в «{ $path }» нет.
error-bad_left_game = В файле «{ $path }» нет отложенной партии.
error-bad_link = «{ $link }» не ведёт ни к какому столу. Укажи его код или ссылку, например http://127.0.0.1:8000/t/k7m2p9qx
error-cannot_join = Не удаётся сесть за стол { $address }: { $problem }
error-no_pyarrow = Для файлов Parquet нужна библиотека pyarrow. Установи её: `pip install pyarrow`.
error-no_environments = Для наборов данных нужно дополнение `env`. Установи его: `pip install citadels[env]`.
error-other_dataset = В папке «{ $path }» лежит другой набор данных. Выбери другую папку.
error-lost_shard = Процесс, который записывал «{ $path }», прервался. Та же команда продолжит запись.
error-no_ray = Для игры на кластере нужна библиотека Ray. Установи её: `pip install citadels[ray]`.
error-no_cluster = Ни один кластер Ray не отвечает: { $problem }
error-other_version_on_cluster = На машинах кластера установлена другая версия «Цитаделей».
error-not_finished = Партия в файле «{ $path }» не закончена, разбирать пока нечего.
error-not_json = Файл «{ $path }» — не JSON: { $problem }

## The server

error-bad_setting = Настройка { $setting } не может быть «{ $value }». Допустимо: { $allowed }.
error-unknown_setting = Настройки { $setting } нет. Может быть, { $meant }?
    .brief = Настройки { $setting } нет.
error-bad_database = «{ $value }» — не база данных; укажи sqlite:///ФАЙЛ или postgresql://…
error-no_database = База данных не отвечает: { $problem }
error-no_postgresql = Для PostgreSQL нужно дополнение `postgresql`. Установи его: `pip install citadels[postgresql]`.
error-database_in_use = Эту базу данных уже использует другой сервер. Сначала останови его или возьми другую базу.
error-newer_database = База данных новее (версия { $found }), чем эта программа (версия { $known }). Обнови программу.
error-cannot_listen = Адрес { $host }, порт { $port } открыть нельзя: может быть, он уже занят?
error-workers_need_postgresql = Нескольким процессам нужна PostgreSQL: у файла SQLite один сервер. Укажи --database postgresql://… или убери --workers.
error-workers_need_linux = Несколько процессов работают только в Linux. Убери --workers.
error-worker_failed = Один из процессов не запустился. Почему, сказано в его сообщениях выше.
error-bench_failed = Измерить не удалось: { $problem }
error-too_few_files = Нужно открытых файлов: { $needed }; сначала попробуй: ulimit -n { $needed }
error-not_for_bench = { $option } не подходит к `bench { $what }`.
error-admin_values = Пиши так: citadels admin { $usage }
error-database_not_empty = База данных, в которую надо скопировать, не пуста.
error-no_such_version = Такой версии базы данных нет. Выбери из этих: { $known }.
error-no_table = Стола «{ $table }» нет.
error-table_over = Партия за столом «{ $table }» уже окончена.
error-nobody_at_seat = На месте { $place } никто не сидит.
error-no_name = «{ $name }» не может быть именем: нужно от 1 до { $most } видимых знаков.
error-no_guest = Гостя «{ $guest }» нет.
