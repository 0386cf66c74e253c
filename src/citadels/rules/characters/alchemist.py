"""The Alchemist (rank 6)."""

from typing import Final

from citadels.cards.characters import ALCHEMIST
from citadels.rules import event_arguments as arg
from citadels.rules.characters.base import Character
from citadels.rules.event_kinds import BANK, declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.hands import gain_gold
from citadels.rules.state import State, replaced

REFUNDED: Final = declare_event(
    "refunded",
    "The Alchemist got back the gold paid for districts.",
    (arg.WHO, arg.GOLD),
    chosen=False,
    sound="gold",
    gold=f"{BANK}>seat",
)


MOST_WITH_TWO: Final = 3  # players who have two characters each (D10)


class Alchemist(Character):
    """C-alchemist: at the end of the turn the gold paid as cost of districts comes back."""

    number: int = ALCHEMIST

    def refund(self, state: State) -> int:
        """What comes back."""
        return state.paid

    def end_of_turn(self, state: State) -> None:
        gold = self.refund(state)
        if gold:
            gain_gold(state, state.seat, gold)
            emit(state, REFUNDED, PUBLIC, state.seat, a=gold)


class CzechAlchemist(Alchemist):
    """C-alchemist in deluxe-cz: what was paid in this round, also in the player's other turn."""

    version: str = "deluxe-cz"

    def refund(self, state: State) -> int:
        return state.paid + (state.paid_before[state.seat] if state.paid_before else 0)

    def turn_over(self, state: State) -> None:
        if state.paid and state.config.players <= MOST_WITH_TWO:
            before = state.paid_before or (0,) * state.config.players
            state.paid_before = replaced(before, state.seat, before[state.seat] + state.paid)
