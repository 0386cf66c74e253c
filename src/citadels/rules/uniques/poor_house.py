"""The Poor House."""

from typing import Final

from citadels.cards.districts import POOR_HOUSE
from citadels.rules import event_arguments as arg
from citadels.rules.event_kinds import BANK, declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.hands import gain_gold
from citadels.rules.state import State
from citadels.rules.uniques.base import AT_END_OF_TURN, Unique

POOR_HOUSE_PAID: Final = declare_event(
    "poor_house",
    "The Poor House brings its owner 1 gold.",
    (arg.WHO,),
    chosen=False,
    gold=f"{BANK}>seat",
)


class PoorHouse(Unique):
    """U-poorhouse: 1 gold at the end of your turn if you have none."""

    kind: int = POOR_HOUSE
    comes_by_itself: int = AT_END_OF_TURN

    def due(self, state: State, seat: int) -> bool:
        return not state.gold[seat]

    def end_of_turn(self, state: State, seat: int) -> None:
        if self.due(state, seat):
            gain_gold(state, seat, 1)
            emit(state, POOR_HOUSE_PAID, PUBLIC, seat)
