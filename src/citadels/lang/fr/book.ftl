# The rules and the credits in the browser.

## The rules

book-title = Toutes les cartes
book-cards = Cartes
book-search_cards = Chercher dans les cartes
book-search = Chercher
book-search_hint = Un nom, ou une partie du nom
book-edition = Édition
book-all_editions = Toutes les éditions
book-kind = Catégorie
book-all_kinds = Toutes les catégories
# same as in English
book-type = Type
book-all_types = Tous les types
book-rank = Rang
book-all_ranks = Tous les rangs
book-found = { COUNT($count, of: "cards") }
book-show_all = Tout montrer
book-nothing = Aucune carte ne correspond à « { $text } ».
book-nothing_fits = Aucune carte ne correspond.
book-no_such_card = Il n’y a pas de carte « { $name } ». Les voici toutes :
book-other_cards = Autres cartes
book-all_cards = Toutes les cartes
book-previous = Carte précédente : { $name }
book-next = Carte suivante : { $name }
book-filters = Filtres
book-in_short = Les règles en bref :
book-contents = Sommaire

## The worked examples

book-examples = Exemples
book-examples_about = Les exemples des livrets de règles, joués par le programme.
book-example_read = Suivre l’exemple
book-example_try = À toi d’essayer
book-example_start = Le début
book-example_back = Retour
book-example_next = Suite
book-example_again = Depuis le début
book-example_question = Que fait le livret maintenant ?
book-example_other = « { $choice } » est possible aussi, mais l’exemple continue autrement. Réessaie.
book-example_right = Exactement !
book-example_show = Montre-moi
book-example_hand = Ta main :
book-example_over = Fin de l’exemple.
book-example_in = Dans le livret de : { $editions }

## The credits

book-credits = Crédits
book-credits-game = Le jeu
book-credits-author = Citadelles est un jeu de cartes de Bruno Faidutti. Merci pour toutes ces soirées pleines de vols !
book-credits-independent = Ceci est un projet de fans indépendant, sans lien avec l’auteur ni aucun éditeur du jeu, qui ne le cautionnent ni ne le financent. Les noms appartiennent à leurs propriétaires. Aucune illustration et aucun texte d’origine n’est utilisé : tout a été dessiné et écrit pour ce projet. Si le jeu te plaît, achète-le : il est encore meilleur entre amis autour d’une table.
book-credits-pictures = Images
book-credits-pictures_text = Les images des cartes viennent de game-icons.net, par Lorc, Delapouite et d’autres, sous licence CC BY 3.0. Nous les avons recoloriées et placées dans nos propres cadres.
book-credits-letters = Polices
book-credits-letters_text = Les polices ont été dessinées par { $designer } et chacun peut les utiliser librement : { $fonts }.
book-credits-program = Le programme
book-credits-licence = Le programme est libre et ouvert, sous licence MIT.
book-credits-libraries = Il repose sur le travail d’autres, publié sous leurs propres licences :
book-credits-page = la page
book-credits-server = le serveur
book-credits-leave = Ces liens mènent à d’autres sites.
