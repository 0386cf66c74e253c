# The end of a game in the browser.
finish-title = The game is over
finish-winner = Winner
# How a tie was decided; the figures of those concerned stand beside it.
finish-by_rank = Tied on points: the highest-ranked character of the last round decides.
finish-by_districts = Tied on points: the points for districts decide.
finish-by_gold = Still tied: the gold decides.
finish-still_equal = Still tied: the win is shared.
finish-what = Points for
finish-total = Total
finish-rematch = Rematch
finish-rematch_wanted = { PLAYER($seat) } wants a rematch. Are you in?
finish-to_rematch = Go to the rematch
finish-record = Download the record
finish-replay = Watch the replay
finish-board = Look at the board
finish-results = Show the result
finish-course = How it went
finish-loading = Loading the rounds…
finish-no_course = The rounds can’t be shown right now.
finish-again = Try again
finish-points = Points
finish-gold = Gold
finish-districts = Districts
finish-hand = Cards in hand
# The title of a chart; $what is one of the four above.
finish-after_rounds = { $what } after each round
finish-as_table = As a table
finish-round = Round
finish-start = Start
finish-chronicle = Who played which character, and what was built
finish-crown = had the crown
finish-murdered = murdered
finish-bewitched = bewitched
finish-robbed = robbed
finish-built = built: { CARD($cards) }
finish-lost = lost: { CARD($cards) }
finish-review = Review the game
