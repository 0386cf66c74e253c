# Help texts of the command `citadels` and what its commands say. Names of commands, flags and examples stay as
# they are.

help-usage = usage:
help-options = options
help-arguments = arguments
help-examples = examples:
help-help = show this help and exit
help-version = show the version and exit
help-lang = language of all messages
help-json = print one JSON object
help-seed = the same seed deals the same game
help-default = default: { $value }

help-citadels = The card game Citadels: play it, simulate it, look up and check its rules.
help-play = play in the terminal: against bots, or at a server’s table
    .long = Play in the terminal, on a full screen with keys and mouse or in plain lines: against bots, or at a server’s table together with people in browsers. Take choices by their numbers; ? shows help, q leaves.
help-play-plain = plain lines, for pipes and screen readers; always used without a terminal
help-play-join = sit down at a server’s table: its link, or its code
help-play-server = where the table of a code is; default: { $value }
help-play-seat = your seat; default: { $value }
help-play-bots = the others; default: { $value }
help-play-ask = ask for everything not given here
help-play-name = your nickname
help-play-resume = continue an unfinished game: the last one, or the one in FILE
help-play-width = columns per line; 0: never wrap; default: { $value }
help-play-record = write a record when the game ends or you leave it
help-serve = run the server
    .long = Run the server: tables for people, bots and programs, over HTTP and sockets. Stop it with Ctrl-C: every stored move is there when it starts again.
help-serve-host = the address to listen on; default: { $value }
help-serve-port = the port; 0: any free one; default: { $value }
help-serve-database = sqlite:///FILE or postgresql://…; default: DATABASE_URL, or a file here
help-serve-workers = processes that share the tables (needs PostgreSQL); SIGHUP replaces them one by one; default: 1
serve-only_here = Only this computer can open it. For phones and friends in your network: make play HOST=0.0.0.0 (citadels serve --host 0.0.0.0)
serve-terminal = From a terminal, join a table with its code: { $command }
serve-others = On other devices in your network:
help-simulate = let bots play whole games
    .long = Let bots play whole games. Equal arguments give equal games, with any number of jobs.
help-simulate-bots = one for all seats, or one per seat; { $bots }
help-simulate-games = how many games; default: { $value }
help-simulate-jobs = processes; default: { $value }
help-simulate-ray = play on a Ray cluster: on that one, or the one of this machine, or a new one with all cores; needs citadels[ray]
help-simulate-no_rotate = bots keep their seats from game to game
help-simulate-code = a file with your own bots: any class with a method choose; may be given several times
help-simulate-seconds = a bot that takes longer over a decision loses that game; default: no limit
help-simulate-statistics = write one line of JSON per game to a file
help-simulate-records = write the same lines with the full records to a file
help-arena = compare bots at many tables
    .long =
        Compare bots at mixed tables, each one equally often in every seat. Win shares with
        95% intervals, mean score and place, a rating over all tables, and everything that went wrong.
help-arena-bots = the bots to compare: { $bots }
help-arena-games = games at mixed tables; default: { $value }
help-arena-pairs = also play this many games of each bot alone against a table of each other bot
help-arena-jobs = processes; default: all cores
help-arena-html = write a report with plots for the browser to a file
help-arena-json = write all figures to a file; - for standard output
help-dataset = write games of bots as data for programs that learn
    .long =
        Let bots play and write down every decision: what its seat knew, what it could choose, what it
        chose and what became of it. The same arguments give the same files, and a run that was cut off
        goes on where it stopped. The folder’s README.md says how to read it.
help-dataset-folder = a new folder, or one that the same command has begun
help-dataset-bots = one for all seats, or one per seat
help-dataset-shard = games in one file; default: { $value }
help-dataset-format = Parquet, which needs pyarrow, or JSON lines
help-scenario = run rule scenarios
    .long = Run rule scenarios: a line for each that fails, then how many passed and failed.
help-scenario-paths = a file, or a folder of files
help-scenario-only = only those with this text in their names
help-scenario-show = show each one step by step: what happens, and what can be chosen
help-replay = watch a recorded game again, or step through it
    .long = Replay a record and show what happened, as a spectator or a player saw it, or with all cards open.
help-replay-file = a record, as `citadels play --record` writes it
help-replay-seat = through a player’s eyes
help-replay-open = with all cards open
help-replay-step = step forward and backward (default in a terminal)
help-replay-all = everything at once (default otherwise)
help-verify = check that no one chose the cards of a recorded game
    .long = Check the shuffle of a game that was played on a server: do the numbers that the server and the players committed to produce its seed, and does the game follow from it? The exit status is 0 if no one could choose the cards, 1 if something is wrong, and 3 if the record can’t show it.
help-verify-file = a record, as a server gives it after the game
help-verify-commitment = the server’s fingerprint as you saw it at the table: 16 digits of it or more
help-verify-part = your own number, which must be in the shuffle
help-puzzles = solve, make and check puzzles
    .long = Solve puzzles: positions from games of strong bots with one choice that is clearly the best. With `make`, find new ones, the same for the same seed; with `solve`, a stronger search solves them again and says how often it agrees.
help-puzzles-what = make new puzzles, or solve them by a stronger search; without it, you solve them
help-puzzles-daily = the puzzle of the day
help-puzzles-id = one puzzle, by its name
help-puzzles-kind = only puzzles of a kind
help-puzzles-seed = the seed of the first game, for `make` (default { $value })
help-puzzles-count = how many to make (default { $value })
help-puzzles-out = the file to write, for `make`; an existing one is continued
help-puzzles-file = puzzles of your own, as `make` writes them
help-puzzles-worlds = worlds for each puzzle, for `solve` (default { $value })
help-stats = what many recorded games show
    .long = Statistics over finished games, by edition and number of players: how often each character is taken and wins, what unique districts are worth, whether the first crown helps. All shares come with 95% intervals. The exit status is 1 if a record could not be read.
help-stats-paths = files or folders of records, as JSON, JSON lines or Parquet; - reads JSON lines from standard input
help-stats-own = only the player who saved each game, in a file of your own games
help-stats-rows = also write a row for each player to a file: JSON lines, or Parquet if its name ends in .parquet
help-analyse = where a recorded game was won and lost
    .long = Review a finished game: everybody’s chances to win over time, the biggest swings, how good each decision was against the best alternative, lucky cards, and who suspected whom. Every decision is judged by what its player could know then.
help-analyse-seat = only the decisions of this seat
help-analyse-worlds = in how many worlds each choice is tried; more is slower and surer; default: { $value }
help-schema = describe the protocol for programs
    .long = All decisions, choices, events, reasons and score lines, and the JSON Schemas.
help-rules = look up the rules and the cards
    .long = The rules of an edition, or everything about one card: what it does, where editions differ, and rulings. Find a card by its name in any language, by part of it, or by its id.
help-rules-card = a card; without one, how to play or, with --edition, the rules
help-rules-edition = the edition; default: { $value }
help-rules-markdown = the whole reference as Markdown
help-rules-how_to_play = how to play, on one page; also shown if nothing else is asked for
help-rules-glossary = only the glossary of the edition
help-rules-example = a worked example of the books, such as X1; without an id, all of them
help-bench = measure the speed
    .long =
        Measure, with random bots, four players and sets drawn from all characters:
          engine  speed of the pure and of the compiled engine on one core
          jobs    the same games on one core and on two
          memory  what a process holds before and after many games
          server  tables of five sockets: latencies at a given rate, and moves per CPU second
help-bench-what = what to measure
help-bench-games = games in one repetition; default: { $value }
help-bench-sockets = server: open sockets, one number or several; default: { $value }
help-bench-seconds = server: seconds for each measurement; default: { $value }
help-bench-rate = server: moves offered per second; default: { $value }
help-bench-soak = server: watch the memory for this many minutes instead
help-bench-database = server: postgresql://… or another database; default: a temporary file
help-bench-workers = server: processes that share the tables, as in citadels serve; default: 1

help-setup = the game
help-setup-edition = the edition; default: { $value }
help-setup-players = how many players; default: { $value }
help-setup-set = a ready-made or random set: { $sets }
help-setup-characters = the characters, one per rank
help-setup-uniques = the unique districts, or how many of them
help-setup-ninth = with a character of rank 9
help-setup-substitute = who steps in for a character of a set that needs more players, such as queen=tax_collector; may be given several times
help-setup-crown = the seat that starts with the crown; default: random

help-house_rules = house rules; anything left out follows the edition
help-setup-variant = a variant of the book: short_game of dark-city ends at 7 districts
help-setup-action_cards = add the action cards, in the first or second version; without a value, the edition’s own
help-setup-city_size = districts that complete a city; 7 in the short game of dark-city
help-setup-five_types_bonus = points for all five types
help-setup-discard_pile = discards form a face-up pile instead of going under the deck
help-setup-face_down_first = set the face-down character aside before the face-up ones
help-setup-face_down_seen = the crowned player looks at the face-down character
help-setup-tie_break = what breaks a tie
help-setup-version = play a card as another edition does, such as king=classic; may be given several times
help-setup-mixed = allow characters and unique districts from all editions

## Bots

bot-random = any legal choice, all equally likely
bot-greedy = takes what pays off right away; for beginners
bot-steward = plays the way good players do
bot-easy = easy
bot-normal = normal
bot-search = looks ahead
bot-search-1 = the search of the first release
bot-hard = hard
bot-expert = expert
bot-master = master

## Results

simulate-done = { COUNT($games, of: "games") }, decisions: { $decisions }, seconds: { $seconds }; games per second: { $games_per_second }, decisions per second: { $decisions_per_second }
simulate-bot = bot
simulate-seats = seats
simulate-wins = wins
simulate-share = share
simulate-mean = mean score
simulate-digest = digest { $digest }
simulate-fault = { $bot }, game { $game }: { $fault }: { $told }
simulate-faults = faults
simulate-lost = The process that played these games died, so they are missing: { $games }
simulate-crash = an error
simulate-illegal = an illegal choice
simulate-timeout = too slow
simulate-written = Written: { $path }
simulate-dataset = { COUNT($games, of: "games") }, decisions: { $decisions }. Written: { $path }

## The arena

arena-html_lang = en
arena-title = Citadels: bots compared
arena-facts = { COUNT($games, of: "games") } at mixed tables of { $players }, edition { $edition }, seed { $seed }; decisions: { $decisions }, seconds: { $seconds }
arena-bot = Bot
arena-seats_played = Seats
arena-wins = Wins
arena-win_share = Win share
arena-interval = 95% interval
arena-mean_score = Mean score
arena-mean_place = Mean place
arena-rating = Rating
arena-even = A share of { $share } would be even. A bot that makes a mistake loses that game.
arena-win_shares = Win shares
arena-pairs = Alone against a table of another
arena-pairs_means = The share of games that the bot in the row wins against a table of the bot in the column, in { COUNT($games, of: "games") } each.
arena-alone = alone
arena-ratings = Ratings
arena-rating_means = Plackett–Luce, with 95% bootstrap intervals: 400 points more make a bot ten times as likely to finish ahead of another.
arena-scores = Scores
arena-points = points
arena-rounds = Rounds
arena-rounds_axis = rounds in a game
arena-games = Games
arena-game = Game
arena-points_by_source = Points by source, on average
arena-source_head = Source
arena-characters = Characters
arena-characters_means = How often each character was taken and, in brackets, the share of those games that were won. The length of a bar is how often it was taken; the filled part is how often it won.
arena-character_head = Character
arena-seats = Wins by seat
arena-faults = Mistakes
arena-fault = What it was
arena-told = Details
arena-no_faults = No bot crashed, made an illegal choice or was too slow.
arena-crash = an error
arena-illegal = an illegal choice
arena-timeout = too slow
arena-lost = The process that played these games died, so they are missing: { $games }
bench-pure = pure
bench-compiled = compiled
bench-ratio = ratio
bench-no_compiled = There is no compiled build here.
bench-sockets = sockets
bench-offered = offered/s
bench-moves = moves/s
bench-per_cpu = moves/CPU s
bench-answer = answer ms
bench-state = state ms
bench-memory = memory MB
bench-unlimited = no limit
bench-percentiles = Times: median, 95% and 99%.

## Wrong use of a command

# What is wrong with one argument, such as --players.
usage-argument = { $argument }: { $problem }
usage-invalid_choice = “{ $value }” is not a valid choice; choose from { $choices }
usage-required = missing: { $arguments }
usage-unrecognized = unknown arguments: { $arguments }
usage-one_value = a value is missing
usage-some_values = at least one value is missing
usage-no_value = takes no value
usage-ambiguous = “{ $option }” is ambiguous: it could be { $matches }

help-admin = look after a server’s database
    .long = Look after a server’s database. The server may keep running, except for copy and migrate; it notices a change with the next move at that table.
help-admin-what = what to do
help-admin-values = { $usages }
admin-copy = Copied. Tables: { $games }, entries: { $entries }, guests: { $guests }.
admin-migrate = The database is now at version { $version }.
admin-delete = The table { $table } is deleted.
admin-end = The table { $table } is closed.
admin-rename = Seat { $place } of table { $table } is now called { $name }.
admin-ban = The guest { $guest } is banned and has left all tables.
admin-unban = The guest { $guest } may come back.
admin-forget = The guest { $guest } is deleted, with every name and message.
admin-retain = Deleted what was older than { $days } days. Tables: { $tables }, guests: { $guests }.
