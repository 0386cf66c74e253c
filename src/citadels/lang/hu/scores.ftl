# The score sheet at the end.

score-final = Végeredmény
score-districts = A kerületek költsége
score-artist_gold = A Művész aranya
score-five_types = Mind az öt kerülettípus
score-first_completed = Elsőként befejezett város
score-completed = Befejezett város
score-player = { PLAYER($seat) }: { COUNT($total, of: "points") }
    .you = Te: { COUNT($total, of: "points") }
score-haunted = a Kísértetváros itt { TYPE($type) }
score-won = { PLAYER($seat) } nyer { COUNT($total, of: "points", case: "with") }.
    .you = Te nyersz { COUNT($total, of: "points", case: "with") }!
score-by_points = A második helyezettnek { COUNT($second, of: "points", case: "whose") } van.
score-by_rank = { $tied } { COUNT($total, of: "points", case: "with") } holtversenyben áll: az utolsó forduló legmagasabb rangú karaktere dönt.
score-by_districts = { $tied } { COUNT($total, of: "points", case: "with") } holtversenyben áll: a kerületek pontjai döntenek.
score-by_gold = { $tied } még mindig holtversenyben áll: az arany dönt.
score-shared = { $tied } közösen nyer, fejenként { COUNT($total, of: "points", case: "with") }.
