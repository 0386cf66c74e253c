# El reparto del día: las mismas cartas para todos en un servidor, contra bots difíciles.
daily-title = El reparto del día
daily-about = Hoy todo el mundo juega aquí con las mismas cartas y contra los mismos bots difíciles. Tienes un solo intento. Tu resultado aparece en la lista; las cartas son secretas hasta que acabe el día.
daily-setup = { $edition }, { COUNT($players, of: "players") }
# $hours y $minutes: números.
daily-left = Próximo reparto en { $hours } h { $minutes } min
daily-play = Jugar el reparto de hoy
daily-go_on = Seguir con tu partida
daily-yours = Tu partida
daily-results = Resultados
daily-player = Jugador
daily-place = Puesto
daily-points = Puntos
daily-best = Mejor bot
daily-rounds = Rondas
daily-none = Nadie lo ha terminado todavía.
daily-before = El día anterior
daily-today = Hoy
