# What the server says: why it does not do what it was asked for, and its start page.
# { $cause } is a sentence of its own: the engine's reason or what is wrong with a setup.

## Messages and tokens

refusal-bad_message = Le serveur n’a pas compris ce message : { $message }
refusal-too_large = Le message est trop long ; { $most } octets au plus.
refusal-no_token = Le serveur ne te connaît pas encore : demande d’abord un jeton d’invité.
refusal-foreign_origin = Les pages de { $origin } ne peuvent pas utiliser ce serveur.
refusal-not_found = Il n’y a rien à cette adresse.
refusal-wrong_method = Cette adresse n’accepte pas cette méthode.
refusal-failed = Quelque chose s’est mal passé sur le serveur. Ta partie est en sécurité. Réessaie.
refusal-try_again = Impossible d’enregistrer cela à l’instant. Réessaie.
refusal-elsewhere = Cette table est sur un autre serveur : { $where }

## Limits

refusal-too_fast = C’était trop d’un coup. Attends un instant.
refusal-too_many_guests = Trop de nouveaux invités depuis ton adresse. Attends une minute.
refusal-too_many_tables = Tu as ouvert trop de tables d’un coup. Attends une minute.
refusal-too_many_open_tables = Tu as déjà { $most } tables en cours. Finis d’abord l’une d’elles.
refusal-too_many_connections = Trop de connexions ; { $most } au plus.

## Opening a table

refusal-wrong_setup = Cette mise en place ne peut pas être jouée. { $cause }
refusal-wrong_seats = La mise en place est prévue pour { COUNT($players, of: "players") }, mais il y a { $seats } places.
refusal-bad_clock = Le temps de réflexion doit être entre { $least } et { $most } secondes.
refusal-bad_name = Choisis un nom avec des caractères visibles.
refusal-bad_record = Cet enregistrement ne peut pas être rejoué. { $cause }
refusal-record_too_long = Cet enregistrement est trop long : on ne peut montrer que { $most } choix.
refusal-unknown_bot = Il n’y a pas de bot « { $bot } » ici. À choisir : { $allowed }.

## At a table

refusal-no_such_table = Cette table n’existe pas. Le code est-il juste ?
refusal-no_such_seat = Cette place n’existe pas ; la dernière est { $most }.
refusal-in_lesson = C’est une leçon : on n’y fait que ses propres étapes.
refusal-lesson_waits = Lis d’abord la suite au-dessus de la table.
refusal-no_hints = Il n’y a pas de conseils à cette table.
refusal-no_lesson = Il n’y a pas de leçon à cette table.
refusal-no_such_scene = Il n’y a pas de scène « { $scene } » ; il y a : { $allowed }.
refusal-no_such_step = Cette étape n’existe pas ; la dernière est { $most }.
refusal-not_seated = Tu ne fais que regarder : il te faut une place pour cela.
refusal-not_host = Seul l’hôte de la table peut faire cela.
refusal-kicked = Par décision de l’hôte, tu n’as plus accès à cette table.
refusal-locked = La table est verrouillée : plus personne ne peut s’asseoir.
refusal-name_taken = Quelqu’un s’appelle déjà { $name } ici.
refusal-table_full = Toutes les places sont prises.
refusal-seat_taken = Cette place est prise.
refusal-nobody_there = Il n’y a pas de joueur à cette place.
refusal-no_bot_there = Il n’y a pas de bot à cette place.
refusal-not_yourself = Tu ne peux pas te faire cela, mais tu peux partir.
refusal-already_started = La partie a déjà commencé.
refusal-not_started = La partie n’a pas encore commencé.
refusal-dealing = On mélange les cartes. Réessaie dans un instant.
refusal-bad_part = Ce nombre ne correspond pas à l’empreinte que tu as annoncée.
refusal-game_over = La partie est terminée.
refusal-not_over = La partie n’est pas encore terminée.
refusal-not_your_turn = Ce n’est pas à toi de choisir.
refusal-stale = La table a changé entre-temps. Regarde bien.
refusal-not_possible = Impossible. { $cause }
refusal-nothing_to_undo = Il n’y a rien à annuler.
refusal-not_away = Aucun bot ne joue à ta place.
refusal-already_away = Un bot joue déjà à ta place.
refusal-other_tab = Cette partie est ouverte dans un autre onglet. Continue là-bas ou ferme cet onglet.
refusal-player_present = Ce joueur est là. On ne peut remplacer qu’un absent.
refusal-secret_question = Une question secrète est posée à quelqu’un. Attends sa réponse.

## Chat and seats that change hands

refusal-chat_off = L’hôte a désactivé la discussion à cette table.
refusal-no_free_text = À cette table, on ne peut dire que les phrases toutes faites.
refusal-silenced = L’hôte t’a coupé la parole à cette table.
refusal-chat_full = On a tant parlé ici qu’il n’y a plus de place.
refusal-bad_text = Écris quelque chose de visible.
refusal-no_such_message = Ce message n’existe pas.
refusal-no_such_puzzle = Ce problème n’existe pas.
refusal-daily_secret = C’est une donne du jour : ses cartes restent secrètes jusqu’à la fin de la journée.
refusal-already_reported = Tu l’as déjà signalé.
refusal-bad_code = Ce code ne marche pas, ou plus. Demandes-en un nouveau.
refusal-already_seated = Tu as déjà une place à cette table.
refusal-no_such_request = Plus personne ne demande cette place.
refusal-asker_gone = La personne qui demandait la place n’est plus là.
refusal-too_many_requests = { $most } personnes demandent déjà une place. Attends l’hôte.
refusal-too_many_people = { $people } personnes sont assises, mais la partie serait pour { COUNT($players, of: "players") }.
refusal-closed = Cette table est fermée.
