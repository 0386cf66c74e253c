# What is wrong with a setup, a record or a command.

## Setting up a game

error-bad_seed = Зерно должно быть целым числом, 0 или больше.
error-bad_value = Значение «{ $field }» не того вида.
error-city_too_large = Чтобы { COUNT($players, of: "players") } достроили города по { COUNT($city_size, of: "districts") }, карт может не хватить.
error-ninth_and_characters = Список персонажей сам говорит, есть ли девятый; одно из двух лишнее.
error-ninth_needed = { COUNT($players, of: "players") }: нужно девять персонажей.
error-no_ninth = { COUNT($players, of: "players") }: играют восемь персонажей, без 9-го ранга.
error-never_together = { CARD($unique) } не участвует, если в игре есть { CARD($character, case: "nom") }.
error-no_versions = У «{ $card }» нет нескольких версий; они есть у: { $allowed }.
error-unknown_version = У «{ $card }» нет версии «{ $version }»; есть: { $allowed }.
error-unknown_action_cards = Нет карт действий «{ $value }»; есть: { $allowed }.
error-unknown_tie_break = Нет способа «{ $value }» решать ничью; есть: { $allowed }.
error-out_of_range = «{ $field }» должно быть числом от { $least } до { $most }.
error-rank_missing = Нет персонажа с рангом { $rank }; нужен один каждого ранга.
error-rank_twice = Два персонажа с рангом { $rank }; в игре может быть только один каждого ранга.
error-set_and_characters = Комбинация и список персонажей исключают друг друга.
error-too_few_players = { CARD($character) }: нужно не меньше { COUNT($least, of: "players", case: "gen") }.
error-unique_twice = Бонусный квартал можно выбрать только один раз.
error-uniques_and_count = Список бонусных кварталов и их число исключают друг друга.
error-unknown_character = Персонажа «{ $character }» в этом издании нет.
error-unknown_edition = Издания «{ $edition }» нет; есть: { $allowed }.
error-unknown_field = В настройках партии нет «{ $field }».
error-unknown_set = Комбинации «{ $set }» в этом издании нет; есть: { $allowed }.
error-unknown_unique = Бонусного квартала «{ $unique }» в этом издании нет.

## Records

error-bad_choices = Выборы в записи — не список строк.
error-bad_digest = Отпечаток в записи — не строка.
error-bad_format = Это не запись той версии, которую читает эта программа.
error-bad_observation = Наблюдение повреждено.
error-bad_position = Позиция в записи повреждена: { $what }
error-bad_record = Это не запись партии.
error-bad_setup = По настройкам из записи играть нельзя: { $cause }
error-bad_start = Запись начинается либо с настроек, либо с позиции.
error-impossible_choice = Выбор { $number } в записи, «{ $choice }», невозможен: { $cause }
error-unknown_key = В записи не бывает «{ $key }».
error-wrong_digest = Запись не приводит к обещанной позиции: отпечаток другой.
error-wrong_table = Запись относится к столу с другими картами.

## Choices

error-bad_since = Это не номер события.
error-nothing_to_undo = Отменить нечего.
error-no_such_index = Выбора с таким номером нет; всего их { $options }.
error-no_such_seat = Места { $seat } нет; есть места от 0 до { $most }.

## Bots

error-unknown_bot = Бота «{ $bot }» нет; может быть, { $meant }? Есть: { $allowed }.
    .brief = Бота «{ $bot }» нет; есть: { $allowed }.
error-wrong_style = У этого бота нет стиля «{ $style }»; есть: { $styles }.
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
error-no_folder = Папки «{ $path }» нет.
error-no_such_path = Файла или папки «{ $path }» нет.
error-cannot_write = Файл «{ $path }» не удаётся записать: { $problem }
error-cannot_read = Файл «{ $path }» не удаётся прочитать: { $problem }
error-unknown_card = Карты «{ $name }» нет.
error-no_such_card = Карты «{ $name }» нет. Может быть: { $names }?
error-no_left_game = Отложенной партии в «{ $path }» нет.
error-bad_left_game = В файле «{ $path }» нет отложенной партии.
error-not_json = Файл «{ $path }» — не JSON: { $problem }

## The server

error-bad_setting = Настройка { $setting } не может быть «{ $value }».
error-bad_database = «{ $value }» — не база данных; укажи sqlite:///ФАЙЛ или postgresql://…
error-no_database = База данных не отвечает: { $problem }
error-cannot_listen = На { $host }, порт { $port }, слушать нельзя: может быть, там уже что-то работает?
error-bench_failed = Измерить не удалось: { $problem }
error-too_few_files = Нужно открытых файлов: { $needed }; сначала попробуй: ulimit -n { $needed }
error-not_for_bench = { $option } не подходит к `bench { $what }`.
