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
# W przeglądarce. $kind: pytanie, całe zdanie; $edition: nazwa wydania.
puzzles-title = Zagadki
puzzles-about = Pozycje z gier silnych botów. Jeden wybór jest wyraźnie lepszy od pozostałych: znajdź go.
puzzles-about_one = { $kind } { $edition }, { COUNT($players, of: "players") }
puzzles-today = Zagadka dnia
puzzles-number = Zagadka { $number }.
puzzles-solve = Rozwiąż
puzzles-solved = Rozwiązana
puzzles-missed = Jeszcze nierozwiązana
puzzles-group_easy = Łatwe zagadki
puzzles-group_medium = Średnie zagadki
puzzles-group_hard = Trudne zagadki
puzzles-all = Wszystkie zagadki
puzzles-next = Następna zagadka
puzzles-show = Pokaż rozwiązanie
puzzles-solution = Rozwiązanie
puzzles-yours = twój wybór
puzzles-why = Dlaczego
puzzles-played_on = Jak często wygrywa każdy wybór, gdy dalej grają silne boty.
