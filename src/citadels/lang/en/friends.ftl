# Talking at a table, seats that change hands, tables that are changed or abandoned, notes about other players.

## Chat

chat-title = Chat
chat-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
chat-empty = It’s quiet here so far.
chat-spectator = Spectator
chat-aside = Only other spectators hear you while the game is on.
chat-phrases = Phrases
chat-phrase_hello = Hello, everyone!
chat-phrase_good_luck = Good luck!
chat-phrase_not_me = It wasn’t me!
chat-phrase_mercy = Have mercy!
chat-phrase_i_know = I know who you are…
chat-phrase_your_turn = Your move!
chat-phrase_well_played = Well played!
chat-phrase_good_game = Thanks, good game!
# Emotes: what a picture of a face or a hand means.
chat-emotes = Reactions
chat-emote_laugh = laughs
chat-emote_cry = cries
chat-emote_angry = is angry
chat-emote_wow = is amazed
chat-emote_think = is thinking
chat-emote_wink = winks
chat-emote_thumb = likes it
chat-emote_heart = sends a heart
chat-text = Your message
chat-send = Send
chat-show = Show new messages as they come
# Buttons for a message of { $name }.
chat-actions = Message from { $name }: what to do
chat-block = Block
chat-block_done = You won’t hear from them at this table any more.
chat-report = Report to the host
chat-report_done = The host will see it.
chat-silence = Mute for everyone
chat-silence_done = They can’t say anything more at this table.
chat-reports = { $count ->
    [one] reported
   *[other] reported { $count } times
}
chat-level = Chat
chat-level_off = Off
chat-level_phrases = Phrases
chat-level_text = Free text
chat-level_off_about = Nobody can say anything.
chat-level_phrases_about = Ready-made phrases and reactions, in everyone’s own language.
chat-level_text_about = Phrases, reactions and whatever you like to write.

## Seats that change hands

friends-move = Continue on another device
friends-move_about = Scan the code with your other device, or open this table there and type the code. It works once, within five minutes; this device then just watches.
friends-move_get = Get a code
friends-move_again = Get a new code
friends-move_code = Code
friends-move_qr = QR code that takes your seat to another device
friends-take = Playing on another device? Its code brings your seat here:
friends-take_go = Play here
friends-take_here = Continue your game on this device?
friends-taken = You’re playing here now.
friends-ask = Want to play along? Ask the host for a seat:
friends-asked = The host has been asked.
# What others ask beside the game.
friends-questions = Questions at the table
friends-request = { $name } would like to take over from { $other }.
friends-request_give = Give the seat
friends-no = No
friends-local_only = This link only works on this computer. To let others in your network join, start the server with
friends-local_others = 127.0.0.1 only works on this computer. The link for other devices begins with { $address }.

## Tables changed, told apart and abandoned

friends-change = Change the game
friends-change_save = Save
friends-changed = The host has changed the game.
friends-close = Close the table
friends-close_sure = Close this table for everyone?
friends-get_up_sure = Give up your seat?
friends-closed = This table is closed
friends-closed_about = It was abandoned, so there is no result.
friends-abandon = Abandon the game
friends-abandon_sure = The game ends here, without a result.
friends-abandon_vote = The game ends without a result if all players agree.
friends-abandon_asked = { $name } would like to abandon the game. It ends if everyone agrees.
friends-abandon_waits = You’d like to abandon the game. Waiting for the others.
friends-continue = Continue playing
friends-mine_above = All your games are at the top.
friends-away = A bot plays for you
friends-filter_editions = All editions
friends-filter_pace = With or without a clock
friends-filter_clock = With a clock
friends-filter_no_clock = Without a clock
friends-filter_none = No open table fits. Try another filter.
# The title and the text of a link to a table, as messengers show them.
friends-link_title = { $name } invites you to Citadels
friends-link_nobody = A table of Citadels
friends-link_about = { $taken } of { $players } seats are taken. Come and play in your browser!
friends-problem = Report a problem
friends-problem_about = Add these details to your report: they say where in the game it happened. Nothing secret is in them.
friends-problem_copy = Copy details
friends-problem_copied = Details copied.

## Notes about other players

friends-marks = Who is { $name }?
friends-marks_open = Note who { $name } may be
# { $guesses } is a list of characters.
friends-marks_are = Your guess about { $name }: { $guesses }
friends-marks_about = Your own notes: nobody else sees them. What the rules rule out is crossed out.
friends-marks_out = not possible
friends-marks_keep = Keep notes from round to round
friends-marks_clear = Clear
