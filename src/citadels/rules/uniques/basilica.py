"""The Basilica."""

from citadels.cards.districts import BASILICA
from citadels.rules.city import district_cost
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class Basilica(Unique):
    """U-basilica: 1 point for each district of odd cost in the city, the Artist's gold counted."""

    kind: int = BASILICA

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return sum(district_cost(state, district) % 2 for district in state.cities[seat])
