# How to play, on one page, in the order in which it is read: src/citadels/book/how_to_play.py. Cards are arguments
# under their own ids: $thief is the Thief. $seat is the player whose choice is told, $from has the crown, $of owns a
# district; “you” is the reader, who is the Warlord. Below: the words of the rules beside a running game.

how-title = How to play
how-lead = Three minutes to read, and you are ready for your first game.

how-heading-goal = The goal
how-goal = Build the best city. Every district scores what it cost. Once someone has { COUNT($size, of: "districts") }, the last round is on, and whoever has the most points wins.
how-goal_few = Build the best city. Every district scores what it cost. Once someone has { COUNT($size, of: "districts") }, or { $few } with two or three players, the last round is on, and whoever has the most points wins.
how-start = Everyone starts with 2 gold and four cards in hand: the districts that they may build.
how-picture-goal = A complete city. The coin on a card is its cost; color and letter are its type.

how-heading-choosing = First, choose in secret
how-choosing = In every round you are someone else. The characters go around the table: keep one, show it to no one, and pass the rest on.
how-choosing_aside = A few are set aside before that, so everyone knows a little and no one knows it all.
how-picture-choosing = One of these three will be yours. The two gray ones lie face up on the table: no one has them this round.

how-heading-calling = Then the characters are called
how-calling = They are called by number, from 1 up, no matter where you sit. When it’s your character, show it and take your turn. If no one answers, no one has that character – or it has been murdered.
how-calling_low = Villains strike at characters, not at players: { CARD($assassin, case: "the") } and { CARD($thief, case: "the") } name their victim and can only guess who it is.
how-picture-calling = Number 7 is called. The { CARD($king) } has been murdered, and { CARD($warlord, case: "the") } is going to be robbed.

how-heading-turn = When it’s your turn
how-turn = You can do three things. Only the first is a must:
how-turn_gather = Gather: take 2 gold, or draw 2 cards and keep one of them.
how-turn_build = Build a district: pay the cost of a card in your hand and put it into your city. One per turn, and never one that you already have.
how-turn_ability = Use your character’s power: each has its own. Some also earn gold for districts of their color: { CARD($king, case: "the") } for yellow ones, { CARD($bishop, case: "the") } for blue, { CARD($merchant, case: "the") } for green, { CARD($warlord, case: "the") } for red.
how-picture-turn = Your place after gathering: your city, 4 gold and your hand. The framed cards can be built; the { CARD($cathedral) } is still too expensive.

how-heading-round = A round, as it happens
how-round_chosen = { PLAYER($from) } has the crown and chooses first. Three characters reach you: you keep { CARD($warlord, case: "the") } and pass two on. { PLAYER($seat) } chooses last.
how-round_murder = Number 1 is called. { PLAYER($seat) } is { CARD($assassin, case: "the") } and murders { CARD($king, case: "the") }: a wasted dagger, because no one has him.
how-round_robbery = Number 2 is { PLAYER($seat) }, { CARD($thief, case: "the") }, who wants to rob { CARD($warlord, case: "the") } – and has no idea that this is you.
how-round_saving = At 3, 4, 5 and 6 no one answers. Number 7, { CARD($architect, case: "the") }, is { PLAYER($seat) }, who takes 2 gold and saves it.
how-round_robbed = Number 8: that’s you! Before you can move, { CARD($thief, case: "the") } takes all your gold. So you gather 2 gold.
how-round_destroyed = The { CARD($warlord) } may destroy a district for 1 gold less than it cost. You pay 1 gold, and { PLAYER($of, case: "whose") } { CARD($market) } is gone.
how-round_income = You earn 2 gold for red districts: your { CARD($prison) }, and your { CARD($school_of_magic) }, which counts as any color.
how-round_built = For 3 gold, you build the { CARD($barracks) }.
how-round_next = The round is over. The characters are shuffled again, and { PLAYER($from) } still has the crown. Only { CARD($king, case: "the") } would have taken it.
how-picture-destroying = { PLAYER($of, case: "whose") } city, as { CARD($warlord, case: "the") } sees it. The coins show what each attack would cost.

how-heading-end = The end and the points
how-end = When a city has { COUNT($size, of: "districts") }, finish the round. Then everyone scores:
how-points_districts = What all their districts cost.
how-points_types = { COUNT($points, of: "points") } for districts of all five colors.
how-points_complete = 4 points for the first complete city, 2 for every other one.
how-points_unique = What purple districts say. Leftover gold is worth nothing.
how-action_cards = This edition also has action cards. They are shuffled into the deck, and in each of your turns you may play one from your hand. Leave them out the first time.
how-picture-scores = The end of a game. Your city was only the second to be complete, and you win all the same.

how-heading-next = And now?
how-next_play = Play a first game
    .about = Against bots; the start page is one click away.
how-next_examples = Try the examples
    .about = The rulebooks’ own turns, move by move.
how-next_cards = Look at the cards
    .about = What each one does, in every edition.
how-next_rules = Read the exact rules
    .about = Every paragraph with its number, for all the cases this page leaves out.
how-lookup = Looking something up? `citadels rules NAME` shows a card, `citadels rules --edition { $edition }` the exact rules, `citadels rules --example` the worked examples. `citadels play` starts a game.

## The rules beside a running game

guide-asked = Asked of you now
guide-nothing = Nothing is asked of you right now.
guide-mine = What your character does
guide-offered = You can choose
guide-playing = Whose turn it is
guide-about = What this is about
guide-rules = What the rules say
guide-rulings = Special cases
guide-whole = How to play, on one page
guide-edition = All rules of this edition
