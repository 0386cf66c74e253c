"""The Map Room."""

from citadels.cards.districts import MAP_ROOM
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class MapRoom(Unique):
    """U-map-room: 1 point for each card in your hand at the end."""

    kind: int = MAP_ROOM

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return len(state.hands[seat])
