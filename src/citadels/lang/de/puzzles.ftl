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
# Im Browser. $kind: die Frage als ganzer Satz; $edition: ihr Name.
puzzles-title = Rätsel
puzzles-about = Stellungen aus Partien starker Bots. Eine Wahl ist klar besser als alle anderen: Finde sie.
puzzles-about_one = { $kind } { $edition }, { COUNT($players, of: "players") }
puzzles-today = Rätsel des Tages
puzzles-number = Rätsel { $number }.
puzzles-solve = Lösen
puzzles-solved = Gelöst
puzzles-missed = Noch nicht gelöst
puzzles-group_easy = Leichte Rätsel
puzzles-group_medium = Mittlere Rätsel
puzzles-group_hard = Schwere Rätsel
puzzles-all = Alle Rätsel
puzzles-next = Nächstes Rätsel
puzzles-show = Lösung zeigen
puzzles-solution = Lösung
puzzles-yours = deine Wahl
puzzles-why = Warum
puzzles-played_on = Wie oft jede Wahl gewinnt, wenn starke Bots von hier aus weiterspielen.
