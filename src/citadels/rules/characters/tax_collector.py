"""The Tax Collector (rank 9)."""

from citadels.cards.characters import TAX_COLLECTOR
from citadels.rules.characters.base import Character
from citadels.rules.choices import COLLECT_TAX
from citadels.rules.events import PUBLIC, TAX_COLLECTED, TAXED, emit
from citadels.rules.hands import gain_gold
from citadels.rules.reasons import ABILITY_USED, FINE, NOTHING_TO_GAIN
from citadels.rules.state import ABILITY_DONE, State


class TaxCollector(Character):
    """C-tax: all gold on the token; no tax in the own turn (C-tax.2)."""

    number: int = TAX_COLLECTOR
    verbs: tuple[int, ...] = (COLLECT_TAX,)
    pays_tax: bool = False

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & ABILITY_DONE and state.tax:
            out.append(COLLECT_TAX)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if state.flags & ABILITY_DONE:
            return ABILITY_USED
        return FINE if state.tax else NOTHING_TO_GAIN

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ABILITY_DONE)
        gain_gold(state, state.seat, state.tax)
        emit(state, TAX_COLLECTED, PUBLIC, state.seat, a=state.tax)
        state.tax = 0


def pay_tax(state: State, seat: int) -> None:
    """C-tax.1, C-tax.4: with the Tax Collector in play, 1 gold for each district built, if any is left."""
    if state.config.taxed and state.gold[seat]:
        gain_gold(state, seat, -1)
        state.tax += 1
        emit(state, TAXED, PUBLIC, seat)
