"""The Ivory Tower."""

from citadels.cards.districts import IVORY_TOWER, UNIQUE
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class IvoryTower(Unique):
    """U-ivory-tower: 5 points if it is your only unique district at the end."""

    kind: int = IVORY_TOWER

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return 5 if types[UNIQUE] == 1 else 0
