"""The Factory."""

from citadels.cards.districts import FACTORY
from citadels.rules.uniques.base import Unique


class Factory(Unique):
    """U-factory: other unique districts cost you 1 gold less to build."""

    kind: int = FACTORY

    def price(self, kind: int, price: int) -> int:
        return price if kind == FACTORY else max(0, price - 1)
