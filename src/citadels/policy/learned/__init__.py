"""What was learned from games: who will win, and which character players take (docs/strength.md)."""
