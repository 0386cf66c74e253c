# Help texts of the command `citadels` and what its commands say. Names of commands, flags and examples stay as
# they are.

help-usage = использование:
help-options = параметры
help-arguments = аргументы
help-examples = примеры:
help-help = показать эту справку и выйти
help-version = показать версию и выйти
help-lang = язык сообщений
help-json = вывести одним объектом JSON
help-seed = с одним и тем же сидом раздача одинакова
help-default = по умолчанию: { $value }

help-citadels = Карточная игра «Цитадели»: играть, моделировать, смотреть и проверять правила.
help-play = играть против ботов в терминале
    .long = Игра против ботов в терминале. Введи номер варианта, ? для справки, q для выхода.
help-play-plain = простые строки, для конвейеров и программ чтения с экрана
help-play-seat = твоё место; по умолчанию: { $value }
help-play-bots = соперники; по умолчанию: { $value }
help-play-ask = спросить обо всём, что здесь не указано
help-play-name = твоё имя за столом
help-play-resume = продолжить отложенную партию: последнюю или из FILE
help-play-width = столбцов в строке; 0: без переноса; по умолчанию: { $value }
help-play-record = записать партию, когда она окончена или отложена
help-serve = запустить сервер
    .long = Запустить сервер: столы для людей, ботов и программ, по HTTP и через сокеты. Остановить его можно клавишами Ctrl-C; после нового запуска каждый сохранённый ход на месте.
help-serve-host = адрес, на котором он слушает; по умолчанию: { $value }
help-serve-port = порт; 0: любой свободный; по умолчанию: { $value }
help-serve-database = sqlite:///ФАЙЛ или postgresql://…; по умолчанию: DATABASE_URL или файл здесь
help-serve-workers = процессы, которые делят столы между собой, с PostgreSQL; SIGHUP заменяет их по одному; по умолчанию: 1
serve-only_here = Открыть можно только на этом компьютере. Для телефонов и друзей в твоей сети: make play HOST=0.0.0.0 (citadels serve --host 0.0.0.0)
serve-others = На других устройствах в твоей сети:
help-simulate = пусть боты играют целые партии
    .long = Боты играют целые партии. Одинаковые аргументы дают одинаковые партии при любом числе процессов.
help-simulate-bots = один на все места или по одному на место; { $bots }
help-simulate-games = сколько партий; по умолчанию: { $value }
help-simulate-jobs = число процессов; по умолчанию: { $value }
help-simulate-no_rotate = боты не меняются местами от партии к партии
help-simulate-code = файл с собственными ботами: любой класс с методом choose; можно указать несколько раз
help-simulate-seconds = кто думает дольше, проигрывает эту партию; по умолчанию: без ограничения
help-simulate-statistics = по строке JSON на каждую партию, в файл
help-simulate-records = те же строки с целыми партиями, в файл
help-arena = сравнить ботов за многими столами
    .long =
        Сравнение ботов: смешанные столы из всех, каждый одинаково часто на каждом месте. Доли побед с
        интервалами 95 %, средний счёт и место, рейтинг по всем столам и всё, что пошло не так.
help-arena-bots = каких ботов сравнить: { $bots }
help-arena-games = партий за смешанными столами; по умолчанию: { $value }
help-arena-pairs = ещё столько партий каждого бота в одиночку против стола из каждого другого
help-arena-jobs = число процессов; по умолчанию: все ядра
help-arena-html = отчёт с графиками для браузера, в файл
help-arena-json = все цифры в файл; - для стандартного вывода
help-dataset = записать партии ботов как данные для обучающихся программ
    .long =
        Боты играют, и каждое решение записывается: что игрок знал, из чего мог выбирать, что выбрал и
        чем это кончилось. Одни и те же аргументы дают одни и те же файлы, а прерванная запись
        продолжается с того же места. Как читать данные, сказано в README.md в папке.
help-dataset-folder = новая папка или та, которую эта же команда уже начала
help-dataset-bots = один на все места или по одному на место
help-dataset-shard = партий в одном файле; по умолчанию: { $value }
help-dataset-format = Parquet, для него нужна pyarrow, или строки JSON
help-scenario = выполнить сценарии правил
    .long = Выполнить сценарии правил: по строке на каждый неудачный, затем сколько прошло и сколько нет.
help-scenario-paths = файл или папка с файлами
help-scenario-only = только те, в названии которых есть этот текст
help-scenario-show = показать каждый по шагам: что происходит и что можно выбрать
help-replay = пересказать записанную партию или пройти её по шагам
    .long = Повторить запись и рассказать, что произошло: глазами зрителя, глазами игрока или с открытыми картами.
help-replay-file = запись, какую делает `citadels play --record`
help-replay-seat = глазами игрока
help-replay-open = с открытыми картами
help-replay-step = по шагам, вперёд и назад (по умолчанию в терминале)
help-replay-all = всё сразу (по умолчанию в остальных случаях)
help-verify = проверить, что карты записанной партии никто не выбирал
    .long = Проверяет тасовку партии, сыгранной на сервере: составлена ли она из чисел, заранее обещанных сервером и игроками, и следует ли из неё вся партия. Код возврата: 0 — никто не мог выбрать карты, 1 — что-то не сходится, 3 — по записи этого не узнать.
help-verify-file = запись, какую сервер отдаёт после партии
help-verify-commitment = отпечаток сервера, как он был виден за столом: не меньше 16 его знаков
help-verify-part = твоё собственное число, которое должно быть в тасовке
help-puzzles = решать, создавать и проверять задачи
    .long = Решай задачи: позиции из партий сильных ботов, где один выбор явно лучше остальных. `make` ищет новые, с одним и тем же сидом всегда одни и те же; `solve` решает их заново более сильным поиском и говорит, как часто он согласен.
help-puzzles-what = создать новые задачи или решить их более сильным поиском; без этого решаешь ты
help-puzzles-daily = задача дня
help-puzzles-id = одна задача по названию
help-puzzles-kind = только задачи одного вида
help-puzzles-seed = сид первой партии для `make`; по умолчанию: { $value }
help-puzzles-count = сколько создать; по умолчанию: { $value }
help-puzzles-out = файл для `make`; начатый продолжается
help-puzzles-file = свои задачи, как их пишет `make`
help-puzzles-worlds = число миров на задачу для `solve`; по умолчанию: { $value }
help-stats = что показывают многие записанные партии
    .long = Статистика законченных партий по изданиям и числу игроков: как часто берут каждого персонажа и как часто с ним побеждают, чего стоят бонусные кварталы, помогает ли первая корона. У всех долей есть 95%-ные интервалы. Код возврата 1, если какую-то запись не удалось прочитать.
help-stats-paths = файлы или папки с записями: JSON, строки JSON или Parquet; - читает строки JSON со стандартного ввода
help-stats-own = только игрок, который сохранил партию, в файле своих партий
help-stats-rows = записать ещё и строку на каждого игрока в файл: строки JSON или Parquet, если имя кончается на .parquet
help-analyse = где записанная партия была выиграна и проиграна
    .long = Разбор законченной партии: шансы на победу по ходу игры, крупнейшие повороты, качество каждого решения по сравнению с лучшим другим вариантом, удачные карты и кто кого подозревал. Каждое решение оценивается по тому, что его игрок мог тогда знать.
help-analyse-seat = только решения этого места
help-analyse-worlds = в скольких мирах пробуется каждый вариант; больше — медленнее и надёжнее; по умолчанию: { $value }
help-schema = описать протокол для программ
    .long = Все решения, варианты, события, причины и строки счёта, а также схемы JSON Schema.
help-rules = посмотреть правила и карты
    .long = Правила издания или всё об одной карте: что она делает, чем отличаются издания, какие есть разъяснения. Карту можно найти по названию на любом языке, по его части или по id.
help-rules-card = карта; без неё — как играть, с --edition — правила
help-rules-edition = издание; по умолчанию: { $value }
help-rules-markdown = весь справочник в Markdown
help-rules-how_to_play = как играть, на одной странице; показывается и без всяких указаний
help-rules-glossary = только словарик издания
help-rules-example = пример из правил, например X1; без номера — все
help-bench = измерить скорость
    .long =
        Измерение со случайными ботами, четырьмя игроками и комбинациями из всех персонажей:
          engine  скорость чистого и скомпилированного движка на одном ядре
          jobs    те же партии на одном ядре и на двух
          memory  сколько памяти занимает процесс до и после многих партий
          server  столы по пять соединений: задержки при заданном темпе и ходы за секунду процессора
help-bench-what = что измерить
help-bench-games = партий за одно повторение; по умолчанию: { $value }
help-bench-sockets = server: открытых соединений, одно число или несколько; по умолчанию: { $value }
help-bench-seconds = server: секунд на каждое измерение; по умолчанию: { $value }
help-bench-rate = server: ходов в секунду; по умолчанию: { $value }
help-bench-soak = server: вместо этого столько минут следить за памятью
help-bench-database = server: postgresql://… или другая база данных; по умолчанию: файл, который потом удаляется
help-bench-workers = server: процессы, которые делят столы, как в citadels serve; по умолчанию: 1

help-setup = партия
help-setup-edition = издание; по умолчанию: { $value }
help-setup-players = сколько игроков; по умолчанию: { $value }
help-setup-set = готовая или случайная комбинация: { $sets }
help-setup-characters = персонажи, по одному на ранг
help-setup-uniques = бонусные кварталы или их число
help-setup-ninth = с персонажем 9-го ранга
help-setup-substitute = кто заменяет персонажа комбинации, которому нужно больше игроков, например queen=tax_collector; можно указать несколько раз
help-setup-crown = у какого места сначала корона; по умолчанию: случайно

help-house_rules = домашние правила; что не указано, то по изданию
help-setup-variant = вариант из правил: short_game в dark-city идёт до 7 кварталов
help-setup-action_cards = с картами действий, в первой или второй версии; без значения — в версии издания
help-setup-city_size = сколько кварталов в достроенном городе; 7 в короткой игре dark-city
help-setup-five_types_bonus = очки за все пять видов
help-setup-discard_pile = сброс лежит в открытую стопкой, а не под колодой
help-setup-face_down_first = закрытого персонажа вытягивают раньше открытых
help-setup-face_down_seen = владелец короны смотрит закрытого персонажа
help-setup-tie_break = что решает при равном счёте
help-setup-version = карта в версии другого издания, например king=classic; можно указать несколько раз
help-setup-mixed = можно выбирать персонажей и бонусные кварталы всех изданий

## Bots

bot-random = любой допустимый выбор с равной вероятностью
bot-greedy = то, что сразу приносит больше всего; для новичков
bot-steward = то, что знают хорошие игроки
bot-easy = лёгкий
bot-normal = обычный
bot-search = смотрит вперёд
bot-search-1 = поиск первой версии
bot-skilled = опытный
bot-hard = сложный
bot-master = мастер

## Results

simulate-done = { COUNT($games, of: "games") }, решений: { $decisions }, секунд: { $seconds }; партий в секунду: { $games_per_second }, решений в секунду: { $decisions_per_second }
simulate-bot = бот
simulate-seats = мест
simulate-wins = побед
simulate-share = доля
simulate-mean = средний счёт
simulate-digest = отпечаток { $digest }
simulate-fault = { $bot }, партия { $game }: { $fault }: { $told }
simulate-faults = ошибок
simulate-lost = Процесс, который играл эти партии, прервался, и их нет: { $games }
simulate-crash = ошибка
simulate-illegal = недопустимый выбор
simulate-timeout = слишком медленно
simulate-written = Записано: { $path }
simulate-dataset = { COUNT($games, of: "games") }, решений: { $decisions }. Записано: { $path }

## The arena

arena-html_lang = ru
arena-title = Цитадели: сравнение ботов
arena-facts = { COUNT($games, of: "games") } за смешанными столами (мест за столом: { $players }), издание { $edition }, сид { $seed }; решений: { $decisions }, секунд: { $seconds }
arena-bot = Бот
# differs from lobby-seats: a number of seats
arena-seats_played = Мест
arena-wins = Побед
arena-win_share = Доля побед
arena-interval = Интервал 95 %
arena-mean_score = Средний счёт
arena-mean_place = Среднее место
arena-rating = Рейтинг
arena-even = При равной силе доля была бы { $share }. Ошибка бота — проигранная партия.
arena-win_shares = Доли побед
arena-pairs = В одиночку против стола из другого бота
arena-pairs_means = Доля партий, которые бот строки выигрывает у стола из ботов столбца; на каждую пару: { COUNT($games, of: "games") }.
arena-alone = один
arena-ratings = Рейтинги
arena-rating_means = Модель Плакетта — Люса, интервалы 95 % по перевыбранным партиям: на 400 пунктов больше — в десять раз вероятнее обойти другого.
arena-scores = Счёт
arena-points = очки
arena-rounds = Раунды
arena-rounds_axis = раундов в партии
arena-games = Партий
arena-game = Партия
arena-points_by_source = Откуда очки, в среднем
arena-source_head = Источник
arena-characters = Персонажи
arena-characters_means = Как часто выбирали каждого, в скобках — доля выигранных при этом партий. Полоса тем длиннее, чем чаще выбирали персонажа; тёмная часть — доля побед.
arena-character_head = Персонаж
arena-seats = Победы по местам
arena-faults = Ошибки
arena-fault = Что произошло
arena-told = Подробности
arena-no_faults = Ни один бот не сломался, не сделал недопустимого выбора и не был слишком медленным.
arena-crash = ошибка
arena-illegal = недопустимый выбор
arena-timeout = слишком медленно
arena-lost = Процесс, который играл эти партии, прервался, и их нет: { $games }
bench-pure = чистый
bench-compiled = скомпилированный
bench-ratio = отношение
bench-no_compiled = Скомпилированной сборки здесь нет.
bench-sockets = соединения
bench-offered = задано/с
bench-moves = ходы/с
bench-per_cpu = ходы/с ЦП
bench-answer = ответ, мс
bench-state = состояние, мс
bench-memory = память, МБ
bench-unlimited = без предела
bench-percentiles = Время: в него укладываются половина, 95 % и 99 %.

## Wrong use of a command

usage-argument = { $argument }: { $problem }
usage-invalid_choice = «{ $value }» не подходит; выбери одно из: { $choices }
usage-required = не указано: { $arguments }
usage-unrecognized = непонятно: { $arguments }
usage-one_value = не хватает значения
usage-some_values = не хватает хотя бы одного значения
usage-no_value = значения не принимает
usage-ambiguous = «{ $option }» неоднозначно; возможны { $matches }

help-admin = следить за базой данных сервера
    .long = Следить за базой данных сервера. Сервер при этом может работать, только не во время copy и migrate; перемену он заметит со следующим ходом за этим столом.
help-admin-what = что сделать
help-admin-values = { $usages }
admin-copy = Скопировано: столов — { $games }, записей — { $entries }, гостей — { $guests }.
admin-migrate = Теперь у базы данных версия { $version }.
admin-delete = Стол { $table } удалён.
admin-end = Стол { $table } закрыт.
admin-rename = Место { $place } за столом { $table } теперь зовётся { $name }.
admin-ban = Гостю { $guest } вход запрещён; он покинул все столы.
admin-unban = Гость { $guest } может вернуться.
admin-forget = Гость { $guest } удалён вместе со всеми именами и сообщениями.
admin-retain = Удалено всё, что старше { $days } дней: столов — { $tables }, гостей — { $guests }.
