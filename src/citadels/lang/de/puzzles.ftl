# Puzzles: positions from games of strong bots with one choice that is clearly better than all others.

puzzles-one = Rätsel { $name } ({ $difficulty })
puzzles-difficulty_easy = leicht
puzzles-difficulty_medium = mittel
puzzles-difficulty_hard = schwer
puzzles-kind_win = Finde die Wahl, die gewinnt.
puzzles-kind_name = Wen nennst du?
puzzles-kind_draft = Welchen Charakter wählst du?
puzzles-right = Richtig!
puzzles-wrong = Es gab etwas Besseres.
puzzles-score = Gelöst: { $solved } von { $count }
puzzles-agreed = Übereinstimmung: { $agreed } von { $count }
# same as in English
puzzles-otherwise = { $name }: { $choice }
