# The rules of the game in short, and what `citadels rules` says around them. The id of a paragraph is that of the
# paragraph in docs/rules.md; where editions differ, rules-ID-EDITION.

## Headings

rules-title = Règles : { $edition }
rules-heading-setup = Mise en place
rules-heading-selection = Choix des personnages
rules-heading-turn = Les tours
rules-heading-actions = Cartes action
rules-heading-end = La fin
rules-heading-characters = Personnages
rules-heading-districts = Quartiers
rules-heading-uniques = Merveilles
rules-heading-sets = Configurations prêtes à jouer
rules-heading-glossary = Glossaire
rules-heading-rulings = Points de règle
rules-heading-differences = Dans d’autres éditions
rules-heading-departures = Où nous nous écartons du livret
rules-reference = Citadelles : règles et cartes

## Figures

rules-players = De { $least } à { COUNT($most, of: "players") }.
rules-deck = La pioche a { COUNT($basic, of: "cards") } de quartiers ordinaires et { COUNT($uniques, of: "cards") } de merveilles.
rules-deck_chosen = La pioche a { COUNT($basic, of: "cards") } de quartiers ordinaires et { COUNT($uniques, of: "cards") } de merveilles, sur { $pool }.
rules-city = Une cité est complète à { COUNT($size, of: "districts") }.
rules-city_few = Une cité est complète à { COUNT($size, of: "districts") }, ou à { $few } pour deux ou trois joueurs.
rules-bonus = Des quartiers des cinq types rapportent { COUNT($points, of: "points") }.
rules-action_cards = Son livret a 15 cartes action : à jouer avec ou sans.
rules-discards = { COUNT($players, of: "players") }, { COUNT($ranks, of: "characters") } : { $up } face visible, { $down } face cachée
rules-rank = rang { $rank }
rules-cost = coût { $cost }
rules-copies = exemplaires : { $copies }
rules-in_editions = Dans : { $editions }
rules-in_edition = { $editions } :
rules-set_characters = Personnages : { CARD($characters) }.
rules-set_ninth = Personnages : { CARD($characters) } ({ CARD($character) }).
rules-set_uniques = Merveilles : { CARD($cards) }.
rules-sets_ninth = Le neuvième personnage, entre parenthèses, est facultatif : il n’est nécessaire qu’à trois ou huit joueurs.
rules-substitute = Il faut au moins { COUNT($least, of: "players") } pour { CARD($character, case: "the") }. Avec moins de joueurs, un autre prend sa place : { $names }.
rules-called = aussi : { $names }
rules-elsewhere = { $edition } n’a pas cette carte. Voici comment { $other } la joue.
rules-unprinted = Le livret de cette édition ne donne pas le texte de cette carte ; le nôtre vient d’autres sources.

## Looking up

rules-several = Plusieurs cartes correspondent : { $names }
rules-hint = Une carte : citadels rules NAME. Une autre édition : --edition ID. Tout d’un coup : --markdown.

## Setting up

rules-S1 = Choisissez un personnage de chaque rang, de 1 à 8 ou de 1 à 9 : une configuration prête à jouer, votre propre choix, ou au hasard.
rules-S1-classic = Les huit personnages sont toujours les mêmes.
rules-S1-dark-city = Choisissez un personnage de chaque rang, de 1 à 8 ou de 1 à 9, vous-mêmes ou au hasard. Le livret remplace un ou deux des huit personnages de base par d’autres de leur rang.
rules-S2 = À deux, on joue sans rang 9 et sans l’Empereur ; à trois ou à huit, il faut le rang 9. La Reine demande au moins cinq joueurs.
rules-S2-classic = Avec huit personnages, on joue de deux à sept.
rules-S2-dark-city = À deux ou trois, on joue sans rang 9, à deux aussi sans l’Empereur ; à huit, il faut le rang 9. La Reine demande au moins cinq joueurs. Retirez le Cimetière quand le Diplomate est en jeu.
rules-S3 = Mélangez les quartiers ordinaires et les merveilles choisies : c’est la pioche. Donnez à chaque joueur 4 cartes et 2 pièces d’or.
rules-S3-classic = Mélangez tous les quartiers : c’est la pioche. Donnez à chaque joueur 4 cartes et 2 pièces d’or.
rules-S3-dark-city = { rules-S3-classic }
rules-S4 = Le joueur le plus âgé commence avec la couronne. Ici, l’hôte dit qui, ou le hasard décide.
rules-S5 = La banque ne manque jamais d’or, et la main n’a pas de limite. On paie à la banque, sauf si un joueur est nommé. L’or posé sur une carte n’appartient au trésor de personne.

## Choosing characters

rules-D1 = Le joueur qui a la couronne mélange les personnages. Quelques-uns sont d’abord écartés : face visible, aux yeux de tous, ou face cachée.
rules-D2 = Un personnage de rang 4 n’est jamais écarté face visible : un autre prend sa place.
rules-D2-classic = Le Roi n’est jamais écarté face visible : un autre personnage prend sa place.
rules-D3 = Personne ne sait ce qui est face cachée.
rules-D3-classic = Seul le joueur qui a la couronne regarde ce qui est face cachée.
rules-D3-dark-city = { rules-D3-classic }
rules-D4 = En commençant par le joueur couronné, dans le sens horaire, chacun prend en secret un personnage et passe les autres. Le dernier choisit entre deux et écarte l’autre face cachée.
rules-D5 = S’il y a un personnage de plus que de joueurs, le dernier joueur prend aussi la carte face cachée, en garde une et écarte l’autre face cachée.
rules-D5-classic = À sept, le dernier joueur prend aussi la carte face cachée, en garde une et écarte l’autre face cachée.
rules-D6 = À deux, chacun a deux personnages. Le premier joueur en prend un sur sept. Le second en prend un sur six et en écarte un face cachée. Le premier en prend un sur quatre et en écarte un. Le second prend l’un des deux derniers.
rules-D7 = À trois, chacun a deux personnages. Chacun en prend un, un est écarté au hasard, et chacun en prend un autre ; le dernier est écarté.
rules-D8 = À trois, chacun a deux personnages : chacun en prend un, deux fois de suite, et le dernier est écarté.
rules-D10 = À deux ou trois joueurs, tu as une seule main, un seul trésor et une seule cité, mais un tour pour chacun de tes personnages. Un pouvoir ne vaut que pendant le tour de son personnage.

## The turns

rules-T1 = Le joueur qui a la couronne appelle les personnages par rang. Qui a le personnage appelé le révèle et joue son tour. Un personnage assassiné reste caché et se tait ; seul un rang 4 assassiné est révélé, à la fin de la manche.
rules-T1-classic = { rules-T1-dark-city }
rules-T1-dark-city = Le joueur qui a la couronne appelle les personnages par rang. Qui a le personnage appelé le révèle et joue son tour. Un personnage assassiné reste caché et se tait ; seul un Roi assassiné est révélé, à la fin de la manche.
rules-T1b = Qui reçoit la couronne appelle les personnages restants et choisit en premier à la manche suivante.
rules-T3 = Pendant ton tour, tu dois prendre tes ressources : prends 2 pièces d’or, ou pioche 2 cartes, gardes-en une et défausse l’autre.
rules-T4 = Les cartes défaussées, rendues ou détruites vont, face cachée, sous la pioche.
rules-T4-classic = Les cartes défaussées, rendues ou détruites vont, face visible, à la défausse. Quand la pioche est vide, on mélange la défausse pour en faire une nouvelle.
rules-T4-dark-city = Les cartes défaussées, rendues ou détruites vont, face visible, à la défausse, sauf celles du Magicien et de l’Observatoire, qui vont sous la pioche. Quand la pioche est vide, on mélange la défausse pour en faire une nouvelle.
rules-T5 = S’il n’y a pas assez de cartes à piocher, pioche ce qu’il y a.
rules-T6 = Après tes ressources, tu peux bâtir un quartier : paie son coût et pose la carte dans ta cité. Ton permis de construire est d’un quartier par tour, sauf si quelque chose l’élargit, et jamais un quartier que tu as déjà.
rules-T7 = Tu peux utiliser le pouvoir de ton personnage une fois, à tout moment de ton tour, sauf si un moment est indiqué. Les revenus se perçoivent en une seule fois. Les merveilles qui servent une fois par tour le font à tout moment de ton propre tour.
rules-T8 = Les pouvoirs et les effets sont facultatifs, sauf s’ils disent « dois » ou « ne peux pas ». On peut même se passer pour un tour d’une merveille qui agit d’elle-même.
rules-T9 = Ton tour finit quand tu le dis, une fois fait tout ce que tu dois faire.
rules-T10 = Tout le monde peut savoir : l’or et le nombre de cartes de chacun, les cités et ce qui s’y trouve, les personnages en jeu et ceux qui sont écartés face visible, qui a la couronne, qui a été appelé et révélé, qui est assassiné, ensorcelé ou va être volé, où sont les mandats et les menaces, et la taille de la pioche. Tout le reste est caché.
rules-T10-classic = Tout le monde peut savoir : l’or et le nombre de cartes de chacun, les cités et ce qui s’y trouve, les personnages écartés face visible, qui a la couronne, qui a été appelé et révélé, qui est assassiné ou va être volé, la défausse et la taille de la pioche. Tout le reste est caché.
rules-T10-dark-city = Tout le monde peut savoir : l’or et le nombre de cartes de chacun, les cités et ce qui s’y trouve, les personnages en jeu et ceux qui sont écartés face visible, qui a la couronne, qui a été appelé et révélé, qui est assassiné, ensorcelé ou va être volé, la défausse et la taille de la pioche. Tout le reste est caché.
rules-T11 = Après le dernier rang, un rang 4 assassiné est révélé et la couronne bouge, la Reine est payée s’il y a lieu, et une nouvelle manche commence, ou la partie finit.
rules-T11-classic = Après le dernier rang, un Roi assassiné est révélé et prend la couronne, et une nouvelle manche commence, ou la partie finit.
rules-T11-dark-city = Après le dernier rang, un Roi assassiné est révélé et prend la couronne, la Reine est payée s’il y a lieu, et une nouvelle manche commence, ou la partie finit. Un Empereur assassiné reste caché.

## Action cards

rules-A1 = Si vous jouez avec, mélangez les 15 cartes action à la pioche. On les pioche, garde, donne et prend comme les autres cartes. Elles n’ont ni type ni coût et ne peuvent pas être bâties.
rules-A2 = Tu peux en jouer une à chacun de tes tours, à tout moment, en plus de tout le reste. Ensuite, elle va sous la pioche.
rules-A2-classic = Tu peux en jouer une à chacun de tes tours, à tout moment, en plus de tout le reste. Ensuite, elle va à la défausse.
rules-A3 = Chaque carte action dans ta main à la fin rapporte 1 point.

## The end

rules-E1 = Quand un joueur complète sa cité, finissez la manche : la partie est alors terminée. Une cité peut dépasser ce nombre.
rules-E2 = Points : le coût de tes quartiers ; { $bonus } pour des quartiers des cinq types ; 4 pour la première cité complète, 2 pour chaque autre cité complète ; et ce que disent les merveilles.
rules-E2-deluxe-cz = Points : le coût de tes quartiers ; { $bonus } pour des quartiers des cinq types ; 4 pour la première cité complète, 2 pour chaque autre cité complète ; et ce que disent les merveilles et les cartes action.
rules-E2-classic = Points : le coût de tes quartiers ; { $bonus } pour des quartiers des cinq types ; 4 pour la première cité complète, 2 pour chaque autre cité complète ; et ce que disent les merveilles et les cartes action.
rules-E3 = Une cité complète est à l’abri du rang 8 et de la Poudrière. Seul son propriétaire peut la réduire.
rules-E3-classic = Une cité complète est à l’abri du Condottiere.
rules-E3-dark-city = Une cité complète est à l’abri du Condottiere. Le Diplomate peut tout de même en échanger un quartier.
rules-E4 = À égalité, le plus haut rang de la dernière manche l’emporte ; de deux personnages, c’est le plus haut qui compte.
rules-E4-classic = À égalité, les points des quartiers décident. S’ils sont aussi à égalité, la victoire est partagée.
rules-E4-dark-city = À égalité, les points des quartiers décident, puis l’or. S’ils sont aussi à égalité, la victoire est partagée.

## Where we depart from an edition’s book, and why (src/citadels/cards/editions.py says in which)

rules-departure-emperor = Le livret permet l’Empereur à deux joueurs. Ici, on joue sans lui à deux : il n’y aurait personne à couronner.
rules-departure-discard_pile = Les cartes refusées vont, face visible, à la défausse. Le livret dit seulement qu’elles sont posées près de la pioche.
rules-departure-queen = Le livret paie la Reine quand le rang 4 joue. Ici, elle est payée pendant son propre tour, pour que personne n’apprenne trop tôt qui elle est.
rules-departure-ties = À égalité, le livret russe compte le personnage choisi, le hongrois le personnage révélé. Ici, c’est celui que tu as qui compte, même assassiné.
rules-departure-armory = Tu peux utiliser la Poudrière dans ta propre cité complète. Le livret ne dit pas si c’est permis ; la cité est à toi.
rules-departure-completion = Si ta cité complète se réduit, les 2 points de la cité complète sont perdus avec le quartier ; les 4 points de la première restent. Le livret n’en dit rien : avoir été le premier ne se défait pas.
rules-departure-cannonball = L’Alchimiste ne récupère pas la différence payée pour l’Homme-canon. Le livret n’en dit rien ; remplacer un quartier, ce n’est pas bâtir.
rules-departure-unprinted = Le livret ne donne pas le texte de ces cartes ; les nôtres viennent d’autres éditions et de listes de joueurs : { CARD($cards) }.
