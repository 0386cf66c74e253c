"""Puzzles: positions from games of strong bots with one choice that is clearly better than all others."""
