"""The Laboratory."""

from typing import Final

from citadels.cards.districts import LABORATORY
from citadels.rules import event_arguments as arg
from citadels.rules.choices import USE_LABORATORY
from citadels.rules.event_kinds import BANK, declare_event
from citadels.rules.events import emit, only
from citadels.rules.hands import discard, distinct, gain_gold, lose_card
from citadels.rules.reasons import FINE, NOT_IN_HAND, UNIQUE_USED
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique

LABORATORY_USED: Final = declare_event(
    "laboratory_used",
    "A player discarded a card to the Laboratory for gold.",
    (arg.WHO, "b=gold:number how much gold", arg.SECRET_CARD),
    moves="hand>away",
    gold=f"{BANK}>seat",
)


class Laboratory(Unique):
    """U-lab: once a turn, a card from the hand for 2 gold."""

    kind: int = LABORATORY
    verbs: tuple[int, ...] = (USE_LABORATORY,)
    gold: int = 2

    def options(self, state: State, out: list[int]) -> None:
        if not state.used >> LABORATORY & 1:
            for card in distinct(state.hands[state.seat]):
                out.append(USE_LABORATORY + card)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if state.used >> LABORATORY & 1:
            return UNIQUE_USED
        return FINE if argument in state.hands[state.seat] else NOT_IN_HAND

    def use(self, state: State, verb: int, argument: int) -> None:
        state.used |= 1 << LABORATORY
        lose_card(state, state.seat, argument)
        discard(state, (argument,))
        gain_gold(state, state.seat, self.gold)
        emit(state, LABORATORY_USED, only(state.seat), state.seat, a=argument, b=self.gold)


class ClassicLaboratory(Laboratory):
    """U-lab in classic and dark-city: for 1 gold."""

    version: str = "classic"
    gold: int = 1
