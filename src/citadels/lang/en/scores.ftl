# The score sheet at the end. A line that stands for a card has the card's name.

score-final = Final scores
score-districts = Cost of the districts
score-artist_gold = Gold put on by the Artist
score-five_types = Districts of all five types
score-first_completed = First complete city
score-completed = Complete city
# The head of a player's sheet.
score-player = { PLAYER($seat) }: { COUNT($total, of: "points") }
    .you = You: { COUNT($total, of: "points") }
score-haunted = (the Haunted Quarter counts as { TYPE($type) })
score-won = { PLAYER($seat) } has won with { COUNT($total, of: "points") }.
    .you = You have won with { COUNT($total, of: "points") }!
score-by_points = The next best has { COUNT($second, of: "points") }.
# $tied: a list of players' names.
score-by_rank = { $tied }: { COUNT($total, of: "points") } each; the character of the highest rank in the last round decides.
score-by_districts = { $tied }: { COUNT($total, of: "points") } each; the points of the districts alone decide, then the gold.
score-shared = { $tied } share the win with { COUNT($total, of: "points") } each.
