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
refusal-elsewhere = This table is on another server: { $where }

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
refusal-bad_record = This record can’t be replayed: { $cause }
refusal-record_too_long = This record is too long: at most { $most } choices can be shown.
refusal-unknown_bot = There is no bot “{ $bot }” here. Choose from: { $allowed }.

## At a table

refusal-no_such_table = There is no such table. Is the code right?
refusal-no_such_seat = There is no such seat; the last one is { $most }.
refusal-in_lesson = This is a lesson: only its own steps can be taken here.
refusal-lesson_waits = First read on above the table.
refusal-no_hints = There are no hints at this table.
refusal-no_lesson = There is no lesson at this table.
refusal-no_such_scene = There is no scene “{ $scene }”; there are: { $allowed }.
refusal-no_such_step = There is no such step; the last one is { $most }.
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
refusal-dealing = The cards are just being shuffled. Try again in a moment.
refusal-bad_part = That number doesn’t fit the fingerprint you announced.
refusal-game_over = The game is over.
refusal-not_over = The game isn’t over yet.
refusal-not_your_turn = It’s not your turn to choose.
refusal-stale = The table has changed in the meantime. Please look again.
refusal-not_possible = You can’t do that: { $cause }
refusal-nothing_to_undo = There is nothing you can take back.
refusal-not_away = No bot is playing for you.
refusal-already_away = A bot is already playing for you.
refusal-other_tab = This game is open in another tab. Go on there, or close that tab.
refusal-player_present = That player is here. Only an absent player can be replaced.
refusal-secret_question = Someone is being asked in secret. Please wait for the answer.

## Chat and seats that change hands

refusal-chat_off = The host has turned the chat off at this table.
refusal-no_free_text = Only the ready-made phrases can be said at this table.
refusal-silenced = The host has muted you at this table.
refusal-chat_full = So much has been said here that no more fits.
refusal-bad_text = Please write something that can be seen.
refusal-no_such_message = There is no such message.
refusal-no_such_puzzle = There is no such puzzle.
refusal-daily_secret = This is a deal of the day: until the day is over, its cards stay secret.
refusal-already_reported = You have already reported that.
refusal-bad_code = This code doesn’t work, or not any more. Ask for a new one.
refusal-already_seated = You already have a seat at this table.
refusal-no_such_request = No one is asking for that seat any more.
refusal-asker_gone = Whoever asked for the seat isn’t here right now.
refusal-too_many_requests = { $most } people are already asking for a seat. Please wait for the host.
refusal-too_many_people = { $people } people are seated, but the game would be for { COUNT($players, of: "players") }.
refusal-closed = This table was closed.
