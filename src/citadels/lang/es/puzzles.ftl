# Puzzles: positions from games of strong bots with one choice that is clearly better than all others.

puzzles-one = Problema { $name } ({ $difficulty })
puzzles-difficulty_easy = fácil
puzzles-difficulty_medium = medio
puzzles-difficulty_hard = difícil
puzzles-kind_win = Encuentra la opción que gana.
puzzles-kind_name = ¿A quién nombras?
puzzles-kind_draft = ¿Qué personaje eliges?
puzzles-right = ¡Correcto!
puzzles-wrong = Había algo mejor.
puzzles-score = Resueltos: { $solved } de { $count }
puzzles-agreed = Coincidencias: { $agreed } de { $count }
# same as in English
puzzles-otherwise = { $name }: { $choice }
