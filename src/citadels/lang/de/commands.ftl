# Help texts of the command `citadels` and what its commands say. Names of commands, flags and examples stay as
# they are.

help-usage = Aufruf:
help-options = Optionen
help-arguments = Argumente
help-examples = Beispiele:
help-help = diese Hilfe zeigen und beenden
help-version = die Version zeigen und beenden
help-lang = Sprache aller Meldungen
help-json = ein JSON-Objekt ausgeben
help-seed = derselbe Startwert gibt dieselbe Partie
help-default = sonst: { $value }

help-citadels = Das Kartenspiel Citadels: spielen, simulieren, Regeln nachschlagen und prüfen.
help-play = im Terminal spielen: gegen Bots oder am Tisch eines Servers
    .long = Im Terminal spielen, auf dem ganzen Bildschirm mit Tasten und Maus oder in schlichten Zeilen: gegen Bots oder am Tisch eines Servers mit Leuten im Browser. Jede Wahl hat eine Nummer, ? zeigt Hilfe, q hört auf.
help-play-plain = schlichte Zeilen, für Pipes und Vorleseprogramme; ohne Terminal immer
help-play-join = sich an den Tisch eines Servers setzen: sein Link oder sein Code
help-play-server = wo der Tisch eines Codes steht; sonst: { $value }
help-play-seat = dein Platz; sonst: { $value }
help-play-bots = die anderen; sonst: { $value }
help-play-ask = nach allem fragen, was hier nicht steht
help-play-name = dein Spitzname
help-play-resume = eine angefangene Partie fortsetzen: die letzte oder die in FILE
help-play-width = Zeichen pro Zeile; 0: nie umbrechen; sonst: { $value }
help-play-record = am Ende oder beim Aufhören eine Aufzeichnung schreiben
help-serve = den Server starten
    .long = Den Server starten: Tische für Menschen, Bots und Programme, über HTTP und Sockets. Beende ihn mit Strg-C: Jeder gespeicherte Zug ist beim nächsten Start wieder da.
help-serve-host = die Adresse, an der er lauscht; sonst: { $value }
help-serve-port = der Port; 0: irgendein freier; sonst: { $value }
help-serve-database = sqlite:///DATEI oder postgresql://…; sonst: DATABASE_URL oder eine Datei hier
help-serve-workers = Prozesse, die sich die Tische teilen, mit PostgreSQL; SIGHUP ersetzt sie einen nach dem anderen; sonst: 1
serve-only_here = Nur dieser Computer kann ihn öffnen. Für Telefone und Freunde in deinem Netz: make play HOST=0.0.0.0 (citadels serve --host 0.0.0.0)
serve-terminal = Im Terminal setzt du dich mit dem Code an einen Tisch: { $command }
serve-others = Auf anderen Geräten in deinem Netz:
help-simulate = Bots ganze Partien spielen lassen
    .long = Bots ganze Partien spielen lassen. Gleiche Argumente geben gleiche Partien, mit beliebig vielen Prozessen.
help-simulate-bots = einer für alle Plätze oder einer pro Platz; { $bots }
help-simulate-games = wie viele Partien; sonst: { $value }
help-simulate-jobs = Prozesse; sonst: { $value }
help-simulate-ray = auf einem Ray-Cluster spielen: auf diesem, dem dieses Rechners oder einem neuen mit allen Kernen; braucht citadels[ray]
help-simulate-no_rotate = Bots behalten von Partie zu Partie ihren Platz
help-simulate-code = eine Datei mit eigenen Bots: jede Klasse mit einer Methode choose; mehrfach möglich
help-simulate-seconds = wer für eine Entscheidung länger braucht, verliert die Partie; sonst: keine Grenze
help-simulate-statistics = eine Zeile JSON pro Partie in eine Datei schreiben
help-simulate-records = dieselben Zeilen mit den vollen Aufzeichnungen in eine Datei schreiben
help-arena = Bots an vielen Tischen vergleichen
    .long =
        Bots an gemischten Tischen vergleichen, jeden gleich oft auf jedem Platz. Siegquoten mit
        95-%-Intervallen, mittlere Punkte und Plätze, eine Wertung über alle Tische und alles, was schiefging.
help-arena-bots = die Bots im Vergleich: { $bots }
help-arena-games = Partien an gemischten Tischen; sonst: { $value }
help-arena-pairs = dazu so viele Partien jedes Bots allein gegen einen Tisch jedes anderen
help-arena-jobs = Prozesse; sonst: alle Kerne
help-arena-html = einen Bericht mit Diagrammen für den Browser in eine Datei schreiben
help-arena-json = alle Zahlen in eine Datei schreiben; - für die Standardausgabe
help-dataset = Partien von Bots als Daten für lernende Programme schreiben
    .long =
        Bots spielen, und jede Entscheidung wird notiert: was ihr Platz wusste, was zur Wahl stand, was
        gewählt wurde und was daraus wurde. Gleiche Argumente ergeben gleiche Dateien, und ein
        abgebrochener Lauf geht dort weiter, wo er stand. Wie man alles liest, sagt README.md im Ordner.
help-dataset-folder = ein neuer Ordner oder einer, den derselbe Befehl begonnen hat
help-dataset-bots = einer für alle Plätze oder einer pro Platz
help-dataset-shard = Partien pro Datei; sonst: { $value }
help-dataset-format = Parquet, dafür wird pyarrow gebraucht, oder JSON-Zeilen
help-scenario = Regelszenarien durchspielen
    .long = Regelszenarien durchspielen: eine Zeile für jedes, das scheitert, dann wie viele bestanden und gescheitert sind.
help-scenario-paths = eine Datei oder ein Ordner mit Dateien
help-scenario-only = nur die mit diesem Text im Namen
help-scenario-show = jedes Schritt für Schritt zeigen: was geschieht und was man wählen kann
help-replay = eine aufgezeichnete Partie ansehen oder durchgehen
    .long = Eine Aufzeichnung abspielen und zeigen, was geschah: wie es das Publikum oder ein Spieler sah oder mit offenen Karten.
help-replay-file = eine Aufzeichnung, wie `citadels play --record` sie schreibt
help-replay-seat = mit den Augen eines Spielers
help-replay-open = mit allen Karten offen
help-replay-step = schrittweise vor und zurück (im Terminal üblich)
help-replay-all = alles auf einmal (sonst üblich)
help-verify = prüfen, dass niemand die Karten einer Partie ausgesucht hat
    .long = Das Mischen einer Partie prüfen, die auf einem Server gespielt wurde: Ergeben die Zahlen, die Server und Spieler versprochen hatten, ihren Startwert, und folgt die Partie daraus? Der Rückgabewert ist 0, wenn niemand die Karten aussuchen konnte, 1, wenn etwas nicht stimmt, und 3, wenn die Aufzeichnung es nicht zeigen kann.
help-verify-file = eine Aufzeichnung, wie ein Server sie nach der Partie gibt
help-verify-commitment = der Fingerabdruck des Servers, wie du ihn am Tisch gesehen hast: mindestens 16 Ziffern davon
help-verify-part = deine eigene Zahl, die mitgemischt haben muss
help-stats = was viele aufgezeichnete Partien zeigen
    .long = Statistik beendeter Partien nach Ausgabe und Spielerzahl: wie oft jeder Charakter genommen wird und gewinnt, was einzigartige Gebäude wert sind, ob die erste Krone hilft. Alle Anteile haben 95-%-Intervalle. Der Rückgabewert ist 1, wenn eine Aufzeichnung nicht gelesen werden konnte.
help-stats-paths = Dateien oder Ordner mit Aufzeichnungen: JSON, JSON-Zeilen oder Parquet; - liest JSON-Zeilen von der Standardeingabe
help-stats-own = nur der Spieler, der die Partie gespeichert hat, in einer Datei eigener Partien
help-stats-rows = außerdem eine Zeile je Spieler in eine Datei schreiben: JSON-Zeilen, oder Parquet, wenn ihr Name auf .parquet endet
help-analyse = wo eine aufgezeichnete Partie gewonnen und verloren wurde
    .long = Analyse einer beendeten Partie: die Siegchancen im Verlauf, die größten Wendungen, wie gut jede Entscheidung gegenüber der besten Alternative war, Glück mit den Karten, und wer wen verdächtigt hat. Jede Entscheidung wird danach beurteilt, was ihr Spieler damals wissen konnte.
help-analyse-seat = nur die Entscheidungen dieses Platzes
help-analyse-worlds = in wie vielen Welten jede Möglichkeit ausprobiert wird; mehr ist langsamer und sicherer; sonst: { $value }
help-puzzles = Rätsel lösen, erstellen und prüfen
    .long = Löse Rätsel: Stellungen aus Partien starker Bots, in denen eine Wahl klar die beste ist. Mit `make` entstehen neue, mit demselben Startwert dieselben; mit `solve` löst eine stärkere Suche sie noch einmal und sagt, wie oft sie übereinstimmt.
help-puzzles-what = neue Rätsel erstellen oder mit einer stärkeren Suche lösen; ohne Angabe löst du sie
help-puzzles-daily = das Rätsel des Tages
help-puzzles-id = ein bestimmtes Rätsel
help-puzzles-kind = nur Rätsel einer Art
help-puzzles-seed = der Startwert der ersten Partie, für `make`; sonst: { $value }
help-puzzles-count = wie viele entstehen sollen; sonst: { $value }
help-puzzles-out = die Datei für `make`; sind schon welche darin, geht es dort weiter
help-puzzles-file = eigene Rätsel, wie `make` sie schreibt
help-puzzles-worlds = Welten pro Rätsel, für `solve`; sonst: { $value }
help-schema = das Protokoll für Programme beschreiben
    .long = Alle Fragen, Möglichkeiten, Ereignisse, Gründe und Wertungszeilen und die JSON-Schemata.
help-rules = Regeln und Karten nachschlagen
    .long = Die Regeln einer Ausgabe oder alles über eine Karte: was sie tut, worin sich Ausgaben unterscheiden, und Klarstellungen. Such eine Karte nach ihrem Namen in irgendeiner Sprache, einem Teil davon oder ihrer Kennung.
help-rules-card = eine Karte; ohne sie das Wichtigste oder mit --edition die Regeln
help-rules-edition = die Ausgabe; sonst: { $value }
help-rules-markdown = das ganze Nachschlagewerk als Markdown
help-rules-how_to_play = wie gespielt wird, auf einer Seite; auch, wenn nichts anderes verlangt ist
help-rules-glossary = nur die Begriffe der Ausgabe
help-rules-example = ein Beispiel der Regelhefte, etwa X1; ohne Kennung alle
help-bench = die Geschwindigkeit messen
    .long =
        Messungen mit zufälligen Bots, vier Spielern und Zusammenstellungen aus allen Charakteren:
          engine  Tempo der reinen und der kompilierten Engine auf einem Kern
          jobs    dieselben Partien auf einem Kern und auf zweien
          memory  was ein Prozess vor und nach vielen Partien belegt
          server  Tische mit fünf Sockets: Antwortzeiten bei gegebener Rate und Züge pro Prozessorsekunde
help-bench-what = was gemessen wird
help-bench-games = Partien in einem Durchgang; sonst: { $value }
help-bench-sockets = server: offene Sockets, eine Zahl oder mehrere; sonst: { $value }
help-bench-seconds = server: Sekunden für jede Messung; sonst: { $value }
help-bench-rate = server: angebotene Züge pro Sekunde; sonst: { $value }
help-bench-soak = server: stattdessen so viele Minuten lang den Speicher beobachten
help-bench-database = server: postgresql://… oder eine andere Datenbank; sonst: eine vorübergehende Datei
help-bench-workers = server: Prozesse, die sich die Tische teilen, wie bei citadels serve; sonst: 1

help-setup = die Partie
help-setup-edition = die Ausgabe; sonst: { $value }
help-setup-players = wie viele Spieler; sonst: { $value }
help-setup-set = eine fertige oder zufällige Zusammenstellung: { $sets }
help-setup-characters = die Charaktere, einer pro Rang
help-setup-uniques = die einzigartigen Gebäude oder wie viele davon
help-setup-ninth = mit einem Charakter von Rang 9
help-setup-substitute = wer für einen Charakter einspringt, der mehr Spieler braucht, etwa queen=tax_collector; mehrfach möglich
help-setup-crown = der Platz, der mit der Krone beginnt; sonst: zufällig

help-house_rules = Hausregeln; was fehlt, folgt der Ausgabe
help-setup-variant = eine Variante des Regelhefts: short_game von dark-city endet bei 7 Gebäuden
help-setup-action_cards = mit Aktionskarten, in der ersten oder zweiten Fassung; ohne Wert die der Ausgabe
help-setup-city_size = Gebäude, die eine Stadt vollenden; 7 in der kurzen Partie von dark-city
help-setup-five_types_bonus = Punkte für alle fünf Typen
help-setup-discard_pile = abgelegte Karten bilden einen offenen Stapel, statt unter den Nachziehstapel zu kommen
help-setup-face_down_first = der verdeckte Charakter kommt vor den offenen beiseite
help-setup-face_down_seen = wer die Krone hat, sieht den verdeckten Charakter
help-setup-tie_break = was bei Gleichstand entscheidet
help-setup-version = eine Karte wie in einer anderen Ausgabe spielen, etwa king=classic; mehrfach möglich
help-setup-mixed = Charaktere und einzigartige Gebäude aller Ausgaben erlauben

## Bots

bot-random = irgendeine erlaubte Wahl, alle gleich wahrscheinlich
bot-greedy = nimmt, was sich sofort lohnt; für den Anfang
bot-steward = spielt, wie gute Spieler spielen
bot-easy = leicht
bot-normal = mittel
bot-search = denkt voraus
bot-search-1 = die Suche der ersten Version
bot-hard = schwer
bot-expert = Experte
bot-master = Meister

## Results

simulate-done = { COUNT($games, of: "games") }, Entscheidungen: { $decisions }, Sekunden: { $seconds }; Partien pro Sekunde: { $games_per_second }, Entscheidungen pro Sekunde: { $decisions_per_second }
simulate-bot = Bot
simulate-seats = Plätze
simulate-wins = Siege
simulate-share = Anteil
simulate-mean = Punkte im Mittel
simulate-digest = Prüfsumme { $digest }
simulate-fault = { $bot }, Partie { $game }: { $fault }: { $told }
simulate-faults = Fehler
simulate-lost = Der Prozess, der diese Partien spielte, ist abgebrochen; sie fehlen darum: { $games }
simulate-crash = ein Programmfehler
simulate-illegal = eine unerlaubte Wahl
simulate-timeout = zu langsam
simulate-written = Geschrieben: { $path }
simulate-dataset = { COUNT($games, of: "games") }, Entscheidungen: { $decisions }. Geschrieben: { $path }

## The arena

arena-html_lang = de
arena-title = Citadels: Bots im Vergleich
arena-facts = { COUNT($games, of: "games") } an gemischten Tischen zu { $players }, Ausgabe { $edition }, Startwert { $seed }; Entscheidungen: { $decisions }, Sekunden: { $seconds }
# same as in English
arena-bot = Bot
arena-seats_played = Plätze
arena-wins = Siege
arena-win_share = Siegquote
arena-interval = 95-%-Intervall
arena-mean_score = Punkte im Mittel
arena-mean_place = Platz im Mittel
arena-rating = Wertung
arena-even = Ausgeglichen wäre ein Anteil von { $share }. Ein Bot, der einen Fehler macht, verliert diese Partie.
arena-win_shares = Siegquoten
arena-pairs = Allein gegen einen Tisch eines anderen
arena-pairs_means = Der Anteil der Partien, die der Bot der Zeile gegen einen Tisch des Bots der Spalte gewinnt, in je { COUNT($games, of: "games") }.
arena-alone = allein
arena-ratings = Wertungen
arena-rating_means = Plackett–Luce, mit 95-%-Bootstrap-Intervallen: Mit 400 Punkten mehr liegt ein Bot zehnmal so wahrscheinlich vor einem anderen.
arena-scores = Punktzahlen
arena-points = Punkte
arena-rounds = Runden
arena-rounds_axis = Runden einer Partie
arena-games = Partien
arena-game = Partie
arena-points_by_source = Punkte nach Herkunft, im Mittel
arena-source_head = Herkunft
arena-characters = Charaktere
arena-characters_means = Wie oft jeder Charakter genommen wurde und, in Klammern, der Anteil dieser Partien, die gewonnen wurden. Die Länge des Balkens zeigt, wie oft er genommen wurde; der gefüllte Teil, wie oft er gewann.
arena-character_head = Charakter
arena-seats = Siege nach Platz
arena-faults = Fehler
arena-fault = Was es war
arena-told = Näheres
arena-no_faults = Kein Bot ist abgestürzt, hat unerlaubt gewählt oder war zu langsam.
arena-crash = ein Programmfehler
arena-illegal = eine unerlaubte Wahl
arena-timeout = zu langsam
arena-lost = Der Prozess, der diese Partien spielte, ist abgebrochen; sie fehlen darum: { $games }
bench-pure = rein
bench-compiled = kompiliert
bench-ratio = Verhältnis
bench-no_compiled = Eine kompilierte Fassung gibt es hier nicht.
# same as in English
bench-sockets = Sockets
bench-offered = angeboten/s
bench-moves = Züge/s
bench-per_cpu = Züge/CPU-s
bench-answer = Antwort ms
bench-state = Zustand ms
bench-memory = Speicher MB
bench-unlimited = ohne Grenze
bench-percentiles = Zeiten: Median, 95 % und 99 %.

## Wrong use of a command

# What is wrong with one argument, such as --players.
usage-argument = { $argument }: { $problem }
usage-invalid_choice = „{ $value }“ steht nicht zur Wahl; zur Wahl stehen { $choices }
usage-required = es fehlt: { $arguments }
usage-unrecognized = unbekannte Argumente: { $arguments }
usage-one_value = ein Wert fehlt
usage-some_values = mindestens ein Wert fehlt
usage-no_value = nimmt keinen Wert an
usage-ambiguous = „{ $option }“ ist mehrdeutig: Es könnte { $matches } sein

help-admin = die Datenbank eines Servers pflegen
    .long = Die Datenbank eines Servers pflegen. Der Server darf dabei laufen, außer bei copy und migrate; eine Änderung bemerkt er mit dem nächsten Zug an dem Tisch.
help-admin-what = was zu tun ist
help-admin-values = { $usages }
admin-copy = Alles ist kopiert. Tische: { $games }, Einträge: { $entries }, Gäste: { $guests }.
admin-migrate = Die Datenbank hat jetzt Version { $version }.
admin-delete = Der Tisch { $table } ist gelöscht.
admin-end = Der Tisch { $table } ist geschlossen.
admin-rename = Platz { $place } am Tisch { $table } heißt jetzt { $name }.
admin-ban = Der Gast { $guest } ist gesperrt und hat alle Tische verlassen.
admin-unban = Der Gast { $guest } darf wiederkommen.
admin-forget = Der Gast { $guest } ist gelöscht, mit allen Namen und Nachrichten.
admin-retain = Was älter als { $days } Tage war, ist gelöscht. Tische: { $tables }, Gäste: { $guests }.
