# The tutorial: src/citadels/scenarios/tutorial. Each sentence stands above the table; keep them under 170 letters.
# Names of messages: the scene, then what the step or the reason is called there.

## Around the scenes

tutorial-pick = Prends-les dans l’ordre que tu veux, et pars quand bon te semble.
tutorial-done = Fait
tutorial-repeat = Encore
tutorial-next = Suite
tutorial-previous = Retour
tutorial-again = Réessayer
tutorial-show = Montre-moi
tutorial-next_scene = Scène suivante
tutorial-watch = Regarde la table…
tutorial-step = Étape { $number } sur { $count }
tutorial-all_done = C’est tout ce qu’il te faut. Le reste vient en jouant.
tutorial-first_game = Jouer ta première partie

## A turn

tutorial-gather_title = Ressources et construction
tutorial-gather_about = Un tour : prendre de l’or, bâtir un quartier.
tutorial-gather_welcome = Bienvenue ! Tu bâtis une cité, et les autres aussi. Celle qui a le plus de valeur gagne. Voici la tienne : un Marché, pour l’instant.
tutorial-gather_hand = Voici les quartiers que tu peux bâtir. La pièce montre le prix ; à la fin de la partie, chacun vaut autant de points.
tutorial-gather_gather = À toi. D’abord les ressources : 2 pièces d’or, ou une carte. Tu as 2 pièces d’or et en main un Château à 4 : prends l’or.
tutorial-gather_cards = Tu as vu deux cartes et tu en gardes une : bien quand la main est pauvre. Mais un beau Château attend, à 2 pièces d’or près.
tutorial-gather_build = Maintenant, bâtis. Tu peux t’offrir le Château : touche-le.
tutorial-gather_cheaper = C’est possible, mais il vaut moins de points, et tu ne bâtis qu’une fois par tour. Tu as assez d’or pour le Château.
tutorial-gather_unbuilt = Tu peux finir ton tour sans bâtir. Mais tu as de l’or et un Château, et personne ne gagne avec des cartes en main.
tutorial-gather_finish = Un Château ! Il vaut 4 points. Il ne reste rien à faire : finis ton tour.
tutorial-gather_done = Voilà un tour : les ressources, puis la construction. Tout le reste du jeu te facilite ces deux choses, ou les complique aux autres.

## Choosing in secret

tutorial-secret_title = Choisir en secret
tutorial-secret_about = À chaque manche, tu es quelqu’un d’autre.
tutorial-secret_open = Nouvelle manche : chacun prend en secret l’un de ces personnages. Les deux qui sont face visible sont hors jeu, et un troisième est caché.
tutorial-secret_choose = Tu choisis en premier. Tes quartiers sont tous religieux, et l’Évêque perçoit 1 pièce d’or pour chacun. Prends l’Évêque.
tutorial-secret_assassin = L’Assassin fait taire quelqu’un : un choix fort. Mais aujourd’hui il te faut de l’or, et seul l’Évêque vit des quartiers religieux.
tutorial-secret_magician = Avec une main vide, la Magicienne est tentante : échange ta main ! Mais vois d’abord ce que l’Évêque te rapporte.
tutorial-secret_king = Le Roi choisit en premier la prochaine fois et vit des quartiers nobles. Tu n’en as pas. Trois religieux, c’est pour l’Évêque.
tutorial-secret_warlord = Le Condottiere détruit des quartiers et vit des quartiers militaires. Tu n’en as pas. Trois religieux, c’est pour l’Évêque.
tutorial-secret_others = Maintenant, les autres choisissent. Tu ne vois pas ce qu’ils prennent, et ils ne savent pas que tu es l’Évêque.
tutorial-secret_called = On appelle les personnages par rang, de 1 à 8. Qui a le personnage appelé le retourne et joue. Le tien est le numéro 5.
tutorial-secret_cards = L’Évêque ! Ta main est vide : cette fois, prends des cartes. Tu en vois deux et tu en gardes une.
tutorial-secret_gold = L’or n’est jamais un mauvais choix. Mais sans carte en main, tu n’aurais rien à en faire.
tutorial-secret_early = Tu peux percevoir d’abord. Mais voyons tes cartes avant que l’or n’arrive : prends tes ressources.
tutorial-secret_keep = Garde celle qui te plaît. L’autre retourne sous la pioche.
tutorial-secret_income = Et maintenant, la récompense : 1 pièce d’or par quartier religieux. Perçois-la.
tutorial-secret_unpaid = Pas si vite ! L’Évêque te doit 3 pièces d’or, une par quartier religieux.
tutorial-secret_build = Et avec cet or, bâtis.
tutorial-secret_unbuilt = Tu peux garder ton or pour plus tard. Mais tu peux bâtir maintenant, et les quartiers sont des points.
tutorial-secret_done = Choisis qui convient à ta cité, et personne ne saura vraiment qui tu es. À la prochaine manche, tu es quelqu’un d’autre.

## Murder and robbery

tutorial-murder_title = Meurtre et vol
tutorial-murder_about = Ce qu’ils font aux autres, et à toi.
tutorial-murder_murder = Tu es l’Assassin : nomme un personnage, et qui l’a perd son tour. Ici, quelqu’un a 7 pièces d’or et 4 cartes, l’idéal pour l’Architecte. Nomme-le !
tutorial-murder_guess = Possible, on ne sait jamais qui est qui. Mais tant d’or et de cartes, cela sent l’Architecte, qui peut bâtir trois fois.
tutorial-murder_unused = Tu peux épargner tout le monde. Mais quelqu’un s’apprête à bâtir trois quartiers : arrête l’Architecte.
tutorial-murder_silence = Suis les appels : on appelle l’Architecte, et personne ne répond. Un tour entier de perdu, sans même savoir le tour de qui.
tutorial-murder_rob = Une autre manche, et tu es le Voleur : nomme un personnage et prends tout son or. 6 pièces d’or près de trois quartiers commerçants : sans doute la Marchande.
tutorial-murder_poor = Possible. Mais qui a des quartiers commerçants aime la Marchande, et c’est là qu’est l’or.
tutorial-murder_unrobbed = Tu peux t’abstenir. Mais 6 pièces d’or pour un seul mot, c’est une bonne affaire : vole la Marchande.
tutorial-murder_loot = Le vol a lieu quand on appelle la Marchande. Garde ton or à l’œil.
tutorial-murder_robbed = Et de l’autre côté : tu es la Marchande avec 5 pièces d’or, et le Voleur l’a nommée. Regarde ce qui arrive à ton appel.
tutorial-murder_go_on = Tout ton or est parti. Mais il te reste ton tour : prends de l’or et continue.
tutorial-murder_recovers = Voilà les premières pièces. Un vol te coûte de l’or, jamais ton tour.
tutorial-murder_broke = Possible. Mais sans une pièce, tu ne peux rien bâtir : prends d’abord de l’or.
tutorial-murder_murdered = Et le meurtre : tu es l’Architecte, et l’Architecte a été nommé. On t’appelle, tu dois te taire, et tu passes cette manche.
tutorial-murder_done = Ça pique, mais ce n’est qu’une manche. On nomme des personnages, pas des joueurs : choisis l’inattendu, et le coup tombera ailleurs.

## The crown

tutorial-crown_title = La couronne et l’ordre
tutorial-crown_about = Qui joue quand, et qui choisit en premier.
tutorial-crown_order = Les personnages jouent dans l’ordre des rangs : l’Assassin d’abord, le Condottiere en dernier. Tu es le Roi, numéro 4.
tutorial-crown_called = La Magicienne a le numéro 3 : quelqu’un joue donc avant toi. La couronne est chez quelqu’un d’autre.
tutorial-crown_crown = On appelle le Roi. Le Roi prend la couronne : qui l’a choisit en premier à la manche suivante. Prends-la !
tutorial-crown_unsaid = C’est aussi à toi, dans l’ordre que tu veux. Mais d’abord la couronne, pour que tu la voies venir.
tutorial-crown_income = Le Roi vit des quartiers nobles, 1 pièce d’or chacun. Tu en as deux : perçois tes revenus.
tutorial-crown_later = Chaque chose en son temps. Perçois d’abord 2 pièces d’or pour ton Château et ton Manoir.
tutorial-crown_gather = Maintenant, tes ressources. Un Palais coûte 5 : prends de l’or.
tutorial-crown_dear = Possible. Mais tu as un Palais en main, et il te manque 2 pièces d’or pour le payer.
tutorial-crown_build = Bâtis le Palais : il est noble, lui aussi, et la prochaine fois, le Roi touchera pour trois.
tutorial-crown_small = Une Taverne vaut 1 point, le Palais 5, et tu ne bâtis qu’un quartier par tour.
tutorial-crown_unbuilt = Tu as l’or et le Palais. Bâtis-le avant la fin de ton tour.
tutorial-crown_rest = Les rangs supérieurs finissent la manche : d’abord le 5, puis le 8.
tutorial-crown_first = Nouvelle manche, et tu as la couronne : choisis en premier, avec le plus grand choix. Prends qui tu veux.
tutorial-crown_done = Les rangs bas agissent d’abord, les hauts en savent plus quand vient leur tour, et la couronne te donne le premier choix.

## Unique districts

tutorial-uniques_title = Merveilles
tutorial-uniques_about = Des cartes violettes au pouvoir bien à elles.
tutorial-uniques_purple = Le quartier violet de ta cité est une merveille : elle a son propre texte. Ta Forge te vend 3 cartes pour 2 pièces d’or, une fois par tour.
tutorial-uniques_smithy = Tu as pris tes ressources, il y a là 8 pièces d’or, et ta main est maigre. Utilise la Forge !
tutorial-uniques_wait = Tu pourrais. Mais une seule Taverne pour 8 pièces d’or, c’est dommage. Laisse d’abord la Forge t’apporter mieux.
tutorial-uniques_gate = Un Dracoport ! Il coûte 6 et vaut 8 points à la fin. Bâtis-le.
tutorial-uniques_plain = Un quartier ordinaire vaut ce qu’il coûte. Le Dracoport vaut 2 points de plus.
tutorial-uniques_unbuilt = Ne laisse pas le Dracoport dans ta main : seul compte ce qui est dans ta cité.
tutorial-uniques_eight = Bien bâti. Certaines merveilles servent à chaque tour, d’autres comptent à la fin. Survole-en une, ou garde le doigt dessus, pour la lire.
tutorial-uniques_library = Encore une : avec une Bibliothèque, tu gardes les deux cartes que tu pioches. Prends des cartes et vois.
tutorial-uniques_gold = L’or, c’est bien, mais avec ta Bibliothèque, les cartes vont par deux. Essaie.
tutorial-uniques_closed = Tu peux te passer de la Bibliothèque. Presque personne ne le fait : deux cartes valent mieux qu’une.
tutorial-uniques_done = Les deux sont à toi. Quand une carte violette passe, lis-la : elle peut porter toute ta partie.

## The end

tutorial-end_title = La fin et les points
tutorial-end_about = Sept quartiers, et l’on compte les points.
tutorial-end_nearly = Six quartiers ! La première cité de sept met fin à la partie : on finit la manche, puis on compte les points.
tutorial-end_last = Comptoir ou Donjon ? Tous deux coûtent 3. Le Donjon est violet, le seul type qui te manque, et les cinq types ensemble valent 3 points de plus.
tutorial-end_types = Sept quartiers, aussi. Mais sans violet, les 3 points des cinq types t’échappent.
tutorial-end_unbuilt = Tu as de quoi payer le septième quartier. Bâtis-le avant qu’un autre ne soit le premier !
tutorial-end_complete = Complète, et la première : cela rapporte 4 points, et plus personne ne peut détruire tes quartiers. Les autres finissent la manche.
tutorial-end_scores = Victoire ! Le coût de tes quartiers fait tes points, plus 3 pour les cinq types et 4 pour la première cité complète.
tutorial-end_done = Tu connais le jeu : bâtis bien, choisis en secret, et ne sois pas là où l’on t’attend.
