"""The Alchemist (rank 6)."""

from typing import Final

from citadels.cards.characters import ALCHEMIST
from citadels.rules import event_arguments as arg
from citadels.rules.characters.base import Character
from citadels.rules.event_kinds import declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.hands import gain_gold
from citadels.rules.state import State

REFUNDED: Final = declare_event(
    "refunded", "The Alchemist got back the gold paid for districts.", (arg.WHO, arg.GOLD), chosen=False
)


class Alchemist(Character):
    """C-alchemist: at the end of the turn the gold paid as cost of districts comes back."""

    number: int = ALCHEMIST

    def end_of_turn(self, state: State) -> None:
        if state.paid:
            gain_gold(state, state.seat, state.paid)
            emit(state, REFUNDED, PUBLIC, state.seat, a=state.paid)
