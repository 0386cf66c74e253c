# The score sheet at the end. A line that stands for a card has the card's name.

score-final = Final scores
score-districts = Cost of the districts
score-artist_gold = Gold from the Artist
score-five_types = Districts of all five types
score-first_completed = First to complete a city
score-completed = Completed city
# The head of a player's sheet.
score-player = { PLAYER($seat) }: { COUNT($total, of: "points") }
    .you = You: { COUNT($total, of: "points") }
score-haunted = the Haunted Quarter counts as { TYPE($type) }
score-won = { PLAYER($seat) } wins with { COUNT($total, of: "points") }.
    .you = You win with { COUNT($total, of: "points") }!
score-by_points = The runner-up has { COUNT($second, of: "points") }.
# $tied: a list of players' names.
score-by_rank = { $tied } are tied at { COUNT($total, of: "points") }: the highest-ranked character of the last round decides.
score-by_districts = { $tied } are tied at { COUNT($total, of: "points") }: the points for districts alone decide.
score-by_gold = { $tied } are still tied: the gold decides.
score-shared = { $tied } share the win with { COUNT($total, of: "points") } each.
