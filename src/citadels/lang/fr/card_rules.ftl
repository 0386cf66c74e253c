# The full rules of a card. Where editions differ, full-CARD-EDITION; full-CARD is the deluxe edition, or the only
# one. Cost, type, rank and copies are shown beside the text and need not be told. Plain districts have the text
# of their type.
#
# An empty line begins a paragraph; other line ends are only layout.

## Plain districts, by type

full-type-noble = Il n’a pas d’effet propre. Les quartiers nobles rapportent des revenus { CARD($characters, case: "to") }.
full-type-religious = Il n’a pas d’effet propre. Les quartiers religieux rapportent des revenus { CARD($characters, case: "to") }.
full-type-trade = Il n’a pas d’effet propre. Les quartiers commerçants rapportent des revenus { CARD($characters, case: "to") }.
full-type-military = Il n’a pas d’effet propre. Les quartiers militaires rapportent des revenus { CARD($characters, case: "to") }.

## Characters

full-assassin =
    Nomme un autre personnage (pas un joueur). Il est assassiné : son joueur se tait quand on l’appelle et perd tout
    son tour. Nommer un personnage que personne n’a ne fait rien.
full-witch =
    Prends d’abord tes ressources ; ensuite, tu dois nommer un autre personnage, et ton tour est interrompu. Tant
    qu’il n’a pas repris, tu ne peux ni bâtir, ni utiliser d’autres quartiers que ceux qui aident à prendre des
    ressources (Mine d’or, Bibliothèque, Observatoire).

    Quand on appelle le personnage ensorcelé, son joueur le révèle et prend ses ressources, et ce tour est terminé.
    Alors ton tour reprend comme si tu étais ce personnage, avec ses pouvoirs et ses limites, mais avec ta main, ton or
    et ta cité. Tu ne prends pas de nouvelles ressources.

    La couronne d’un Roi ou d’un Patricien ensorcelé va au joueur ensorcelé. Si tu as ensorcelé l’Empereur, c’est toi
    qui couronnes quelqu’un et qui prends l’or ou la carte ; la Maître-chanteuse, c’est toi qui poses les menaces et
    qui touches les pots-de-vin ; l’Évêque, c’est ta cité qui est protégée.

    Si personne n’a le personnage ensorcelé, ton tour est simplement terminé. Le Voleur et la Maître-chanteuse ne
    peuvent nommer ni toi ni le personnage ensorcelé.
full-witch-dark-city =
    Prends d’abord tes ressources ; ensuite, tu dois nommer un autre personnage, et ton tour est interrompu. Tant
    qu’il n’a pas repris, tu ne peux ni bâtir ni rien utiliser, sauf ce qui sert à prendre des ressources
    (Bibliothèque, Observatoire).

    Quand on appelle le personnage ensorcelé, son joueur le révèle et prend ses ressources, et ce tour est terminé.
    Alors ton tour reprend comme si tu étais ce personnage, avec ses pouvoirs et ses limites, mais avec ta main, ton or
    et ta cité. Tu ne prends pas de nouvelles ressources.

    La couronne d’un Roi ensorcelé va au joueur ensorcelé. Si tu as ensorcelé l’Évêque, ta cité est protégée, et celle
    de l’Évêque aussi.

    Si personne n’a le personnage ensorcelé, ton tour est simplement terminé. Le Voleur ne peut nommer ni toi ni le
    personnage ensorcelé.
full-magistrate =
    Pose trois mandats, face cachée, sur trois personnages différents. L’un d’eux est signé, et nul autre ne sait lequel.

    Quand le joueur du personnage au mandat signé paie un quartier pendant le tour de ce personnage, tu peux révéler le
    mandat et confisquer le quartier : il est bâti gratuitement dans ta cité, l’autre joueur récupère son or, et le
    quartier compte dans son permis de construire.

    Tu ne peux confisquer que le premier quartier payé dans ce tour, jamais un quartier bâti sans en payer le coût, et
    jamais un quartier que tu as déjà. Pour un Tripot, seul l’or est rendu. C’est toi qui paies la taxe, s’il y en a
    une. Les mandats sans signature ne sont jamais révélés.
full-thief =
    Nomme un autre personnage. Quand on l’appelle, tu prends tout l’or de son joueur, avant que celui-ci ne prenne ses
    ressources. Tu ne peux nommer ni le rang 1, ni le personnage assassiné, ni le personnage ensorcelé. À deux ou trois
    joueurs, nommer ton propre second personnage ne prend rien à personne.
full-thief-classic =
    Nomme un autre personnage. Quand on l’appelle, tu prends tout l’or de son joueur, avant que celui-ci ne prenne ses
    ressources. Tu ne peux nommer ni l’Assassin, ni le personnage assassiné. À deux ou trois joueurs, nommer ton propre
    second personnage ne prend rien à personne.
full-spy =
    Choisis un autre joueur et nomme un type de quartier, puis regarde la main de ce joueur. Pour chaque carte de ce
    type, prends-lui 1 pièce d’or et pioche 1 carte. S’il n’a pas assez d’or, tu prends tout ce qu’il a et tu pioches
    quand même toutes les cartes.
full-blackmailer =
    Pose deux menaces, face cachée, sur deux personnages. Une seule est vraie, celle à la fleur, et nul autre ne
    sait laquelle. Seuls le rang 1, le personnage assassiné et le personnage ensorcelé sont à l’abri : tu peux menacer ton
    propre personnage pour bluffer, mais il n’en sort rien.

    À son appel, un joueur menacé prend d’abord ses ressources et doit ensuite répondre avant toute autre chose : te
    payer la moitié de son or, arrondie à l’inférieur, et la menace disparaît sans être vue ; ou refuser. Après un
    refus, tu peux retourner la menace : si elle est vraie, tu prends tout l’or de ce joueur ; sinon, il ne se passe
    rien.
full-magician =
    Fais l’une de ces deux choses : échange toute ta main, même vide, contre celle d’un autre joueur ; ou glisse
    autant de tes cartes que tu veux sous la pioche et pioches-en autant.
full-magician-classic =
    Fais l’une de ces deux choses : échange toute ta main, même vide, contre celle d’un autre joueur ; ou défausse
    autant de tes cartes que tu veux et pioches-en autant.
full-wizard =
    Regarde la main d’un autre joueur et prends-y une carte : garde-la, ou bâtis-la aussitôt en payant son coût, sans
    qu’elle compte dans ton permis de construire. Ce tour-ci, tu peux bâtir des quartiers que tu as déjà.
full-wizard-dark-city =
    Regarde la main d’un autre joueur et prends-y une carte : garde-la, ou bâtis-la aussitôt en payant son coût, sans
    qu’elle compte dans ton permis de construire. Seul le quartier bâti ainsi peut être un quartier que tu as déjà. Tu
    ne peux pas le bâtir avant d’avoir pris tes ressources.
full-seer =
    Prends une carte au hasard dans la main de chaque autre joueur, puis donne à chacun de ceux-là une carte de ta
    main, celle que tu veux. Les joueurs sans cartes sont sautés. Tu peux bâtir jusqu’à 2 quartiers.
full-king =
    Prends 1 pièce d’or par quartier noble de ta cité. Pendant ton tour, tu dois prendre la couronne, quand tu veux ; au
    plus tard, tu la reçois à la fin de ton tour. Dès lors, c’est toi qui appelles les personnages, et tu choisis en
    premier à la manche suivante.

    Si tu es assassiné, tu révèles le Roi à la fin de la manche et tu prends alors la couronne. Tant que personne n’est
    le Roi, la couronne reste où elle est.
full-king-classic =
    Prends 1 pièce d’or par quartier noble de ta cité. À ton appel, tu prends aussitôt la couronne. Dès lors, c’est toi
    qui appelles les personnages, et tu choisis en premier à la manche suivante.

    Si tu es assassiné, tu révèles le Roi à la fin de la manche et tu prends alors la couronne. Tant que personne n’est
    le Roi, la couronne reste où elle est.
full-king-dark-city = { full-king-classic }
full-emperor =
    Prends 1 pièce d’or par quartier noble de ta cité. Pendant ton tour, tu dois prendre la couronne au joueur qui l’a
    et la donner à un autre, mais pas à toi-même. Au joueur couronné, tu prends 1 pièce d’or ou une carte au hasard, à
    ton choix, s’il en a.

    Si tu es assassiné, tu révèles l’Empereur à la fin de la manche et tu transmets la couronne de la même façon, mais
    sans rien prendre en échange. L’Empereur ne se joue pas à deux.
full-emperor-dark-city =
    Prends 1 pièce d’or par quartier noble de ta cité. À ton appel, tu dois aussitôt prendre la couronne au joueur qui
    l’a et la donner à un autre, mais pas à toi-même. Le joueur couronné te donne 1 pièce d’or ou une carte, à son
    choix.

    Si tu es assassiné, tu restes caché, même à la fin de la manche, et la couronne reste où elle est. L’Empereur ne se
    joue pas à deux.
full-patrician =
    Pioche 1 carte par quartier noble de ta cité. Pendant ton tour, tu dois prendre la couronne, quand tu veux ; au plus
    tard, tu la reçois à la fin de ton tour. Si tu es assassiné, tu révèles le Patricien à la fin de la manche et tu
    prends alors la couronne.
full-bishop =
    Prends 1 pièce d’or par quartier religieux de ta cité. Pendant cette manche, le personnage de rang 8 d’un autre
    joueur ne peut pas utiliser son pouvoir sur tes quartiers. Si tu es assassiné, rien ne te protège ; si tu es
    ensorcelé, c’est la Sorcière qui est protégée à ta place. Il n’y a pas de protection contre la Poudrière.
full-bishop-classic =
    Prends 1 pièce d’or par quartier religieux de ta cité. Pendant cette manche, le Condottiere ne peut pas détruire tes
    quartiers. Si tu es assassiné, rien ne te protège.
full-bishop-dark-city =
    Prends 1 pièce d’or par quartier religieux de ta cité. Pendant cette manche, le personnage de rang 8 d’un autre
    joueur ne peut pas utiliser son pouvoir sur tes quartiers. Seul le meurtre met fin à ta protection : si tu es
    ensorcelé, la Sorcière et toi êtes tous deux protégés.
full-abbot =
    Pour chaque quartier religieux de ta cité, prends 1 pièce d’or ou pioche 1 carte, dans la répartition que tu annonces
    avant de te servir. Une fois pendant ton tour, si un autre joueur a plus d’or que toi, le plus riche te donne 1 pièce
    d’or ; s’ils sont plusieurs à égalité, tu choisis. Si c’est toi le plus riche, même à égalité, tu ne reçois rien.
full-abbot-dark-city =
    Prends 1 pièce d’or par quartier religieux de ta cité. Une fois pendant ton tour, le joueur le plus riche te donne 1
    pièce d’or. Si c’est toi le plus riche, ou si plusieurs joueurs sont à égalité, tu ne reçois rien.
full-cardinal =
    Pioche 1 carte par quartier religieux de ta cité. S’il te manque de l’or pour un quartier, tu peux prendre exactement
    l’or manquant à un seul autre joueur qui l’a, et qui ne peut pas refuser. Pour chaque pièce d’or, donne-lui une carte
    de ta main, autre que celle que tu bâtis. Ensuite, tu dois bâtir ce quartier.
full-merchant = Prends 1 pièce d’or par quartier commerçant de ta cité, plus 1 pièce d’or, quoi que tu fasses d’autre.
full-merchant-dark-city = Prends 1 pièce d’or par quartier commerçant de ta cité, plus 1 pièce d’or après tes ressources.
full-alchemist =
    À la fin de ton tour, tu récupères tout l’or que tu as payé comme coût des quartiers bâtis ce tour-ci. Il te fallait
    l’avoir pour payer. La taxe, la Forge, l’or déjà rendu par une confiscation et les cartes ne reviennent pas.
    L’Hospice regarde ton trésor avant.
full-alchemist-dark-city =
    À la fin de ton tour, tu récupères tout l’or que tu as payé comme coût des quartiers bâtis ce tour-ci. Il te fallait
    l’avoir pour payer. L’or versé au Bailli ou à la Manufacture ne revient pas.
full-alchemist-deluxe-cz =
    À la fin de ton tour, tu récupères tout l’or que tu as payé comme coût des quartiers bâtis dans cette manche ; à deux
    ou trois joueurs, ton autre tour compte aussi s’il a eu lieu avant. Il te fallait l’avoir pour payer. La taxe, la
    Forge, l’or déjà rendu par une confiscation et les cartes ne reviennent pas. L’Hospice regarde ton trésor avant.
full-trader =
    Prends 1 pièce d’or par quartier commerçant de ta cité. Les quartiers commerçants ne comptent pas dans ton permis de
    construire.
full-architect = Pioche 2 cartes en plus et garde-les. Tu peux bâtir jusqu’à 3 quartiers.
full-architect-dark-city = Après tes ressources, pioche 2 cartes en plus et garde-les. Tu peux bâtir jusqu’à 3 quartiers.
full-navigator =
    Prends 4 pièces d’or ou pioche 4 cartes. Tu ne peux rien bâtir ce tour-ci, pas même ce qui ne compte pas dans le
    permis de construire.
full-navigator-dark-city =
    Après tes ressources, prends 4 pièces d’or ou pioche 4 cartes. Tu ne peux rien bâtir ce tour-ci, même si tu y
    renonces.
full-scholar =
    Pioche 7 cartes, gardes-en une et mélange les autres à la pioche. Tu peux bâtir jusqu’à 2 quartiers.
full-warlord =
    Prends 1 pièce d’or par quartier militaire de ta cité. Tu peux détruire un quartier de n’importe quelle cité, même la
    tienne, en payant à la banque son coût moins 1 ; un quartier de coût 1 est donc gratuit. L’or de l’Artiste et une
    Grande Muraille le rendent plus cher. Une cité complète, la cité de l’Évêque et le Donjon sont à l’abri.
full-warlord-classic =
    Prends 1 pièce d’or par quartier militaire de ta cité. Tu peux détruire un quartier d’un autre joueur en payant à la
    banque son coût moins 1 ; un quartier de coût 1 est donc gratuit. Une cité complète, la cité de l’Évêque et le Donjon
    sont à l’abri.
full-warlord-dark-city =
    Prends 1 pièce d’or par quartier militaire de ta cité. À la fin de ton tour, tu peux détruire un quartier de
    n’importe quelle cité, même la tienne, en payant à la banque son coût moins 1 ; un quartier de coût 1 est donc
    gratuit. L’or de l’Artiste et une Grande Muraille le rendent plus cher. Une cité complète, la cité de l’Évêque et le
    Donjon sont à l’abri.
full-diplomat =
    Prends 1 pièce d’or par quartier militaire de ta cité. Tu peux échanger un de tes quartiers contre celui d’un autre
    joueur. Si le sien coûte plus cher, tu lui paies la différence, plus 1 pour une Grande Muraille. Aucun de vous deux
    ne peut recevoir un quartier qu’il avait déjà. La cité complète d’un autre joueur, la cité de l’Évêque et le Donjon
    sont à l’abri ; ta propre cité peut être complète.
full-diplomat-dark-city =
    Prends 1 pièce d’or par quartier militaire de ta cité. À la fin de ton tour, tu peux échanger un de tes quartiers
    contre celui d’un autre joueur. Si le sien coûte plus cher, tu lui paies la différence. Aucun de vous deux ne peut
    recevoir un quartier qu’il avait déjà. Tu ne peux prendre ni le Donjon, ni rien de la cité de l’Évêque. Tu peux
    donner n’importe lequel de tes quartiers, même le Donjon. Les cités complètes ne sont pas à l’abri, et la tienne peut
    l’être aussi. Quand le Diplomate est en jeu, on retire le Cimetière.
full-marshal =
    Prends 1 pièce d’or par quartier militaire de ta cité. Tu peux déplacer un quartier de coût 3 ou moins de la cité
    d’un autre joueur dans la tienne, en lui en payant le coût, plus 1 pour une Grande Muraille. Une cité complète, la
    cité de l’Évêque et le Donjon sont à l’abri, et tu ne peux pas prendre un quartier que tu as déjà.
full-queen =
    Pendant ton tour, prends 3 pièces d’or si tu es assise à côté du joueur qui a révélé le rang 4 dans cette manche. Si
    ce personnage a été assassiné, tu reçois l’or à la fin de la manche, quand il est révélé. C’est le personnage qui
    compte, pas la couronne. Seulement à cinq joueurs ou plus.
full-queen-dark-city =
    Pendant ton tour, prends 3 pièces d’or si tu es assise à côté du joueur qui a révélé le Roi dans cette manche. Si le
    Roi a été assassiné, tu reçois l’or à la fin de la manche, quand il est révélé. C’est le personnage qui compte, pas
    la couronne, et l’Empereur ne te donne rien. Seulement à cinq joueurs ou plus.
full-queen-deluxe-cz =
    Pendant ton tour, prends 3 pièces d’or si tu es assise à côté du joueur qui a révélé le rang 4 dans cette manche. Si
    ce personnage a été assassiné ou ensorcelé, tu reçois l’or à la fin de la manche. C’est le personnage qui compte, pas
    la couronne. Seulement à cinq joueurs ou plus.
full-artist =
    Pose 1 pièce d’or de ton trésor sur un ou deux de tes quartiers qui n’en ont pas. Un tel quartier coûte désormais 1 de
    plus à tous égards, points compris, et l’or le suit chez un nouveau propriétaire.
full-tax_collector =
    Tant que ce personnage est en jeu, tout joueur qui bâtit un quartier pose aussitôt après 1 pièce d’or sur cette
    carte, s’il lui en reste : pour chaque quartier, même bâti sans payer. Pendant ton tour, tu peux prendre tout cet or,
    et tu ne paies pas la taxe toi-même. À deux ou trois joueurs, tu la paies dans le tour de ton autre personnage.

    L’or reste là de manche en manche, et la taxe est due même si personne n’a ce personnage ou s’il a été assassiné.
    Échanger ou prendre un quartier, ce n’est pas bâtir.
full-old_tax_collector =
    Tout joueur qui bâtit au moins un quartier te paie 1 pièce d’or à la fin de son tour, s’il lui en reste. Un Assassin
    qui a bâti avant ton appel paie quand tu te révèles. Une Sorcière qui bâtit dans son tour repris paie à la fin de
    celui-ci. Tu n’encaisses qu’une fois appelé, et tu ne paies rien toi-même.

## Unique districts

full-armory =
    Pendant ton tour, tu peux détruire la Poudrière pour détruire un autre quartier de n’importe quelle cité, même la
    tienne. Cela ne coûte pas d’or. La cible ne peut pas être dans une cité complète. Ce n’est pas un pouvoir de rang 8 :
    ni le Donjon ni l’Évêque ne protègent.
full-armory-dark-city =
    Pendant ton tour, tu peux détruire la Poudrière pour détruire un quartier de la cité d’un autre joueur. Cela ne coûte
    pas d’or. Ni le Donjon ni l’Évêque ne protègent.
full-basilica =
    Rapporte 1 point par quartier de ta cité au coût impair, or de l’Artiste compris.
full-capitol = Rapporte 3 points si ta cité a au moins trois quartiers du même type ; une seule fois.
full-dragon_gate = Rapporte 2 points de plus que son coût.
full-factory = Tu paies 1 pièce d’or de moins pour chaque autre merveille que tu bâtis.
full-framework =
    Tu peux bâtir un quartier en détruisant le Chantier au lieu de payer le coût. Le quartier compte dans ton permis de
    construire, et la taxe est due ; il ne peut pas être confisqué.
full-gold_mine = Quand tu prends de l’or comme ressource, prends 1 pièce de plus. L’or venu d’ailleurs ne compte pas.
full-great_wall = Le personnage de rang 8 paie 1 pièce d’or de plus pour utiliser son pouvoir sur tes autres quartiers.
full-great_wall-dark-city =
    Le Condottiere paie 1 pièce d’or de plus pour détruire n’importe lequel de tes quartiers, Grande Muraille comprise.
    Pas le Diplomate.
full-great_wall-deluxe-cz =
    Le personnage de rang 8 paie 1 pièce d’or de plus pour utiliser son pouvoir sur n’importe lequel de tes quartiers,
    Grande Muraille comprise.
full-haunted_quarter =
    À la fin de la partie, elle compte à tous égards comme un quartier du type qui t’avantage le plus. Elle peut ainsi
    cesser d’être une merveille.
full-haunted_quarter-dark-city =
    À la fin de la partie, elle compte comme un quartier du type qui t’avantage le plus, sauf si tu l’as bâtie dans la
    dernière manche.
full-imperial_treasury = Rapporte 1 point par pièce d’or de ton trésor. L’or posé sur des cartes ne compte pas.
full-ivory_tower =
    Rapporte 5 points si c’est la seule merveille de ta cité. Une Cour des miracles qui compte comme un autre type ne gêne
    pas.
full-keep = Le personnage de rang 8 ne peut pas utiliser son pouvoir sur le Donjon, même si son propriétaire le voulait.
full-keep-classic = Le Condottiere ne peut pas détruire le Donjon.
full-keep-dark-city = Le Condottiere ne peut pas détruire le Donjon, pas même le sien, et le Diplomate ne peut pas le prendre. Tu peux
    tout de même le donner en Diplomate.
full-laboratory = Une fois par tour, tu peux défausser une carte de ta main et prendre 2 pièces d’or.
full-laboratory-classic = Une fois par tour, tu peux défausser une carte de ta main et prendre 1 pièce d’or.
full-laboratory-dark-city = { full-laboratory-classic }
full-library =
    Quand tu prends des cartes comme ressource, tu gardes toutes celles que tu pioches ; avec l’Observatoire, les trois.
full-library-classic =
    Quand tu prends des cartes comme ressource, tu en gardes deux ; avec l’Observatoire, deux sur trois.
full-library-dark-city = { full-library-classic }
full-map_room = Rapporte 1 point par carte dans ta main à la fin.
full-monument =
    Tu ne peux pas le bâtir si ta cité a cinq quartiers ou plus. Il compte comme deux quartiers pour compléter ta cité, et
    comme un seul pour tout le reste.
full-museum =
    Une fois par tour, tu peux glisser une carte de ta main, face cachée, sous le Musée. Chaque carte y rapporte 1 point.
    Les cartes suivent le Musée chez un nouveau propriétaire ; s’il est détruit, elles vont sous la pioche.
full-necropolis =
    Tu peux la bâtir en détruisant un de tes quartiers au lieu de payer son coût. Elle compte dans ton permis de
    construire, et la taxe est due ; bâtie ainsi, elle ne peut pas être confisquée.
full-observatory =
    Quand tu prends des cartes comme ressource, tu en pioches 3 au lieu de 2 et tu en gardes une ; avec la Bibliothèque,
    toutes.
full-observatory-classic =
    Quand tu prends des cartes comme ressource, tu en pioches 3 au lieu de 2 et tu en gardes une ; avec la Bibliothèque,
    deux. Les autres vont à la défausse.
full-observatory-dark-city =
    Quand tu prends des cartes comme ressource, tu en pioches 3 au lieu de 2 et tu en gardes une ; avec la Bibliothèque,
    deux. Les autres vont sous la pioche.
full-park =
    Si tu n’as aucune carte en main à la fin de ton tour, pioches-en 2. Il ne sert pas à une Sorcière dont le tour ne
    reprend pas.
full-poor_house =
    Si tu n’as pas d’or dans ton trésor à la fin de ton tour, prends 1 pièce d’or. Il ne sert pas à une Sorcière dont le
    tour ne reprend pas.
full-quarry =
    Tu peux bâtir des quartiers que tu as déjà, autant que tu veux. Ils restent si tu perds la Carrière. Elle ne permet
    pas à l’Échevin, au Diplomate ni au Capitaine de prendre de tels quartiers.
full-quarry-dark-city =
    Tu peux bâtir un quartier que tu as déjà, mais n’avoir qu’un seul double à la fois. Il reste si tu perds la Carrière.
full-school_of_magic =
    Pour les revenus, elle compte comme le type de ton choix, à nouveau à chaque tour ; à la fin, ce n’est qu’une
    merveille. Avec l’Abbé, elle rapporte une pièce d’or ou une carte.
full-school_of_magic-classic =
    Pour les revenus, elle compte comme le type de ton choix, à nouveau à chaque tour ; à la fin, ce n’est qu’une
    merveille.
full-school_of_magic-dark-city = { full-school_of_magic-classic }
full-school_of_magic-deluxe-cz =
    Pour les revenus, elle compte comme le type de ton choix, à nouveau à chaque tour ; à la fin, ce n’est qu’une
    merveille. Avec l’Abbé, elle rapporte une pièce d’or et une carte.
full-secret_vault =
    Impossible de les bâtir, de quelque façon que ce soit. Dans ta main à la fin, elles rapportent 3 points. Jusque-là,
    c’est une carte comme une autre.
full-smithy = Une fois par tour, tu peux payer 2 pièces d’or et piocher 3 cartes.
full-smithy-classic = Une fois par tour, tu peux payer 3 pièces d’or et piocher 2 cartes.
full-stables = Les bâtir ne compte pas dans ton permis de construire, même si on les confisque.
full-statue = Rapporte 5 points si tu as la couronne à la fin.
full-theater =
    Quand tout le monde a choisi, tu peux échanger ton personnage contre celui d’un autre joueur, à l’aveugle. Il ne peut
    pas refuser, et vous regardez tous deux ce que vous avez reçu. À deux ou trois joueurs, tu choisis lequel des tiens tu
    donnes et tu prends l’un des siens au hasard.
full-thieves_den = Tu peux payer tout ou partie de son coût en cartes de ta main ; chacune vaut 1 pièce d’or.
full-wishing_well = Rapporte 1 point par merveille de ta cité, Fontaine aux souhaits comprise.
full-wishing_well-dark-city = Rapporte 1 point par autre merveille de ta cité.
full-ball_room =
    À une vraie table, les autres doivent te remercier de les appeler tant que tu as la couronne. Ici, elle n’a pas
    d’effet.
full-bell_tower =
    Quand tu le bâtis, tu peux annoncer que la partie finira après une manche où quelqu’un aura un quartier de moins que
    d’habitude. Dès lors, ce nombre plus petit complète une cité à tous égards. Si le Beffroi est détruit, le nombre
    habituel vaut à nouveau ; s’il change seulement de mains, le plus petit reste.
full-bell_tower-deluxe-cz =
    Quand tu le bâtis, tu peux annoncer que la partie finira après une manche où quelqu’un aura un quartier de moins que
    d’habitude. C’est tout ce que cela change : une cité de ce nombre n’est pas complète, n’est pas à l’abri du rang 8 et
    ne rapporte rien à ce titre. Si le Beffroi est détruit, le nombre habituel vaut à nouveau ; s’il change seulement de
    mains, le plus petit reste.
full-graveyard =
    Quand le Condottiere détruit un quartier, à toi ou à un autre joueur, tu peux payer 1 pièce d’or et le prendre en
    main. Tu ne peux pas t’en servir si tu es le Condottiere, ni pour le Cimetière lui-même.
full-graveyard-dark-city =
    Quand le Condottiere détruit un quartier, à toi ou à un autre joueur, tu peux payer 1 pièce d’or et le prendre en
    main. Tu ne peux pas t’en servir si tu es le Condottiere, ni pour le Cimetière lui-même. On le retire quand le
    Diplomate est en jeu.
full-hospital =
    Si ton personnage est assassiné, tu peux le révéler à son appel et prendre tes ressources. Tu ne fais rien d’autre ce
    tour-ci.
full-lighthouse =
    Quand tu le bâtis, parcours toute la pioche, prends une carte en main et mélange la pioche.
full-throne_room = Prends 1 pièce d’or à la banque chaque fois que la couronne change vraiment de mains.
full-university = Rapporte 2 points de plus que son coût.

## Action cards

full-big_top =
    Ajoute-le à ta cité. Il y reste et compte comme un quartier pour la compléter, et pour rien d’autre : il n’a pas de
    type, ne coûte et ne rapporte rien, et n’est pas bâti. Le rang 8 n’y peut rien. Tu peux en avoir plusieurs, mais n’en
    jouer qu’un par tour.
full-big_top-classic =
    Ajoute-le à ta cité. Il y reste et compte comme un quartier pour la compléter ; il ne coûte et ne rapporte rien, et
    n’est pas bâti. Le Condottiere n’y peut rien. Tu peux en avoir plusieurs, mais n’en jouer qu’un par tour.
full-ticket_wagon =
    Pose-la devant toi. Une fois dans chacun de ses tours, tout autre joueur peut y poser 1 pièce d’or, piocher 3 cartes et
    en garder une. Juste après, tu peux défausser la Roulotte et prendre tout l’or qui s’y trouve. Tu ne peux pas t’en
    servir toi-même ; l’or qui y reste à la fin de la partie est perdu.
full-ticket_wagon-classic =
    Pose-la devant toi. Une fois dans chacun de ses tours, tout autre joueur peut y poser 1 pièce d’or, piocher 2 cartes et
    en garder une. Juste après, tu peux défausser la Roulotte et prendre tout l’or qui s’y trouve. Tu ne peux pas t’en
    servir toi-même ; l’or qui y reste à la fin de la partie est perdu.
full-acrobat =
    Joue-le, même hors de ton tour, quand on appelle le rang 4 et que personne ne répond (assassiné, ou personne ne l’a),
    ou quand le rang 4 est ensorcelé. Tu prends la couronne, tu appelles les personnages restants et tu choisis en premier
    à la manche suivante. Un rang 4 assassiné ou ensorcelé ne reçoit ni ne donne la couronne dans cette manche. Tu gardes
    ton propre personnage et ne perçois pas de revenus nobles.
full-acrobat-classic =
    Joue-le, même hors de ton tour et même si ton personnage est assassiné, quand on appelle le Roi et que personne ne
    répond (assassiné, ou personne ne l’a). Tu prends la couronne, tu appelles les personnages restants et tu choisis en
    premier à la manche suivante. Tu gardes ton propre personnage et ne perçois pas de revenus nobles.
full-fortune_teller = Regarde la main d’un autre joueur et prends-y une carte.
full-strongman =
    Joue-le quand on appelle ton personnage et qu’il est assassiné, ensorcelé, sur le point d’être volé, ou qu’il porte un
    mandat ou une menace. Ce tour-ci, tu es à l’abri de l’Assassin, de la Sorcière, de l’Échevin, du Voleur et de la
    Maître-chanteuse : tu joues tout ton tour, et leurs jetons repartent sans être vus. C’est ta carte action de ce tour.
full-strongman-classic =
    Joue-le, hors de ton tour, au moment où ton personnage est assassiné. Le meurtre est annulé et tu joues ton tour comme
    d’habitude.
full-director = Tu peux bâtir jusqu’à 2 quartiers de plus ce tour-ci, en plus de tout ce qui élargit ton permis de construire.
full-human_cannonball =
    En plus de bâtir, remplace un quartier de ta cité par un plus cher de ta main, en payant la différence de coût.
    L’ancienne carte va sous la pioche. Ce n’est pas bâtir : ni permis, ni taxe, ni confiscation.
full-human_cannonball-classic =
    En plus de bâtir, remplace un quartier de ta cité par un plus cher de ta main, en payant la différence de coût.
    L’ancienne carte va à la défausse.
