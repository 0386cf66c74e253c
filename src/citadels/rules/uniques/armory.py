"""The Armory."""

from typing import Final

from citadels.cards.districts import ARMORY, KIND_MASK
from citadels.rules import event_arguments as arg
from citadels.rules.choices import DISTRICT_SLOTS, USE_ARMORY
from citadels.rules.city import completed, destroy, distinct_districts, find
from citadels.rules.event_kinds import EACH, declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.reasons import (
    CITY_COMPLETE,
    FINE,
    NO_DISTRICT,
    NO_SUCH_PLAYER,
    NOT_IN_CITY,
    NOT_ITSELF,
    NOT_OWN_CITY,
)
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique

ARMORY_USED: Final = declare_event(
    "armory_used",
    "A player destroyed the Armory, and with it another district.",
    (arg.WHO, arg.OWNER, "a=district:district the district destroyed with it"),
    moves="city>away",
    falls=(ARMORY,),
    harms="owner",
    own="owner",
    sound="destroy",
    moment=EACH,
)


class Armory(Unique):
    """U-armory: destroyed in your turn, it destroys one other district of any player, your own included.

    Not in a completed city. This is not a rank-8 ability: Keep and Bishop do not stop it (C-bishop.4, R78).
    """

    kind: int = ARMORY
    verbs: tuple[int, ...] = (USE_ARMORY,)

    def options(self, state: State, out: list[int]) -> None:
        for owner in range(state.config.players):
            for district in distinct_districts(state, owner):
                if not self._obstacle(state, owner, district):
                    out.append(USE_ARMORY + owner * DISTRICT_SLOTS + district)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        owner, district = argument // DISTRICT_SLOTS, argument % DISTRICT_SLOTS
        if owner >= state.config.players:
            return NO_SUCH_PLAYER
        if district not in state.cities[owner]:
            return NOT_IN_CITY
        return self._obstacle(state, owner, district)

    def _obstacle(self, state: State, owner: int, district: int) -> int:
        """K22: no Big Top, in any version."""
        if not state.config.districts[district & KIND_MASK].is_district:
            return NO_DISTRICT
        return self.target_obstacle(state, owner, district)

    def target_obstacle(self, state: State, owner: int, district: int) -> int:
        """Why it may not destroy a district."""
        if district & KIND_MASK == ARMORY:
            return NOT_ITSELF
        return CITY_COMPLETE if completed(state, owner) else FINE

    def use(self, state: State, verb: int, argument: int) -> None:
        owner, district = argument // DISTRICT_SLOTS, argument % DISTRICT_SLOTS
        emit(state, ARMORY_USED, PUBLIC, state.seat, other=owner, a=district)
        destroy(state, state.seat, find(state, state.seat, ARMORY))
        destroy(state, owner, district)


class DarkCityArmory(Armory):
    """U-armory as in the older expansion: another player's district, also of a completed city (R77)."""

    version: str = "dark-city"

    def target_obstacle(self, state: State, owner: int, district: int) -> int:
        return NOT_OWN_CITY if owner == state.seat else FINE
