"""How a game, a position and a choice are written down."""
