"""The Observatory."""

from citadels.cards.districts import OBSERVATORY
from citadels.rules.uniques.base import IN_GATHERING, Unique


class Observatory(Unique):
    """U-observatory: when you gather cards, draw 3 instead of 2."""

    kind: int = OBSERVATORY
    comes_by_itself: int = IN_GATHERING

    def cards_drawn(self, count: int) -> int:
        return count + 1


class DarkCityObservatory(Observatory):
    """U-observatory in dark-city: what is not kept goes under the deck, not onto the discard pile (T4)."""

    version: str = "dark-city"
    refused_under_deck: bool = True
