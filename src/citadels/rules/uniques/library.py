"""The Library."""

from citadels.cards.districts import LIBRARY
from citadels.rules.uniques.base import IN_GATHERING, Unique


class Library(Unique):
    """U-library: when you gather cards, keep all that you draw (with the Observatory all three)."""

    kind: int = LIBRARY
    comes_by_itself: int = IN_GATHERING

    def cards_kept(self, kept: int, drawn: int) -> int:
        return drawn


class ClassicLibrary(Unique):
    """U-library in classic and dark-city: keep 2 (with the Observatory 2 of the three)."""

    kind: int = LIBRARY
    comes_by_itself: int = IN_GATHERING
    version: str = "classic"

    def cards_kept(self, kept: int, drawn: int) -> int:
        return kept + 1
