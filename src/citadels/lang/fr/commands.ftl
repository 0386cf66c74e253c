# Help texts of the command `citadels` and what its commands say. Names of commands, flags and examples stay as
# they are.

help-usage = usage :
# same as in English
help-options = options
# same as in English
help-arguments = arguments
help-examples = exemples :
help-help = afficher cette aide et quitter
help-version = afficher la version et quitter
help-lang = langue de tous les messages
help-json = écrire un seul objet JSON
help-seed = la même graine donne la même partie
help-default = par défaut : { $value }

help-citadels = Le jeu de cartes Citadelles : y jouer, le simuler, consulter et vérifier ses règles.
help-play = jouer dans le terminal : contre des bots, ou à la table d’un serveur
    .long = Joue dans le terminal, en plein écran avec clavier et souris ou en lignes simples : contre des bots, ou à la table d’un serveur avec des gens dans leur navigateur. Les choix ont des numéros, ? montre l’aide, q quitte.
help-play-plain = des lignes simples, pour les tubes et les lecteurs d’écran ; toujours sans terminal
help-play-join = s’asseoir à la table d’un serveur : son lien ou son code
help-play-server = où se trouve la table d’un code ; par défaut : { $value }
help-play-seat = ta place ; par défaut : { $value }
help-play-bots = les autres ; par défaut : { $value }
help-play-ask = demander tout ce qui n’est pas donné ici
help-play-name = ton pseudo
help-play-resume = continuer une partie en cours : la dernière, ou celle de FILE
help-play-width = colonnes par ligne ; 0 : ne jamais couper ; par défaut : { $value }
help-play-record = écrire un enregistrement quand la partie finit ou que tu la quittes
help-serve = lancer le serveur
    .long = Lance le serveur : des tables pour des humains, des bots et des programmes, par HTTP et sockets. Arrête-le avec Ctrl-C : chaque coup enregistré est là quand il redémarre.
help-serve-host = l’adresse d’écoute ; par défaut : { $value }
help-serve-port = le port ; 0 : n’importe quel port libre ; par défaut : { $value }
help-serve-database = sqlite:///FILE ou postgresql://… ; par défaut : DATABASE_URL, ou un fichier ici
help-serve-workers = processus qui se partagent les tables, sur un PostgreSQL ; SIGHUP les remplace un à un ; par défaut : 1
serve-only_here = Seul cet ordinateur peut l’ouvrir. Pour les téléphones et les amis de ton réseau : make play HOST=0.0.0.0 (citadels serve --host 0.0.0.0)
serve-terminal = Depuis un terminal, rejoins une table avec son code : { $command }
serve-others = Sur d’autres appareils de ton réseau :
help-simulate = laisser des bots jouer des parties entières
    .long = Laisse des bots jouer des parties entières. Les mêmes arguments donnent les mêmes parties, quel que soit le nombre de processus.
help-simulate-bots = un pour toutes les places, ou un par place ; { $bots }
help-simulate-games = combien de parties ; par défaut : { $value }
help-simulate-jobs = processus ; par défaut : { $value }
help-simulate-ray = jouer sur un cluster Ray : celui-ci, celui de cette machine ou un nouveau avec tous les cœurs ; demande citadels[ray]
help-simulate-no_rotate = les bots gardent leur place d’une partie à l’autre
help-simulate-code = un fichier avec tes propres bots : toute classe avec une méthode choose ; peut être donné plusieurs fois
help-simulate-seconds = une décision plus longue fait perdre la partie au bot ; par défaut : sans limite
help-simulate-statistics = écrire dans un fichier une ligne de JSON par partie
help-simulate-records = écrire dans un fichier les mêmes lignes avec les enregistrements entiers
help-arena = comparer des bots à de nombreuses tables
    .long =
        Compare des bots à des tables mixtes, chacun aussi souvent à chaque place. Parts de victoires avec
        intervalles à 95 %, score et rang moyens, un classement sur toutes les tables, et tout ce qui a mal tourné.
help-arena-bots = les bots à comparer : { $bots }
help-arena-games = parties à des tables mixtes ; par défaut : { $value }
help-arena-pairs = jouer aussi ce nombre de parties de chaque bot seul contre une table de chaque autre
help-arena-jobs = processus ; par défaut : tous les cœurs
help-arena-html = écrire dans un fichier un rapport avec graphiques pour le navigateur
help-arena-json = écrire tous les chiffres dans un fichier ; - pour la sortie standard
help-dataset = écrire des parties de bots comme données pour des programmes qui apprennent
    .long =
        Des bots jouent et chaque décision est notée : ce que la place savait, ce qu’elle pouvait choisir,
        ce qu’elle a choisi et ce qu’il en est advenu. Les mêmes arguments donnent les mêmes fichiers, et
        une écriture interrompue reprend où elle s’est arrêtée. Le README.md du dossier dit comment lire le tout.
help-dataset-folder = un nouveau dossier, ou un dossier commencé par la même commande
help-dataset-bots = un pour toutes les places, ou un par place
help-dataset-shard = parties par fichier ; par défaut : { $value }
help-dataset-format = Parquet, qui demande pyarrow, ou des lignes JSON
help-scenario = exécuter des scénarios de règles
    .long = Exécute des scénarios de règles : une ligne pour chaque échec, puis combien ont réussi et échoué.
help-scenario-paths = un fichier, ou un dossier de fichiers
help-scenario-only = seulement ceux dont le nom contient ce texte
help-scenario-show = montrer chacun pas à pas : ce qui se passe, et ce que l’on peut choisir
help-replay = revoir une partie enregistrée, ou la parcourir
    .long = Rejoue un enregistrement et montre ce qui s’est passé, vu par un spectateur ou un joueur, ou cartes sur table.
help-replay-file = un enregistrement, tel que l’écrit `citadels play --record`
help-replay-seat = par les yeux d’un joueur
help-replay-open = cartes sur table
help-replay-step = avancer et reculer pas à pas (par défaut dans un terminal)
help-replay-all = tout d’un coup (par défaut ailleurs)
help-verify = vérifier que personne n’a choisi les cartes d’une partie enregistrée
    .long = Vérifie le mélange d’une partie jouée sur un serveur : les nombres que le serveur et les joueurs avaient promis donnent-ils sa graine, et la partie en découle-t-elle ? Le code de retour est 0 si personne n’a pu choisir les cartes, 1 s’il y a un défaut, et 3 si l’enregistrement ne permet pas de le dire.
help-verify-file = un enregistrement, tel qu’un serveur le donne après la partie
help-verify-commitment = l’empreinte du serveur, telle que tu l’as vue à la table : au moins 16 chiffres
help-verify-part = ton propre nombre, qui doit être dans le mélange
help-puzzles = résoudre, créer et vérifier des problèmes
    .long = Résous des problèmes : des positions de parties entre bots forts où un choix est nettement le meilleur. Avec `make`, en trouver de nouveaux, les mêmes pour la même graine ; avec `solve`, une recherche plus forte les résout à nouveau et dit combien de fois elle est d’accord.
help-puzzles-what = créer de nouveaux problèmes, ou les faire résoudre par une recherche plus forte ; sinon, c’est toi qui les résous
help-puzzles-daily = le problème du jour
help-puzzles-id = un problème, par son nom
help-puzzles-kind = seulement les problèmes d’un genre
help-puzzles-seed = la graine de la première partie, pour `make` ({ $value } par défaut)
help-puzzles-count = combien en créer ({ $value } par défaut)
help-puzzles-out = le fichier de `make` ; un fichier commencé est continué
help-puzzles-file = tes propres problèmes, tels que `make` les écrit
help-puzzles-worlds = mondes par problème, pour `solve` ({ $value } par défaut)
help-stats = ce que montrent de nombreuses parties enregistrées
    .long = Statistiques des parties terminées, par édition et nombre de joueurs : combien de fois chaque personnage est pris et gagne, ce que valent les merveilles, si la première couronne aide. Toutes les parts ont des intervalles à 95 %. Le code de retour est 1 si un enregistrement n’a pas pu être lu.
help-stats-paths = fichiers ou dossiers d’enregistrements : JSON, lignes JSON ou Parquet ; - lit des lignes JSON sur l’entrée standard
help-stats-own = seulement le joueur qui a enregistré la partie, dans un fichier de ses parties
help-stats-rows = écrire aussi une ligne par joueur dans un fichier : lignes JSON, ou Parquet si son nom finit par .parquet
help-analyse = où une partie enregistrée a été gagnée et perdue
    .long = Analyse d’une partie terminée : les chances de victoire au fil du temps, les plus grands retournements, la qualité de chaque décision face à la meilleure alternative, les coups de chance, et qui soupçonnait qui. Chaque décision est jugée d’après ce que son joueur pouvait savoir alors.
help-analyse-seat = seulement les décisions de cette place
help-analyse-worlds = dans combien de mondes chaque choix est essayé ; plus est plus lent et plus sûr ; par défaut : { $value }
help-schema = décrire le protocole pour les programmes
    .long = Toutes les décisions, tous les choix, événements, raisons et lignes du score, et les schémas JSON.
help-rules = consulter les règles et les cartes
    .long = Les règles d’une édition, ou tout sur une carte : ce qu’elle fait, où les éditions diffèrent, et les points de règle. Trouve une carte par son nom dans n’importe quelle langue, par une partie du nom, ou par son identifiant.
help-rules-card = une carte ; sans elle, comment jouer ou, avec --edition, les règles
help-rules-edition = l’édition ; par défaut : { $value }
help-rules-markdown = tout l’ouvrage en Markdown
help-rules-how_to_play = comment jouer, en une page ; aussi quand on ne demande rien d’autre
help-rules-glossary = seulement le glossaire de l’édition
help-rules-example = un exemple des livrets, comme X1 ; sans identifiant, tous
help-bench = mesurer la vitesse
    .long =
        Mesure, avec des bots aléatoires, quatre joueurs et des configurations tirées de tous les personnages :
          engine  vitesse du moteur pur et du moteur compilé sur un cœur
          jobs    les mêmes parties sur un cœur et sur deux
          memory  ce qu’occupe un processus avant et après de nombreuses parties
          server  des tables de cinq sockets : latences à un débit donné, et coups par seconde de processeur
help-bench-what = que mesurer
help-bench-games = parties par répétition ; par défaut : { $value }
help-bench-sockets = server : sockets ouvertes, un nombre ou plusieurs ; par défaut : { $value }
help-bench-seconds = server : secondes par mesure ; par défaut : { $value }
help-bench-rate = server : coups proposés par seconde ; par défaut : { $value }
help-bench-soak = server : surveiller plutôt la mémoire pendant ce nombre de minutes
help-bench-database = server : postgresql://… ou une autre base ; par défaut : un fichier temporaire
help-bench-workers = server : processus qui se partagent les tables, comme dans citadels serve ; par défaut : 1

help-setup = la partie
help-setup-edition = l’édition ; par défaut : { $value }
help-setup-players = combien de joueurs ; par défaut : { $value }
help-setup-set = une configuration prête à jouer ou tirée au sort : { $sets }
help-setup-characters = les personnages, un par rang
help-setup-uniques = les merveilles, ou leur nombre
help-setup-ninth = avec un personnage de rang 9
help-setup-substitute = qui remplace un personnage de la configuration qui demande plus de joueurs, comme queen=tax_collector ; peut être donné plusieurs fois
help-setup-crown = la place qui commence avec la couronne ; par défaut : au hasard

help-house_rules = règles maison ; tout ce qui manque suit l’édition
help-setup-variant = une variante du livret : short_game de dark-city finit à 7 quartiers
help-setup-action_cards = ajouter les cartes action, dans la première ou la deuxième version ; sans valeur, celle de l’édition
help-setup-city_size = quartiers d’une cité complète ; 7 dans la partie courte de dark-city
help-setup-five_types_bonus = points pour les cinq types
help-setup-discard_pile = les cartes défaussées forment une pile face visible au lieu d’aller sous la pioche
help-setup-face_down_first = écarter le personnage face cachée avant ceux face visible
help-setup-face_down_seen = le joueur couronné regarde le personnage face cachée
help-setup-tie_break = ce qui départage une égalité
help-setup-version = jouer une carte comme dans une autre édition, par exemple king=classic ; peut être donné plusieurs fois
help-setup-mixed = permettre les personnages et les merveilles de toutes les éditions

## Bots

bot-random = n’importe quel choix permis, tous aussi probables
bot-greedy = prend ce qui paie tout de suite ; pour débuter
bot-steward = joue comme jouent les bons joueurs
bot-easy = facile
# same as in English
bot-normal = normal
bot-search = voit plus loin
bot-search-1 = la recherche de la première version
bot-hard = difficile
# same as in English
bot-expert = expert
bot-master = maître

## Results

simulate-done = { COUNT($games, of: "games") }, décisions : { $decisions }, secondes : { $seconds } ; parties par seconde : { $games_per_second }, décisions par seconde : { $decisions_per_second }
# same as in English
simulate-bot = bot
simulate-seats = places
simulate-wins = victoires
simulate-share = part
simulate-mean = score moyen
simulate-digest = empreinte { $digest }
simulate-fault = { $bot }, partie { $game } : { $fault } : { $told }
simulate-faults = fautes
simulate-lost = Le processus qui jouait ces parties s’est arrêté, elles manquent donc : { $games }
simulate-crash = une erreur
simulate-illegal = un choix interdit
simulate-timeout = trop lent
simulate-written = Écrit : { $path }
simulate-dataset = { COUNT($games, of: "games") }, décisions : { $decisions }. Écrit : { $path }

## The arena

arena-html_lang = fr
arena-title = Citadelles : comparaison de bots
arena-facts = { COUNT($games, of: "games") } à des tables mixtes de { $players }, édition { $edition }, graine { $seed } ; décisions : { $decisions }, secondes : { $seconds }
# same as in English
arena-bot = Bot
arena-seats_played = Places
arena-wins = Victoires
arena-win_share = Part de victoires
arena-interval = Intervalle à 95 %
arena-mean_score = Score moyen
arena-mean_place = Place moyenne
arena-rating = Cote
arena-even = Une part de { $share } serait l’équilibre. Un bot qui fait une faute perd la partie.
arena-win_shares = Parts de victoires
arena-pairs = Seul contre une table d’un autre
arena-pairs_means = La part des parties que le bot de la ligne gagne contre une table du bot de la colonne, sur { COUNT($games, of: "games") } à chaque fois.
arena-alone = seul
arena-ratings = Cotes
arena-rating_means = Plackett–Luce, avec intervalles bootstrap à 95 % : 400 points de plus, et un bot a dix fois plus de chances de finir devant un autre.
# same as in English
arena-scores = Scores
# same as in English
arena-points = points
arena-rounds = Manches
arena-rounds_axis = manches par partie
arena-games = Parties
arena-game = Partie
arena-points_by_source = Points par source, en moyenne
# same as in English
arena-source_head = Source
arena-characters = Personnages
arena-characters_means = Combien de fois chaque personnage a été pris et, entre parenthèses, la part de ces parties gagnées. La longueur d’une barre dit combien de fois il a été pris ; la partie pleine, combien de fois il a gagné.
arena-character_head = Personnage
arena-seats = Victoires par place
arena-faults = Fautes
arena-fault = Quoi
arena-told = Détails
arena-no_faults = Aucun bot n’a planté, fait un choix interdit ou été trop lent.
arena-crash = une erreur
arena-illegal = un choix interdit
arena-timeout = trop lent
arena-lost = Le processus qui jouait ces parties s’est arrêté, elles manquent donc : { $games }
bench-pure = pur
bench-compiled = compilé
bench-ratio = rapport
bench-no_compiled = Il n’y a pas de version compilée ici.
# same as in English
bench-sockets = sockets
bench-offered = proposés/s
bench-moves = coups/s
bench-per_cpu = coups/s CPU
bench-answer = réponse ms
bench-state = état ms
bench-memory = mémoire Mo
bench-unlimited = sans limite
bench-percentiles = Temps : médiane, 95 % et 99 %.

## Wrong use of a command

usage-argument = { $argument } : { $problem }
usage-invalid_choice = « { $value } » n’est pas un choix valable ; à choisir : { $choices }
usage-required = il manque : { $arguments }
usage-unrecognized = arguments inconnus : { $arguments }
usage-one_value = il manque une valeur
usage-some_values = il manque au moins une valeur
usage-no_value = n’accepte pas de valeur
usage-ambiguous = « { $option } » est ambigu : ce peut être { $matches }

help-admin = s’occuper de la base de données d’un serveur
    .long = S’occupe de la base de données d’un serveur. Le serveur peut continuer à tourner, sauf pour copy et migrate ; il remarque un changement au coup suivant à cette table.
help-admin-what = que faire
# same as in English
help-admin-values = { $usages }
admin-copy = La copie est faite. Tables : { $games }, entrées : { $entries }, invités : { $guests }.
admin-migrate = La base de données est maintenant à la version { $version }.
admin-delete = La table { $table } est effacée.
admin-end = La table { $table } est fermée.
admin-rename = La place { $place } de la table { $table } s’appelle maintenant { $name }.
admin-ban = L’invité { $guest } est banni et a quitté toutes les tables.
admin-unban = L’invité { $guest } peut revenir.
admin-forget = L’invité { $guest } est effacé, avec tous ses noms et messages.
admin-retain = Tout ce qui avait plus de { $days } jours est effacé. Tables : { $tables }, invités : { $guests }.
