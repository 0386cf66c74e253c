# The worked examples of the rulebooks, a sentence for each choice: src/citadels/book/examples. “You” is the reader.

# Four names, with spaces between them.
example-names = Ada Bruno Clara Dario

example-X1 = A turn
    .about = You hold the Warlord. The Thief named the Warlord earlier in this round, and the Architect’s turn comes before yours.
example-X1-1 = The Architect’s player gathers gold.
example-X1-2 = The Architect’s turn ends, and the Warlord is called. Before you do anything, the Thief takes all your gold.
example-X1-3 = You must gather. To make up for the loss, take 2 gold.
example-X1-4 = The Architect’s player has the largest city. Pay 1 gold, one less than its cost, to destroy the Market.
example-X1-5 = Take your income: the Prison is military, and the School of Magic counts as any type.
example-X1-6 = With 3 gold, build the Barracks. You have already taken your income, so the new district brings none this turn.
example-X1-7 = One district per turn is the limit: your turn is over.

example-X2 = The final scores
    .about = It’s the last round: another city is already complete. Complete yours, and see who wins.
example-X2-1 = You are one district short, and it costs 6. Take 2 gold.
example-X2-2 = Build the Dragon Gate. Your city is complete, though not the first.
example-X2-3 = The round ends, and with it the game. The first city scores 3 for all five types, with the Haunted Quarter as a military district, and 4 for being first: 28. Yours scores 2 for being complete and 2 for the Dragon Gate: 29.

example-X3 = The Merchant builds first
    .about = You hold the Merchant, with no gold and two trade districts. Income can wait until you have built.
example-X3-1 = The Merchant gets 1 extra gold.
example-X3-2 = Gather 2 gold.
example-X3-3 = Build the Docks for 3 gold.
example-X3-4 = Now take your income. The Docks are trade, too, so you get 3 gold.

example-X3b = The Merchant collects first
    .about = The same start, but this time you take the income first and gather cards.
example-X3b-1 = Take the Merchant’s extra gold.
example-X3b-2 = Take your income for two trade districts.
example-X3b-3 = You can afford the Docks now, so gather cards instead of gold.
example-X3b-4 = Keep one of the two.
example-X3b-5 = Build the Docks. You end up without gold, but with one more card.

example-X4 = The Magician swaps an empty hand
    .about = You hold the Magician, with 2 gold and a single card: the Castle.
example-X4-1 = Gather 2 gold.
example-X4-2 = Build the Castle for 4 gold. Now your hand is empty.
example-X4-3 = Swap your empty hand for another player’s three cards.

example-X5 = Two characters, one hand
    .about = With two players you have two characters: here the Architect and the Warlord.
example-X5-1 = In the Architect’s turn, gather gold.
example-X5-2 = Draw the Architect’s extra cards.
example-X5-3 = End the turn without building. The cards and the gold stay with you.
example-X5-4 = The Warlord is called, and that’s you again. Gather.
example-X5-5 = Build a card from the Architect’s turn. The Architect’s limit of three doesn’t carry over: the Warlord builds one district.
