# What a card does, in one line. Where editions differ, short-CARD-EDITION; short-CARD is the deluxe edition, or
# the only one. Plain districts have the text of their type.

## Plain districts, by type

short-type-noble = Quartier noble : il rapporte des revenus { CARD($characters, case: "to") }.
    .brief = Quartier noble. Dans cette partie, il ne rapporte rien à personne.
short-type-religious = Quartier religieux : il rapporte des revenus { CARD($characters, case: "to") }.
    .brief = Quartier religieux. Dans cette partie, il ne rapporte rien à personne.
short-type-trade = Quartier commerçant : il rapporte des revenus { CARD($characters, case: "to") }.
    .brief = Quartier commerçant. Dans cette partie, il ne rapporte rien à personne.
short-type-military = Quartier militaire : il rapporte des revenus { CARD($characters, case: "to") }.
    .brief = Quartier militaire. Dans cette partie, il ne rapporte rien à personne.

## Characters

short-assassin = Nomme un personnage à assassiner : il passe son tour.
short-witch = Prends tes ressources, puis ensorcelle un personnage : il prend seulement les siennes, et tu joues la suite de son tour.
short-magistrate = Pose trois mandats sur des personnages. Avec celui qui est signé, tu peux confisquer un quartier.
short-thief = Nomme un personnage : quand on l’appelle, tu lui prends tout son or.
short-spy = Nomme un type et regarde une main : pour chaque carte de ce type, prends 1 pièce d’or à ce joueur et pioche 1 carte.
short-blackmailer = Menace deux personnages : ils te versent la moitié de leur or, ou risquent de tout perdre.
short-magician = Échange ta main contre celle d’un autre joueur, ou autant de tes cartes que tu veux contre celles de la pioche.
short-wizard = Regarde une main et prends-y une carte, à garder ou à bâtir aussitôt. Tu peux bâtir des quartiers que tu as déjà.
short-wizard-dark-city = Regarde une main et prends-y une carte, à garder ou à bâtir aussitôt, même si tu l’as déjà.
short-seer = Prends à chacun une carte au hasard, puis rends à chacun une carte. Bâtis jusqu’à 2 quartiers.
short-king = 1 pièce d’or par quartier noble. Prends la couronne.
short-emperor = 1 pièce d’or par quartier noble. Donne la couronne à un autre joueur, contre 1 pièce d’or ou une carte.
short-patrician = 1 carte par quartier noble. Prends la couronne.
short-bishop = 1 pièce d’or par quartier religieux. Ta cité est à l’abri du rang 8.
short-bishop-classic = 1 pièce d’or par quartier religieux. Ta cité est à l’abri du Condottiere.
short-abbot = 1 pièce d’or ou 1 carte par quartier religieux. Le joueur le plus riche te donne 1 pièce d’or.
short-abbot-dark-city = 1 pièce d’or par quartier religieux. Le joueur le plus riche te donne 1 pièce d’or.
short-cardinal = 1 carte par quartier religieux. S’il te manque de l’or pour bâtir, prends-en à un joueur contre des cartes.
short-merchant = 1 pièce d’or par quartier commerçant, plus 1 pièce d’or.
short-alchemist = À la fin de ton tour, tu récupères l’or que tu as payé pour tes quartiers.
short-trader = 1 pièce d’or par quartier commerçant. Ils ne comptent pas dans ton permis de construire.
short-architect = Pioche 2 cartes en plus. Bâtis jusqu’à 3 quartiers.
short-navigator = Prends 4 pièces d’or ou pioche 4 cartes. Tu ne peux pas bâtir.
short-scholar = Pioche 7 cartes et gardes-en 1. Bâtis jusqu’à 2 quartiers.
short-warlord = 1 pièce d’or par quartier militaire. Détruis un quartier pour son coût moins 1.
short-diplomat = 1 pièce d’or par quartier militaire. Échange un quartier avec un autre joueur, en payant la différence.
short-marshal = 1 pièce d’or par quartier militaire. Empare-toi d’un quartier de coût 3 ou moins, en le payant à son propriétaire.
short-queen = 3 pièces d’or si le joueur de rang 4 est assis à côté de toi.
short-queen-dark-city = 3 pièces d’or si le Roi est assis à côté de toi.
short-artist = Embellis un ou deux de tes quartiers d’une pièce d’or : chacun coûte et rapporte 1 de plus.
short-tax_collector = Quiconque bâtit paie 1 pièce d’or de taxe. Tu encaisses le tout.
short-old_tax_collector = Quiconque bâtit te paie 1 pièce d’or à la fin de son tour.

## Unique districts

short-armory = Détruis la Poudrière pour détruire n’importe quel quartier.
short-armory-dark-city = Détruis la Poudrière pour détruire n’importe quel quartier d’un autre joueur.
short-basilica = Rapporte 1 point par quartier de ta cité au coût impair.
short-capitol = Rapporte 3 points si tu as trois quartiers du même type.
short-dragon_gate = Rapporte 2 points de plus.
short-factory = Tes autres merveilles coûtent 1 pièce d’or de moins à bâtir.
short-framework = Détruis-le pour bâtir un quartier sans payer.
short-gold_mine = Quand tu choisis de l’or comme ressource, prends 1 pièce de plus.
short-great_wall = Le rang 8 paie 1 pièce d’or de plus pour tes autres quartiers.
short-great_wall-dark-city = Le Condottiere paie 1 pièce d’or de plus pour tes quartiers.
short-great_wall-deluxe-cz = Le rang 8 paie 1 pièce d’or de plus pour tes quartiers.
short-haunted_quarter = À la fin de la partie, elle compte comme un quartier du type de ton choix.
short-imperial_treasury = Rapporte 1 point par pièce d’or que tu possèdes.
short-ivory_tower = Rapporte 5 points si c’est ta seule merveille.
short-keep = Le rang 8 ne peut rien contre lui.
short-keep-classic = Le Condottiere ne peut pas le détruire.
short-keep-dark-city = Le Condottiere ne peut pas le détruire, ni le Diplomate le prendre.
short-laboratory = Une fois par tour : défausse une carte pour 2 pièces d’or.
short-laboratory-classic = Une fois par tour : défausse une carte pour 1 pièce d’or.
short-laboratory-dark-city = { short-laboratory-classic }
short-library = Quand tu prends des cartes comme ressource, garde-les toutes.
short-library-classic = Quand tu prends des cartes comme ressource, gardes-en deux.
short-library-dark-city = { short-library-classic }
short-map_room = Rapporte 1 point par carte dans ta main.
short-monument = Compte comme deux quartiers pour compléter ta cité. Seulement si elle a moins de cinq quartiers.
short-museum = Une fois par tour : glisse une carte dessous. Chacune rapporte 1 point.
short-necropolis = Tu peux la bâtir en détruisant un de tes quartiers au lieu de payer.
short-observatory = Quand tu prends des cartes comme ressource, pioches-en 3.
short-park = Si ta main est vide à la fin de ton tour, pioche 2 cartes.
short-poor_house = Si tu n’as plus d’or à la fin de ton tour, prends 1 pièce d’or.
short-quarry = Tu peux bâtir des quartiers que tu as déjà.
short-quarry-dark-city = Tu peux bâtir un quartier que tu as déjà.
short-school_of_magic = Pour les revenus, elle compte comme le type de ton choix.
short-secret_vault = Impossible de les bâtir. Dans ta main à la fin, elles valent 3 points.
short-smithy = Une fois par tour : paie 2 pièces d’or pour 3 cartes.
short-smithy-classic = Une fois par tour : paie 3 pièces d’or pour 2 cartes.
short-stables = Elles ne comptent pas dans ton permis de construire.
short-statue = Rapporte 5 points si tu as la couronne à la fin.
short-theater = Quand tout le monde a choisi, tu peux échanger ton personnage avec un autre joueur.
short-thieves_den = Paie-le en or et en cartes ; chaque carte vaut 1 pièce d’or.
short-wishing_well = Rapporte 1 point par merveille de ta cité.
short-wishing_well-dark-city = Rapporte 1 point par autre merveille de ta cité.
short-ball_room = Une affaire de bonnes manières à table. Ici, elle n’a pas d’effet.
short-bell_tower = Quand tu le bâtis : tu peux faire finir la partie avec un quartier de moins.
short-graveyard = Paie 1 pièce d’or pour prendre en main un quartier que le Condottiere détruit.
short-hospital = Même si ton personnage est assassiné, tu peux prendre tes ressources.
short-lighthouse = Quand tu le bâtis : prends la carte de ton choix dans la pioche.
short-throne_room = 1 pièce d’or chaque fois que la couronne change de mains.
short-university = Rapporte 2 points de plus.

## Action cards

short-big_top = Ajoute-le à ta cité : il compte comme un quartier pour la compléter.
short-ticket_wagon = Pose-la devant toi : les autres paient 1 pièce d’or pour piocher 3 cartes et en garder 1. Tu prends l’or plus tard.
short-ticket_wagon-classic = Pose-la devant toi : les autres paient 1 pièce d’or pour piocher 2 cartes et en garder 1. Tu prends l’or plus tard.
short-acrobat = Quand personne ne répond au rang 4, ou qu’il est ensorcelé : prends la couronne.
short-acrobat-classic = Quand personne ne répond à l’appel du Roi : prends la couronne.
short-fortune_teller = Regarde la main d’un autre joueur et prends-y une carte.
short-strongman = Quand on t’appelle : ni meurtre, ni sortilège, ni mandat, ni vol, ni menace ne te touche ce tour-ci.
short-strongman-classic = Quand ton personnage est assassiné : le meurtre est annulé.
short-director = Bâtis jusqu’à 2 quartiers de plus ce tour-ci.
short-human_cannonball = Remplace un de tes quartiers par un plus cher, en payant la différence.
