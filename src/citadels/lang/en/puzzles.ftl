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
