"""The Wishing Well."""

from citadels.cards.districts import UNIQUE, WISHING_WELL
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class WishingWell(Unique):
    """U-wishing-well: 1 point for each unique district in your city, itself included."""

    kind: int = WISHING_WELL

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return types[UNIQUE]


class DarkCityWishingWell(Unique):
    """U-wishing-well as in the older expansion: for each other unique district."""

    kind: int = WISHING_WELL
    version: str = "dark-city"

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return types[UNIQUE] - 1
