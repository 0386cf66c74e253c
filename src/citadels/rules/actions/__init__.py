"""The action cards, one module for each, with both versions."""
