# A game in the terminal: the table as text, and the talk with the player.

## The table

board-head = Round { $round } · { COUNT($deck, of: "cards") } in the deck · a city is complete with { COUNT($size, of: "districts") }
board-last_round = This is the last round.
board-tax = Taxes waiting for the Tax Collector: { COUNT($gold, of: "gold") }.
board-hand_size = { COUNT($count, of: "cards") } in hand
board-complete = city complete
# Whoever has the crown; a sign stands before the name, too.
board-crown = crown
board-no_city = nothing built yet
board-district = { CARD($district) } ({ $cost }, { TYPE($type) })
board-museum = Under the Museum: { COUNT($count, of: "cards") }
board-museum_known = Under the Museum: { CARD($cards) }
board-wagon = Ticket Wagon: { COUNT($gold, of: "gold") }
board-characters = Characters:
board-rank = { $rank } { CARD($character) }
board-own = You have { COUNT($gold, of: "gold") } and { COUNT($points, of: "points") }; your city: { $city }
board-hand = Your hand: { $cards }
board-their_hand = Hand: { $cards }
board-known = Known to be in this hand: { CARD($cards) }
board-empty_hand = Your hand is empty.
board-card = { CARD($card) } ({ $cost }, { TYPE($type) })
board-discard_pile = Discard pile: { CARD($cards) }

## What is known of a character, after its name

mark-face_up = out, face up
mark-face_down = out, face down
mark-murdered = murdered
mark-bewitched = bewitched
mark-robbed = marked by the Thief
mark-warrant = warrant
mark-signed = signed
mark-threat = threatened
mark-flower = with the flower
mark-silent = nobody

## Groups of choices

group-gather = Gather
group-build = Build
group-character = Your character
group-districts = Your districts
group-cards = Action cards
group-turn = Turn

## The talk

talk-welcome = Citadels, { $edition }: { COUNT($players, of: "players") }, seed { $seed }. You have seat { $seat }.
talk-welcome_help = Type the number of a choice, or ? for help.
talk-range = Please type a number from 1 to { $count }, or ? for help.
talk-only_one = Please type 1, or ? for help.
talk-refused = Not possible now: { $reason }
talk-why_what = Ask like this: why build castle
talk-why_possible = It is possible: number { $number }.
talk-bye = You leave the table. Until next time!
talk-end_of_input = No more input: you leave the table. Until next time!
# The game is kept in a file; $command is what to type.
talk-kept = The game is saved. To play on: { $command }
talk-left = There is a game that you have left. To play on: { $command }
talk-saved = The record is in { $path }.
talk-resumed = The game goes on where you left it.
# A choice typed in words that fit several choices; $numbers is a list.
talk-several = Several choices fit: { $numbers }
# Something that the player might want but cannot do, in the list of choices.
talk-cannot = { $choice }: { $reason }
talk-nothing_yet = Nothing has happened yet.
# Questions before a game; each is followed by a numbered list.
talk-ask_language = Which language?
talk-ask_edition = Which edition?
talk-ask_players = How many players?
talk-ask_set = Which set of characters?
talk-ask_bots = How strong shall the others be?
talk-ask_again = Please type one of these: { $allowed }
talk-ask_default = Just Enter: { $value }
# The keys, one a line.
talk-help =
    3               take choice number 3 (just Enter where there is only one)
    build castle    take a choice by its name
    why TEXT        why something is not possible now: why build castle, why murder king
    ? NAME          what a card does: ? witch
    castle          take the choice in which that word stands
    u               take back what you have just done, where that is possible
    p               show the table again
    l               tell once more what has happened in this round
    ?               this help
    q               leave the table; the game is saved

    Choices by name: a verb such as build, murder, rob, destroy, take_gold, end_turn; then what it is about,
    a player by number: swap_hands 2, destroy 1 market, spy 2 noble.

## Records told and stepped through

replay-open = The record ends here; the next decision is up to { PLAYER($seat) }.
    .you = The record ends here; the next decision is yours.
replay-step = Step { $step } of { $steps }
replay-chose = { PLAYER($seat) } decides: { $choice }
    .you = You decide: { $choice }
replay-digest = Digest: { $digest }
replay-start = This is the beginning.
replay-range = There are steps 0 to { $steps }, and seats 0 to { $most }; ? for help.
replay-end = This is the end.
replay-seen_by = As { PLAYER($seat) } sees it.
    .you = As you see it.
replay-spectator = As a spectator sees it.
replay-openly = Everything open.
replay-help =
    n or Enter      the next step
    b               a step back
    12              step 12
    r               the next round
    s 2             as player 2 sees it
    s               as a spectator sees it
    o               everything open
    p               the table
    ?               this help
    q               leave
