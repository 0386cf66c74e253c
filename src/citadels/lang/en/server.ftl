# What the server says: why it does not do what it was asked for, and its start page.
# { $cause } is a sentence of its own: the engine's reason or what is wrong with a setup.

## Messages and tokens

refusal-bad_message = That message cannot be understood: { $message }
refusal-too_large = The message is too long; { $most } bytes at most.
refusal-no_token = You are not a guest yet: ask for a token first.
refusal-foreign_origin = This page may not act here: it comes from { $origin }.
refusal-not_found = There is nothing at this address.
refusal-wrong_method = This address does not take that method.
refusal-failed = Something went wrong on the server. Your game is stored; please try again.
refusal-try_again = It could not be stored just now. Please try again.

## Limits

refusal-too_fast = That was too much at once. Please wait a moment.
refusal-too_many_guests = Too many new guests come from your address. Please wait a minute.
refusal-too_many_tables = You have opened too many tables at once. Please wait a minute.
refusal-too_many_open_tables = You already have { $most } tables that are not finished; first finish one of them.
refusal-too_many_connections = There are too many connections; { $most } at most.

## Opening a table

refusal-wrong_setup = These rules cannot be played: { $cause }
refusal-wrong_seats = The setup is for { COUNT($players, of: "players") }, but { $seats } seats are given.
refusal-bad_clock = Thinking time must be between { $least } and { $most } seconds.
refusal-bad_name = Please choose a name of visible characters.
refusal-unknown_bot = There is no bot “{ $bot }” here; there are: { $allowed }.

## At a table

refusal-no_such_table = There is no such table. Is the code right?
refusal-no_such_seat = There is no such seat; the last one is { $most }.
refusal-not_seated = You are watching: only players can do that.
refusal-not_host = Only the host of the table can do that.
refusal-kicked = The host has sent you away from this table.
refusal-locked = The table is locked: nobody else can sit down.
refusal-name_taken = Somebody here is already called { $name }.
refusal-table_full = All seats are taken.
refusal-seat_taken = That seat is taken.
refusal-nobody_there = No player sits there.
refusal-no_bot_there = No bot sits there.
refusal-not_yourself = You cannot do that to yourself; you can leave instead.
refusal-already_started = The game has already begun.
refusal-not_started = The game has not begun yet.
refusal-game_over = The game is over.
refusal-not_over = The game is not over yet.
refusal-not_your_turn = It is not your turn to choose.
refusal-stale = The table has changed in the meantime; look again.
refusal-not_possible = That is not possible: { $cause }
refusal-nothing_to_undo = There is nothing that you can take back.
refusal-not_away = No bot is playing for you.
refusal-already_away = A bot is already playing for you.
