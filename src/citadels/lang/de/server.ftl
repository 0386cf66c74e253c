# What the server says: why it does not do what it was asked for, and its start page.

## Messages and tokens

refusal-bad_message = Diese Nachricht hat der Server nicht verstanden: { $message }
refusal-too_large = Die Nachricht ist zu lang; höchstens { $most } Bytes.
refusal-no_token = Du bist noch nicht als Gast angemeldet: Hol dir zuerst ein Token.
refusal-foreign_origin = Seiten von { $origin } dürfen diesen Server nicht nutzen.
refusal-not_found = Unter dieser Adresse gibt es nichts.
refusal-wrong_method = Diese Adresse nimmt diese Methode nicht an.
refusal-failed = Auf dem Server ist etwas schiefgegangen. Deine Partie ist sicher. Bitte versuch es noch einmal.
refusal-try_again = Das ließ sich gerade nicht speichern. Bitte versuch es noch einmal.
refusal-elsewhere = Dieser Tisch steht auf einem anderen Server: { $where }

## Limits

refusal-too_fast = Das war zu viel auf einmal. Bitte warte einen Augenblick.
refusal-too_many_guests = Zu viele neue Gäste von deiner Adresse. Bitte warte eine Minute.
refusal-too_many_tables = Du hast zu viele Tische auf einmal eröffnet. Bitte warte eine Minute.
refusal-too_many_open_tables = Du hast schon { $most } nicht beendete Tische. Beende zuerst einen davon.
refusal-too_many_connections = Zu viele Verbindungen; höchstens { $most }.

## Opening a table

refusal-wrong_setup = So kann man nicht spielen: { $cause }
refusal-wrong_seats = Die Partie hat { COUNT($players, of: "players") }, angegeben sind { $seats } Plätze.
refusal-bad_clock = Die Bedenkzeit muss zwischen { $least } und { $most } Sekunden liegen.
refusal-bad_name = Bitte wähle einen Namen mit sichtbaren Zeichen.
refusal-bad_record = Diese Aufzeichnung lässt sich nicht abspielen: { $cause }
refusal-record_too_long = Diese Aufzeichnung ist zu lang: Höchstens { $most } Entscheidungen lassen sich zeigen.
refusal-unknown_bot = Den Bot „{ $bot }“ gibt es hier nicht. Zur Wahl stehen: { $allowed }.

## At a table

refusal-no_such_table = Diesen Tisch gibt es nicht. Stimmt der Code?
refusal-no_such_seat = Diesen Platz gibt es nicht; der letzte ist { $most }.
refusal-in_lesson = Das ist eine Lektion: Hier geht es nur Schritt für Schritt.
refusal-lesson_waits = Lies zuerst über dem Tisch weiter.
refusal-no_hints = An diesem Tisch gibt es keine Tipps.
refusal-no_lesson = An diesem Tisch gibt es keine Lektion.
refusal-no_such_scene = Die Szene „{ $scene }“ gibt es nicht; es gibt: { $allowed }.
refusal-no_such_step = Diesen Schritt gibt es nicht; der letzte ist { $most }.
refusal-not_seated = Du schaust nur zu: Dafür brauchst du einen Platz.
refusal-not_host = Das kann nur der Gastgeber des Tisches.
refusal-kicked = Der Gastgeber hat dich von diesem Tisch entfernt.
refusal-locked = Der Tisch ist abgeschlossen: Niemand sonst kann sich setzen.
refusal-name_taken = { $name } heißt hier schon jemand.
refusal-table_full = Alle Plätze sind besetzt.
refusal-seat_taken = Dieser Platz ist besetzt.
refusal-nobody_there = Auf diesem Platz sitzt niemand.
refusal-no_bot_there = Auf diesem Platz sitzt kein Bot.
refusal-not_yourself = Das geht nicht mit dir selbst, aber du kannst den Tisch verlassen.
refusal-already_started = Die Partie hat schon begonnen.
refusal-not_started = Die Partie hat noch nicht begonnen.
refusal-dealing = Die Karten werden gerade gemischt. Versuch es gleich noch einmal.
refusal-bad_part = Diese Zahl passt nicht zu dem Fingerabdruck, den du angekündigt hast.
refusal-game_over = Die Partie ist zu Ende.
refusal-not_over = Die Partie ist noch nicht zu Ende.
refusal-not_your_turn = Du bist nicht an der Reihe.
refusal-stale = Der Tisch hat sich inzwischen verändert. Bitte sieh noch einmal hin.
refusal-not_possible = Das geht nicht: { $cause }
refusal-nothing_to_undo = Es gibt nichts, was du zurücknehmen kannst.
refusal-not_away = Für dich spielt kein Bot.
refusal-already_away = Für dich spielt schon ein Bot.
refusal-other_tab = Diese Partie ist in einem anderen Tab offen. Spiel dort weiter oder schließ ihn.
refusal-player_present = Auf diesem Platz ist jemand da. Ersetzt werden kann nur, wer fehlt.
refusal-secret_question = Jemand wird gerade heimlich gefragt. Bitte warte auf die Antwort.

## Chat and seats that change hands

refusal-chat_off = Der Gastgeber hat den Chat an diesem Tisch abgeschaltet.
refusal-no_free_text = An diesem Tisch gibt es nur fertige Sätze.
refusal-silenced = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
refusal-chat_full = Hier ist so viel gesagt worden, dass nichts mehr hineinpasst.
refusal-bad_text = Bitte schreib etwas, das man sehen kann.
refusal-no_such_message = Diese Nachricht gibt es nicht.
refusal-no_such_puzzle = Dieses Rätsel gibt es nicht.
refusal-daily_secret = Das ist ein Spiel des Tages: Bis der Tag vorbei ist, bleiben die Karten geheim.
refusal-already_reported = Das hast du schon gemeldet.
refusal-bad_code = Dieser Code gilt nicht oder nicht mehr. Lass dir einen neuen geben.
refusal-already_seated = Du hast schon einen Platz an diesem Tisch.
refusal-no_such_request = Um diesen Platz bittet niemand mehr.
refusal-asker_gone = Wer um den Platz gebeten hat, ist gerade nicht da.
refusal-too_many_requests = Schon { $most } Leute bitten um einen Platz. Bitte warte auf den Gastgeber.
refusal-too_many_people = Es sitzen { $people } Leute am Tisch, aber die Partie wäre für { COUNT($players, of: "players") }.
refusal-closed = Dieser Tisch wurde geschlossen.
