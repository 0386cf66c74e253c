"""Cities: districts coming, going and being counted."""

from citadels.cards.districts import FIRST_UNIQUE, GOLD_SHIFT, KIND_MASK, TYPE_OF
from citadels.rules.events import COMPLETED, PUBLIC, SACRIFICED, emit
from citadels.rules.hands import put_under_deck
from citadels.rules.state import State, replaced
from citadels.rules.uniques.base import COUNT_FOR_MORE, JOIN_INCOME, UNIQUES, standing


def district_cost(state: State, district: int) -> int:
    """The cost of a standing district, with the gold that the Artist has put on it."""
    return state.config.cost[district & KIND_MASK] + (district >> GOLD_SHIFT)


def distinct_districts(state: State, seat: int) -> list[int]:
    """The different districts of a city, in the order in which they were built."""
    city = state.cities[seat]
    if len(set(city)) == len(city):
        return list(city)
    return list(dict.fromkeys(city))


def find(state: State, seat: int, kind: int) -> int:
    """The district of a kind in a city that has it."""
    for district in state.cities[seat]:
        if district & KIND_MASK == kind:
            return district
    raise AssertionError("the city has no such district")


def completed(state: State, seat: int) -> bool:
    """A city with its number of districts (E1); the Monument counts as two."""
    size = len(state.cities[seat])
    needed = state.config.city_size
    if size >= needed:
        return True
    for unique in standing(state, seat, COUNT_FOR_MORE):
        size += unique.counts_as - 1
    return size >= needed


def income_count(state: State, seat: int, type: int) -> int:
    """The districts that bring income of a type."""
    count = 0
    for district in state.cities[seat]:
        if TYPE_OF[district & KIND_MASK] == type:
            count += 1
    return count + len(standing(state, seat, JOIN_INCOME))


def place(state: State, seat: int, district: int) -> None:
    """A district comes into a city, by whatever means (K2)."""
    was_complete = completed(state, seat)
    state.cities = (*state.cities[:seat], (*state.cities[seat], district), *state.cities[seat + 1 :])
    state.kinds = replaced(state.kinds, seat, state.kinds[seat] | 1 << (district & KIND_MASK))
    if not was_complete and completed(state, seat):
        # E1, E3, K1: the first completion starts the last round, for good.
        first = state.first_complete < 0
        if first:
            state.first_complete = seat
            state.ending = True
        emit(state, COMPLETED, PUBLIC, seat, a=int(first))


def remove(state: State, seat: int, district: int) -> None:
    """A district leaves a city."""
    city = state.cities[seat]
    position = city.index(district)
    city = city[:position] + city[position + 1 :]
    state.cities = (*state.cities[:seat], city, *state.cities[seat + 1 :])
    kinds = 0
    for standing_district in city:
        kinds |= 1 << (standing_district & KIND_MASK)
    state.kinds = replaced(state.kinds, seat, kinds)


def destroy(state: State, owner: int, district: int) -> None:
    """A district goes under the deck (T4); the Artist's gold on it goes to the bank (K18)."""
    remove(state, owner, district)
    kind = district & KIND_MASK
    put_under_deck(state, (kind,))
    if kind >= FIRST_UNIQUE:
        UNIQUES[kind].destroyed(state, owner)


def sacrifice(state: State, seat: int, district: int) -> None:
    """An owner destroys an own district to build another."""
    destroy(state, seat, district)
    emit(state, SACRIFICED, PUBLIC, seat, a=district)


def hand_over(state: State, giver: int, taker: int, district: int) -> None:
    """A district changes its owner, with all that lies on it and under it (K18)."""
    remove(state, giver, district)
    _arrive(state, taker, district)


def exchange(state: State, seat: int, given: int, other: int, taken: int) -> None:
    """Two districts change their owners at one moment, so that no city counts both."""
    remove(state, seat, given)
    remove(state, other, taken)
    _arrive(state, seat, taken)
    _arrive(state, other, given)


def _arrive(state: State, owner: int, district: int) -> None:
    place(state, owner, district)
    kind = district & KIND_MASK
    if kind >= FIRST_UNIQUE:
        UNIQUES[kind].changed_owner(state, owner)


def has_kind(state: State, seat: int, kind: int) -> bool:
    return bool(state.kinds[seat] >> kind & 1)
