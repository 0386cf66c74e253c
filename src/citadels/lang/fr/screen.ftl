# The game in a full-screen terminal, and tables of a server in a terminal.

## A server’s table

# In plain lines; start and q are typed as they are.
join-start = Tape start pour commencer, Entrée pour revoir la table, q pour quitter.
# $command is what to type.
join-kept = Ta place t’attend. Pour revenir : { $command }

## Keys at the bottom of the screen, in a word

screen-keys_choices = Choix
screen-keys_card = Carte
screen-keys_help = Aide
screen-keys_leave = Quitter

## The screen

screen-close = Échap : fermer
screen-leave = Échap : quitter
screen-unfinished = Tu as une partie en cours.
screen-continue = La continuer
screen-new = Nouvelle partie
screen-range = Les choix vont de 1 à { $count }.
screen-nothing_here = Il n’y a rien à choisir ici pour l’instant.
screen-no_card = Désigne d’abord une carte, avec les flèches ou la souris.
# The keys, one a line.
screen-help =
    1, 2, 3…   prendre le choix qui a ce numéro
    Tab        aller au prochain endroit où tu peux choisir
    flèches    aller n’importe où sur la table
    Entrée     choisir ; ailleurs : pourquoi pas ?
    souris     clic pour choisir, clic droit pour lire une carte
    c          tous les choix, et pourquoi certains sont impossibles
    i          lire la carte
    u          revenir sur ton dernier choix, si possible
    h          ce que ferait un bot fort, et pourquoi
    l          tout ce qui s’est passé
    m          parler, à la table d’un serveur
    s          lancer la partie, comme hôte d’une table de serveur
    a          demander une place, ou répondre aux demandes
    n          la revanche, après la fin, à la table d’un serveur
    r          le résultat, après la fin
    t          un autre thème
    q          quitter ; la partie est enregistrée
screen-plain = Avec un lecteur d’écran, joue en lignes simples : citadels play --plain
