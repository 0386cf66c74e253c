# La donne du jour : les mêmes cartes pour tous sur un serveur, contre des bots difficiles.
daily-title = La donne du jour
daily-about = Aujourd’hui, tout le monde ici reçoit les mêmes cartes et affronte les mêmes bots difficiles. Tu as un seul essai. Ton résultat figure dans la liste ; les cartes restent secrètes jusqu’à la fin de la journée.
daily-setup = { $edition }, { COUNT($players, of: "players") }
# $hours et $minutes : des nombres.
daily-left = Prochaine donne dans { $hours } h { $minutes } min
daily-play = Jouer la donne du jour
daily-go_on = Reprendre ta partie
daily-yours = Ta partie
daily-results = Résultats
daily-player = Joueur
# same as in English
daily-place = Place
# same as in English
daily-points = Points
daily-best = Meilleur bot
daily-rounds = Manches
daily-none = Personne ne l’a encore terminée.
daily-before = La veille
daily-today = Aujourd’hui
