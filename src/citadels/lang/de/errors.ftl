# What is wrong with a setup, a record or a command: one sentence each, with what is allowed where it helps.
# Ids and values that the user typed ($edition, $set, $field …) stand in quotation marks.

## Setting up a game

error-bad_seed = Der Startwert muss eine ganze Zahl sein, 0 oder mehr.
# What a setup calls its parts; used by the two errors that name one.
error-field = { $field ->
    [edition] Ausgabe
    [players] Zahl der Spieler
    [set] Zusammenstellung
    [characters] Charaktere
    [ninth] Neunter Charakter
    [substitutes] Ersatz
    [uniques] Einzigartige Gebäude
    [unique_count] Zahl der einzigartigen Gebäude
    [crown] Erste Krone
    [action_cards] Aktionskarten
    [city_size] Gebäude für eine vollendete Stadt
    [five_types_bonus] Punkte für alle fünf Typen
    [discard_pile] Offener Ablagestapel
    [face_down_first] Verdeckter Charakter zuerst
    [face_down_seen] Verdeckten Charakter ansehen
    [tie_break] Gleichstand
    [versions] Fassungen der Karten
    [mixed] Karten aller Ausgaben
    [setup] Aufbau
   *[any] „{ $field }“
}
error-bad_value = { error-field }: Dieser Wert ist von der falschen Art.
error-city_too_large = Für { COUNT($players, of: "players") } reichen die Karten vielleicht nicht, um Städte mit { COUNT($city_size, of: "districts", case: "dat") } zu vollenden.
error-ninth_and_characters = Eine Liste von Charakteren sagt schon, ob es einen neunten gibt. Lass eines von beiden weg.
error-ninth_needed = Eine Partie für { COUNT($players, of: "players") } braucht neun Charaktere.
error-no_ninth = Eine Partie für { COUNT($players, of: "players") } hat acht Charaktere, ohne Rang 9.
error-never_together = Diese Karte bleibt draußen, wenn { CARD($character, case: "the") } im Spiel ist: { CARD($unique) }.
error-no_substitute = „{ $substitute }“ kann nicht für „{ $character }“ einspringen.
error-no_versions = Von „{ $card }“ gibt es nur eine Fassung. Karten mit mehreren: { $allowed }.
error-unknown_version = „{ $card }“ hat keine Fassung „{ $version }“. Ihre Fassungen: { $allowed }.
error-unknown_action_cards = Aktionskarten „{ $value }“ gibt es nicht. Zur Wahl stehen: { $allowed }.
error-unknown_tie_break = Eine Regel „{ $value }“ für den Gleichstand gibt es nicht. Zur Wahl stehen: { $allowed }.
error-out_of_range = { error-field }: Wähle eine Zahl von { $least } bis { $most }.
error-rank_missing = Rang { $rank } fehlt: Eine Partie braucht von jedem Rang einen Charakter.
error-rank_twice = Rang { $rank } ist doppelt: Eine Partie braucht von jedem Rang einen Charakter.
error-set_and_characters = Gib eine Zusammenstellung oder eine Liste von Charakteren an, nicht beides.
error-too_few_players = Eine Partie mit { CARD($character, case: "dat") } braucht mindestens { COUNT($least, of: "players") }.
error-unique_twice = Ein einzigartiges Gebäude kann man nur einmal wählen.
error-uniques_and_count = Gib eine Liste einzigartiger Gebäude oder ihre Zahl an, nicht beides.
error-unknown_character = Einen Charakter „{ $character }“ gibt es in dieser Ausgabe nicht.
error-unknown_edition = Eine Ausgabe „{ $edition }“ gibt es nicht. Zur Wahl stehen: { $allowed }.
error-unknown_field = Zum Aufbau einer Partie gehört kein „{ $field }“.
error-unknown_set = Eine Zusammenstellung „{ $set }“ gibt es in dieser Ausgabe nicht. Zur Wahl stehen: { $allowed }.
error-unknown_unique = Ein einzigartiges Gebäude „{ $unique }“ gibt es in dieser Ausgabe nicht.

## Records

error-bad_choices = Die Entscheidungen der Aufzeichnung sind keine Liste von Texten.
error-bad_digest = Die Prüfsumme der Aufzeichnung ist kein Text.
error-bad_format = Aufzeichnungen dieser Version kann das Programm nicht lesen.
error-bad_observation = Die Beobachtung ist beschädigt.
error-bad_position = Die Stellung in der Aufzeichnung ist beschädigt: { $what }
error-bad_record = Das ist nicht die Aufzeichnung einer Partie.
error-bad_setup = Der Aufbau in der Aufzeichnung ist nicht spielbar: { $cause }
error-bad_snapshot = Das Abbild der Partie ist beschädigt.
error-bad_start = Eine Aufzeichnung beginnt entweder mit einem Aufbau oder mit einer Stellung.
error-impossible_choice = Entscheidung { $number } der Aufzeichnung, „{ $choice }“, ist nicht möglich: { $cause }
error-unknown_key = Zu einer Aufzeichnung gehört kein „{ $key }“.
error-wrong_digest = Die Aufzeichnung führt nicht zu der Stellung, die sie verspricht: Die Prüfsummen weichen ab.
error-bad_fairness = „fairness“ in der Aufzeichnung ist beschädigt: { $problem }
error-bad_digits = „{ $value }“ muss aus hexadezimalen Ziffern bestehen (0–9, a–f), { $least } bis { $most } davon.
error-wrong_table = Die Aufzeichnung gehört zu einer Partie mit anderen Karten.

## Choices

error-bad_since = Das ist nicht die Nummer eines Ereignisses.
error-nothing_to_undo = Es gibt nichts, was du zurücknehmen kannst.
error-no_such_index = Eine Wahl mit dieser Nummer gibt es nicht; es gibt { $options }.
error-no_such_seat = Einen Platz { $seat } gibt es nicht: Die Plätze gehen von 0 bis { $most }.

## Bots

error-unknown_bot = Einen Bot „{ $bot }“ gibt es nicht. Meinst du { $meant }? Zur Wahl stehen: { $allowed }.
    .brief = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $allowed }.
error-wrong_style = Einen Stil „{ $style }“ hat dieser Bot nicht. Zur Wahl stehen: { $styles }.
error-wrong_part = „{ $part }“ lässt sich nicht einzeln durchsuchen. Zur Wahl stehen: { $parts }.
error-wrong_budget = „{ $budget }“ ist kein gültiges Budget. Gib Millisekunden pro Entscheidung an (search:40, bis { $milliseconds }) oder n und eine Zahl von Welten (search:n64, bis n{ $worlds }).
error-own_code_missing = Eine Datei „{ $file }“ gibt es nicht.
error-own_code_broken = Die Datei „{ $file }“ lässt sich nicht laden: { $problem }
error-own_code_empty = Die Datei „{ $file }“ hat keine Klasse mit einer Methode choose(self, observation).
error-own_code_twice = { $file }: Einen Bot „{ $bot }“ gibt es schon. Gib deinem einen anderen Code.
error-bot_parameters = Der Bot „{ $bot }“ nimmt diese Parameter nicht an.
error-number_of_bots = Gib einen Bot für alle Plätze an oder einen für jeden Platz ({ $seats }), nicht { $given }.
error-no_bots = Nenne mindestens einen Bot.

## Commands

error-usage = { $message } (siehe { $program } --help)
error-not_a_number = „{ $value }“ ist keine ganze Zahl ab 0
error-not_seconds = „{ $value }“ ist keine Zeit in Sekunden, etwa 0.5
error-too_few = { $value } ist zu wenig
error-no_card_and_edition = „{ $value }“ nennt nicht eine Karte und eine Ausgabe, etwa king=classic
error-unknown_variant = Eine Variante „{ $value }“ hat diese Ausgabe nicht. Zur Wahl stehen: { $allowed }.
error-unknown_example = Ein Beispiel „{ $value }“ gibt es nicht. Zur Wahl stehen: { $allowed }.
error-no_character_and_other = „{ $value }“ nennt nicht einen Charakter und einen Ersatz, etwa queen=artist
error-no_folder = Einen Ordner „{ $path }“ gibt es nicht.
error-no_such_path = Eine Datei oder einen Ordner „{ $path }“ gibt es nicht.
error-no_scenario = Kein Szenario hat „{ $text }“ im Namen.
error-no_such_puzzle = Ein Rätsel { $name } gibt es nicht.
error-bad_puzzles = In { $path } stehen keine Rätsel.
error-cannot_write = Die Datei „{ $path }“ lässt sich nicht schreiben: { $problem }
error-cannot_read = Die Datei „{ $path }“ lässt sich nicht lesen: { $problem }
error-unknown_card = Eine Karte „{ $name }“ gibt es nicht.
error-no_such_card = Eine Karte „{ $name }“ gibt es nicht. Meinst du: { $names }?
error-no_left_game = In „{ $path }“ gibt es keine angefangene Partie.
error-bad_left_game = Die Datei „{ $path }“ ist keine angefangene Partie.
error-bad_link = „{ $link }“ führt zu keinem Tisch. Gib seinen Code oder Link an, etwa http://127.0.0.1:8000/t/k7m2p9qx
error-cannot_join = An den Tisch { $address } kannst du dich nicht setzen: { $problem }
error-no_pyarrow = Parquet-Dateien brauchen die Bibliothek pyarrow. So wird sie installiert: `pip install pyarrow`.
error-no_environments = Datensätze brauchen das Extra `env`. So wird es installiert: `pip install citadels[env]`.
error-other_dataset = In „{ $path }“ liegt ein anderer Datensatz. Wähle einen anderen Ordner.
error-lost_shard = Der Prozess, der „{ $path }“ schrieb, ist abgebrochen. Derselbe Befehl macht weiter.
error-no_ray = Spielen auf einem Cluster braucht Ray. So wird es installiert: `pip install citadels[ray]`.
error-no_cluster = Kein Ray-Cluster antwortet: { $problem }
error-other_version_on_cluster = Die Rechner des Clusters haben eine andere Version von Citadels.
error-not_finished = Die Partie in „{ $path }“ ist nicht beendet, es gibt noch nichts zu analysieren.
error-not_json = Die Datei „{ $path }“ ist kein JSON: { $problem }

## The server

error-bad_setting = Die Einstellung { $setting } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
error-unknown_setting = Eine Einstellung { $setting } gibt es nicht. Meinst du { $meant }?
    .brief = Eine Einstellung { $setting } gibt es nicht.
error-bad_database = „{ $value }“ ist keine Datenbank. Gib sqlite:///DATEI oder postgresql://… an
error-no_database = Die Datenbank antwortet nicht: { $problem }
error-no_postgresql = PostgreSQL braucht das Extra `postgresql`. So wird es installiert: `pip install citadels[postgresql]`.
error-database_in_use = Ein anderer Server benutzt diese Datenbank. Halte ihn zuerst an, oder nimm eine andere Datenbank.
error-newer_database = Die Datenbank ist neuer (Version { $found }) als dieses Programm (Version { $known }). Bitte aktualisiere das Programm.
error-cannot_listen = An { $host }, Port { $port }, lässt sich nicht lauschen. Benutzt ihn schon etwas anderes?
error-workers_need_postgresql = Mehrere Prozesse brauchen PostgreSQL: Eine SQLite-Datei hat einen Server. Nimm --database postgresql://… oder lass --workers weg.
error-workers_need_linux = Mehrere Prozesse laufen nur unter Linux. Lass --workers weg.
error-worker_failed = Ein Prozess ist nicht gestartet. Seine Meldungen oben sagen, warum.
error-bench_failed = Die Messung ist misslungen: { $problem }
error-too_few_files = Dafür braucht es { $needed } offene Dateien. Versuch zuerst: ulimit -n { $needed }
error-not_for_bench = `bench { $what }` nimmt { $option } nicht an.
error-admin_values = Gib es so ein: citadels admin { $usage }
error-database_not_empty = Die Datenbank, in die kopiert werden soll, ist nicht leer.
error-no_such_version = Diese Version der Datenbank gibt es nicht. Zur Wahl stehen: { $known }.
error-no_table = Einen Tisch „{ $table }“ gibt es nicht.
error-table_over = Die Partie am Tisch „{ $table }“ ist schon zu Ende.
error-nobody_at_seat = Auf Platz { $place } sitzt niemand.
error-no_name = „{ $name }“ kann kein Name sein: 1 bis { $most } sichtbare Zeichen.
error-no_guest = Einen Gast „{ $guest }“ gibt es nicht.
