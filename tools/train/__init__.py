"""Training of what the strong bots have learned (docs/strength.md)."""
