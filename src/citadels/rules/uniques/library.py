"""The Library."""

from citadels.rules.uniques.base import Unique


class Library(Unique):
    """U-library: when you gather cards, keep all that you draw (with the Observatory all three)."""

    def cards_kept(self, kept: int, drawn: int) -> int:
        return drawn
