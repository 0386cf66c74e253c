"""The Tax Collector (rank 9)."""

from typing import Final

from citadels.cards.characters import TAX_COLLECTOR
from citadels.rules import event_arguments as arg
from citadels.rules.characters.base import Character
from citadels.rules.choices import COLLECT_TAX
from citadels.rules.event_kinds import BANK, declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.hands import gain_gold
from citadels.rules.reasons import ABILITY_USED, FINE, NOTHING_TO_GAIN
from citadels.rules.state import ABILITY_DONE, State

TAXED: Final = declare_event(
    "taxed",
    "A player put 1 gold on the Tax Collector's token.",
    (arg.WHO,),
    chosen=False,
    concerns="seat",
    gold=f"seat>{BANK}",
)
TAX_COLLECTED: Final = declare_event(
    "tax_collected",
    "The Tax Collector took the gold from the token.",
    (arg.WHO, arg.GOLD),
    chosen=False,
    sound="gold",
    gold=f"{BANK}>seat",
)


class TaxCollector(Character):
    """C-tax: all gold on the token; pays no tax in a turn as the Tax Collector (C-tax.2)."""

    number: int = TAX_COLLECTOR
    verbs: tuple[int, ...] = (COLLECT_TAX,)

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

    def district_built(self, state: State, owner: int) -> None:
        """C-tax.1, C-tax.4: 1 gold for each district built, if any is left."""
        own = owner == state.seat and state.character is self
        if not own and state.gold[owner]:
            gain_gold(state, owner, -1)
            state.tax += 1
            emit(state, TAXED, PUBLIC, owner)
