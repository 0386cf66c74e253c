# The start page, opening a table and waiting at it, in the browser.

## Everywhere

lobby-unreachable = Serveur injoignable. Vérifie ta connexion et réessaie. Rien n’est perdu.
lobby-try_again = Réessayer
lobby-level_easy = Facile
# same as in English
lobby-level_normal = Normal
lobby-level_hard = Difficile
# same as in English
lobby-level_expert = Expert
lobby-level_master = Maître
lobby-person = Humain
# same as in English
lobby-bot_level = Bot, { $level }
lobby-minutes = environ { $minutes } min
lobby-watch = Regarder
lobby-read_card = lire la carte

## Start

lobby-game = Citadelles
lobby-pitch = Huit personnages, une couronne. Choisis en secret qui tu seras pour cette manche, prends de l’or, bâtis ta cité… et devine qui t’en veut.
lobby-name = Ton nom
lobby-name_other = En proposer un autre
lobby-nicknames = Belette Blaireau Cigogne Corbeau Faucon Hibou Hérisson Héron Lièvre Loutre Lynx Martre Mésange Renard Rossignol
lobby-play_now = Jouer
lobby-play_now_about = Toi et trois bots, avec les cartes d’une première partie.
lobby-local = Jouer sur cet appareil
lobby-local_about = Le jeu tourne dans ce navigateur, même sans réseau.
lobby-local_loading = Chargement du jeu : { $percent } %
lobby-local_ready = C’est prêt : tu peux jouer ici sans réseau.
lobby-local_away = Le serveur est injoignable. Tu peux jouer ici contre des bots.
lobby-local_failed = Le jeu n’a pas pu être chargé. Réessaie quand tu auras du réseau.
lobby-local_none = Le serveur est injoignable, et il ne permet pas de jouer sans réseau.
lobby-coach = Avec le guide : un mot avant chaque nouveauté
# same as in English
lobby-bots_level = Bots
lobby-opening = Ouverture de la table…
lobby-new_table = Nouvelle table
lobby-new_table_about = Des amis, d’autres personnages, tes propres règles.
lobby-join = Rejoindre avec un code
lobby-join_field = Code ou lien
lobby-join_hint = Les huit lettres et chiffres, ou le lien entier que tu as reçu.
lobby-join_go = Rejoindre
lobby-join_no_code = Ce n’est ni un code ni le lien d’une table. Un code a huit lettres et chiffres.
lobby-mine = Tes tables
lobby-mine_none = Aucune partie ne t’attend. La première est à un clic.
lobby-your_turn = À toi de jouer !
lobby-state_open = En attente de joueurs
lobby-state_running = Les autres réfléchissent
lobby-state_over = Terminée
lobby-continue = Continuer
lobby-to_table = Aller à la table
lobby-look_back = Voir le résultat
lobby-finished = Parties terminées
lobby-open_tables = Tables ouvertes
lobby-open_none = Personne ne cherche de joueurs en ce moment. Ouvre une table publique, et tout le monde la verra ici.
lobby-sit_down = S’asseoir
lobby-loading = Recherche de tables…
# same as in English
lobby-table_of = Table { $id }
lobby-free_seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
# same as in English
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-new_here = Tu découvres le jeu ?
lobby-read_rules = L’apprendre en trois minutes
lobby-learn = Apprendre en jouant
lobby-learn_about = Six petites scènes à une vraie table, cinq minutes. C’est toi qui joues.
lobby-learn_scenes = Toutes les scènes
lobby-learn_begin = Commencer
lobby-learn_go_on = Continuer
lobby-alone = En solo
lobby-puzzles = Problèmes
lobby-puzzles_about = Trouve le meilleur choix.
lobby-daily = La donne du jour
lobby-daily_about = Les mêmes cartes pour tous.
lobby-stats = Statistiques
lobby-stats_about = Tes parties et celles de tous.

## New table

lobby-edition = Édition
lobby-players = Joueurs
lobby-cards = Cartes
lobby-cards_about = Avec quels personnages et quelles merveilles jouer.
lobby-way_ready = Prêtes à jouer
lobby-way_random = Au hasard
lobby-way_own = Sur mesure
lobby-random_about = Un personnage de chaque rang et les merveilles sont tirés au sort au début de la partie, aux yeux de tous. Il y a des merveilles bon marché et des chères.
lobby-ninth = Ajouter le rang 9 : { CARD($character) }
lobby-ninth_any = Ajouter un personnage de rang 9
lobby-ninth_needed = Obligatoire à { COUNT($players, of: "players") }.
lobby-ninth_forbidden = Pas à { COUNT($players, of: "players") }.
lobby-substitute = Pas assez de joueurs pour { CARD($character, case: "the") }. Qui prend sa place ?
lobby-characters = Personnages
lobby-uniques = Merveilles
lobby-rank = Rang { $rank }
lobby-rank_nobody = Personne
lobby-rank_nobody_about = Jouer avec huit rangs.
lobby-uniques_random = Tirées au sort
lobby-uniques_own = À mon choix
lobby-uniques_count = Combien
lobby-uniques_chosen = Choisies : { $count }
lobby-uniques_none = Tout décocher
lobby-uniques_all = Toutes celles de cette édition.
lobby-uniques_drawn = { $count ->
    [one] { $count } merveille, tirée au sort
   *[other] { $count } merveilles, tirées au sort
}
lobby-characters_drawn = Un de chaque rang, tiré au sort.
lobby-beyond_book = Le livret remplace un ou deux des huit personnages de base ; ta liste va plus loin.
lobby-by_rule = règle { $rule }
lobby-action_cards = Cartes action
lobby-action_cards_about = Quinze cartes de plus dans la pioche : des surprises venues du cirque.
lobby-action_in_book = Elles font partie de cette édition, à jouer avec ou sans.
lobby-action_none = Sans
lobby-action_first = Première version
lobby-action_second = Deuxième version
lobby-action_own = comme dans cette édition
lobby-more = Plus : règles maison
lobby-more_about = Tout suit l’édition, sauf ce que tu changes.
lobby-more_changed = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}
lobby-as_edition = Comme dans l’édition ({ $value })
lobby-as_usual = Comme dans l’édition
lobby-reset = Revenir aux règles de l’édition
lobby-yes = oui
lobby-no = non
lobby-rule-city_size = Quartiers d’une cité complète
lobby-rule-five_types_bonus = Points pour les cinq types
lobby-rule-discard_pile = Défausse face visible
lobby-rule-face_down_first = Écarter d’abord le personnage face cachée
lobby-rule-face_down_seen = Qui a la couronne regarde le personnage face cachée
lobby-rule-tie_break = Égalités
lobby-rule-unique_count = Nombre de merveilles, tirées au sort
lobby-rule-crown = Première couronne
lobby-rule-mixed = Mêler les cartes de toutes les éditions
lobby-rule-versions = Versions des cartes
lobby-tie_break-rank = le plus haut rang
lobby-tie_break-districts = points des quartiers
lobby-tie_break-districts_and_gold = points des quartiers, puis l’or
lobby-crown_random = tirée au sort
lobby-versions_about = Certaines cartes ont changé au fil des ans. Choisis la version à jouer.
lobby-seats = Places
lobby-seats_bots = Des bots aux autres places
lobby-seats_people = Seulement des humains
lobby-seat = Place { $number }
lobby-you = Toi
lobby-seats_watch = Que des bots : tu regarderas.
lobby-clock = Temps de réflexion
# differs from lobby-rank_nobody: no time, not nobody
lobby-clock_none = Sans
lobby-clock_quick = Rapide
lobby-clock_calm = Calme
# same as in English
lobby-clock_long = Long
lobby-clock_days = Jours
# differs from lobby-way_own: the clock is not made to measure
lobby-clock_own = Autre
lobby-clock_bank = Minutes pour toute la partie
lobby-clock_increment = Secondes ajoutées à chaque choix
lobby-clock_about = { $minutes } min, plus { $seconds } s par choix. Une fois le temps écoulé, un bot joue jusqu’à ton retour.
lobby-clock_days_each = Jours par choix
lobby-clock_days_about = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par choix : chacun joue quand il peut. Une fois le temps écoulé, un bot joue jusqu’à ton retour.
lobby-clock_none_about = Chacun prend le temps qu’il lui faut.
lobby-who = Qui peut la trouver
lobby-private = Privée
lobby-private_about = Seulement avec le code ou le lien.
lobby-listed = Publique
lobby-listed_about = Tout le monde la voit sur l’accueil.
lobby-open_table = Ouvrir la table
lobby-open_start = Commencer la partie

## At the table, before the start

lobby-wait_title = La table est prête
lobby-welcome = Prends place
lobby-welcome_by = { $name } t’invite à une partie de Citadelles.
lobby-welcome_nobody = Une place t’attend.
lobby-welcome_full = Toutes les places sont prises, mais tu peux regarder.
lobby-welcome_locked = L’hôte a verrouillé la table, mais tu peux regarder.
lobby-watching = Tu regardes. La partie apparaîtra ici dès qu’elle commence.
lobby-invite = Inviter des amis
# same as in English
lobby-code = Code
lobby-link = Lien
lobby-copy = Copier le lien
lobby-copied = Lien copié.
lobby-copy_by_hand = Le lien est sélectionné : copie-le à la main.
lobby-share = Partager
lobby-share_text = Viens jouer à Citadelles avec moi !
lobby-qr = Code QR
lobby-qr_label = Code QR avec le lien de cette table
lobby-seat_open = Libre
lobby-host = Hôte
lobby-here = à la table
lobby-not_here = ailleurs
lobby-sit_here = S’asseoir ici
lobby-rename = Changer de nom
lobby-keep_name = Enregistrer
lobby-cancel = Annuler
lobby-get_up = Quitter ta place
lobby-start = Commencer la partie
lobby-start_bots = { $count ->
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les { $count } places libres.
}
lobby-start_full = Toutes les places sont prises.
lobby-start_wait = { $name } lancera la partie quand tout le monde sera là.
lobby-start_wait_host = L’hôte lancera la partie quand tout le monde sera là.
lobby-lock = Verrouiller la table
lobby-lock_about = Plus personne ne peut s’asseoir.
lobby-locked = Verrouillée
lobby-hints = Autoriser les conseils
lobby-hints_about = Les joueurs peuvent demander ce que ferait un bot fort.
lobby-kick = Exclure
lobby-kick_sure = Exclure { $name } pour de bon ?
lobby-make_host = Nommer hôte
lobby-give_bot = Donner à un bot
lobby-free = Libérer la place
lobby-bots_level_of = Niveau du bot à la place { $number }
lobby-actions_for = Place { $number } : { $name }
lobby-plan = Cette partie
lobby-keep = Enregistrer comme mes réglages
lobby-kept = C’est enregistré. Tes nouvelles tables commencent ainsi.
lobby-forget = Revenir à l’habituel
lobby-house_rules = Règles maison
# same as in English
lobby-clock_short = { $minutes } min + { $seconds } s
lobby-clock_days_short = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par choix
lobby-players_here = Places prises : { $taken } sur { $players }.
lobby-review = Analyser la partie
lobby-together = Plusieurs personnes sur cet appareil
