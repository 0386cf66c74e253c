# Puzzles: positions from games of strong bots with one choice that is clearly better than all others. $solved or $agreed
# of $count puzzles were solved.

puzzles-one = Puzzle { $name } ({ $difficulty })
puzzles-difficulty_easy = an easy one
puzzles-difficulty_medium = a medium one
puzzles-difficulty_hard = a hard one
puzzles-kind_win = Find the choice that wins.
puzzles-kind_name = Whom do you name?
puzzles-kind_draft = Which character do you choose?
puzzles-right = Right!
puzzles-wrong = There was something better.
puzzles-score = Solved: { $solved } of { $count }
puzzles-agreed = Agreed: { $agreed } of { $count }
puzzles-otherwise = { $name }: { $choice }
# In the browser. $kind: what is asked, a whole sentence; $edition: its name.
puzzles-title = Puzzles
puzzles-about = Positions from games of strong bots. One choice is clearly better than all others: find it.
puzzles-about_one = { $kind } { $edition }, { COUNT($players, of: "players") }
puzzles-today = Puzzle of the day
puzzles-number = Puzzle { $number }.
puzzles-solve = Solve it
puzzles-solved = Solved
puzzles-missed = Not solved yet
puzzles-group_easy = Easy puzzles
puzzles-group_medium = Medium puzzles
puzzles-group_hard = Hard puzzles
puzzles-all = All puzzles
puzzles-next = Next puzzle
puzzles-show = Show the solution
puzzles-solution = Solution
puzzles-yours = your choice
puzzles-why = Why
puzzles-played_on = How often each choice wins when strong bots play on from here.
