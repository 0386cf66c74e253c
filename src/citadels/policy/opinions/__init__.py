"""What the bots think of every card: one entry a card, for the steward and for the greedy player."""
