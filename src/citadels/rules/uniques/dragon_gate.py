"""The Dragon Gate."""

from citadels.cards.districts import DRAGON_GATE
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class DragonGate(Unique):
    """U-dragon-gate: cost 6, worth 8."""

    kind: int = DRAGON_GATE
    points_are_worth: bool = True

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return 2
