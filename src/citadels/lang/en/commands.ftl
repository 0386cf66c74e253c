# Help texts of the command `citadels` and what its commands say. Names of commands, flags and examples stay as
# they are.

help-usage = usage:
help-options = options
help-arguments = arguments
help-examples = examples:
help-help = show this help and leave
help-version = show the version and leave
help-lang = language of what is said
help-json = as one JSON object
help-seed = the same seed deals the same game
help-default = default: { $value }

help-citadels = The card game Citadels: play it, simulate it, look up and check its rules.
help-play = play against bots in the terminal
    .long = Play against bots in the terminal. Type the number of a choice, ? for help, q to leave.
help-play-plain = plain lines, for pipes and screen readers
help-play-seat = your seat; default: { $value }
help-play-bots = the others; default: { $value }
help-play-ask = ask for everything that is not given here
help-play-name = your nickname
help-play-resume = go on with a game that you have left, the last one or that in FILE
help-play-width = columns of a line; 0: as long as it comes; default: { $value }
help-play-record = write the game down when it is over or left
help-serve = run the server
    .long = Run the server: tables for people, bots and programs, over HTTP and sockets. Stop it with Ctrl-C; every stored move is there when it starts again.
help-serve-host = the address to listen on; default: { $value }
help-serve-port = the port; 0: any free one; default: { $value }
help-serve-database = sqlite:///FILE or postgresql://…; default: DATABASE_URL, or a file here
help-simulate = let bots play whole games
    .long = Let bots play whole games. Equal arguments give equal games, with any number of jobs.
help-simulate-bots = one for all seats, or one a seat; { $bots }
help-simulate-games = how many games; default: { $value }
help-simulate-jobs = processes; default: { $value }
help-simulate-no_rotate = bots keep their seats from game to game
help-simulate-code = a file with bots of your own: any class with a method choose; may be given several times
help-simulate-seconds = a decision that takes longer loses the bot that game; default: no limit
help-simulate-statistics = a line of JSON for each game, into a file
help-simulate-records = the same lines, with the whole games, into a file
help-arena = compare bots at many tables
    .long =
        Compare bots: mixed tables of all of them, everybody equally often at every seat. Win shares with
        intervals of 95 %, mean score and place, a rating over all tables, and everything that went wrong.
help-arena-bots = the bots to compare: { $bots }
help-arena-games = games at mixed tables; default: { $value }
help-arena-pairs = also this many games of each bot alone against a table of each other one
help-arena-jobs = processes; default: all cores
help-arena-html = a report with plots, for a browser, into a file
help-arena-json = all figures into a file; - for standard output
help-scenario = run rule scenarios
    .long = Run rule scenarios: a line for each that fails, then how many passed and failed.
help-scenario-paths = a file, or a folder of files
help-replay = tell a recorded game, or step through it
    .long = Replay a record and tell what happened, as a spectator or a player has seen it, or with everything open.
help-replay-file = a record, as `citadels play --record` writes it
help-replay-seat = with the eyes of a player
help-replay-open = with everything open
help-replay-step = step by step, forwards and backwards; so it is on a terminal
help-replay-all = all at once; so it is elsewhere
help-schema = describe the protocol for programs
    .long = All decisions, choices, events, reasons and score lines, and the JSON Schemas.
help-rules = look up the rules and the cards
    .long = The rules of an edition, or all about one card: what it does, where editions differ, and rulings. A card is found by its name in any language, by a part of it, or by its id.
help-rules-card = a card; without one, the rules of the edition
help-rules-edition = the edition; default: { $value }
help-rules-markdown = the whole reference as Markdown
help-bench = measure the speed
    .long =
        Measure, with random bots, four players and sets drawn from all characters:
          engine  speed of the pure and of the compiled engine on one core
          jobs    the same games on one core and on two
          memory  what a process holds before and after many games
          server  tables of five sockets: latencies at a given rate, and moves for each second of the processor
help-bench-what = what to measure
help-bench-games = games in one repetition; default: { $value }
help-bench-sockets = server: open sockets, one number or several; default: { $value }
help-bench-seconds = server: seconds for each measurement; default: { $value }
help-bench-rate = server: moves offered in a second; default: { $value }
help-bench-soak = server: watch the memory for so many minutes instead
help-bench-database = server: postgresql://… or another database; default: a file that is thrown away

help-setup = the game
help-setup-edition = the edition; default: { $value }
help-setup-players = how many players; default: { $value }
help-setup-set = a ready-made or random set: { $sets }
help-setup-characters = the characters, one a rank
help-setup-uniques = the unique districts, or how many of them
help-setup-ninth = with a character of rank 9
help-setup-crown = the seat that has the crown first; default: chance

help-house_rules = house rules; what is left out follows the edition
help-setup-action_cards = with the action cards, in the first or second version; without a value, the edition's own
help-setup-city_size = districts that complete a city; 7 in the short game of dark-city
help-setup-five_types_bonus = points for all five types
help-setup-discard_pile = discards lie on a pile face up, not under the deck
help-setup-face_down_first = the hidden character is drawn before those that lie face up
help-setup-face_down_seen = the crowned player looks at the hidden character
help-setup-tie_break = what decides between equal totals
help-setup-version = a card as another edition plays it, such as king=classic; can be given several times
help-setup-mixed = characters and unique districts of all editions may be chosen

## Bots

bot-random = any legal choice, all equally likely
bot-greedy = what brings most at once; for beginners
bot-steward = what good players know
bot-easy = easy
bot-normal = normal
bot-search = looks ahead
bot-hard = hard
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
simulate-lost = The process of these games died, they are missing: { $games }
simulate-crash = an error
simulate-illegal = no legal choice
simulate-timeout = too slow
simulate-written = Written: { $path }

## The arena

arena-html_lang = en
arena-title = Citadels: bots compared
arena-facts = { COUNT($games, of: "games") } at mixed tables of { $players }, edition { $edition }, seed { $seed }; decisions: { $decisions }, seconds: { $seconds }
arena-bot = Bot
arena-seats_played = Seats
arena-wins = Wins
arena-win_share = Win share
arena-interval = 95 % interval
arena-mean_score = Mean score
arena-mean_place = Mean place
arena-rating = Rating
arena-even = A share of { $share } would be even. A bot that makes a mistake has lost that game.
arena-win_shares = Win shares
arena-pairs = Alone against a table of another
arena-pairs_means = The share of games that the bot of the line wins against a table of the bot of the column, in { COUNT($games, of: "games") } each.
arena-alone = alone
arena-ratings = Ratings
arena-rating_means = Plackett–Luce, with intervals of 95 % from redrawn games: 400 points more make a bot ten times as likely to come before another.
arena-scores = Scores
arena-points = points
arena-rounds = Rounds
arena-rounds_axis = rounds in a game
arena-games = Games
arena-game = Game
arena-points_by_source = Points by source, on average
arena-source_head = Source
arena-characters = Characters
arena-characters_means = How often each was taken, and in brackets the share of these games that were won. A bar is as long as the character was taken often, and full as far as these games were won.
arena-character_head = Character
arena-seats = Wins by seat
arena-faults = Mistakes
arena-fault = What it was
arena-told = Details
arena-no_faults = No bot crashed, chose what is not legal or was too slow.
arena-crash = an error
arena-illegal = no legal choice
arena-timeout = too slow
arena-lost = The process of these games died, they are missing: { $games }
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
bench-percentiles = Times: half of them, 95 % and 99 % are within.

## Wrong use of a command

# What is wrong with one argument, such as --players.
usage-argument = { $argument }: { $problem }
usage-invalid_choice = “{ $value }” is not possible; choose one of { $choices }
usage-required = missing: { $arguments }
usage-unrecognized = not understood: { $arguments }
usage-one_value = a value is missing
usage-some_values = at least one value is missing
usage-no_value = takes no value
usage-ambiguous = “{ $option }” is not clear; it could be { $matches }
