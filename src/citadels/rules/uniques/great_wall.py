"""The Great Wall."""

from citadels.cards.districts import GREAT_WALL, KIND_MASK
from citadels.rules.uniques.base import Unique


class GreatWall(Unique):
    """U-great-wall: rank 8 pays 1 more for your other districts."""

    def surcharge(self, district: int) -> int:
        return 0 if district & KIND_MASK == GREAT_WALL else 1
