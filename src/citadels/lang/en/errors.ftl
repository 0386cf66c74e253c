# What is wrong with a setup, a record or a command: one sentence each, with what is allowed where it helps.
# Ids and values that the user typed ($edition, $set, $field …) stand in quotation marks.

## Setting up a game

error-bad_seed = The seed must be a whole number, 0 or more.
error-bad_value = The value of “{ $field }” is of the wrong kind.
error-city_too_large = There may not be enough cards for { COUNT($players, of: "players") } to complete a city of { COUNT($city_size, of: "districts") }.
error-ninth_and_characters = A list of characters says itself whether there is a ninth; leave one of the two out.
error-ninth_needed = With { COUNT($players, of: "players") } nine characters are needed.
error-no_ninth = { COUNT($players, of: "players") } play with eight characters, without rank 9.
error-never_together = { CARD($unique) } is left out when { CARD($character) } is in play.
error-no_versions = There are no several versions of “{ $card }”; there are of: { $allowed }.
error-unknown_version = “{ $card }” has no version “{ $version }”; it has: { $allowed }.
error-unknown_action_cards = There are no action cards “{ $value }”; there are: { $allowed }.
error-unknown_tie_break = There is no way “{ $value }” to break a tie; there are: { $allowed }.
error-out_of_range = “{ $field }” must be a number from { $least } to { $most }.
error-rank_missing = There is no character of rank { $rank }; one of each rank is needed.
error-rank_twice = There are two characters of rank { $rank }; only one of each rank can be in a game.
error-set_and_characters = A set and a list of characters exclude each other.
error-too_few_players = { CARD($character) } needs at least { COUNT($least, of: "players") }.
error-unique_twice = A unique district can be chosen only once.
error-uniques_and_count = A list of unique districts and a number of them exclude each other.
error-unknown_character = There is no character “{ $character }” in this edition.
error-unknown_edition = There is no edition “{ $edition }”; there are: { $allowed }.
error-unknown_field = A setup has no “{ $field }”.
error-unknown_set = There is no set “{ $set }” in this edition; there are: { $allowed }.
error-unknown_unique = There is no unique district “{ $unique }” in this edition.

## Records

error-bad_choices = The choices of the record are not a list of texts.
error-bad_digest = The digest of the record is not a text.
error-bad_format = This is not a record of a version that this program reads.
error-bad_observation = The observation is damaged.
error-bad_position = The position in the record is damaged: { $what }
error-bad_record = This is not the record of a game.
error-bad_setup = The setup in the record cannot be played: { $cause }
error-bad_start = A record begins with a setup or with a position, one of them.
error-impossible_choice = Choice { $number } of the record, “{ $choice }”, is not possible: { $cause }
error-unknown_key = A record has no “{ $key }”.
error-wrong_digest = The record does not lead to the position it promises: its digest is another one.
error-wrong_table = The record belongs to a table with other cards.

## Choices

error-bad_since = That is not the number of an event.
error-nothing_to_undo = There is nothing that you can take back.
error-no_such_index = There is no choice of that number; there are { $options }.
error-no_such_seat = There is no seat { $seat }; there are seats 0 to { $most }.

## Bots

error-unknown_bot = There is no bot “{ $bot }”; did you mean { $meant }? There are: { $allowed }.
    .brief = There is no bot “{ $bot }”; there are: { $allowed }.
error-wrong_style = There is no style “{ $style }” of this bot; there are: { $styles }.
error-wrong_budget = “{ $budget }” is no budget: give milliseconds for each decision (search:40, up to { $milliseconds }), or n and a number of worlds (search:n64, up to n{ $worlds }).
error-own_code_missing = There is no file “{ $file }”.
error-own_code_broken = The file “{ $file }” cannot be loaded: { $problem }
error-own_code_empty = The file “{ $file }” has no class with a method choose(self, observation).
error-own_code_twice = { $file }: there is a bot “{ $bot }” already; give yours another code.
error-bot_parameters = The bot “{ $bot }” does not take these parameters.
error-number_of_bots = Give one bot for all, or one for each seat ({ $seats }); not { $given }.
error-no_bots = Name at least one bot.

## Commands

error-usage = { $message } (see { $program } --help)
error-not_a_number = “{ $value }” is not a whole number, 0 or more
error-not_seconds = “{ $value }” is no time in seconds, such as 0.5
error-too_few = { $value } is too few
error-no_card_and_edition = “{ $value }” does not name a card and an edition, such as king=classic
error-no_folder = There is no folder “{ $path }”.
error-no_such_path = There is no file or folder “{ $path }”.
error-cannot_write = The file “{ $path }” cannot be written: { $problem }
error-cannot_read = The file “{ $path }” cannot be read: { $problem }
error-unknown_card = There is no card “{ $name }”.
error-no_such_card = There is no card “{ $name }”. Did you mean: { $names }?
error-no_left_game = There is no game that was left in “{ $path }”.
error-bad_left_game = The file “{ $path }” does not hold a game that was left.
error-not_json = The file “{ $path }” is not JSON: { $problem }

## The server

error-bad_setting = The setting { $setting } cannot be “{ $value }”.
error-bad_database = “{ $value }” is no database; give sqlite:///FILE or postgresql://…
error-no_database = The database does not answer: { $problem }
error-cannot_listen = Nothing can listen at { $host }, port { $port }: is something else there already?
error-bench_failed = The measurement failed: { $problem }
error-too_few_files = { $needed } open files are needed; try first: ulimit -n { $needed }
error-not_for_bench = { $option } is not for `bench { $what }`.
