# Puzzles: positions from games of strong bots with one choice that is clearly better than all others.

puzzles-one = Feladvány: { $name } ({ $difficulty })
puzzles-difficulty_easy = könnyű
puzzles-difficulty_medium = közepes
puzzles-difficulty_hard = nehéz
puzzles-kind_win = Találd meg a győztes választást.
puzzles-kind_name = Kit nevezel meg?
puzzles-kind_draft = Melyik karaktert választod?
puzzles-right = Helyes!
puzzles-wrong = Volt jobb is.
puzzles-score = Megoldva: { $solved } / { $count }
puzzles-agreed = Egyezik: { $agreed } / { $count }
# same as in English
puzzles-otherwise = { $name }: { $choice }
