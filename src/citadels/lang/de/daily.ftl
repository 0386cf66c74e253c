# Das Spiel des Tages: dieselben Karten für alle auf einem Server, gegen schwere Bots.
daily-title = Spiel des Tages
daily-about = Heute spielen hier alle mit denselben Karten gegen dieselben starken Bots. Du hast einen Versuch. Dein Ergebnis steht in der Liste; die Karten bleiben geheim, bis der Tag vorbei ist.
daily-setup = { $edition }, { COUNT($players, of: "players") }
# $hours und $minutes: Zahlen.
daily-left = Nächstes Spiel in { $hours } Std. { $minutes } Min.
daily-play = Spiel des Tages beginnen
daily-go_on = Weiterspielen
daily-yours = Deine Partie
daily-results = Ergebnisse
daily-player = Spieler
daily-place = Platz
daily-points = Punkte
daily-best = Bester Bot
daily-rounds = Runden
daily-none = Noch hat es niemand zu Ende gespielt.
daily-before = Der Tag davor
daily-today = Heute
