"""The Laboratory."""

from typing import Final

from citadels.cards.districts import LABORATORY
from citadels.rules.choices import USE_LABORATORY
from citadels.rules.events import LABORATORY_USED, emit, only
from citadels.rules.hands import distinct, gain_gold, lose_card, put_under_deck
from citadels.rules.reasons import FINE, NOT_IN_HAND, UNIQUE_USED
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique

GOLD: Final = 2


class Laboratory(Unique):
    """U-lab: once a turn, a card from the hand for 2 gold."""

    verbs: tuple[int, ...] = (USE_LABORATORY,)

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
        put_under_deck(state, (argument,))
        gain_gold(state, state.seat, GOLD)
        emit(state, LABORATORY_USED, only(state.seat), state.seat, a=argument, b=GOLD)
