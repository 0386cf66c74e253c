# The table in the browser.

## The board

table-title = The table
table-status = What is to do
table-your_turn = You
table-hint = Choose what is highlighted.
table-hint_or = Or choose what is highlighted.
table-over = The game is over.
table-waits = The game waits for somebody.
# $seat is the player who must choose.
table-waits_draft = { PLAYER($seat) } is choosing a character.
table-waits_turn = { PLAYER($seat) } is playing as { CARD($character, case: "the") }.
table-waits_answer = { PLAYER($seat) } has to decide something.
table-undo = Take back
table-all_choices = All choices ({ $count })
table-choices_title = All your choices
table-read = Read the card
table-changed = The table has just changed; please look again.
# A place on the table with the only choice there, and with several.
table-place_choice = { $name }: { $choice }
table-place_choices = { $name } ({ $count ->
    [one] { $count } choice
   *[other] { $count } choices
})
table-characters = Characters in the order of their call
table-rank = { $rank } { $name }
table-player = { $name }: { COUNT($gold, of: "gold") }, { COUNT($count, of: "cards") }, { COUNT($points, of: "points") }, { $built } of { COUNT($size, of: "districts") }
table-gold = Gold
table-hand = Cards in hand
table-points = Points so far
table-bot = Bot
table-away = A bot plays
table-offline = Offline
table-can_be = Can be:
table-can_be_many = Can be one of { $count }
table-no_character = No character yet
table-built = { $built } / { $size }
table-your_hand = Your hand: { COUNT($count, of: "cards") }
table-cards = Cards to choose from
table-draft = Choosing the characters
table-offered = Characters passed to you
table-face_up = Out, face up:
table-face_down = Out, face down, seen by you:
table-draft_order = Who chooses when
table-choosing = is choosing …
table-has_chosen = has chosen:
table-has_not_chosen = has not chosen yet
table-round = Round { $round }
table-deck = Cards in the deck
table-confirm_end = End your turn?
table-confirm_end_text = There is more that you could do.
table-play_on = Play on

## The table's own affairs

table-watching = You are watching
table-discards = Discard pile: { $count }
table-known_deck = Known in the deck: { $count }
table-known_place = { $place }. { $name }
table-menu = This table
table-menu_copy = Copy the link
table-menu_copied = The link is copied.
table-menu_host = Host
table-menu_bot = Let a bot play
table-menu_kick = Send away
table-menu_leave = Leave the game
table-menu_leave_sure = A bot will play on for you; you can come back.

## Log, recap, notices

table-log = Log
table-log_show = Show
table-log_all = Everything
table-log_mine = About me
table-log_start = The beginning
table-log_newest = To the newest
table-log_new = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
# Behind a line that no longer counts.
table-log_undone = taken back
table-log_empty = Nothing like that has happened yet.
table-recap = What happened?
table-recap_since = Since your last choice
table-recap_hits = What concerns you most
table-recap_order = In order
table-recap_nothing = Nothing has happened since your last choice.
# Somebody has named the reader's character.
table-hit_murdered = { PLAYER($seat) } murders { CARD($character, case: "the") }: that is you!
table-hit_bewitched = { PLAYER($seat) } bewitches { CARD($character, case: "the") }: that is you!
table-hit_rob_named = { PLAYER($seat) } is going to rob { CARD($character, case: "the") }: that is you!
table-hit_built = { PLAYER($seat) } takes { CARD($card) } from your hand and builds it at once.
table-hit_warrant = { PLAYER($seat) } places warrants, and one of them on you.
table-hit_threat = { PLAYER($seat) } threatens two characters, and you are one of them.
# The title of the browser's tab.
table-title_mine = Your turn
table-title_other = Turn of { $name }
table-title_over = The game is over
# For screen readers: the time that a player has left, such as 4:05.
table-clock_of = Time left to { $name }: { $time }
table-clock_low = little time
table-clock_soon = You have { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left. After that a bot plays for you.
table-clock_away = A bot is playing for you.
table-clock_back = Play again yourself
table-keys = Keys
table-keys_next = on to the next thing, or back
table-keys_arrows = to the next thing that you can choose, or back
table-keys_choose = choose
table-keys_numbers = take the first to ninth choice in the bar
table-keys_end = end the turn
table-keys_undo = take back
table-keys_log = to the log
table-keys_hand = to your hand
table-keys_recap = what happened since your last choice
table-keys_mute = sounds off or on
table-keys_help = this help
table-keys_close = close
# Sounds that can be listened to in the settings.
table-sound_try = Listen
table-sound_turn = Your turn
table-sound_gold = Gold
table-sound_card = Cards
table-sound_build = Building
table-sound_hit = Something is done to you
table-sound_destroy = A district falls
table-sound_crown = The crown
table-sound_end = The end
