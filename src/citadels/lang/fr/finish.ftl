# The end of a game in the browser.
finish-title = La partie est terminée
finish-winner = Victoire
finish-by_rank = Égalité de points : le plus haut rang de la dernière manche décide.
finish-by_districts = Égalité de points : les points des quartiers décident.
finish-by_gold = Toujours à égalité : l’or décide.
finish-still_equal = Toujours à égalité : la victoire est partagée.
finish-what = Points pour
# same as in English
finish-total = Total
finish-rematch = Revanche
finish-rematch_wanted = { PLAYER($seat) } veut une revanche. Tu en es ?
finish-to_rematch = Aller à la revanche
finish-record = Télécharger l’enregistrement
finish-replay = Revoir la partie
finish-board = Regarder la table
finish-results = Montrer le résultat
finish-course = Le fil de la partie
finish-loading = Chargement des manches…
finish-no_course = Impossible de montrer les manches pour l’instant.
finish-again = Réessayer
# same as in English
finish-points = Points
finish-gold = Or
finish-districts = Quartiers
finish-hand = Cartes en main
finish-after_rounds = { $what } après chaque manche
finish-as_table = En tableau
finish-round = Manche
finish-start = Début
finish-chronicle = Qui a joué quel personnage, et ce qui a été bâti
finish-crown = avait la couronne
finish-murdered = meurtre
finish-bewitched = sortilège
finish-robbed = vol
finish-built = bâti : { CARD($cards) }
finish-lost = perdu : { CARD($cards) }
finish-review = Analyser la partie
