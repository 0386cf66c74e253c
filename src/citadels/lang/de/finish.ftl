# The end of a game in the browser.
finish-title = Die Partie ist zu Ende
finish-winner = Sieg
# How a tie was decided; the figures of those concerned stand beside it.
finish-by_rank = Gleichstand: Es entscheidet der höchste Rang der letzten Runde.
finish-by_districts = Gleichstand: Es entscheiden die Punkte für Gebäude.
finish-by_gold = Noch immer Gleichstand: Es entscheidet das Gold.
finish-still_equal = Noch immer Gleichstand: Der Sieg wird geteilt.
finish-what = Punkte für
finish-total = Summe
finish-rematch = Revanche
finish-rematch_wanted = { PLAYER($seat) } will eine Revanche. Bist du dabei?
finish-to_rematch = Zur Revanche
finish-record = Aufzeichnung herunterladen
finish-replay = Partie noch einmal ansehen
finish-board = Tisch ansehen
finish-results = Ergebnis zeigen
finish-course = Wie es lief
finish-loading = Die Runden werden geladen…
finish-no_course = Die Runden können gerade nicht gezeigt werden.
finish-again = Noch einmal versuchen
finish-points = Punkte
# same as in English
finish-gold = Gold
finish-districts = Gebäude
finish-hand = Karten auf der Hand
# The title of a chart; $what is one of the four above.
finish-after_rounds = { $what } nach jeder Runde
finish-as_table = Als Tabelle
finish-round = Runde
# same as in English
finish-start = Start
finish-chronicle = Wer welcher Charakter war und was gebaut wurde
finish-crown = hatte die Krone
finish-murdered = gemeuchelt
finish-bewitched = verhext
finish-robbed = bestohlen
finish-built = gebaut: { CARD($cards) }
finish-lost = verloren: { CARD($cards) }
finish-review = Partie analysieren
finish-daily = Ergebnisse des Tages
finish-daily_secret = Aufzeichnung, Wiederholung und Analyse folgen, wenn der Tag vorbei ist: Andere spielen noch mit diesen Karten.
