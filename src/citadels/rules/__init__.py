"""What happens: state, setup, draft, turn, scoring, and one small class for each card with a rule."""
