# Talking at a table, seats that change hands, tables that are changed or abandoned, notes about other players.

## Chat

# same as in English
chat-title = Chat
chat-new = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-empty = Hier ist es noch still.
chat-spectator = Publikum
chat-aside = Solange gespielt wird, hören dich nur andere im Publikum.
chat-phrases = Sätze
chat-phrase_hello = Hallo zusammen!
chat-phrase_good_luck = Viel Glück!
chat-phrase_not_me = Ich war’s nicht!
chat-phrase_mercy = Hab Erbarmen!
chat-phrase_i_know = Ich weiß, wer du bist…
chat-phrase_your_turn = Du bist dran!
chat-phrase_well_played = Gut gespielt!
chat-phrase_good_game = Danke, schöne Partie!
# Emotes: what a picture of a face or a hand means.
chat-emotes = Reaktionen
chat-emote_laugh = lacht
chat-emote_cry = weint
chat-emote_angry = ist wütend
chat-emote_wow = staunt
chat-emote_think = überlegt
chat-emote_wink = zwinkert
chat-emote_thumb = findet das gut
chat-emote_heart = schickt ein Herz
chat-text = Deine Nachricht
chat-send = Senden
chat-show = Neue Nachrichten gleich zeigen
# Buttons for a message of { $name }.
chat-actions = Nachricht von { $name }: was tun?
chat-block = Blockieren
chat-block_done = Von dort hörst du an diesem Tisch nichts mehr.
chat-report = Dem Gastgeber melden
chat-report_done = Der Gastgeber wird es sehen.
chat-silence = Für alle stummschalten
chat-silence_done = An diesem Tisch kommt von dort nichts mehr.
chat-reports = { $count ->
    [one] gemeldet
   *[other] { $count }-mal gemeldet
}
# same as in English
chat-level = Chat
chat-level_off = Aus
chat-level_phrases = Sätze
chat-level_text = Freier Text
chat-level_off_about = Niemand kann etwas sagen.
chat-level_phrases_about = Fertige Sätze und Reaktionen, für alle in ihrer eigenen Sprache.
chat-level_text_about = Sätze, Reaktionen und alles, was du schreiben magst.

## Seats that change hands

friends-move = Auf einem anderen Gerät weiterspielen
friends-move_about = Scanne den Code mit dem anderen Gerät, oder öffne dort diesen Tisch und gib den Code ein. Er gilt einmal, fünf Minuten lang; dieses Gerät schaut dann nur noch zu.
friends-move_get = Code holen
friends-move_again = Neuen Code holen
# same as in English
friends-move_code = Code
friends-move_qr = QR-Code, der deinen Platz auf ein anderes Gerät mitnimmt
friends-take = Du spielst auf einem anderen Gerät? Sein Code holt deinen Platz hierher:
friends-take_go = Hier spielen
friends-take_here = Deine Partie auf diesem Gerät fortsetzen?
friends-taken = Du spielst jetzt hier.
friends-ask = Willst du mitspielen? Bitte den Gastgeber um einen Platz:
friends-asked = Der Gastgeber wurde gefragt.
# What others ask beside the game.
friends-questions = Fragen am Tisch
friends-request = { $name } möchte für { $other } weiterspielen.
friends-request_give = Platz überlassen
friends-no = Nein
friends-local_only = Dieser Link gilt nur auf diesem Computer. Damit andere in deinem Netz mitspielen können, starte den Server mit
friends-local_others = 127.0.0.1 gilt nur auf diesem Computer. Der Link für andere Geräte beginnt mit { $address }.

## Tables changed, told apart and abandoned

friends-change = Partie ändern
friends-change_save = Speichern
friends-changed = Der Gastgeber hat die Partie geändert.
friends-close = Tisch schließen
friends-close_sure = Diesen Tisch für alle schließen?
friends-get_up_sure = Deinen Platz aufgeben?
friends-closed = Dieser Tisch ist geschlossen
friends-closed_about = Die Partie wurde abgebrochen, darum gibt es kein Ergebnis.
friends-abandon = Partie abbrechen
friends-abandon_sure = Die Partie endet hier, ohne Ergebnis.
friends-abandon_vote = Die Partie endet ohne Ergebnis, wenn alle zustimmen.
friends-abandon_asked = { $name } möchte die Partie abbrechen. Sie endet, wenn alle zustimmen.
friends-abandon_waits = Du möchtest die Partie abbrechen. Noch haben nicht alle zugestimmt.
friends-continue = Weiterspielen
friends-mine_above = Alle deine Partien stehen ganz oben.
friends-away = Ein Bot spielt für dich
friends-filter_editions = Alle Ausgaben
friends-filter_pace = Mit oder ohne Uhr
friends-filter_clock = Mit Uhr
friends-filter_no_clock = Ohne Uhr
friends-filter_none = Kein offener Tisch passt. Versuch einen anderen Filter.
# The title and the text of a link to a table, as messengers show them.
friends-link_title = { $name } lädt dich zu Citadels ein
friends-link_nobody = Ein Tisch für Citadels
friends-link_about = Besetzte Plätze: { $taken } von { $players }. Komm und spiel im Browser mit!
friends-problem = Problem melden
friends-problem_about = Füge deiner Meldung diese Angaben bei: Sie sagen, wo in der Partie es geschah. Geheimes steht nicht darin.
friends-problem_copy = Angaben kopieren
friends-problem_copied = Angaben kopiert.

## Notes about other players

friends-marks = Wer ist { $name }?
friends-marks_open = Notieren, wer { $name } sein könnte
# { $guesses } is a list of characters.
friends-marks_are = Deine Vermutung zu { $name }: { $guesses }
friends-marks_about = Deine eigenen Notizen: Niemand sonst sieht sie. Was die Regeln ausschließen, ist durchgestrichen.
friends-marks_out = nicht möglich
friends-marks_keep = Notizen von Runde zu Runde behalten
friends-marks_clear = Löschen
