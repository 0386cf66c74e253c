# The shuffle that can be checked: at the table, at the end of a game, and in `citadels verify`.
# A fingerprint is the hash of a secret number; a number is somebody’s random part of the shuffle.
fair-title = Faires Mischen
fair-about = Der Server hat sich eine geheime Zahl ausgedacht und zeigt ihren Fingerabdruck. Der Browser jedes Mitspielers kann eine eigene Zahl dazugeben. Gemeinsam mischen sie die Karten, und nach der Partie können alle prüfen, dass niemand sie ausgesucht hat.
fair-fingerprint = Fingerabdruck der Zahl des Servers
fair-taking_part = Es mischen mit: { $players }
fair-alone = Noch mischt kein Browser mit.
fair-dealing = Die Karten werden gemischt…
fair-old_table = Dieser Tisch wurde mit einer früheren Version eröffnet: Das Mischen lässt sich dort nicht prüfen.
fair-own_part = Deine Zahl: { $part }
fair-by_hand = Willst du selbst prüfen, lade die Aufzeichnung herunter und gib ein:
fair-checking = Das Mischen wird geprüft…
fair-unknown = Das Mischen lässt sich gerade nicht prüfen.
fair-details = Was geprüft wurde

## The verdicts
fair-is-fair = Fair gemischt: Niemand konnte die Karten aussuchen.
fair-is-server_only = Das Mischen passt zum Fingerabdruck des Servers, aber niemand sonst hat mitgemischt. Das beweist wenig.
fair-is-not_checkable = Dieses Mischen lässt sich nicht prüfen: Die Aufzeichnung sagt nicht, woher ihr Startwert kommt.
fair-is-wrong = Mit diesem Mischen stimmt etwas nicht.
# The list begins with the server.
fair-mixed = Gemischt von: { $players }.
# differs from book-credits-server: in a list of names, without an article
fair-server = Server
fair-withheld = Hat eine Zahl angekündigt, aber nie gezeigt: { $players }. Wer gab, konnte sich aussuchen, ob mit ihr oder ohne sie gemischt wird.

## The checks, passed and failed
fair-ok-shown = Der Fingerabdruck ist der, der am Tisch zu sehen war.
fair-bad-shown = Der Fingerabdruck ist nicht der, der am Tisch zu sehen war.
fair-ok-server = Die Zahl des Servers passt zu ihrem Fingerabdruck.
fair-bad-server = Die Zahl des Servers passt nicht zu ihrem Fingerabdruck.
fair-ok-players = Die Zahlen der Mitspieler passen zu ihren Fingerabdrücken.
fair-bad-players = Hier passt die Zahl nicht zum Fingerabdruck: { $players }.
fair-ok-own = Deine Zahl ist in das Mischen eingegangen.
fair-bad-own = Deine Zahl fehlt beim Mischen.
fair-ok-setup = Die Karten wurden für genau diese Partie gemischt.
fair-bad-setup = Die Karten wurden für eine andere Partie gemischt.
fair-ok-seed = Das Mischen folgt aus genau diesen Zahlen.
fair-bad-seed = Das Mischen folgt nicht aus diesen Zahlen.
fair-ok-cards = Die Charaktere und einzigartigen Gebäude im Spiel folgen aus dem Mischen.
fair-bad-cards = Die Charaktere oder einzigartigen Gebäude im Spiel folgen nicht aus dem Mischen.
fair-ok-game = Die ganze Partie lässt sich aus diesem Mischen nachspielen.
fair-bad-game = Die Partie lässt sich aus diesem Mischen nicht nachspielen.
