# A game in the terminal: the table as text, and the talk with the player.

## The table

board-head = Manche { $round } · { COUNT($deck, of: "cards") } dans la pioche · cité complète à { COUNT($size, of: "districts") }
board-last_round = C’est la dernière manche.
board-bell = Le Beffroi : la partie finit à { COUNT($size, of: "districts") }.
board-tax = Taxes en attente du Bailli : { COUNT($gold, of: "gold") }.
board-hand_size = { COUNT($count, of: "cards") } en main
board-complete = cité complète
board-crown = couronne
board-no_city = encore rien de bâti
board-district = { CARD($district) } ({ $cost }, { TYPE($type) })
board-museum = Sous le Musée : { COUNT($count, of: "cards") }
board-museum_known = Sous le Musée : { CARD($cards) }
board-wagon = Roulotte : { COUNT($gold, of: "gold") }
board-characters = Personnages :
board-rank = { $rank } { CARD($character) }
board-own = Tu as { COUNT($gold, of: "gold") } et { COUNT($points, of: "points") } ; ta cité : { $city }
board-hand = Ta main : { $cards }
board-their_hand = Main : { $cards }
board-known = Tu sais que cette main contient : { CARD($cards) }
board-empty_hand = Ta main est vide.
board-card = { CARD($card) } ({ $cost }, { TYPE($type) })
board-discard_pile = Défausse : { CARD($cards) }

## What is known of a character, after its name

mark-face_up = à l’écart, face visible
mark-face_down = à l’écart, face cachée
mark-murdered = meurtre
mark-bewitched = sortilège
mark-robbed = vol en vue
mark-warrant = mandat
mark-signed = signé
mark-threat = menace
mark-flower = la vraie
mark-silent = personne

## Groups of choices

group-gather = Ressources
group-build = Bâtir
group-character = Ton personnage
group-districts = Tes quartiers
group-cards = Cartes action
group-turn = Tour

## The talk

talk-welcome = Citadelles, { $edition } : { COUNT($players, of: "players") }, graine { $seed }.
talk-welcome_help = Tape le numéro d’un choix, ou ? pour de l’aide.
talk-range = Tape un numéro de 1 à { $count }, ou ? pour de l’aide.
talk-only_one = Tape 1, ou ? pour de l’aide.
talk-refused = Impossible maintenant. { $reason }
talk-why_what = Pose la question ainsi : why build castle
talk-why_possible = C’est possible : numéro { $number }.
talk-bye = Tu quittes la table. À la prochaine !
talk-end_of_input = Plus rien à lire : tu quittes la table. À la prochaine !
talk-kept = Ta partie est enregistrée. Pour continuer : { $command }
talk-left = Tu as une partie en cours. Pour continuer : { $command }
talk-saved = L’enregistrement est dans { $path }.
talk-resumed = La partie reprend là où tu l’as laissée.
talk-several = Plusieurs choix conviennent : { $numbers }
talk-cannot = { $choice }. { $reason }
talk-nothing_yet = Il ne s’est encore rien passé.
talk-ask_language = Quelle langue ?
talk-ask_edition = Quelle édition ?
talk-ask_players = Combien de joueurs ?
talk-ask_set = Quelle configuration de personnages ?
talk-ask_bots = Quelle force pour les bots ?
talk-ask_again = Tape l’un de ceux-ci : { $allowed }
talk-ask_default = Entrée pour : { $value }
talk-help =
    3               prendre le choix numéro 3 (Entrée suffit s’il n’y en a qu’un)
    build castle    prendre un choix par son nom
    why TEXTE       pourquoi quelque chose est impossible : why build castle, why murder king
    hint            ce que ferait un bot fort, et pourquoi
    ? NOM           ce que fait une carte : ? sorcière
    château         prendre le choix qui contient ce mot
    u               revenir sur ton dernier choix, si possible
    p               montrer la table à nouveau
    l               montrer à nouveau ce qui s’est passé dans cette manche
    ?               cette aide
    q               quitter la table ; la partie est enregistrée

    Les choix par leur nom : un verbe comme build, murder, rob, destroy, take_gold ou end_turn, puis ce qu’il vise,
    les joueurs par leur numéro, à partir de 0 : swap_hands 2, destroy 1 market, spy 2 noble.

## Records told and stepped through

replay-open = L’enregistrement s’arrête ici. C’est à { PLAYER($seat) } de décider.
    .you = L’enregistrement s’arrête ici. C’est à toi de décider.
replay-step = Étape { $step } sur { $steps }
replay-chose = { PLAYER($seat) } décide : { $choice }
    .you = Tu décides : { $choice }
replay-digest = Empreinte : { $digest }
replay-start = C’est le début.
replay-range = Les étapes vont de 0 à { $steps }, les places de 0 à { $most } ; ? pour de l’aide.
replay-end = C’est la fin.
replay-seen_by = Vu par { PLAYER($seat) }.
    .you = Vu par toi.
replay-spectator = Vu par un spectateur.
replay-openly = Cartes sur table.
scenario-choose = { PLAYER($seat) } a le choix :
scenario-holds = Tout est comme prévu.
replay-help =
    n ou Entrée     l’étape suivante
    b               une étape en arrière
    12              l’étape 12
    r               la manche suivante
    s 2             vu par le joueur 2
    s               vu par un spectateur
    o               cartes sur table
    p               la table
    ?               cette aide
    q               quitter
