# The deal of the day: the same cards for everybody on a server, against hard bots.
daily-title = Deal of the day
daily-about = Today everybody here gets the same cards and meets the same hard bots. You have one try. How you did shows in the list; the cards stay secret until the day is over.
daily-setup = { $edition }, { COUNT($players, of: "players") }
# $hours and $minutes: numbers.
daily-left = Next deal in { $hours } h { $minutes } min
daily-play = Play today’s deal
daily-go_on = Go on with your game
daily-yours = Your game
daily-results = Results
daily-player = Player
daily-place = Place
daily-points = Points
daily-best = Best bot
daily-rounds = Rounds
daily-none = Nobody has finished it yet.
daily-before = The day before
daily-today = Today
