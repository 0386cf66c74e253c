"""Play in a terminal: lines of text in, lines of text out."""
