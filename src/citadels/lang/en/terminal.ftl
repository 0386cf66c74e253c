# A game in the terminal: the table as text, and the talk with the player.

## The table

board-head = Round { $round } · { COUNT($deck, of: "cards") } in the deck · { COUNT($size, of: "districts") } complete a city
board-last_round = This is the last round.
board-bell = The Bell Tower: { COUNT($size, of: "districts") } end the game.
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
board-known = You know this hand has: { CARD($cards) }
board-empty_hand = Your hand is empty.
board-card = { CARD($card) } ({ $cost }, { TYPE($type) })
board-discard_pile = Discard pile: { CARD($cards) }

## What is known of a character, after its name

mark-face_up = discarded face up
mark-face_down = discarded face down
mark-murdered = murdered
mark-bewitched = bewitched
mark-robbed = to be robbed
mark-warrant = warrant
mark-signed = signed
mark-threat = threatened
mark-flower = with the flower
mark-silent = no one

## Groups of choices

group-gather = Gather
group-build = Build
group-character = Your character
group-districts = Your districts
group-cards = Action cards
group-turn = Turn

## The talk

talk-welcome = Citadels, { $edition }: { COUNT($players, of: "players") }, seed { $seed }.
talk-welcome_help = Type the number of a choice, or ? for help.
talk-range = Please type a number from 1 to { $count }, or ? for help.
talk-only_one = Please type 1, or ? for help.
talk-refused = You can’t do that now: { $reason }
talk-why_what = Ask like this: why build castle
talk-why_possible = You can do that: it’s number { $number }.
talk-bye = You leave the table. See you next time!
talk-end_of_input = No more input: you leave the table. See you next time!
# The game is kept in a file; $command is what to type.
talk-kept = Your game is saved. To continue: { $command }
talk-left = You have an unfinished game. To continue: { $command }
talk-saved = The record is in { $path }.
talk-resumed = The game continues where you left off.
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
talk-ask_bots = How strong should the bots be?
talk-ask_again = Please type one of these: { $allowed }
talk-ask_default = Press Enter for: { $value }
# The keys, one a line.
talk-help =
    3               take choice number 3 (just Enter where there is only one)
    build castle    take a choice by its name
    why TEXT        why something is not possible now: why build castle, why murder king
    hint            what a strong bot would do, and why
    ? NAME          what a card does: ? witch
    castle          take the choice that has this word in it
    u               take back your last choice, if possible
    p               show the table again
    l               show again what has happened this round
    ?               this help
    q               leave the table; the game is saved

    Choices by name: a verb such as build, murder, rob, destroy, take_gold or end_turn, then what it is about,
    with players by number, from 0: swap_hands 2, destroy 1 market, spy 2 noble.

## Records told and stepped through

replay-open = The record ends here. { PLAYER($seat) } is next to decide.
    .you = The record ends here. You are next to decide.
replay-step = Step { $step } of { $steps }
replay-chose = { PLAYER($seat) } decides: { $choice }
    .you = You decide: { $choice }
replay-digest = Digest: { $digest }
replay-start = This is the beginning.
replay-range = Steps go from 0 to { $steps }, seats from 0 to { $most }; ? for help.
replay-end = This is the end.
replay-seen_by = As { PLAYER($seat) } sees it.
    .you = As you see it.
replay-spectator = As a spectator sees it.
replay-openly = Everything open.
scenario-choose = { PLAYER($seat) } can choose:
scenario-holds = Everything is as expected.
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
