# The score sheet at the end.

score-final = Puntuación final
score-districts = Coste de los distritos
score-artist_gold = Oro de la Artista
score-five_types = Distritos de los cinco tipos
score-first_completed = Primera ciudad completa
score-completed = Ciudad completa
score-player = { PLAYER($seat) }: { COUNT($total, of: "points") }
    .you = Tú: { COUNT($total, of: "points") }
# Without its name: the older editions call the Haunted Quarter otherwise. Comodín: a card that stands for any other.
score-haunted = el distrito comodín cuenta como { TYPE($type) }
score-won = { PLAYER($seat) } gana con { COUNT($total, of: "points") }.
    .you = ¡Ganas con { COUNT($total, of: "points") }!
score-by_points = El segundo puesto se queda en { COUNT($second, of: "points") }.
score-by_rank = { $tied } empatan a { COUNT($total, of: "points") }: decide el personaje de mayor rango de la última ronda.
score-by_districts = { $tied } empatan a { COUNT($total, of: "points") }: deciden los puntos de los distritos.
score-by_gold = { $tied } siguen en empate: decide el oro.
score-shared = { $tied } comparten la victoria con { COUNT($total, of: "points") } por cabeza.
