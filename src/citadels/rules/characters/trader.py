"""The Trader (rank 6)."""

from citadels.cards.characters import TRADER
from citadels.cards.districts import TRADE, TYPE_OF
from citadels.rules.characters.base import IncomeCharacter


class Trader(IncomeCharacter):
    """C-trader: gold for trade districts, which do not count towards the build limit."""

    number: int = TRADER
    income_type: int = TRADE

    def counts_towards_limit(self, kind: int) -> bool:
        return TYPE_OF[kind] != TRADE
