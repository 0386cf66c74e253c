# What the server says: why it does not do what it was asked for, and its start page.
# { $cause } is a sentence of its own: the engine's reason or what is wrong with a setup.

## Messages and tokens

refusal-bad_message = The server didn’t understand that message: { $message }
refusal-too_large = The message is too long; { $most } bytes at most.
refusal-no_token = You’re not signed in as a guest yet: ask for a token first.
refusal-foreign_origin = Pages from { $origin } can’t use this server.
refusal-not_found = There is nothing at this address.
refusal-wrong_method = This address doesn’t accept that method.
refusal-failed = Something went wrong on the server. Your game is safe. Please try again.
refusal-try_again = That couldn’t be saved just now. Please try again.

## Limits

refusal-too_fast = That was too much at once. Please wait a moment.
refusal-too_many_guests = Too many new guests from your address. Please wait a minute.
refusal-too_many_tables = You have opened too many tables at once. Please wait a minute.
refusal-too_many_open_tables = You already have { $most } unfinished tables. Finish one of them first.
refusal-too_many_connections = Too many connections; { $most } at most.

## Opening a table

refusal-wrong_setup = This setup can’t be played: { $cause }
refusal-wrong_seats = The setup is for { COUNT($players, of: "players") }, but { $seats } seats are given.
refusal-bad_clock = Thinking time must be between { $least } and { $most } seconds.
refusal-bad_name = Please choose a name with visible characters.
refusal-unknown_bot = There is no bot “{ $bot }” here. Choose from: { $allowed }.

## At a table

refusal-no_such_table = There is no such table. Is the code right?
refusal-no_such_seat = There is no such seat; the last one is { $most }.
refusal-not_seated = You’re only watching: you need a seat to do that.
refusal-not_host = Only the host of the table can do that.
refusal-kicked = The host has removed you from this table.
refusal-locked = The table is locked: no one else can sit down.
refusal-name_taken = Someone here is already called { $name }.
refusal-table_full = All seats are taken.
refusal-seat_taken = That seat is taken.
refusal-nobody_there = There is no player in that seat.
refusal-no_bot_there = There is no bot in that seat.
refusal-not_yourself = You can’t do that to yourself, but you can leave.
refusal-already_started = The game has already started.
refusal-not_started = The game hasn’t started yet.
refusal-game_over = The game is over.
refusal-not_over = The game isn’t over yet.
refusal-not_your_turn = It’s not your turn to choose.
refusal-stale = The table has changed in the meantime. Please look again.
refusal-not_possible = You can’t do that: { $cause }
refusal-nothing_to_undo = There is nothing you can take back.
refusal-not_away = No bot is playing for you.
refusal-already_away = A bot is already playing for you.
