# The game in a full-screen terminal, and tables of a server in a terminal.

## A server’s table

# In plain lines; start and q are typed as they are.
join-start = Type start to begin, Enter to look again, q to leave.
# $command is what to type.
join-kept = Your seat is kept. To come back: { $command }

## Keys at the bottom of the screen, in a word

screen-keys_choices = Choices
screen-keys_card = Card
screen-keys_help = Help
screen-keys_leave = Leave

## The screen

screen-close = Esc: close
screen-leave = Esc: leave
screen-unfinished = You have an unfinished game.
screen-continue = Continue it
screen-new = New game
screen-range = Choices go from 1 to { $count }.
screen-nothing_here = There is nothing to choose here now.
screen-no_card = Point at a card first: arrow keys or the mouse.
# The keys, one a line.
screen-help =
    1, 2, 3…     take the choice with this number
    Tab          go to the next place where you can choose
    arrow keys   go to anything on the table
    Enter        choose; elsewhere: why not?
    mouse        click to choose, right-click to read a card
    c            all choices, and why some are not possible
    i            read the card
    u            take back your last choice, if possible
    h            what a strong bot would do, and why
    l            everything that has happened
    m            talk, at a server’s table
    s            start the game, as the host of a server’s table
    a            ask for a seat, or answer those who ask
    n            a rematch, after the end of a game at a server’s table
    r            the result, after the end
    t            another theme
    q            leave; the game is saved
screen-plain = With a screen reader, use plain lines: citadels play --plain
