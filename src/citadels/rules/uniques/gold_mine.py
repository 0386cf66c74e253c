"""The Gold Mine."""

from citadels.rules.uniques.base import Unique


class GoldMine(Unique):
    """U-gold-mine: 1 more when you gather gold."""

    def gold_gathered(self, gold: int) -> int:
        return gold + 1
