# The end of a game in the browser.
finish-title = The game is over
finish-winner = Winner
# How a tie was decided; the figures of those concerned stand beside it.
finish-by_rank = Equal on points: the higher rank of a character in the last round decides.
finish-by_districts = Equal on points: the points of the districts alone decide.
finish-by_gold = Equal there, too: the gold decides.
finish-still_equal = Nothing is left to compare: the win is shared.
finish-what = What for
finish-total = Total
finish-rematch = Rematch
finish-rematch_wanted = { PLAYER($seat) } wants a rematch. Come along!
finish-to_rematch = To the rematch
finish-record = Download the record
finish-board = Look at the board
finish-results = Show the result
finish-course = How it went
finish-loading = The rounds are being looked up …
finish-no_course = The rounds cannot be shown right now.
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
finish-chronicle = Who took which character, and what was built
finish-crown = had the crown
finish-murdered = murdered
finish-bewitched = bewitched
finish-robbed = robbed
finish-built = new in the city: { CARD($cards) }
finish-lost = no longer in the city: { CARD($cards) }
