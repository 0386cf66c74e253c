"""The Capitol."""

from citadels.cards.districts import CAPITOL
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class Capitol(Unique):
    """U-capitol: 3 points for three or more districts of one type, once."""

    kind: int = CAPITOL

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return 3 if max(types) >= 3 else 0
