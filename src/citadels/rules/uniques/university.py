"""The University."""

from citadels.cards.districts import UNIVERSITY
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class University(Unique):
    """U-university: cost 6, worth 8."""

    kind: int = UNIVERSITY
    points_are_worth: bool = True

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return 2
