"""The Merchant (rank 6)."""

from citadels.cards.characters import MERCHANT
from citadels.cards.districts import TRADE
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.choices import EXTRA_GOLD, INCOME
from citadels.rules.hands import gain_extra_gold
from citadels.rules.reasons import ABILITY_USED, FINE
from citadels.rules.state import ABILITY_DONE, State


class Merchant(IncomeCharacter):
    """C-merchant: gold for trade districts, and 1 extra gold in any case."""

    number: int = MERCHANT
    verbs: tuple[int, ...] = (INCOME, EXTRA_GOLD)
    income_type: int = TRADE

    def options(self, state: State, out: list[int]) -> None:
        super().options(state, out)
        if not state.flags & ABILITY_DONE:
            out.append(EXTRA_GOLD)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if verb == EXTRA_GOLD:
            return ABILITY_USED if state.flags & ABILITY_DONE else FINE
        return super().obstacle(state, verb, argument)

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb == EXTRA_GOLD:
            state.now(ABILITY_DONE)
            gain_extra_gold(state, state.seat, 1)
        else:
            super().use(state, verb, argument)


class DarkCityMerchant(IncomeCharacter):
    """C-merchant in dark-city: the extra gold comes by itself after gathering."""

    number: int = MERCHANT
    version: str = "dark-city"
    income_type: int = TRADE

    def gathered(self, state: State) -> None:
        gain_extra_gold(state, state.seat, 1)
