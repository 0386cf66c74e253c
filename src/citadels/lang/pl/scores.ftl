# The score sheet at the end.

score-final = Wynik końcowy
score-districts = Koszt dzielnic
score-artist_gold = Złoto dołożone przez artystę
score-five_types = Dzielnice wszystkich pięciu typów
score-first_completed = Pierwsze ukończone miasto
score-completed = Ukończone miasto
score-player = { PLAYER($seat) }: { COUNT($total, of: "points") }
    .you = Ty: { COUNT($total, of: "points") }
score-haunted = Nawiedzone miasto liczy się jako dzielnica { TYPE($type) }
score-won = { PLAYER($seat) } wygrywa z wynikiem { COUNT($total, of: "points", case: "gen") }.
    .you = Wygrywasz z wynikiem { COUNT($total, of: "points", case: "gen") }!
score-by_points = Drugie miejsce: { COUNT($second, of: "points") }.
score-by_rank = { $tied }: po { COUNT($total, of: "points") }; decyduje najwyższa ranga postaci w ostatniej rundzie.
score-by_districts = { $tied }: po { COUNT($total, of: "points") }; decydują punkty za same dzielnice.
score-by_gold = { $tied }: i tu jest remis; decyduje złoto.
score-shared = { $tied } dzielą się zwycięstwem: po { COUNT($total, of: "points") }.
