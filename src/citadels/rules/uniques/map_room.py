"""The Map Room."""

from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class MapRoom(Unique):
    """U-map-room: 1 point for each card in your hand at the end."""

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return len(state.hands[seat])
