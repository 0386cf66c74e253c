"""What exists: districts, characters, action cards, editions and ready-made sets. Data, no rules."""
