# Puzzles: positions from games of strong bots with one choice that is clearly better than all others.

puzzles-one = Zagadka { $name } ({ $difficulty })
puzzles-difficulty_easy = łatwa
puzzles-difficulty_medium = średnia
puzzles-difficulty_hard = trudna
puzzles-kind_win = Znajdź wybór, który wygrywa.
puzzles-kind_name = Kogo wskażesz?
puzzles-kind_draft = Którą postać wybierzesz?
puzzles-right = Dobrze!
puzzles-wrong = Było coś lepszego.
puzzles-score = Rozwiązane: { $solved } z { $count }
puzzles-agreed = Zgodne: { $agreed } z { $count }
# same as in English
puzzles-otherwise = { $name }: { $choice }
