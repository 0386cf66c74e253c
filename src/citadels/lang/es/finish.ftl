# The end of a game in the browser.
finish-title = La partida ha terminado
finish-winner = Victoria
finish-by_rank = Empate a puntos: decide el personaje de mayor rango de la última ronda.
finish-by_districts = Empate a puntos: deciden los puntos de los distritos.
finish-by_gold = Sigue el empate: decide el oro.
finish-still_equal = Sigue el empate: se comparte la victoria.
finish-what = Puntos por
# same as in English
finish-total = Total
finish-rematch = Revancha
finish-rematch_wanted = { PLAYER($seat) } pide la revancha. ¿Te apuntas?
finish-to_rematch = Ir a la revancha
finish-record = Descargar la grabación
finish-replay = Ver la repetición
finish-board = Mirar la mesa
finish-results = Mostrar el resultado
finish-course = Cómo fue
finish-loading = Cargando las rondas…
finish-no_course = Ahora mismo no se pueden mostrar las rondas.
finish-again = Reintentar
finish-points = Puntos
finish-gold = Oro
finish-districts = Distritos
finish-hand = Cartas en la mano
finish-after_rounds = { $what } después de cada ronda
finish-as_table = En forma de tabla
finish-round = Ronda
finish-start = Inicio
finish-chronicle = Quién jugó con qué personaje y qué se construyó
finish-crown = con la corona
# As the marks of the terminal: nouns, because the names of characters have different genders.
finish-murdered = asesinato
finish-bewitched = embrujo
finish-robbed = robo
finish-built = construye: { CARD($cards) }
finish-lost = pierde: { CARD($cards) }
finish-review = Analizar la partida
