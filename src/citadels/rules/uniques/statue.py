"""The Statue."""

from citadels.cards.districts import STATUE
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class Statue(Unique):
    """U-statue: 5 points if you hold the crown at the end."""

    kind: int = STATUE

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return 5 if state.crown == seat else 0
