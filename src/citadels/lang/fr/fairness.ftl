# The shuffle that can be checked: at the table, at the end of a game, and in `citadels verify`.
# A fingerprint is the hash of a secret number; a number is somebody’s random part of the shuffle.
fair-title = Mélange équitable
fair-about = Le serveur a tiré un nombre secret et en montre l’empreinte. Le navigateur de chaque joueur peut y ajouter le sien. Ensemble, ils mélangent les cartes, et après la partie, chacun peut vérifier que personne ne les a choisies.
fair-fingerprint = Empreinte du nombre du serveur
fair-taking_part = Mélangent aussi : { $players }
fair-alone = Pour l’instant, aucun navigateur de joueur n’aide à mélanger.
fair-dealing = On mélange les cartes…
fair-old_table = Cette table a été ouverte par une version plus ancienne : son mélange ne peut pas être vérifié.
fair-own_part = Ton nombre : { $part }
fair-by_hand = Pour le vérifier toi-même, télécharge l’enregistrement et lance :
fair-checking = Vérification du mélange…
fair-unknown = Impossible de vérifier le mélange pour l’instant.
fair-details = Ce qui a été vérifié

## The verdicts
fair-is-fair = Mélange équitable : personne n’a pu choisir les cartes.
fair-is-server_only = Le mélange correspond à l’empreinte du serveur, mais aucun joueur n’a aidé à mélanger. Cela ne prouve pas grand-chose.
fair-is-not_checkable = Ce mélange ne peut pas être vérifié : l’enregistrement ne dit pas d’où vient sa graine.
fair-is-wrong = Ce mélange a un défaut.
fair-mixed = Cartes mélangées par { $players }.
fair-server = le serveur
fair-withheld = Ont annoncé un nombre sans jamais le montrer : { $players }. Qui a distribué pouvait choisir entre une donne avec et une donne sans.

## The checks, passed and failed
fair-ok-shown = L’empreinte est celle que l’on a vue à la table.
fair-bad-shown = L’empreinte n’est pas celle que l’on a vue à la table.
fair-ok-server = Le nombre du serveur correspond à son empreinte.
fair-bad-server = Le nombre du serveur ne correspond pas à son empreinte.
fair-ok-players = Les nombres des joueurs correspondent à leurs empreintes.
fair-bad-players = Les nombres de ces joueurs ne correspondent pas à leurs empreintes : { $players }.
fair-ok-own = Ton nombre fait partie du mélange.
fair-bad-own = Ton nombre manque dans le mélange.
fair-ok-setup = Les cartes ont été mélangées pour cette partie précisément.
fair-bad-setup = Les cartes ont été mélangées pour une autre partie.
fair-ok-seed = Le mélange vient exactement de ces nombres.
fair-bad-seed = Le mélange ne vient pas de ces nombres.
fair-ok-cards = Les personnages et les merveilles en jeu viennent du mélange.
fair-bad-cards = Les personnages ou les merveilles en jeu ne viennent pas du mélange.
fair-ok-game = Toute la partie peut être rejouée à partir de ce mélange.
fair-bad-game = La partie ne peut pas être rejouée à partir de ce mélange.
