"""The Smithy."""

from typing import Final

from citadels.cards.districts import SMITHY
from citadels.rules.choices import USE_SMITHY
from citadels.rules.events import PUBLIC, SMITHY_USED, emit
from citadels.rules.hands import draw, gain_gold
from citadels.rules.reasons import FINE, TOO_DEAR, UNIQUE_USED, reason
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique

GOLD: Final = 2
CARDS: Final = 3


class Smithy(Unique):
    """U-smithy: once a turn, 3 cards for 2 gold."""

    verbs: tuple[int, ...] = (USE_SMITHY,)

    def options(self, state: State, out: list[int]) -> None:
        if not self.obstacle(state, USE_SMITHY, 0):
            out.append(USE_SMITHY)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if state.used >> SMITHY & 1:
            return UNIQUE_USED
        missing = GOLD - state.gold[state.seat]
        return reason(TOO_DEAR, missing) if missing > 0 else FINE

    def use(self, state: State, verb: int, argument: int) -> None:
        state.used |= 1 << SMITHY
        gain_gold(state, state.seat, -GOLD)
        emit(state, SMITHY_USED, PUBLIC, state.seat, a=GOLD)
        draw(state, state.seat, CARDS)
