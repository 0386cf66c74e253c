# Looking back: statistics of many games, the review of one, and who is who, in the browser, in `citadels stats`
# and in `citadels analyse`.
insight-games_read = Finished games: { $games }. Not finished: { $unfinished }.
insight-damaged = { $where } is left out: { $problem }
insight-group = { $edition }, { COUNT($players, of: "players") }, { COUNT($games, of: "games") }
insight-rounds = Rounds per game
insight-points = Points per player
insight-winning_points = Winner’s points
insight-first_complete_won = Wins of the first to complete a city
insight-took_gold = Gold taken instead of cards
# The shares of wins of the first player, the second, and so on.
insight-order = Wins in the order of the seats, from the first crown on
insight-character = Character
# Of the times that a player could have taken it.
insight-chosen = taken when on offer
insight-won = wins
insight-won_at_last = wins, last round
insight-unique = Unique district
insight-built = built
insight-won_built = wins if built
insight-won_dealt = wins if dealt
insight-everybody = everybody
insight-winners = winners
insight-review = Review of the game
insight-about = Every decision is judged by what its player could know at that moment: a strong bot plays each choice on many times. ± shows how far a figure may be off; a difference within that is never called a mistake.
insight-making = Looking at the game: { $percent }%
insight-failed = The review can’t be shown right now.
insight-curve = Chances to win, as everybody could tell
insight-curve_own = Chances to win, as each player knew
# The columns of a table beside a curve: how many turns and starts of rounds there were.
insight-moment = Moment
insight-swings = The biggest swings
# $before and $after: chances in per cent, with the sign.
insight-swing = Round { $round }: { $player }, from { $before } to { $after }
insight-no_swings = No turn changed much by itself.
insight-decisions = Decisions
insight-whose = Whose decisions
# Grades of a decision.
insight-best = best
insight-fine = fine
insight-doubtful = doubtful
insight-mistake = mistake
insight-all_decisions = Show all decisions
insight-no_mistakes = Nothing doubtful and no mistake.
# $chance: a chance in per cent with its error.
insight-better = Better: { $choice } ({ $chance })
insight-knew = What was known then
insight-hinted = with a hint
insight-who = Who is who
insight-lucky = Round { $round }, lucky cards: { CARD($cards) } (+{ $gain })
insight-suspected = Who suspected whom
# $suspects: players with their chances; somebody had named the character, for example to murder it.
insight-naming = Round { $round }: { $player } names { CARD($character, case: "the") }. Suspects: { $suspects }. It was { $holder }.
insight-naming_nobody = Round { $round }: { $player } names { CARD($character, case: "the") }. Suspects: { $suspects }. No one held it.
# Statistics of your own games and of a server’s, in the browser.
insight-stats = Statistics
insight-stats_mine = My games
insight-stats_server = All games here
insight-stats_players = Number of players
insight-stats_any_players = Any number of players
insight-stats_of_players = { COUNT($players, of: "players") }
insight-stats_none = No finished games yet.
insight-stats_games = Finished games
insight-stats_wins = Games won
insight-stats_places = Places
insight-stats_course = Points, game by game
insight-stats_you = You
insight-stats_best = Best of the others
insight-stats_lines = Points by source
insight-stats_characters = Characters
insight-stats_taken = taken
insight-stats_files = Your games as a file
insight-stats_files_about = Save your finished games as a file and open it elsewhere: it counts with your games there. This browser keeps it, no server.
insight-stats_save = Save my games
insight-stats_bring = Open a file of games
insight-stats_brought = From a file: { COUNT($games, of: "games") }
insight-stats_forget = Forget them
insight-stats_not_games = This is not a file of games that was saved here.
