"""The Smithy."""

from typing import Final

from citadels.cards.districts import SMITHY
from citadels.rules import event_arguments as arg
from citadels.rules.choices import USE_SMITHY
from citadels.rules.event_kinds import BANK, declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.hands import draw, draw_obstacle, gain_gold
from citadels.rules.reasons import TOO_DEAR, UNIQUE_USED, reason
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique

SMITHY_USED: Final = declare_event(
    "smithy_used",
    "A player paid the Smithy for cards.",
    (arg.WHO, arg.GOLD),
    gold=f"seat>{BANK}",
)


class Smithy(Unique):
    """U-smithy: once a turn, 3 cards for 2 gold."""

    kind: int = SMITHY
    verbs: tuple[int, ...] = (USE_SMITHY,)
    gold: int = 2
    cards: int = 3

    def options(self, state: State, out: list[int]) -> None:
        if not self.obstacle(state, USE_SMITHY, 0):
            out.append(USE_SMITHY)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if state.used >> SMITHY & 1:
            return UNIQUE_USED
        missing = self.gold - state.gold[state.seat]
        return reason(TOO_DEAR, missing) if missing > 0 else draw_obstacle(state)

    def use(self, state: State, verb: int, argument: int) -> None:
        state.used |= 1 << SMITHY
        gain_gold(state, state.seat, -self.gold)
        emit(state, SMITHY_USED, PUBLIC, state.seat, a=self.gold)
        draw(state, state.seat, self.cards)


class ClassicSmithy(Smithy):
    """U-smithy in classic: 2 cards for 3 gold."""

    version: str = "classic"
    gold: int = 3
    cards: int = 2
