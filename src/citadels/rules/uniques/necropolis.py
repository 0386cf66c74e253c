"""The Necropolis."""

from citadels.cards.districts import KIND_MASK, NECROPOLIS
from citadels.rules.building import place_obstacle
from citadels.rules.choices import BUILD_NECROPOLIS
from citadels.rules.city import distinct_districts, sacrifice
from citadels.rules.reasons import NO_DISTRICT, NOT_IN_CITY
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class Necropolis(Unique):
    """U-necropolis: may be built by destroying any district of your city instead of paying (K22)."""

    kind: int = NECROPOLIS
    ways: tuple[int, ...] = (BUILD_NECROPOLIS,)

    def ways_to_build_it(self, state: State, seat: int, out: list[int]) -> None:
        if not place_obstacle(state, seat, NECROPOLIS):
            for district in distinct_districts(state, seat):
                if state.config.districts[district & KIND_MASK].is_district:
                    out.append(BUILD_NECROPOLIS + district)

    def card_of_way(self, argument: int) -> int:
        return NECROPOLIS

    def way_obstacle(self, state: State, seat: int, argument: int) -> int:
        if argument not in state.cities[seat]:
            return NOT_IN_CITY
        # K22: never a Big Top.
        if not state.config.districts[argument & KIND_MASK].is_district:
            return NO_DISTRICT
        return place_obstacle(state, seat, NECROPOLIS)

    def build_by_way(self, state: State, seat: int, argument: int) -> None:
        sacrifice(state, seat, argument)
