"""The Alchemist (rank 6)."""

from citadels.cards.characters import ALCHEMIST
from citadels.rules.characters.base import Character
from citadels.rules.events import PUBLIC, REFUNDED, emit
from citadels.rules.hands import gain_gold
from citadels.rules.state import State


class Alchemist(Character):
    """C-alchemist: at the end of the turn the gold paid as cost of districts comes back."""

    number: int = ALCHEMIST

    def end_of_turn(self, state: State) -> None:
        if state.paid:
            gain_gold(state, state.seat, state.paid)
            emit(state, REFUNDED, PUBLIC, state.seat, a=state.paid)
