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
