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
# V prohlížeči. $kind: otázka, celá věta; $edition: název vydání.
puzzles-title = Úlohy
puzzles-about = Pozice z her silných botů. Jedna volba je jasně lepší než všechny ostatní: najdi ji.
puzzles-about_one = { $kind } { $edition }, { COUNT($players, of: "players") }
puzzles-today = Úloha dne
puzzles-number = Úloha { $number }.
puzzles-solve = Vyřešit
puzzles-solved = Vyřešeno
puzzles-missed = Zatím nevyřešeno
puzzles-group_easy = Lehké úlohy
puzzles-group_medium = Středně těžké úlohy
puzzles-group_hard = Těžké úlohy
puzzles-all = Všechny úlohy
puzzles-next = Další úloha
puzzles-show = Ukázat řešení
puzzles-solution = Řešení
puzzles-yours = tvoje volba
puzzles-why = Proč
puzzles-played_on = Jak často která volba vyhraje, když odsud dohrají silní boti.
