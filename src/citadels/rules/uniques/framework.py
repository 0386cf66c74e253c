"""The Framework."""

from citadels.cards.districts import FRAMEWORK
from citadels.rules.building import place_obstacle
from citadels.rules.choices import BUILD_BY_FRAMEWORK
from citadels.rules.city import find, has_kind, sacrifice
from citadels.rules.reasons import NO_SUCH_UNIQUE
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class Framework(Unique):
    """U-framework: destroyed on your turn, it pays for one district, which counts for limit and tax."""

    kind: int = FRAMEWORK
    ways: tuple[int, ...] = (BUILD_BY_FRAMEWORK,)

    def ways_to_build(self, state: State, seat: int, card: int, out: list[int]) -> None:
        # K6: the Framework itself goes first.
        if not place_obstacle(state, seat, card, 1):
            out.append(BUILD_BY_FRAMEWORK + card)

    def way_obstacle(self, state: State, seat: int, argument: int) -> int:
        if not has_kind(state, seat, FRAMEWORK):
            return NO_SUCH_UNIQUE
        return place_obstacle(state, seat, argument, 1)

    def build_by_way(self, state: State, seat: int, argument: int) -> None:
        sacrifice(state, seat, find(state, seat, FRAMEWORK))
