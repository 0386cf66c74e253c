# The start page, opening a table and waiting at it, in the browser.

## Everywhere

lobby-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal. Nichts ist verloren.
lobby-try_again = Noch einmal versuchen
lobby-level_easy = Leicht
lobby-level_normal = Mittel
lobby-level_hard = Schwer
lobby-level_expert = Experte
lobby-level_master = Meister
# same as in English
lobby-person = Person
# A bot and how well it plays; { $level } is one of the levels above.
# same as in English
lobby-bot_level = Bot, { $level }
lobby-minutes = etwa { $minutes } min
lobby-watch = Zuschauen
lobby-read_card = Karte lesen

## Start

# The name of the game as it is printed.
# same as in English
lobby-game = Citadels
lobby-pitch = Acht Charaktere, eine Krone. Wähle heimlich, wer du in dieser Runde bist, nimm Gold, bau deine Stadt – und rate, wer es auf dich abgesehen hat.
lobby-name = Dein Name
lobby-name_other = Anderen vorschlagen
# Friendly nicknames to begin with, with spaces between them: animals, nobody's real name.
lobby-nicknames = Amsel Biber Dachs Eule Fuchs Hase Igel Iltis Luchs Marder Otter Rabe Reiher Specht Storch
lobby-play_now = Jetzt spielen
lobby-play_now_about = Du und drei Bots, mit den Karten für eine erste Partie.
lobby-local = Auf diesem Gerät spielen
lobby-local_about = Das Spiel läuft in diesem Browser, auch ohne Netz.
lobby-local_loading = Das Spiel wird geladen: { $percent } %
lobby-local_ready = Bereit: Du kannst hier ohne Netz spielen.
lobby-local_away = Der Server ist nicht erreichbar. Du kannst hier gegen Bots spielen.
lobby-local_failed = Das Spiel konnte nicht geladen werden. Versuch es wieder, wenn du Netz hast.
lobby-local_none = Der Server ist nicht erreichbar, und ohne Netz kann man bei ihm nicht spielen.
lobby-coach = Mit Trainer: ein Tipp, sooft etwas neu ist
# same as in English
lobby-bots_level = Bots
lobby-opening = Der Tisch wird eröffnet…
lobby-new_table = Neuer Tisch
lobby-new_table_about = Freunde, andere Charaktere, eigene Regeln.
lobby-join = Mit Code beitreten
lobby-join_field = Code oder Link
lobby-join_hint = Die acht Buchstaben und Ziffern oder der ganze Link, den du bekommen hast.
lobby-join_go = Beitreten
lobby-join_no_code = Das ist weder ein Code noch ein Link zu einem Tisch. Ein Code hat acht Buchstaben und Ziffern.
lobby-mine = Deine Tische
lobby-mine_none = Keine Partie wartet auf dich. Deine erste ist einen Klick entfernt.
lobby-your_turn = Du bist dran!
lobby-state_open = Wartet auf Mitspieler
lobby-state_running = Andere überlegen
lobby-state_over = Beendet
lobby-continue = Weiterspielen
lobby-to_table = Zum Tisch
lobby-look_back = Ergebnis ansehen
lobby-finished = Beendete Partien
lobby-open_tables = Offene Tische
lobby-open_none = Gerade sucht niemand Mitspieler. Eröffne einen öffentlichen Tisch, und alle sehen ihn hier.
lobby-sit_down = Platz nehmen
lobby-loading = Tische werden gesucht…
lobby-table_of = Tisch { $id }
lobby-free_seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
# same as in English
lobby-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
lobby-new_here = Neu dabei?
lobby-read_rules = In drei Minuten gelernt
lobby-learn = Beim Spielen lernen
lobby-learn_about = Sechs kurze Szenen am echten Tisch, fünf Minuten. Du bist am Zug.
lobby-learn_scenes = Alle Szenen
lobby-learn_begin = Anfangen
lobby-learn_go_on = Weiter
lobby-alone = Allein spielen
lobby-puzzles = Rätsel
lobby-puzzles_about = Finde die beste Wahl.
lobby-daily = Spiel des Tages
lobby-daily_about = Dieselben Karten für alle.
lobby-stats = Statistik
lobby-stats_about = Deine Partien und die von allen.

## New table

lobby-edition = Ausgabe
lobby-players = Spieler
lobby-cards = Karten
lobby-cards_about = Mit welchen Charakteren und einzigartigen Gebäuden gespielt wird.
lobby-way_ready = Vorgegeben
# differs from set-random: it stands for a way to choose
lobby-way_random = Zufällig
lobby-way_own = Eigene
lobby-random_about = Von jedem Rang wird zu Beginn ein Charakter gezogen, dazu die einzigartigen Gebäude, für alle sichtbar. Die Gebäude reichen von billig bis teuer.
lobby-ninth = Rang 9 dazu: { CARD($character) }
lobby-ninth_any = Einen Charakter mit Rang 9 dazu
lobby-ninth_needed = Nötig mit { COUNT($players, of: "players", case: "dat") }.
lobby-ninth_forbidden = Nicht mit { COUNT($players, of: "players", case: "dat") }.
lobby-substitute = Für { CARD($character, case: "acc") } braucht es mehr Spieler. Wer springt ein?
lobby-characters = Charaktere
lobby-uniques = Einzigartige Gebäude
lobby-rank = Rang { $rank }
lobby-rank_nobody = Niemand
lobby-rank_nobody_about = Mit acht Rängen spielen.
lobby-uniques_random = Zufällig gezogen
lobby-uniques_own = Meine Wahl
lobby-uniques_count = Wie viele
lobby-uniques_chosen = Gewählt: { $count }
lobby-uniques_none = Auswahl leeren
lobby-uniques_all = Alle dieser Ausgabe.
lobby-uniques_drawn = { $count ->
    [one] { $count } einzigartiges Gebäude, zufällig gezogen
   *[other] { $count } einzigartige Gebäude, zufällig gezogen
}
lobby-characters_drawn = Einer von jedem Rang, zufällig gezogen.
lobby-beyond_book = Das Regelheft ersetzt einen oder zwei der acht Grundcharaktere; deine Liste geht darüber hinaus.
lobby-by_rule = Regel { $rule }
lobby-action_cards = Aktionskarten
lobby-action_cards_about = Fünfzehn Karten mehr im Stapel: schnelle Überraschungen aus dem Zirkus.
lobby-action_in_book = Sie gehören zu dieser Ausgabe; gespielt wird mit ihnen oder ohne sie.
lobby-action_none = Ohne
lobby-action_first = Erste Fassung
lobby-action_second = Zweite Fassung
lobby-action_own = wie in dieser Ausgabe
lobby-more = Mehr: Hausregeln
lobby-more_about = Alles folgt der Ausgabe, solange du nichts änderst.
lobby-more_changed = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
}
lobby-as_edition = Wie in der Ausgabe ({ $value })
lobby-as_usual = Wie in der Ausgabe
lobby-reset = Zurück zu den Regeln der Ausgabe
lobby-yes = ja
lobby-no = nein
lobby-rule-city_size = Gebäude für eine vollendete Stadt
lobby-rule-five_types_bonus = Punkte für alle fünf Typen
lobby-rule-discard_pile = Offener Ablagestapel
lobby-rule-face_down_first = Verdeckter Charakter kommt zuerst beiseite
lobby-rule-face_down_seen = Wer die Krone hat, sieht den verdeckten Charakter
lobby-rule-tie_break = Gleichstand
lobby-rule-unique_count = Zahl der einzigartigen Gebäude, zufällig gezogen
lobby-rule-crown = Erste Krone
lobby-rule-mixed = Karten aller Ausgaben mischen
lobby-rule-versions = Fassungen der Karten
lobby-tie_break-rank = höchster Rang
lobby-tie_break-districts = Punkte für Gebäude
lobby-tie_break-districts_and_gold = Punkte für Gebäude, dann Gold
lobby-crown_random = zufällig gezogen
lobby-versions_about = Manche Karten haben sich im Lauf der Jahre geändert. Wähle, welche Fassung gilt.
lobby-seats = Plätze
lobby-seats_bots = Bots auf den anderen Plätzen
lobby-seats_people = Nur Menschen
lobby-seat = Platz { $number }
lobby-you = Du
lobby-seats_watch = Nur Bots: Du schaust zu.
lobby-clock = Bedenkzeit
# differs from lobby-rank_nobody: no time, not nobody
lobby-clock_none = Keine
lobby-clock_quick = Schnell
lobby-clock_calm = Gemütlich
lobby-clock_long = Lang
lobby-clock_days = Tage
lobby-clock_own = Eigene
lobby-clock_bank = Minuten für die ganze Partie
lobby-clock_increment = Sekunden dazu mit jeder Wahl
lobby-clock_about = { $minutes } min, dazu { $seconds } s pro Wahl. Läuft sie ab, spielt ein Bot, bis du wieder da bist.
lobby-clock_days_each = Tage pro Wahl
lobby-clock_days_about = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} pro Wahl: Alle spielen, wann es ihnen passt. Läuft die Zeit ab, spielt ein Bot, bis du wieder da bist.
lobby-clock_none_about = Alle nehmen sich so viel Zeit, wie sie brauchen.
lobby-who = Wer ihn findet
lobby-private = Privat
lobby-private_about = Nur wer den Code oder den Link hat.
lobby-listed = Öffentlich
lobby-listed_about = Alle sehen ihn auf der Startseite.
lobby-open_table = Tisch eröffnen
lobby-open_start = Partie beginnen

## At the table, before the start

lobby-wait_title = Der Tisch steht bereit
lobby-welcome = Nimm Platz
lobby-welcome_by = { $name } lädt dich zu einer Partie Citadels ein.
lobby-welcome_nobody = Ein Platz ist noch frei für dich.
lobby-welcome_full = Alle Plätze sind besetzt, aber du kannst zuschauen.
lobby-welcome_locked = Der Tisch ist abgeschlossen, aber du kannst zuschauen.
lobby-watching = Du schaust zu. Sobald die Partie beginnt, siehst du sie hier.
lobby-invite = Freunde einladen
# same as in English
lobby-code = Code
# same as in English
lobby-link = Link
lobby-copy = Link kopieren
lobby-copied = Link kopiert.
lobby-copy_by_hand = Der Link ist markiert: Bitte kopiere ihn von Hand.
lobby-share = Teilen
lobby-share_text = Komm, spiel mit mir Citadels!
lobby-qr = QR-Code
lobby-qr_label = QR-Code mit dem Link zu diesem Tisch
lobby-seat_open = Frei
lobby-host = Gastgeber
lobby-here = da
lobby-not_here = nicht da
lobby-sit_here = Hier sitzen
lobby-rename = Namen ändern
lobby-keep_name = Speichern
lobby-cancel = Abbrechen
lobby-get_up = Platz aufgeben
lobby-start = Partie beginnen
lobby-start_bots = { $count ->
    [one] Ein Bot nimmt den freien Platz.
   *[other] Bots nehmen die { $count } freien Plätze.
}
lobby-start_full = Alle Plätze sind besetzt.
lobby-start_wait = { $name } beginnt die Partie, wenn alle da sind.
lobby-start_wait_host = Der Gastgeber beginnt die Partie, wenn alle da sind.
lobby-lock = Tisch abschließen
lobby-lock_about = Niemand sonst kann sich setzen.
lobby-locked = Abgeschlossen
lobby-hints = Tipps erlauben
lobby-hints_about = Wer spielt, darf fragen, was ein starker Bot tun würde.
lobby-kick = Entfernen
lobby-kick_sure = { $name } endgültig entfernen?
lobby-make_host = Zum Gastgeber machen
lobby-give_bot = Einem Bot geben
lobby-free = Platz freigeben
lobby-bots_level_of = Stärke des Bots auf Platz { $number }
lobby-actions_for = Platz { $number }: { $name }
lobby-plan = Diese Partie
# The choices for new tables, kept in this browser.
lobby-keep = Als meine Einstellungen speichern
lobby-kept = Gespeichert. So beginnen deine neuen Tische.
lobby-forget = Zurück zum Üblichen
lobby-house_rules = Hausregeln
# same as in English
lobby-clock_short = { $minutes } min + { $seconds } s
lobby-clock_days_short = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} pro Wahl
lobby-players_here = { $taken } von { $players } Plätzen besetzt.
lobby-review = Partie analysieren
lobby-together = Mehrere an diesem Gerät
