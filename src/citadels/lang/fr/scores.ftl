# The score sheet at the end. A line that stands for a card has the card's name.

score-final = Score final
score-districts = Coût des quartiers
score-artist_gold = Or de l’Artiste
score-five_types = Quartiers des cinq types
score-first_completed = Première cité complète
score-completed = Cité complète
score-player = { PLAYER($seat) } : { COUNT($total, of: "points") }
    .you = Toi : { COUNT($total, of: "points") }
score-haunted = la Cour des miracles compte comme quartier { TYPE($type) }
score-won = { PLAYER($seat) } l’emporte avec { COUNT($total, of: "points") }.
    .you = Tu l’emportes avec { COUNT($total, of: "points") } !
score-by_points = Juste derrière : { COUNT($second, of: "points") }.
score-by_rank = { $tied } sont à égalité avec { COUNT($total, of: "points") } : le plus haut rang de la dernière manche l’emporte.
score-by_districts = { $tied } sont à égalité avec { COUNT($total, of: "points") } : les points des seuls quartiers décident.
score-by_gold = { $tied } sont toujours à égalité : l’or décide.
score-shared = { $tied } partagent la victoire avec { COUNT($total, of: "points") } chacun.
