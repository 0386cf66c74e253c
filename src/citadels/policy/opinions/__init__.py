"""What the bots think of every card: one entry per card, for the steward and the greedy player."""
