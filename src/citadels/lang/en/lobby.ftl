# The start page, opening a table and waiting at it, in the browser.

## Everywhere

lobby-unreachable = Can’t reach the server. Check your connection and try again. Nothing is lost.
lobby-try_again = Try again
lobby-level_easy = Easy
lobby-level_normal = Normal
lobby-level_hard = Hard
lobby-level_expert = Expert
lobby-level_master = Master
lobby-person = Person
# A bot and how well it plays; { $level } is one of the levels above.
lobby-bot_level = Bot, { $level }
lobby-minutes = about { $minutes } min
lobby-watch = Watch
lobby-read_card = read the card

## Start

# The name of the game as it is printed.
lobby-game = Citadels
lobby-pitch = Eight characters, one crown. Choose in secret who you’ll be this round, take gold, build your city – and guess who’s coming for you.
lobby-name = Your name
lobby-name_other = Suggest another
# Friendly nicknames to begin with, with spaces between them: animals, nobody's real name.
lobby-nicknames = Badger Falcon Fox Hare Hedgehog Heron Lynx Marten Otter Owl Raven Robin Stork Swift Wren
lobby-play_now = Play now
lobby-play_now_about = You and three bots, with the cards for a first game.
lobby-local = Play on this device
lobby-local_about = The game runs in this browser, even without a network.
lobby-local_loading = Loading the game: { $percent } %
lobby-local_ready = Ready: you can play here without a network.
lobby-local_away = The server can’t be reached. You can play here against bots.
lobby-local_failed = The game could not be loaded. Try again when you have a network.
lobby-local_none = The server can’t be reached, and it offers no play without a network.
lobby-coach = With a coach: a word before everything new
lobby-bots_level = Bots
lobby-opening = Opening the table…
lobby-new_table = New table
lobby-new_table_about = Friends, other characters, your own rules.
lobby-join = Join with a code
lobby-join_field = Code or link
lobby-join_hint = The eight letters and digits, or the whole link you were sent.
lobby-join_go = Join
lobby-join_no_code = That’s neither a code nor a link to a table. A code has eight letters and digits.
lobby-mine = Your tables
lobby-mine_none = You have no games waiting. Your first is one click away.
lobby-your_turn = Your turn!
lobby-state_open = Waiting for players
lobby-state_running = Others are thinking
lobby-state_over = Finished
lobby-continue = Continue
lobby-to_table = Go to the table
lobby-look_back = See the result
lobby-finished = Finished games
lobby-open_tables = Open tables
lobby-open_none = No one is looking for players right now. Open a listed table and everyone will see it here.
lobby-sit_down = Sit down
lobby-loading = Looking for tables…
lobby-table_of = Table { $id }
lobby-free_seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-new_here = New to the game?
lobby-read_rules = Learn it in three minutes
lobby-learn = Learn by playing
lobby-learn_about = Six short scenes at a real table, five minutes. You make the moves.
lobby-learn_scenes = All scenes
lobby-learn_begin = Begin
lobby-learn_go_on = Go on
lobby-alone = Alone for a while
lobby-puzzles = Puzzles
lobby-puzzles_about = Find the best choice.
lobby-daily = Deal of the day
lobby-daily_about = The same cards for everybody.
lobby-stats = Statistics
lobby-stats_about = Your games and everybody’s.

## New table

lobby-edition = Edition
lobby-players = Players
lobby-cards = Cards
lobby-cards_about = Which characters and unique districts to play with.
lobby-way_ready = Ready-made
lobby-way_random = Random
lobby-way_own = Custom
lobby-random_about = One character of each rank and the unique districts are drawn when the game starts, for everyone to see. The unique districts range from cheap to expensive.
lobby-ninth = Add rank 9: { CARD($character) }
lobby-ninth_any = Add a character of rank 9
lobby-ninth_needed = Needed with { COUNT($players, of: "players") }.
lobby-ninth_forbidden = Not with { COUNT($players, of: "players") }.
lobby-substitute = The { CARD($character) } needs more players. Who steps in?
lobby-characters = Characters
lobby-uniques = Unique districts
lobby-rank = Rank { $rank }
lobby-rank_nobody = None
lobby-rank_nobody_about = Play with eight ranks.
lobby-uniques_random = Drawn at random
lobby-uniques_own = My choice
lobby-uniques_count = How many
lobby-uniques_chosen = Chosen: { $count }
lobby-uniques_none = Clear the choice
lobby-uniques_all = All of this edition’s.
lobby-uniques_drawn = { $count ->
    [one] { $count } unique district, drawn at random
   *[other] { $count } unique districts, drawn at random
}
lobby-characters_drawn = One of each rank, drawn at random.
lobby-beyond_book = The book replaces one or two of the eight basic characters; your list goes further.
lobby-by_rule = rule { $rule }
lobby-action_cards = Action cards
lobby-action_cards_about = Fifteen more cards for the deck: quick surprises from the circus.
lobby-action_in_book = They come with this edition, to play with or without.
lobby-action_none = Without
lobby-action_first = First version
lobby-action_second = Second version
lobby-action_own = as in this edition
lobby-more = More: house rules
lobby-more_about = Everything follows the edition unless you change it.
lobby-more_changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
lobby-as_edition = As in the edition ({ $value })
lobby-as_usual = As in the edition
lobby-reset = Back to the edition’s rules
lobby-yes = yes
lobby-no = no
lobby-rule-city_size = Districts to complete a city
lobby-rule-five_types_bonus = Points for all five types
lobby-rule-discard_pile = Face-up discard pile
lobby-rule-face_down_first = Face-down character is set aside first
lobby-rule-face_down_seen = Crowned player looks at the face-down character
lobby-rule-tie_break = Ties
lobby-rule-unique_count = Number of unique districts, drawn at random
lobby-rule-crown = First crown
lobby-rule-mixed = Mix cards from all editions
lobby-rule-versions = Versions of cards
lobby-tie_break-rank = highest rank wins
lobby-tie_break-districts = points for districts
lobby-tie_break-districts_and_gold = points for districts, then gold
lobby-crown_random = drawn at random
lobby-versions_about = Some cards changed over the years. Choose which version to play.
lobby-seats = Seats
lobby-seats_bots = Bots in the other seats
lobby-seats_people = People only
lobby-seat = Seat { $number }
lobby-you = You
lobby-seats_watch = Bots only: you’ll watch.
lobby-clock = Thinking time
lobby-clock_none = None
lobby-clock_quick = Quick
lobby-clock_calm = Relaxed
lobby-clock_long = Long
lobby-clock_days = Days
lobby-clock_own = Custom
lobby-clock_bank = Minutes for the whole game
lobby-clock_increment = Seconds added with each choice
lobby-clock_about = { $minutes } min, plus { $seconds } s per choice. If it runs out, a bot plays until you’re back.
lobby-clock_days_each = Days for each choice
lobby-clock_days_about = { $days ->
    [one] { $days } day
   *[other] { $days } days
} for each choice, so everybody plays when it suits them. If it runs out, a bot plays until you’re back.
lobby-clock_none_about = Everyone takes the time they need.
lobby-who = Who can find it
lobby-private = Private
lobby-private_about = Only people with the code or the link.
lobby-listed = Listed
lobby-listed_about = Everyone sees it on the start page.
lobby-open_table = Open the table
lobby-open_start = Start the game

## At the table, before the start

lobby-wait_title = The table is set
lobby-welcome = Take a seat
lobby-welcome_by = { $name } invites you to a game of Citadels.
lobby-welcome_nobody = There’s a seat waiting for you.
lobby-welcome_full = All seats are taken, but you can watch.
lobby-welcome_locked = The host has locked the table, but you can watch.
lobby-watching = You’re watching. The game will show up here as soon as it starts.
lobby-invite = Invite friends
lobby-code = Code
lobby-link = Link
lobby-copy = Copy link
lobby-copied = Link copied.
lobby-copy_by_hand = The link is selected: please copy it by hand.
lobby-share = Share
lobby-share_text = Come and play Citadels with me!
lobby-qr = QR code
lobby-qr_label = QR code with the link to this table
lobby-seat_open = Free
lobby-host = Host
lobby-here = here
lobby-not_here = away
lobby-sit_here = Sit here
lobby-rename = Change name
lobby-keep_name = Save
lobby-cancel = Cancel
lobby-get_up = Leave your seat
lobby-start = Start the game
lobby-start_bots = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
}
lobby-start_full = All seats are taken.
lobby-start_wait = { $name } will start the game when everyone’s here.
lobby-start_wait_host = The host will start the game when everyone’s here.
lobby-lock = Lock the table
lobby-lock_about = No one else can sit down.
lobby-locked = Locked
lobby-hints = Allow hints
lobby-hints_about = Players may ask what a strong bot would do.
lobby-kick = Remove
lobby-kick_sure = Remove { $name } for good?
lobby-make_host = Make host
lobby-give_bot = Give to a bot
lobby-free = Free the seat
lobby-bots_level_of = Level of the bot at seat { $number }
lobby-actions_for = Seat { $number }: { $name }
lobby-plan = This game
# The choices for new tables, kept in this browser.
lobby-keep = Save as my settings
lobby-kept = Saved. Your new tables start like this.
lobby-forget = Back to the usual
lobby-house_rules = House rules
lobby-clock_short = { $minutes } min + { $seconds } s
lobby-clock_days_short = { $days ->
    [one] { $days } day
   *[other] { $days } days
} per choice
lobby-players_here = { $taken } of { $players } seats taken.
lobby-review = Review the game
lobby-together = Several people on this device
