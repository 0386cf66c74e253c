"""The Gold Mine."""

from citadels.cards.districts import GOLD_MINE
from citadels.rules.uniques.base import IN_GATHERING, Unique


class GoldMine(Unique):
    """U-gold-mine: 1 more when you gather gold."""

    kind: int = GOLD_MINE
    comes_by_itself: int = IN_GATHERING

    def gold_gathered(self, gold: int) -> int:
        return gold + 1
