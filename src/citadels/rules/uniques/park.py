"""The Park."""

from citadels.cards.districts import PARK
from citadels.rules.events import PARK_DREW, PUBLIC, emit
from citadels.rules.hands import draw
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class Park(Unique):
    """U-park: 2 cards at the end of your turn if your hand is empty."""

    kind: int = PARK

    def end_of_turn(self, state: State, seat: int) -> None:
        if not state.hands[seat]:
            emit(state, PARK_DREW, PUBLIC, seat)
            draw(state, seat, 2)
