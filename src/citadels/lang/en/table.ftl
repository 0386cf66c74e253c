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
table-why_not = Why not?
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
table-menu_plan = What is played
