"""The Observatory."""

from citadels.rules.uniques.base import Unique


class Observatory(Unique):
    """U-observatory: when you gather cards, draw 3 instead of 2."""

    def cards_drawn(self, count: int) -> int:
        return count + 1
