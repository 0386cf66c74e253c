# Puzzles: positions from games of strong bots with one choice that is clearly better than all others.

puzzles-one = Problème { $name } ({ $difficulty })
puzzles-difficulty_easy = facile
puzzles-difficulty_medium = moyen
puzzles-difficulty_hard = difficile
puzzles-kind_win = Trouve le choix qui gagne.
puzzles-kind_name = Qui désignes-tu ?
puzzles-kind_draft = Quel personnage choisis-tu ?
puzzles-right = Bien vu !
puzzles-wrong = Il y avait mieux.
puzzles-score = Résolus : { $solved } sur { $count }
puzzles-agreed = D’accord : { $agreed } sur { $count }
# same as in English
puzzles-otherwise = { $name } : { $choice }
# Dans le navigateur. $kind : la question, une phrase entière ; $edition : son nom.
puzzles-title = Problèmes
puzzles-about = Des positions tirées de parties de bots forts. Un choix est nettement meilleur que tous les autres : trouve-le.
puzzles-about_one = { $kind } { $edition }, { COUNT($players, of: "players") }
puzzles-today = Le problème du jour
puzzles-number = Problème { $number }.
puzzles-solve = Résoudre
puzzles-solved = Résolu
puzzles-missed = Pas encore résolu
puzzles-group_easy = Problèmes faciles
puzzles-group_medium = Problèmes moyens
puzzles-group_hard = Problèmes difficiles
puzzles-all = Tous les problèmes
puzzles-next = Problème suivant
puzzles-show = Voir la solution
# same as in English
puzzles-solution = Solution
puzzles-yours = ton choix
puzzles-why = Pourquoi
puzzles-played_on = À quelle fréquence chaque choix gagne quand des bots forts continuent la partie.
