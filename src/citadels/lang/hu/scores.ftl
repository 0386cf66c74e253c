# The score sheet at the end.

score-final = Végeredmény
score-districts = A kerületek költsége
score-artist_gold = A Művész által hozzátett arany
score-five_types = Mind az öt típusú kerület
score-first_completed = Az első kész város
score-completed = Kész város
score-player = { PLAYER($seat) }: { COUNT($total, of: "points") }
    .you = Te: { COUNT($total, of: "points") }
score-haunted = (a Kísértetváros típusa: { TYPE($type) })
score-won = { PLAYER($seat) } nyer { COUNT($total, of: "points", case: "with") }.
    .you = Te nyersz { COUNT($total, of: "points", case: "with") }!
score-by_points = A második helyen: { COUNT($second, of: "points") }.
score-by_rank = { $tied }: egyaránt { COUNT($total, of: "points") }; az utolsó forduló legmagasabb rangú karaktere dönt.
score-by_districts = { $tied }: egyaránt { COUNT($total, of: "points") }; a kerületek pontjai döntenek.
score-by_gold = { $tied }: ez is azonos; az arany dönt.
score-shared = { $tied } közösen nyer, egyaránt { COUNT($total, of: "points", case: "with") }.
