# The table in the browser.

## The board

table-title = The table
table-status = What to do now
table-your_turn = You
# $what: where everything highlighted lies (hand, table, character, district, seat), or in several places.
table-hint = Choose { $what ->
    [hand] a highlighted card from your hand
    [table] one of the cards shown above
    [character] a highlighted character
    [district] a highlighted district
    [seat] a highlighted player
   *[several] something highlighted
}.
table-hint_or = Or choose { $what ->
    [hand] a highlighted card from your hand
    [table] one of the cards shown above
    [character] a highlighted character
    [district] a highlighted district
    [seat] a highlighted player
   *[several] something highlighted
}.
table-over = The game is over.
table-waits = Waiting for another player.
# $seat is the player who must choose.
table-waits_draft = { PLAYER($seat) } is choosing a character.
table-waits_turn = { PLAYER($seat) } is playing as { CARD($character, case: "the") }.
table-waits_answer = { PLAYER($seat) } has a decision to make.
# The player who must choose is gone.
table-waits_gone = { PLAYER($seat) } is offline. A bot steps in after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
table-waits_offline = { PLAYER($seat) } is offline. The game waits; the host can let a bot play.
table-undo = Undo
table-all_choices = All choices ({ $count })
table-choices_title = All your choices
table-read = Read the card
table-changed = The table has just changed. Please look again.
# A place on the table with the only choice there, and with several.
table-place_choice = { $name }: { $choice }
table-place_choices = { $name } ({ $count ->
    [one] { $count } choice
   *[other] { $count } choices
})
table-characters = Characters in calling order
table-rank = { $rank } { $name }
table-player = { $name }: { COUNT($gold, of: "gold") }, { COUNT($count, of: "cards") }, { COUNT($points, of: "points") }, { $built } of { COUNT($size, of: "districts") }
table-gold = Gold
table-hand = Cards in hand
table-points = Points so far
table-bot = Bot
table-away = Bot playing
table-offline = Offline
table-online = Online
# Somebody is gone, and a bot answers in so many seconds.
table-bot_in = Offline · bot in { $seconds } s
table-can_be = Could be:
table-can_be_many = Could be any of { $count }
# Buttons on a phone, where a city is only a line.
table-city_open = { $name }: show the whole city
table-city_close = { $name }: close the city
table-no_character = No character yet
table-built = { $built } / { $size }
table-your_hand = Your hand: { COUNT($count, of: "cards") }
table-cards = Cards to choose from
table-draft = Choosing the characters
table-offered = Characters passed to you
table-choosing = is choosing…
table-round = Round { $round }
table-last_round = Last round
table-deck = Cards in the deck
table-middle = In the middle of the table
table-confirm_end = End your turn?
table-confirm_end_text = You can still do something this turn.
table-play_on = Keep playing

## The table's own affairs

table-watching = You’re watching
table-discards = Discard pile: { $count }
table-known_deck = Known in the deck: { $count }
table-known_place = { $place }. { $name }
table-menu = This table
table-menu_copy = Copy link
table-menu_copied = Link copied.
table-menu_host = Host
table-menu_bot = Let a bot play
table-menu_kick = Remove
table-menu_leave = Leave the game
table-menu_leave_sure = A bot will play for you. You can come back any time.

## Log, recap, notices

table-log = Log
table-log_show = Show
table-log_all = Everything
table-log_mine = About me
table-log_start = Start of the game
table-log_newest = Latest
table-log_new = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
# Behind a line that no longer counts.
table-log_undone = taken back
table-log_empty = Nothing like that has happened yet.
table-recap = What happened?
table-recap_since = Since your last choice
table-recap_hits = What affects you most
table-recap_order = In order
table-recap_nothing = Nothing has happened since your last choice.
# Somebody has named the reader's character.
table-hit_murder_named = { PLAYER($seat) } murders { CARD($character, case: "the") }: that’s you!
table-hit_bewitch_named = { PLAYER($seat) } bewitches { CARD($character, case: "the") }: that’s you!
table-hit_rob_named = { PLAYER($seat) } plans to rob { CARD($character, case: "the") }: that’s you!
table-hit_building = { PLAYER($seat) } takes { CARD($card) } from your hand and builds it right away.
table-hit_warrants_placed = { PLAYER($seat) } places warrants, one of them on you.
table-hit_threats_placed = { PLAYER($seat) } threatens two characters, and you’re one of them.
# The title of the browser's tab.
table-title_mine = Your turn
table-title_other = { $name }’s turn
table-title_over = Game over
# For screen readers: the time that a player has left, such as 4:05.
table-clock_of = Time left for { $name }: { $time }
table-clock_low = running low
table-clock_soon = You have { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left. After that, a bot plays for you.
table-clock_away = A bot is playing for you.
table-clock_back = Take your seat back
table-guide = Rules of the moment
table-keys = Keyboard shortcuts
table-keys_next = next or previous control
table-keys_arrows = next or previous choice
table-keys_choose = choose
table-keys_read = read the card
table-keys_numbers = take choice 1 to 9 in the bar
table-keys_end = end the turn
table-keys_undo = undo
table-keys_log = go to the log
table-keys_hand = go to your hand
table-keys_recap = what happened since your last choice
table-keys_guide = open or close the rules of the moment
table-keys_hint = ask for a hint, where the table allows it
table-keys_suspects = see who is probably who, where the table allows hints
table-keys_mute = sound on or off
table-keys_gold = speak everybody’s gold
table-keys_cards = speak your cards and how many others hold
table-keys_cities = speak the cities
table-keys_who = speak the characters and who they are
table-keys_step = next step; with Shift: catch up
table-keys_help = this help
table-keys_close = close
# Sounds that can be listened to in the settings.
table-sound_try = Listen
table-sound_turn = Your turn
table-sound_gold = Gold
table-sound_card = Cards
table-sound_build = Building
table-sound_hit = Someone acts against you
table-sound_destroy = A district falls
table-sound_crown = The crown
table-sound_end = End of the game
