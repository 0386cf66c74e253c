# Rulings: what the books leave open or say in passing, decided. The id is that of the paragraph in docs/rules.md;
# a ruling that concerns several cards is cut into parts (K6-big_top), so that each edition is told of its own cards
# alone (src/citadels/book/rulings.py). Where an edition calls a card otherwise, add ruling-ID-EDITION.

## The end, and completed cities

ruling-K1 = Une fois commencée, la dernière manche reste la dernière, même si une cité se réduit à nouveau.
ruling-K1-bell_tower = Seule la destruction du Beffroi annule ce qui dépendait de son nombre plus petit.
ruling-K2 = On regarde si une cité est complète après chaque changement, quelle qu’en soit la cause.
ruling-K2-magistrate = Une confiscation peut compléter la cité de l’Échevin pendant le tour d’un autre joueur, avec les points de la première.
ruling-K3 = Si une cité a déjà le nombre plus petit quand le Beffroi est annoncé, cette manche est la dernière.
ruling-K3-magistrate = Si le Beffroi est confisqué, c’est l’Échevin qui décide de l’annoncer ou non.
ruling-K3-human_cannonball = Si l’Homme-canon amène le Beffroi, son propriétaire peut l’annoncer comme s’il l’avait bâti.
ruling-K4 = Dans la dernière manche aussi, la couronne bouge et la Reine est payée avant le décompte.
ruling-K5 = À égalité, un personnage assassiné compte avec son rang.
ruling-K5-witch = À égalité, la Sorcière compte comme rang 1, pas comme le personnage qu’elle a ensorcelé.
ruling-K5-theater = À égalité, c’est le personnage reçu par le Théâtre qui compte.
ruling-K6 = Quand le Chantier paie le Monument, le Chantier part d’abord : avec cinq quartiers dont lui, le Monument est permis.
ruling-K6-big_top = Un Chapiteau ne compte pas dans la limite de cinq quartiers du Monument.
ruling-K6-diplomat = Le Diplomate peut amener le Monument dans une cité de cinq quartiers ou plus.
ruling-K7 = Donner le Monument peut rendre ta propre cité à nouveau incomplète.
ruling-K7-human_cannonball = Remplacer le Monument par l’Homme-canon peut aussi rendre ta propre cité à nouveau incomplète.
ruling-K8 = À la fin d’un tour, dans cet ordre : une couronne pas encore prise ou donnée ; l’Hospice et le Parc ; le remboursement de l’Alchimiste. Un joueur ensorcelé ou assassiné saute tout cela.
ruling-K8-old_tax_collector = À la fin d’un tour, le remboursement de l’Alchimiste vient avant l’or du Bailli.

## Witch

ruling-K9 = La Sorcière doit nommer un personnage, fût-ce son propre second. Les deux parties ne font qu’un tour pour tout ce qui sert une fois par tour.
ruling-K9-ticket_wagon = Avant que son tour soit interrompu, la Sorcière peut déjà jouer une carte action et utiliser une Roulotte.
ruling-K10 = Quand la Sorcière agit en Voleur, en Espion ou en Maître-chanteuse, c’est elle qui reçoit ce qui est pris, et elle ne peut nommer ni le rang 1 ni le personnage ensorcelé.
ruling-K10-old_tax_collector = Quand la Sorcière agit en Voleur ou en Bailli, c’est elle qui reçoit ce qui est pris. En Voleur, elle ne peut nommer ni le rang 1 ni le personnage ensorcelé.
ruling-K10-emperor = En Empereur, la Sorcière ne couronne ni elle-même ni qui a déjà la couronne.
ruling-K10-rank_8 = En rang 8, la Sorcière peut s’en prendre au joueur ensorcelé.
ruling-R25 = En Navigatrice, la Sorcière prend 4 pièces d’or ou 4 cartes et ne bâtit rien.
ruling-R25-dark-city = En Navigateur, la Sorcière prend 4 pièces d’or ou 4 cartes et ne bâtit rien.
ruling-R26 = En Alchimiste, la Sorcière récupère ce qu’elle a payé elle-même.
ruling-R27 = En Bailli, la Sorcière peut prendre l’or et ne paie pas la taxe.
ruling-R27-old_tax_collector = Une Sorcière qui bâtit dans son tour repris paie le Bailli à la fin de celui-ci.
ruling-R28 = Quand la Sorcière agit en Reine, c’est sa propre place qui compte.
ruling-R28-rank_4 = Pour la Reine, un personnage de rang 4 ensorcelé est assis là où est son propre joueur.

## Magistrate and Blackmailer

ruling-K11 = Les trois mandats doivent être posés. Tu peux bluffer en en posant un sur ton propre personnage, mais tu ne te confisques jamais rien.
ruling-K12 = Une confiscation vient avant la taxe et avant tout effet de construction. L’or réellement payé est rendu.
ruling-K12-thieves_den = Un Tripot payé seulement en cartes compte comme payé, et peut donc être confisqué.
ruling-K12-wizard = Un quartier que le Sorcier bâtit aussitôt peut être confisqué.
ruling-K12-director = Un quartier que permet le Directeur peut être confisqué.
ruling-K12-human_cannonball = Ce qu’amène l’Homme-canon ne peut pas être confisqué.
ruling-K13 = L’Échevin ne paie la taxe que s’il a de l’or dans son trésor.
ruling-K13-cardinal = Un Cardinal qui doit bâtir l’a fait en essayant, même si le quartier est confisqué.
ruling-R37 = Après avoir perdu les Écuries par une confiscation, le joueur peut encore bâtir un autre quartier.
ruling-R39 = L’Alchimiste ne récupère pas l’or qu’une confiscation lui a déjà rendu.
ruling-R40 = Quand le quartier d’un Cardinal est confisqué, l’or emprunté lui revient aussi ; les cartes restent au prêteur.
ruling-R42 = Un Échevin qui a cinq quartiers ou plus ne peut pas confisquer le Monument.
ruling-R43 = Le Chapiteau et la Roulotte ne sont jamais confisqués.
ruling-P7 = À un Échevin qui ne peut pas se servir du mandat signé sur un quartier, on pose quand même la question, et il ne peut que laisser bâtir.
ruling-K14 = Les deux menaces doivent être posées. Une menace sur ton propre personnage ne fait rien ; c’est du bluff. Une fois la vraie révélée, l’autre reste : son joueur prend ses ressources et y répond, même si tout le monde sait.
ruling-K14-ticket_wagon = Un joueur menacé ne peut jouer de cartes action et utiliser une Roulotte qu’après sa réponse.
ruling-R44 = Un joueur menacé prend d’abord ses ressources, répond ensuite à la menace, et fait alors seulement tout le reste.
ruling-R45 = Le pot-de-vin est la moitié de l’or après les ressources, arrondie à l’inférieur ; avec 0 ou 1 pièce d’or, ce n’est rien.

## Cardinal

ruling-K15 = Le Cardinal dépense d’abord son propre or. Le prêteur doit avoir tout l’or manquant.
ruling-K15-factory = La Manufacture baisse le prix avant que le Cardinal n’emprunte.
ruling-K15-thieves_den = Pour un Tripot, le Cardinal choisit d’abord les cartes du prix, puis emprunte le reste.
ruling-K15-tax_collector = Le Cardinal ne peut pas emprunter pour la taxe.
ruling-P9 = Le Cardinal peut emprunter pour un quartier par tour.

## Rank 8 and the crown

ruling-K16 = Le rang 8 ne peut pas non plus utiliser son pouvoir sur son propre Donjon.
ruling-K16-warlord = Le Condottiere ne peut pas non plus détruire son propre Donjon.
ruling-K16-big_top = Le rang 8 ne peut pas non plus utiliser son pouvoir sur son propre Chapiteau.
ruling-K16-bishop = L’Évêque protège contre les autres : à deux ou trois joueurs, ton propre rang 8 peut agir sur ta propre cité.
ruling-K17 = Face à une Grande Muraille, le Diplomate paie la différence, s’il y en a une, plus 1 pièce d’or.
ruling-K17-marshal = L’or de l’Artiste compte dans la limite de 3 du Capitaine ; la Grande Muraille, non.
ruling-K18 = Le Diplomate a besoin d’un quartier à donner.
ruling-K18-museum = Les cartes sous le Musée le suivent quand le Diplomate l’échange.
ruling-K18-artist = L’or de l’Artiste suit son quartier. Si le quartier est détruit, cet or va à la banque.
ruling-R60 = Le Condottiere paie 5 pièces d’or pour le Dracoport : c’est son coût qui compte, pas ses points.
ruling-R60-diplomat = Pour le Diplomate, le Dracoport vaut 6, son coût.
ruling-R60-university = Le Condottiere paie 5 pièces d’or pour l’Université : c’est son coût qui compte, pas ses points.
ruling-R60-university_diplomat = Pour le Diplomate, l’Université vaut 6, son coût.
ruling-R61 = Le Condottiere peut détruire les quartiers d’un Évêque assassiné.
ruling-R63 = Le Diplomate et le Capitaine ne peuvent pas prendre un quartier qu’ils ont déjà, même avec la Carrière.
ruling-R65 = Le Diplomate et le Capitaine ne paient pas la taxe : ils ne bâtissent pas.
ruling-R69 = Un quartier de coût 3 avec l’or de l’Artiste coûte 4 : le Capitaine ne peut pas le prendre.
ruling-P11 = Une cité complète que son propriétaire entame n’est plus complète : le rang 8 et la Poudrière peuvent y toucher.
ruling-P12 = La Grande Muraille augmente aussi le prix pour le Condottiere de son propriétaire.
ruling-K19 = L’Empereur ne prend que ce qu’il y a : de l’or à qui en a, une carte à qui en a.
ruling-K19-receiver = Qui reçoit la couronne donne à l’Empereur ce qu’il a : de l’or ou une carte s’il a les deux, et rien s’il n’a ni l’un ni l’autre.
ruling-P4 = L’or ou la carte de l’Empereur fait partie du don de la couronne : il faut le prendre si possible.
ruling-P2 = La couronne d’un Roi ensorcelé passe quand ce joueur a pris ses ressources, avant que le tour de la Sorcière ne reprenne.
ruling-P2-patrician = La couronne d’un Roi ou d’un Patricien ensorcelé passe quand ce joueur a pris ses ressources, avant que le tour de la Sorcière ne reprenne.
ruling-K20 = Si l’Acrobate a été joué après le meurtre du Roi, le Roi est quand même révélé à la fin de la manche.
ruling-K20-queen = Si l’Acrobate a été joué après le meurtre du rang 4, cette carte est quand même révélée à la fin de la manche et la Reine quand même payée.
ruling-R11 = La protection de l’Évêque dure toute la manche, à deux ou trois joueurs même après l’autre tour de ce joueur.

## Other characters

ruling-K21 = Le Sorcier doit prendre une carte s’il y en a une. Face à une main vide, il ne se passe rien.
ruling-K21-building = Le Sorcier peut bâtir aussitôt, même avant ses ressources, et avec le Chantier, la Nécropole ou les cartes d’un Tripot.
ruling-K21-fortune_teller = La Cartomancienne doit prendre une carte s’il y en a une.
ruling-K21-seer = Rien d’autre ne se passe entre ce que la Voyante prend et ce qu’elle donne.
ruling-K21-spy = Face à une main vide, l’Espion ne reçoit rien.
ruling-K21-magician = La Magicienne pose d’abord ses cartes, puis pioche.
ruling-K21-magician-classic = Le Magicien pose d’abord ses cartes, puis pioche.
ruling-K21-magician-dark-city = Le Magicien pose d’abord ses cartes, puis pioche.
ruling-R50 = Le Sorcier ne peut pas bâtir les Catacombes, et la limite du Monument vaut aussi pour lui.
ruling-R51 = La Voyante peut rendre la même carte.
ruling-P6 = La Voyante rend les cartes dans le sens horaire, en commençant par son voisin de gauche.
ruling-R52 = S’il y a moins de 7 cartes dans la pioche, l’Archiviste pioche ce qu’il y a.
ruling-R59 = Une Navigatrice qui ne prend ni or ni cartes ne peut pas bâtir pour autant.
ruling-R59-dark-city = Un Navigateur qui ne prend ni or ni cartes ne peut pas bâtir pour autant.
ruling-P8 = L’Artiste nomme les deux quartiers ensemble : après avoir embelli le premier, choisis aussitôt le second, ou pas du tout.
ruling-R70 = Un joueur sans or après avoir bâti ne paie pas la taxe.

## Districts

ruling-K22 = Pour la Nécropole, tu peux détruire n’importe lequel de tes quartiers, même le Donjon.
ruling-K22-complete = Le Chantier, la Nécropole et la Poudrière peuvent servir dans une cité complète ; la cible de la Poudrière doit être dans une cité qui ne l’est pas.
ruling-K22-big_top = Ni la Nécropole ni la Poudrière ne peuvent détruire un Chapiteau.
ruling-P1 = La cible de la Poudrière doit être dans une cité incomplète au moment où tu la nommes : depuis une cité complète, tu ne peux donc toucher que les autres.
ruling-R78 = La Poudrière peut détruire le Donjon, qui n’est à l’abri que du rang 8.
ruling-K23 = On pose aussitôt la question au propriétaire du Cimetière, pendant le tour d’un autre joueur.
ruling-K23-witch = Une Sorcière qui agit en Condottiere ne peut pas utiliser le Cimetière.
ruling-K24 = Si le Musée est détruit ou remplacé, ses cartes vont sous la pioche ; un nouveau propriétaire peut les regarder.
ruling-K24-action_cards = Les cartes action peuvent payer un Tripot ou l’emprunt du Cardinal, et aller au Laboratoire ou sous le Musée, où elles ne rapportent plus leur propre point.
ruling-K24-trader = L’École de magie n’est pas un quartier commerçant pour le permis de construire du Négociant.
ruling-K25 = L’autre joueur ne peut pas refuser un échange par le Théâtre.
ruling-K25-tokens = Quand le Théâtre échange des personnages, les mandats et les menaces restent sur les personnages.
ruling-P10 = Un Tripot payé entièrement en cartes est bâti sans autre question.
ruling-R73 = Les points des cités complètes suivent le nombre habituel, Beffroi ou non.
ruling-R75 = Le Beffroi ne s’annonce que lorsqu’on le bâtit : 6 quartiers à quatre joueurs ou plus, 7 à deux ou trois. L’annonce vaut toujours quand il est échangé ou pris.
ruling-R80 = Une Cour des miracles qui compte comme un autre type ne compte pas pour la Fontaine aux souhaits et ne gêne pas la Tour d’ivoire. Elle peut être la troisième de son type pour le Capitole.
ruling-R87 = La première cité complète garde ses points même si elle se réduit ensuite ; les autres doivent être complètes à la fin.
ruling-R89 = La Manufacture ne change pas ce que paie le Condottiere.
ruling-R89-dark-city = La Fabrique ne change pas ce que paie le Condottiere.
ruling-R89-thieves_den = La Manufacture baisse le prix d’un Tripot avant que l’on compte les cartes.
ruling-R91 = L’École de magie ne change de type que pour les revenus, jamais pour les points.
ruling-R92 = Si le Roi a déjà la couronne, elle ne change pas de mains : la Salle du trône ne rapporte rien.

## Action cards

ruling-K26 = L’Acrobate peut être joué pendant le tour des autres et n’est pas ta carte action de ce tour.
ruling-K26-first_strongman = L’Hercule se joue pendant le tour d’un autre joueur et n’est pas ta carte action de ce tour. Il révèle qui a le personnage, et le Voleur peut alors le nommer.
ruling-K26-second_strongman = L’Hercule ne sert qu’à un personnage assassiné, ensorcelé, volé, ou qui porte un mandat ou une menace. Les jetons partent sans être vus, le Voleur n’a rien, et le tour de la Sorcière ne reprend pas.
ruling-K27 = L’Acrobate peut être joué quand on appelle le Roi, avant toute autre chose, que le Roi ait été assassiné ou que personne ne l’ait.
ruling-K27-rank_4 = L’Acrobate peut être joué quand on appelle le rang 4, avant toute autre chose, que ce personnage ait été assassiné ou que personne ne l’ait.
ruling-K28 = Le quartier de l’Homme-canon ne compte pas dans le permis de construire, et ne peut pas remplacer un Chapiteau.
ruling-K28-costs = Pour l’Homme-canon, les coûts comprennent l’or de l’Artiste ; la Manufacture, la taxe, l’Échevin et l’Alchimiste n’y changent rien.
ruling-K28-navigator = La Navigatrice ne peut pas utiliser l’Homme-canon.
ruling-K28-secret_vault = L’Homme-canon ne peut pas amener les Catacombes.
ruling-K28-duplicates = Avec l’Homme-canon, il te faut la Carrière ou le Sorcier pour amener un quartier que tu as déjà.
ruling-K29 = Chaque Roulotte peut servir une fois par tour, à tout moment. S’il n’y a rien à piocher, elle n’est pas proposée.
ruling-K29-library = La Bibliothèque et l’Observatoire n’aident pas avec une Roulotte.
