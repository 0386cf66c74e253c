# How to play, on one page, in the order in which it is read: src/citadels/book/how_to_play.py. Cards are arguments
# under their own ids: $thief is the Thief. $seat is the player whose choice is told, $from has the crown, $of owns a
# district; “you” is the reader, who is the Warlord. Below: the words of the rules beside a running game.

how-title = Comment jouer
how-lead = Trois minutes de lecture, et tu es d’attaque pour ta première partie.

how-heading-goal = Le but
how-goal = Bâtis la plus belle cité. Chaque quartier rapporte ce qu’il a coûté. Dès qu’une cité en a { $size }, c’est la dernière manche, et qui a le plus de points gagne.
how-goal_few = Bâtis la plus belle cité. Chaque quartier rapporte ce qu’il a coûté. Dès qu’une cité en a { $size }, ou { $few } à deux ou trois joueurs, c’est la dernière manche, et qui a le plus de points gagne.
how-start = Chacun commence avec 2 pièces d’or et quatre cartes en main : les quartiers qu’il peut bâtir.
how-picture-goal = Une cité complète. La pièce est le coût ; la couleur et la lettre, le type.

how-heading-choosing = D’abord, choisir en secret
how-choosing = À chaque manche, tu es quelqu’un d’autre. Les personnages font le tour de la table : gardes-en un, ne le montre à personne, et passe les autres.
how-choosing_aside = Quelques-uns sont écartés avant : chacun en sait un peu, personne ne sait tout.
how-picture-choosing = L’un de ces trois sera le tien. Les deux gris, face visible, ne sont à personne dans cette manche.

how-heading-calling = Puis on appelle les personnages
how-calling = On les appelle par numéro, à partir de 1, quelle que soit ta place. Quand c’est ton personnage, montre-le et joue ton tour. Si personne ne répond, personne n’a ce personnage… ou il a été assassiné.
how-calling_low = Les canailles visent des personnages, pas des joueurs : { CARD($assassin, case: "the") } et { CARD($thief, case: "the") } nomment leur victime sans savoir qui c’est.
how-picture-calling = On appelle le numéro 7. Un meurtre a frappé { CARD($king, case: "the") }, et un vol attend { CARD($warlord, case: "the") }.

how-heading-turn = Quand c’est ton tour
how-turn = Tu peux faire trois choses. Seule la première est obligatoire :
how-turn_gather = Prendre tes ressources : 2 pièces d’or, ou 2 cartes à piocher dont tu gardes une.
how-turn_build = Bâtir un quartier : paie le coût d’une carte de ta main et pose-la dans ta cité. Un par tour, et jamais un quartier que tu as déjà.
how-turn_ability = Utiliser le pouvoir de ton personnage : chacun a le sien. Certains gagnent aussi de l’or pour les quartiers de leur couleur : { CARD($king, case: "the") } pour les jaunes, { CARD($bishop, case: "the") } pour les bleus, { CARD($merchant, case: "the") } pour les verts, { CARD($warlord, case: "the") } pour les rouges.
how-picture-turn = Ta place après les ressources : ta cité, 4 pièces d’or et ta main. Les cartes encadrées peuvent être bâties ; il manque encore de l’or pour { CARD($cathedral, case: "the") }.

how-heading-round = Une manche, pas à pas
how-round_chosen = { PLAYER($from) } a la couronne et choisit en premier. Trois personnages arrivent jusqu’à toi : tu gardes { CARD($warlord, case: "the") } et tu en passes deux. { PLAYER($seat) } choisit en dernier.
how-round_murder = On appelle le numéro 1. { PLAYER($seat) } est { CARD($assassin, case: "the") } et assassine { CARD($king, case: "the") } : un coup de poignard pour rien, car personne ne l’a.
how-round_robbery = Le numéro 2 est { PLAYER($seat) }, { CARD($thief, case: "the") }, qui veut voler { CARD($warlord, case: "the") }, sans se douter que c’est toi.
how-round_saving = Aux numéros 3, 4, 5 et 6, personne ne répond. Le numéro 7, { CARD($architect, case: "the") }, est { PLAYER($seat) }, qui prend 2 pièces d’or et les garde.
how-round_robbed = Numéro 8 : c’est toi ! Aussitôt, { CARD($thief, case: "the") } prend tout ton or. Tu prends donc 2 pièces.
how-round_destroyed = Ton pouvoir ({ CARD($warlord, case: "the") }) : détruire un quartier pour 1 pièce d’or de moins que son coût. Tu paies 1 pièce d’or, et c’en est fini { CARD($market, case: "of") } { PLAYER($of, case: "of") }.
how-round_income = Tu gagnes 2 pièces d’or pour tes quartiers rouges : { CARD($prison, case: "your") }, et { CARD($school_of_magic, case: "your") }, qui compte comme n’importe quelle couleur.
how-round_built = Pour 3 pièces d’or, tu bâtis { CARD($barracks, case: "the") }.
how-round_next = La manche est finie. On mélange à nouveau les personnages, et { PLAYER($from) } garde la couronne. Seul { CARD($king, case: "the") } l’aurait prise.
how-picture-destroying = La cité { PLAYER($of, case: "of") }, vue par { CARD($warlord, case: "the") }. Les pièces montrent ce que coûterait chaque attaque.

how-heading-end = La fin et les points
how-end = Quand une cité a { COUNT($size, of: "districts") }, finissez la manche. Puis chacun compte :
how-points_districts = Ce qu’ont coûté tous ses quartiers.
how-points_types = { COUNT($points, of: "points") } pour des quartiers des cinq couleurs.
how-points_complete = 4 points pour la première cité complète, 2 pour chaque autre.
how-points_unique = Ce que disent les quartiers violets. L’or qui reste ne vaut rien.
how-action_cards = Cette édition a aussi des cartes action. Mêlées à la pioche, elles se jouent de ta main, une par tour. Laisse-les de côté la première fois.
how-picture-scores = La fin d’une partie. Complète en deuxième seulement, ta cité gagne quand même.

how-heading-next = Et maintenant ?
how-next_play = Jouer une première partie
    .about = Contre des bots ; l’accueil est à un clic.
how-next_examples = Essayer les exemples
    .about = Les tours des livrets de règles, coup par coup.
how-next_cards = Regarder les cartes
    .about = Ce que fait chacune, dans chaque édition.
how-next_rules = Lire les règles exactes
    .about = Chaque paragraphe avec son numéro, pour tous les cas que cette page laisse de côté.
how-lookup = Tu cherches quelque chose ? `citadels rules NAME` montre une carte, `citadels rules --edition { $edition }` les règles exactes, `citadels rules --example` les exemples. `citadels play` lance une partie.

## The rules beside a running game

guide-asked = Ce qu’on te demande
guide-nothing = On ne te demande rien pour l’instant.
guide-mine = Ce que fait ton personnage
guide-offered = Tu peux choisir
guide-playing = À qui le tour
guide-about = De quoi il s’agit
guide-rules = Ce que disent les règles
guide-rulings = Cas particuliers
guide-whole = Comment jouer, en une page
guide-edition = Toutes les règles de cette édition
