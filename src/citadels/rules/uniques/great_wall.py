"""The Great Wall."""

from citadels.cards.characters import WARLORD
from citadels.cards.districts import GREAT_WALL, KIND_MASK
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class GreatWall(Unique):
    """U-great-wall: rank 8 pays 1 more for your other districts."""

    kind: int = GREAT_WALL

    def surcharge(self, state: State, district: int) -> int:
        return 0 if district & KIND_MASK == GREAT_WALL else 1


class CzechGreatWall(Unique):
    """U-great-wall in deluxe-cz: for any of them, itself included."""

    kind: int = GREAT_WALL
    version: str = "deluxe-cz"

    def surcharge(self, state: State, district: int) -> int:
        return 1


class DarkCityGreatWall(Unique):
    """U-great-wall in dark-city: the Warlord alone, for any of them."""

    kind: int = GREAT_WALL
    version: str = "dark-city"

    def surcharge(self, state: State, district: int) -> int:
        return 1 if state.acting == WARLORD else 0
