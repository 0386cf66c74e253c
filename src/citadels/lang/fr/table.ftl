# The table in the browser.

## The board

table-title = La table
table-status = À faire maintenant
table-your_turn = Toi
table-hint = Choisis { $what ->
    [hand] une carte en évidence dans ta main
    [table] une des cartes montrées ci-dessus
    [character] un personnage en évidence
    [district] un quartier en évidence
    [seat] un joueur en évidence
   *[several] un élément en évidence
}.
table-hint_or = Ou choisis { $what ->
    [hand] une carte en évidence dans ta main
    [table] une des cartes montrées ci-dessus
    [character] un personnage en évidence
    [district] un quartier en évidence
    [seat] un joueur en évidence
   *[several] un élément en évidence
}.
table-over = La partie est terminée.
table-waits = On attend quelqu’un d’autre.
table-waits_draft = { PLAYER($seat) } choisit un personnage.
table-waits_turn = { PLAYER($seat) } joue { CARD($character, case: "the") }.
table-waits_answer = { PLAYER($seat) } a une décision à prendre.
table-waits_gone = { PLAYER($seat) } est hors ligne. Un bot prend le relais dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
table-waits_offline = { PLAYER($seat) } est hors ligne. La partie attend ; l’hôte peut laisser jouer un bot.
table-undo = Annuler
table-all_choices = Tous les choix ({ $count })
table-choices_title = Tous tes choix
table-read = Lire la carte
table-changed = La table vient de changer. Regarde bien.
table-place_choice = { $name } : { $choice }
table-place_choices = { $name } ({ $count } choix)
table-characters = Personnages dans l’ordre d’appel
table-rank = { $rank } { $name }
table-player = { $name } : { COUNT($gold, of: "gold") }, { COUNT($count, of: "cards") }, { COUNT($points, of: "points") }, { $built } sur { COUNT($size, of: "districts") }
table-gold = Or
table-hand = Cartes en main
table-points = Points jusqu’ici
# same as in English
table-bot = Bot
table-away = Un bot joue
table-offline = Hors ligne
table-online = En ligne
table-bot_in = Hors ligne · bot dans { $seconds } s
table-can_be = Peut-être :
table-can_be_many = L’un des { $count }
table-city_open = { $name } : montrer toute la cité
table-city_close = { $name } : fermer la cité
table-no_character = Sans personnage
table-built = { $built } / { $size }
table-your_hand = Ta main : { COUNT($count, of: "cards") }
table-cards = Cartes au choix
table-draft = Choix des personnages
table-offered = Personnages qu’on te passe
table-choosing = choisit…
table-round = Manche { $round }
table-last_round = Dernière manche
table-deck = Cartes dans la pioche
table-middle = Au milieu de la table
table-confirm_end = Finir ton tour ?
table-confirm_end_text = Tu peux encore faire quelque chose ce tour-ci.
table-play_on = Continuer à jouer

## The table's own affairs

table-watching = Tu regardes
table-discards = Défausse : { $count }
table-known_deck = Connues dans la pioche : { $count }
table-known_place = { $place }. { $name }
table-menu = Cette table
table-menu_copy = Copier le lien
table-menu_copied = Lien copié.
table-menu_host = Hôte
table-menu_bot = Laisser jouer un bot
table-menu_kick = Exclure
table-menu_leave = Quitter la partie
table-menu_leave_sure = Un bot jouera à ta place. Tu peux revenir quand tu veux.

## Log, recap, notices

table-log = Journal
table-log_show = Montrer
table-log_all = Tout
table-log_mine = Ce qui me touche
table-log_start = Début de la partie
table-log_newest = Dernières lignes
table-log_new = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}
table-log_undone = annulé
table-log_empty = Rien de tel pour l’instant.
table-recap = Que s’est-il passé ?
table-recap_since = Depuis ton dernier choix
table-recap_hits = Ce qui te touche le plus
table-recap_order = Dans l’ordre
table-recap_nothing = Il ne s’est rien passé depuis ton dernier choix.
table-hit_murder_named = { PLAYER($seat) } assassine { CARD($character, case: "the") } : c’est toi !
table-hit_bewitch_named = { PLAYER($seat) } ensorcelle { CARD($character, case: "the") } : c’est toi !
table-hit_rob_named = { PLAYER($seat) } compte voler { CARD($character, case: "the") } : c’est toi !
table-hit_building = { PLAYER($seat) } te prend { CARD($card, case: "the") }, à bâtir aussitôt.
table-hit_warrants_placed = { PLAYER($seat) } pose des mandats, dont un sur toi.
table-hit_threats_placed = { PLAYER($seat) } menace deux personnages, dont le tien.
table-title_mine = À toi
table-title_other = Tour : { $name }
table-title_over = Partie terminée
table-clock_of = Temps restant pour { $name } : { $time }
table-clock_low = bientôt épuisé
table-clock_soon = Il te reste { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Ensuite, un bot joue à ta place.
table-clock_away = Un bot joue à ta place.
table-clock_back = Reprendre ta place
table-guide = Les règles du moment
table-keys = Raccourcis clavier
table-keys_next = commande suivante ou précédente
table-keys_arrows = choix suivant ou précédent
table-keys_choose = choisir
table-keys_read = lire la carte
table-keys_numbers = prendre le choix 1 à 9 de la barre
table-keys_end = finir le tour
table-keys_undo = annuler
table-keys_log = aller au journal
table-keys_hand = aller à ta main
table-keys_recap = ce qui s’est passé depuis ton dernier choix
table-keys_guide = ouvrir ou fermer les règles du moment
table-keys_hint = demander un conseil, si la table le permet
table-keys_suspects = voir qui est sans doute qui, si la table permet les conseils
table-keys_mute = activer ou couper le son
table-keys_gold = dire l’or de chacun
table-keys_cards = dire tes cartes et le nombre de celles des autres
table-keys_cities = dire les cités
table-keys_who = dire les personnages et qui les joue
table-keys_step = étape suivante ; avec Maj : rattraper
table-keys_help = cette aide
table-keys_close = fermer
table-sound_try = Écouter
table-sound_turn = À toi
table-sound_gold = Or
table-sound_card = Cartes
table-sound_build = Construction
table-sound_hit = Quelqu’un s’en prend à toi
table-sound_destroy = Un quartier tombe
table-sound_crown = La couronne
table-sound_end = Fin de la partie
