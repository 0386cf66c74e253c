# What is wrong with a setup, a record or a command: one sentence each, with what is allowed where it helps.
# Ids and values that the user typed ($edition, $set, $field …) stand in quotation marks.

## Setting up a game

error-bad_seed = La graine doit être un nombre entier, 0 ou plus.
error-field = { $field ->
    [edition] Édition
    [players] Nombre de joueurs
    [set] Configuration
    [characters] Personnages
    [ninth] Neuvième personnage
    [substitutes] Remplaçants
    [uniques] Merveilles
    [unique_count] Nombre de merveilles
    [crown] Première couronne
    [action_cards] Cartes action
    [city_size] Quartiers d’une cité complète
    [five_types_bonus] Points pour les cinq types
    [discard_pile] Défausse face visible
    [face_down_first] Personnage face cachée d’abord
    [face_down_seen] Regarder le personnage face cachée
    [tie_break] Égalités
    [versions] Versions des cartes
    [mixed] Cartes de toutes les éditions
    [setup] Mise en place
   *[any] « { $field } »
}
error-bad_value = { error-field } : cette valeur n’est pas du bon type.
error-city_too_large = Il n’y a peut-être pas assez de cartes pour que { COUNT($players, of: "players") } complètent une cité de { COUNT($city_size, of: "districts") }.
error-ninth_and_characters = Une liste de personnages dit déjà s’il y en a un neuvième. Donne l’un ou l’autre.
error-ninth_needed = Une partie à { COUNT($players, of: "players") } demande neuf personnages.
error-no_ninth = Une partie à { COUNT($players, of: "players") } a huit personnages, sans rang 9.
error-never_together = On retire { CARD($unique, case: "the") } quand { CARD($character, case: "the") } est en jeu.
error-no_substitute = « { $substitute } » ne peut pas remplacer « { $character } ».
error-no_versions = « { $card } » n’a qu’une version. Cartes qui en ont plusieurs : { $allowed }.
error-unknown_version = « { $card } » n’a pas de version « { $version } ». Ses versions : { $allowed }.
error-unknown_action_cards = Il n’y a pas de cartes action « { $value } ». À choisir : { $allowed }.
error-unknown_tie_break = Il n’y a pas de départage « { $value } ». À choisir : { $allowed }.
error-out_of_range = { error-field } : choisis un nombre de { $least } à { $most }.
error-rank_missing = Le rang { $rank } manque : il faut un personnage de chaque rang.
error-rank_twice = Le rang { $rank } est là deux fois : il faut un personnage de chaque rang.
error-set_and_characters = Donne une configuration ou une liste de personnages, pas les deux.
error-too_few_players = Pour jouer avec { CARD($character, case: "the") }, il faut au moins { COUNT($least, of: "players") }.
error-unique_twice = On ne peut choisir une merveille qu’une fois.
error-uniques_and_count = Donne une liste de merveilles ou leur nombre, pas les deux.
error-unknown_character = Il n’y a pas de personnage « { $character } » dans cette édition.
error-unknown_edition = Il n’y a pas d’édition « { $edition } ». À choisir : { $allowed }.
error-unknown_field = Une mise en place n’a pas de « { $field } ».
error-unknown_set = Il n’y a pas de configuration « { $set } » dans cette édition. À choisir : { $allowed }.
error-unknown_unique = Il n’y a pas de merveille « { $unique } » dans cette édition.

## Records

error-bad_choices = Les choix de l’enregistrement ne sont pas une liste de textes.
error-bad_digest = L’empreinte de l’enregistrement n’est pas un texte.
error-bad_format = Ce programme ne sait pas lire les enregistrements de cette version.
error-bad_observation = L’observation est abîmée.
error-bad_position = La position de l’enregistrement est abîmée : { $what }
error-bad_record = Ce n’est pas l’enregistrement d’une partie.
error-bad_setup = La mise en place de l’enregistrement ne peut pas être jouée. { $cause }
error-bad_snapshot = L’instantané de la partie est abîmé.
error-bad_start = Un enregistrement part soit d’une mise en place, soit d’une position.
error-impossible_choice = Le choix { $number } de l’enregistrement, « { $choice } », est impossible. { $cause }
error-unknown_key = Un enregistrement n’a pas de « { $key } ».
error-wrong_digest = L’enregistrement ne mène pas à la position promise : les empreintes diffèrent.
error-bad_fairness = La partie « fairness » de l’enregistrement est abîmée : { $problem }
error-bad_digits = « { $value } » doit se composer de chiffres hexadécimaux (0–9, a–f) : de { $least } à { $most }.
error-wrong_table = L’enregistrement appartient à une partie avec d’autres cartes.

## Choices

error-bad_since = Ce n’est pas le numéro d’un événement.
error-nothing_to_undo = Il n’y a rien à annuler.
error-no_such_index = Aucun choix n’a ce numéro ; il y en a { $options }.
error-no_such_seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $most }.

## Bots

error-unknown_bot = Il n’y a pas de bot « { $bot } ». Voulais-tu dire { $meant } ? À choisir : { $allowed }.
    .brief = Il n’y a pas de bot « { $bot } ». À choisir : { $allowed }.
error-wrong_style = Ce bot n’a pas de style « { $style } ». À choisir : { $styles }.
error-wrong_part = « { $part } » ne peut pas être cherché à part. Au choix : { $parts }.
error-wrong_budget = « { $budget } » n’est pas un budget valable. Donne des millisecondes par décision (search:40, jusqu’à { $milliseconds }), ou n et un nombre de mondes (search:n64, jusqu’à n{ $worlds }).
error-own_code_missing = Il n’y a pas de fichier « { $file } ».
error-own_code_broken = Le fichier « { $file } » ne peut pas être chargé : { $problem }
error-own_code_empty = Le fichier « { $file } » n’a pas de classe avec une méthode choose(self, observation).
error-own_code_twice = { $file } : il y a déjà un bot « { $bot } ». Donne un autre code au tien.
error-bot_parameters = Le bot « { $bot } » n’accepte pas ces paramètres.
error-number_of_bots = Donne un bot pour toutes les places, ou un par place ({ $seats }), pas { $given }.
error-no_bots = Nomme au moins un bot.

## Commands

error-usage = { $message } (voir { $program } --help)
error-not_a_number = « { $value } » n’est pas un nombre entier, 0 ou plus
error-not_seconds = « { $value } » n’est pas une durée en secondes, comme 0.5
error-too_few = { $value }, c’est trop peu
error-no_card_and_edition = « { $value } » ne nomme pas une carte et une édition, comme king=classic
error-unknown_variant = Cette édition n’a pas de variante « { $value } ». À choisir : { $allowed }.
error-unknown_example = Il n’y a pas d’exemple « { $value } ». À choisir : { $allowed }.
error-no_character_and_other = « { $value } » ne nomme pas un personnage et un remplaçant, comme queen=artist
error-no_folder = Il n’y a pas de dossier « { $path } ».
error-no_such_path = Il n’y a pas de fichier ni de dossier « { $path } ».
error-no_scenario = Aucun scénario n’a « { $text } » dans son nom.
error-no_such_puzzle = Il n’y a pas de problème { $name }.
error-bad_puzzles = { $path } ne contient pas de problèmes.
error-cannot_write = Impossible d’écrire le fichier « { $path } » : { $problem }
error-cannot_read = Impossible de lire le fichier « { $path } » : { $problem }
error-unknown_card = Il n’y a pas de carte « { $name } ».
error-no_such_card = Il n’y a pas de carte « { $name } ». Voulais-tu dire : { $names } ?
error-no_left_game = Il n’y a pas de partie en cours dans « { $path } ».
error-bad_left_game = Le fichier « { $path } » n’est pas une partie en cours.
error-bad_link = « { $link } » ne mène à aucune table. Donne son code ou son lien, comme http://127.0.0.1:8000/t/k7m2p9qx
error-cannot_join = Impossible de rejoindre la table { $address } : { $problem }
error-no_pyarrow = Les fichiers Parquet demandent la bibliothèque pyarrow. Pour l’installer : `pip install pyarrow`.
error-no_environments = Les jeux de données demandent l’extra `env`. Pour l’installer : `pip install citadels[env]`.
error-other_dataset = « { $path } » contient un autre jeu de données. Choisis un autre dossier.
error-lost_shard = Le processus qui écrivait « { $path } » s’est arrêté. La même commande reprendra.
error-no_ray = Jouer sur un cluster demande Ray. Pour l’installer : `pip install citadels[ray]`.
error-no_cluster = Aucun cluster Ray ne répond : { $problem }
error-other_version_on_cluster = Les machines du cluster ont une autre version de Citadelles.
error-not_finished = La partie dans « { $path } » n’est pas terminée, il n’y a encore rien à analyser.
error-not_json = Le fichier « { $path } » n’est pas du JSON : { $problem }

## The server

error-bad_setting = Le réglage { $setting } ne peut pas être « { $value } ». Permis : { $allowed }.
error-unknown_setting = Il n’y a pas de réglage { $setting }. Voulais-tu dire { $meant } ?
    .brief = Il n’y a pas de réglage { $setting }.
error-bad_database = « { $value } » n’est pas une base de données. Donne sqlite:///FILE ou postgresql://…
error-no_database = La base de données ne répond pas : { $problem }
error-no_postgresql = PostgreSQL demande l’extra `postgresql`. Pour l’installer : `pip install citadels[postgresql]`.
error-database_in_use = Un autre serveur utilise cette base de données. Arrête-le d’abord, ou prends une autre base.
error-newer_database = La base de données est plus récente (version { $found }) que ce programme (version { $known }). Mets le programme à jour.
error-cannot_listen = Impossible d’écouter sur { $host }, port { $port }. Un autre programme l’utilise-t-il ?
error-workers_need_postgresql = Plusieurs processus demandent PostgreSQL : un fichier SQLite n’a qu’un serveur. Donne --database postgresql://…, ou enlève --workers.
error-workers_need_linux = Plusieurs processus ne marchent que sous Linux. Enlève --workers.
error-worker_failed = Un processus n’a pas démarré. Ses messages ci-dessus disent pourquoi.
error-bench_failed = La mesure a échoué : { $problem }
error-too_few_files = Cela demande { $needed } fichiers ouverts. Essaie d’abord : ulimit -n { $needed }
error-not_for_bench = `bench { $what }` n’accepte pas { $option }.
error-admin_values = Tape ceci : citadels admin { $usage }
error-database_not_empty = La base de données de destination n’est pas vide.
error-no_such_version = La base de données n’a pas cette version. À choisir : { $known }.
error-no_table = Il n’y a pas de table « { $table } ».
error-table_over = La partie à la table « { $table } » est déjà terminée.
error-nobody_at_seat = Personne n’est à la place { $place }.
error-no_name = « { $name } » ne peut pas être un nom : de 1 à { $most } caractères visibles.
error-no_guest = Il n’y a pas d’invité « { $guest } ».
