# Puzzles: positions from games of strong bots with one choice that is clearly better than all others.

puzzles-one = Úloha { $name } ({ $difficulty })
puzzles-difficulty_easy = lehká
puzzles-difficulty_medium = střední
puzzles-difficulty_hard = těžká
puzzles-kind_win = Najdi volbu, která vyhrává.
puzzles-kind_name = Kterou postavu určíš?
puzzles-kind_draft = Kterou postavu si vybereš?
puzzles-right = Správně!
puzzles-wrong = Šlo to lépe.
puzzles-score = Vyřešeno: { $solved }/{ $count }
puzzles-agreed = Shoda: { $agreed }/{ $count }
# same as in English
puzzles-otherwise = { $name }: { $choice }
