# The worked examples of the rulebooks, a sentence for each choice: src/citadels/book/examples. “You” is the reader.

# same as in English: four names, with spaces between them
example-names = Ada Bruno Clara Dario

example-X1 = Un tour
    .about = Tu as le Condottiere. Le Voleur l’a nommé plus tôt dans cette manche, et le tour de l’Architecte vient avant le tien.
example-X1-1 = Le joueur de l’Architecte prend de l’or.
example-X1-2 = Le tour de l’Architecte se termine, et l’on appelle le Condottiere. Avant que tu fasses quoi que ce soit, le Voleur prend tout ton or.
example-X1-3 = Tu dois prendre tes ressources. Pour compenser la perte, prends 2 pièces d’or.
example-X1-4 = Le joueur de l’Architecte a la plus grande cité. Paie 1 pièce d’or, une de moins que son coût, pour détruire le Marché.
example-X1-5 = Perçois tes revenus : la Prison est militaire, et l’École de magie compte comme n’importe quel type.
example-X1-6 = Avec 3 pièces d’or, bâtis la Caserne. Tu as déjà perçu tes revenus : le nouveau quartier ne rapporte rien ce tour-ci.
example-X1-7 = Un quartier par tour, c’est la limite : ton tour est terminé.

example-X2 = Le score final
    .about = C’est la dernière manche : une autre cité est déjà complète. Complète la tienne, et vois qui gagne.
example-X2-1 = Il te manque un quartier, et il coûte 6. Prends 2 pièces d’or.
example-X2-2 = Bâtis le Dracoport. Ta cité est complète, mais pas la première.
example-X2-3 = La manche finit, et avec elle la partie. La première cité marque 3 points pour les cinq types, avec la Cour des miracles comme quartier militaire, et 4 parce qu’elle est la première : 28. La tienne marque 2 points parce qu’elle est complète et 2 pour le Dracoport : 29.

example-X3 = Le Marchand bâtit d’abord
    .about = Tu as le Marchand et deux quartiers commerçants, mais pas d’or. Les revenus peuvent attendre que tu aies bâti.
example-X3-1 = Le Marchand reçoit 1 pièce d’or en plus.
example-X3-2 = Prends 2 pièces d’or comme ressource.
example-X3-3 = Bâtis le Comptoir pour 3 pièces d’or.
example-X3-4 = Perçois maintenant tes revenus. Le Comptoir est commerçant, lui aussi : tu reçois 3 pièces d’or.

example-X3b = Le Marchand encaisse d’abord
    .about = Le même début, mais cette fois, tu perçois d’abord tes revenus et tu prends des cartes.
example-X3b-1 = Prends la pièce d’or en plus du Marchand.
example-X3b-2 = Perçois tes revenus pour deux quartiers commerçants.
example-X3b-3 = Tu peux maintenant t’offrir le Comptoir : prends des cartes plutôt que de l’or.
example-X3b-4 = Gardes-en une sur les deux.
example-X3b-5 = Bâtis le Comptoir. Tu finis sans or, mais avec une carte de plus.

example-X4 = Le Magicien échange une main vide
    .about = Tu as le Magicien, 2 pièces d’or et une seule carte : le Château.
example-X4-1 = Prends 2 pièces d’or comme ressource.
example-X4-2 = Bâtis le Château pour 4 pièces d’or. Ta main est maintenant vide.
example-X4-3 = Échange ta main vide contre les trois cartes d’un autre joueur.

example-X5 = Deux personnages, une main
    .about = À deux joueurs, tu as deux personnages : ici, l’Architecte et le Condottiere.
example-X5-1 = Pendant le tour de l’Architecte, prends de l’or.
example-X5-2 = Pioche les cartes en plus de l’Architecte.
example-X5-3 = Finis le tour sans bâtir. Les cartes et l’or restent à toi.
example-X5-4 = On appelle le Condottiere, et c’est encore toi. Prends tes ressources.
example-X5-5 = Bâtis une carte du tour de l’Architecte. Sa limite de trois ne se transmet pas : le Condottiere bâtit un quartier.
