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
# En el navegador. $kind: la pregunta, una frase entera; $edition: su nombre.
puzzles-title = Problemas
puzzles-about = Posiciones de partidas de bots fuertes. Una opción es claramente mejor que las demás: encuéntrala.
puzzles-about_one = { $kind } { $edition }, { COUNT($players, of: "players") }
puzzles-today = El problema del día
puzzles-number = Problema { $number }.
puzzles-solve = Resolver
puzzles-solved = Resuelto
puzzles-missed = Aún sin resolver
puzzles-group_easy = Problemas fáciles
puzzles-group_medium = Problemas medios
puzzles-group_hard = Problemas difíciles
puzzles-all = Todos los problemas
puzzles-next = Siguiente problema
puzzles-show = Ver la solución
puzzles-solution = Solución
puzzles-yours = tu opción
puzzles-why = Por qué
puzzles-played_on = Con qué frecuencia gana cada opción cuando bots fuertes siguen la partida desde aquí.
