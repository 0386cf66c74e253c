# The score sheet at the end. A line that stands for a card has the card's name.

score-final = Schlusswertung
score-districts = Kosten der Gebäude
score-artist_gold = Gold auf Gebäuden
score-five_types = Gebäude aller fünf Typen
score-first_completed = Erste vollendete Stadt
score-completed = Vollendete Stadt
# The head of a player's sheet.
score-player = { PLAYER($seat) }: { COUNT($total, of: "points") }
    .you = Du: { COUNT($total, of: "points") }
score-haunted = das Geisterviertel zählt als { TYPE($type, case: "counts") }
score-won = { PLAYER($seat) } gewinnt mit { COUNT($total, of: "points", case: "dat") }.
    .you = Du gewinnst mit { COUNT($total, of: "points", case: "dat") }!
score-by_points = Auf Platz zwei: { COUNT($second, of: "points") }.
# $tied: a list of players' names.
score-by_rank = Gleichstand mit { COUNT($total, of: "points", case: "dat") }: { $tied }. Es entscheidet der höchste Rang der letzten Runde.
score-by_districts = Gleichstand mit { COUNT($total, of: "points", case: "dat") }: { $tied }. Es entscheiden die Punkte allein für Gebäude.
score-by_gold = Noch immer Gleichstand: { $tied }. Es entscheidet das Gold.
score-shared = { $tied } teilen sich den Sieg mit je { COUNT($total, of: "points", case: "dat") }.
