"""The Armory."""

from citadels.cards.districts import ARMORY, KIND_MASK
from citadels.rules.choices import DISTRICT_SLOTS, USE_ARMORY
from citadels.rules.city import completed, destroy, distinct_districts, find
from citadels.rules.events import ARMORY_USED, PUBLIC, emit
from citadels.rules.reasons import CITY_COMPLETE, FINE, NO_SUCH_PLAYER, NOT_IN_CITY, NOT_ITSELF
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class Armory(Unique):
    """U-armory: destroyed in your turn, it destroys one other district of any player, your own included.

    Not in a completed city. It is no rank-8 ability: Keep and Bishop do not stop it (C-bishop.4, R78).
    """

    verbs: tuple[int, ...] = (USE_ARMORY,)

    def options(self, state: State, out: list[int]) -> None:
        for owner in range(state.config.players):
            if not completed(state, owner):
                for district in distinct_districts(state, owner):
                    if district & KIND_MASK != ARMORY:
                        out.append(USE_ARMORY + owner * DISTRICT_SLOTS + district)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        owner, district = argument // DISTRICT_SLOTS, argument % DISTRICT_SLOTS
        if owner >= state.config.players:
            return NO_SUCH_PLAYER
        if district not in state.cities[owner]:
            return NOT_IN_CITY
        if district & KIND_MASK == ARMORY:
            return NOT_ITSELF
        return CITY_COMPLETE if completed(state, owner) else FINE

    def use(self, state: State, verb: int, argument: int) -> None:
        owner, district = argument // DISTRICT_SLOTS, argument % DISTRICT_SLOTS
        emit(state, ARMORY_USED, PUBLIC, state.seat, other=owner, a=district)
        destroy(state, state.seat, find(state, state.seat, ARMORY))
        destroy(state, owner, district)
