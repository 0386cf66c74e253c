"""The Quarry."""

from citadels.cards.districts import KIND_MASK, QUARRY
from citadels.rules.city import districts_proper
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class Quarry(Unique):
    """U-quarry: you may build districts identical to ones you have, but not acquire them in other ways."""

    kind: int = QUARRY

    def allows_identical(self, state: State, seat: int) -> bool:
        return True


class DarkCityQuarry(Quarry):
    """U-quarry as in the older expansion: one identical district at a time (R76)."""

    version: str = "dark-city"

    def allows_identical(self, state: State, seat: int) -> bool:
        city = districts_proper(state, seat)
        return len({district & KIND_MASK for district in city}) == len(city)
