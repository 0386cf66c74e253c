# What is wrong with a setup, a record or a command: one sentence each, with what is allowed where it helps.
# Ids and values that the user typed ($edition, $set, $field …) stand in quotation marks.

## Setting up a game

error-bad_seed = The seed must be a whole number, 0 or more.
# What a setup calls its parts; used by the two errors that name one.
error-field = { $field ->
    [edition] Edition
    [players] Number of players
    [set] Set
    [characters] Characters
    [ninth] Ninth character
    [substitutes] Substitutes
    [uniques] Unique districts
    [unique_count] Number of unique districts
    [crown] First crown
    [action_cards] Action cards
    [city_size] Districts to complete a city
    [five_types_bonus] Points for all five types
    [discard_pile] Face-up discard pile
    [face_down_first] Face-down character first
    [face_down_seen] Look at the face-down character
    [tie_break] Ties
    [versions] Versions of cards
    [mixed] Cards from all editions
    [setup] Setup
   *[any] “{ $field }”
}
error-bad_value = { error-field }: this value is of the wrong type.
error-city_too_large = There may not be enough cards for { COUNT($players, of: "players") } to complete a city of { COUNT($city_size, of: "districts") }.
error-ninth_and_characters = A list of characters already says whether there is a ninth. Leave one of the two out.
error-ninth_needed = A game for { COUNT($players, of: "players") } needs nine characters.
error-no_ninth = A game for { COUNT($players, of: "players") } has eight characters, without rank 9.
error-never_together = { CARD($unique) } is left out when { CARD($character, case: "the") } is in play.
error-no_substitute = “{ $substitute }” can’t step in for “{ $character }”.
error-no_versions = “{ $card }” has only one version. Cards with several: { $allowed }.
error-unknown_version = “{ $card }” has no version “{ $version }”. Its versions: { $allowed }.
error-unknown_action_cards = There are no action cards “{ $value }”. Choose from: { $allowed }.
error-unknown_tie_break = There is no tie-break “{ $value }”. Choose from: { $allowed }.
error-out_of_range = { error-field }: choose a number from { $least } to { $most }.
error-rank_missing = Rank { $rank } is missing: a game needs one character of each rank.
error-rank_twice = Rank { $rank } is there twice: a game needs one character of each rank.
error-set_and_characters = Give a set or a list of characters, not both.
error-too_few_players = A game with { CARD($character, case: "the") } needs at least { COUNT($least, of: "players") }.
error-unique_twice = A unique district can be chosen only once.
error-uniques_and_count = Give a list of unique districts or their number, not both.
error-unknown_character = There is no character “{ $character }” in this edition.
error-unknown_edition = There is no edition “{ $edition }”. Choose from: { $allowed }.
error-unknown_field = A setup has no “{ $field }”.
error-unknown_set = There is no set “{ $set }” in this edition. Choose from: { $allowed }.
error-unknown_unique = There is no unique district “{ $unique }” in this edition.

## Records

error-bad_choices = The record’s choices are not a list of texts.
error-bad_digest = The record’s digest is not a text.
error-bad_format = This program can’t read records of that version.
error-bad_observation = The observation is damaged.
error-bad_position = The position in the record is damaged: { $what }
error-bad_record = This is not the record of a game.
error-bad_setup = The setup in the record can’t be played: { $cause }
error-bad_snapshot = The snapshot of the game is damaged.
error-bad_start = A record starts from either a setup or a position.
error-impossible_choice = Choice { $number } of the record, “{ $choice }”, is not possible: { $cause }
error-unknown_key = A record has no “{ $key }”.
error-wrong_digest = The record doesn’t lead to the position it promises: the digests differ.
error-bad_fairness = The record’s “fairness” is damaged: { $problem }
error-bad_digits = “{ $value }” must be hexadecimal digits (0–9, a–f), from { $least } to { $most } of them.
error-wrong_table = The record belongs to a game with other cards.

## Choices

error-bad_since = That is not the number of an event.
error-nothing_to_undo = There is nothing you can take back.
error-no_such_index = There is no choice with that number; there are { $options }.
error-no_such_seat = There is no seat { $seat }: seats go from 0 to { $most }.

## Bots

error-unknown_bot = There is no bot “{ $bot }”. Did you mean { $meant }? Choose from: { $allowed }.
    .brief = There is no bot “{ $bot }”. Choose from: { $allowed }.
error-wrong_style = This bot has no style “{ $style }”. Choose from: { $styles }.
error-wrong_part = “{ $part }” cannot be searched alone. Choose from: { $parts }.
error-wrong_budget = “{ $budget }” is not a valid budget. Give milliseconds per decision (search:40, up to { $milliseconds }), or n and a number of worlds (search:n64, up to n{ $worlds }).
error-own_code_missing = There is no file “{ $file }”.
error-own_code_broken = The file “{ $file }” can’t be loaded: { $problem }
error-own_code_empty = The file “{ $file }” has no class with a method choose(self, observation).
error-own_code_twice = { $file }: there is already a bot “{ $bot }”. Give yours another code.
error-bot_parameters = The bot “{ $bot }” doesn’t take these parameters.
error-number_of_bots = Give one bot for all seats, or one for each seat ({ $seats }), not { $given }.
error-no_bots = Name at least one bot.

## Commands

error-usage = { $message } (see { $program } --help)
error-not_a_number = “{ $value }” is not a whole number, 0 or more
error-not_seconds = “{ $value }” is not a time in seconds, such as 0.5
error-too_few = { $value } is too few
error-no_card_and_edition = “{ $value }” does not name a card and an edition, such as king=classic
error-unknown_variant = This edition has no variant “{ $value }”. Choose from: { $allowed }.
error-unknown_example = There is no example “{ $value }”. Choose from: { $allowed }.
error-no_character_and_other = “{ $value }” does not name a character and a substitute, such as queen=artist
error-no_folder = There is no folder “{ $path }”.
error-no_such_path = There is no file or folder “{ $path }”.
error-no_scenario = No scenario has “{ $text }” in its name.
error-no_such_puzzle = There is no puzzle { $name }.
error-bad_puzzles = { $path } holds no puzzles.
error-cannot_write = Can’t write the file “{ $path }”: { $problem }
error-cannot_read = Can’t read the file “{ $path }”: { $problem }
error-unknown_card = There is no card “{ $name }”.
error-no_such_card = There is no card “{ $name }”. Did you mean: { $names }?
error-no_left_game = There is no unfinished game in “{ $path }”.
error-bad_left_game = The file “{ $path }” is not an unfinished game.
error-bad_link = “{ $link }” leads to no table. Give its code or its link, such as http://127.0.0.1:8000/t/k7m2p9qx
error-cannot_join = Can’t join the table at { $address }: { $problem }
error-no_pyarrow = Parquet files need the library pyarrow. Install it with `pip install pyarrow`.
error-no_environments = Data sets need the extra `env`. Install it with `pip install citadels[env]`.
error-other_dataset = “{ $path }” holds another data set. Choose another folder.
error-lost_shard = The process that wrote “{ $path }” died. The same command goes on with it.
error-no_ray = Playing on a cluster needs Ray. Install it with `pip install citadels[ray]`.
error-no_cluster = There is no Ray cluster that answers: { $problem }
error-other_version_on_cluster = The machines of the cluster have another version of Citadels.
error-not_finished = The game in “{ $path }” is not over, so there is nothing to review yet.
error-not_json = The file “{ $path }” is not JSON: { $problem }

## The server

error-bad_setting = The setting { $setting } can’t be “{ $value }”. Allowed: { $allowed }.
error-unknown_setting = There is no setting { $setting }. Did you mean { $meant }?
    .brief = There is no setting { $setting }.
error-bad_database = “{ $value }” is not a database. Give sqlite:///FILE or postgresql://…
error-no_database = The database doesn’t answer: { $problem }
error-no_postgresql = PostgreSQL needs the extra `postgresql`. Install it with `pip install citadels[postgresql]`.
error-database_in_use = Another server is using this database. Stop it first, or use another database.
error-newer_database = The database is newer (version { $found }) than this program (version { $known }). Please update the program.
error-cannot_listen = Can’t listen at { $host }, port { $port }. Is something else using it?
error-workers_need_postgresql = Several workers need PostgreSQL: a SQLite file has one server. Use --database postgresql://…, or leave --workers out.
error-workers_need_linux = Several workers only run on Linux. Leave --workers out.
error-worker_failed = A worker did not start. Its messages above say why.
error-bench_failed = The measurement failed: { $problem }
error-too_few_files = This needs { $needed } open files. First try: ulimit -n { $needed }
error-not_for_bench = `bench { $what }` doesn’t take { $option }.
error-admin_values = Type it like this: citadels admin { $usage }
error-database_not_empty = The database to copy to is not empty.
error-no_such_version = There is no such version of the database. Choose from: { $known }.
error-no_table = There is no table “{ $table }”.
error-table_over = The game at table “{ $table }” is already over.
error-nobody_at_seat = No one is in seat { $place }.
error-no_name = “{ $name }” can’t be a name: 1 to { $most } visible characters.
error-no_guest = There is no guest “{ $guest }”.
