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
# A böngészőben. $kind: a kérdés, egész mondat; $edition: a kiadás neve.
puzzles-title = Feladványok
puzzles-about = Állások erős botok játszmáiból. Egy választás egyértelműen jobb a többinél: találd meg!
puzzles-about_one = { $kind } { $edition }, { COUNT($players, of: "players") }
puzzles-today = A nap feladványa
puzzles-number = { $number }. feladvány.
puzzles-solve = Megoldom
puzzles-solved = Megoldva
puzzles-missed = Még nincs megoldva
puzzles-group_easy = Könnyű feladványok
puzzles-group_medium = Közepes feladványok
puzzles-group_hard = Nehéz feladványok
puzzles-all = Az összes feladvány
puzzles-next = Következő feladvány
puzzles-show = Mutasd a megoldást
puzzles-solution = Megoldás
puzzles-yours = a te választásod
puzzles-why = Miért
puzzles-played_on = Milyen gyakran nyernek az egyes választások, ha innen erős botok játszanak tovább.
