"""The Park."""

from typing import Final

from citadels.cards.districts import PARK
from citadels.rules import event_arguments as arg
from citadels.rules.event_kinds import declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.hands import draw
from citadels.rules.state import State
from citadels.rules.uniques.base import AT_END_OF_TURN, Unique

PARK_DREW: Final = declare_event("park", "The Park brings its owner cards.", (arg.WHO,), chosen=False)


class Park(Unique):
    """U-park: 2 cards at the end of your turn if your hand is empty."""

    kind: int = PARK
    comes_by_itself: int = AT_END_OF_TURN

    def due(self, state: State, seat: int) -> bool:
        return not state.hands[seat]

    def end_of_turn(self, state: State, seat: int) -> None:
        if self.due(state, seat):
            emit(state, PARK_DREW, PUBLIC, seat)
            draw(state, seat, 2)
