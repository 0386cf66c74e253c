"""Cities: districts coming, going and being counted."""

from citadels.cards.districts import GOLD_SHIFT, KIND_MASK, TYPE_OF
from citadels.rules.card import FOR_CITY_SIZE, FOR_GAME_END
from citadels.rules.events import COMPLETED, PUBLIC, SACRIFICED, emit
from citadels.rules.hands import discard
from citadels.rules.state import State, replaced
from citadels.rules.uniques.base import COUNT_FOR_MORE, JOIN_INCOME, ONLY_COMPLETE_CITIES, standing


def district_cost(state: State, district: int) -> int:
    """The cost of a standing district, with the gold that the Artist has put on it."""
    return state.config.cost[district & KIND_MASK] + (district >> GOLD_SHIFT)


def distinct_districts(state: State, seat: int) -> tuple[int, ...]:
    """The different districts of a city, in the order in which they were built."""
    city = state.cities[seat]
    # Identical districts are rare: usually there are as many kinds as districts.
    return city if state.kinds[seat].bit_count() == len(city) else tuple(dict.fromkeys(city))


def districts_proper(state: State, seat: int) -> tuple[int, ...]:
    """A city without the cards in it that only help to complete it."""
    city = state.cities[seat]
    others = state.kinds[seat] & state.config.masks[ONLY_COMPLETE_CITIES]
    if not others:
        return city
    return tuple([district for district in city if not others >> (district & KIND_MASK) & 1])


def find(state: State, seat: int, kind: int) -> int:
    """The district of a kind in a city that has it."""
    for district in state.cities[seat]:
        if district & KIND_MASK == kind:
            return district
    raise AssertionError("the city has no such district")


def size_to_complete(state: State) -> int:
    """E1: how many districts complete a city now."""
    size = state.config.city_size
    for card in state.config.listeners[FOR_CITY_SIZE]:
        size = card.size_to_complete(state, size)
    return size


def size_to_end(state: State) -> int:
    """E1: how many districts in a city end the game now; they need not complete it (U-belltower)."""
    size = size_to_complete(state)
    for card in state.config.listeners[FOR_GAME_END]:
        size = card.size_to_end(state, size)
    return size


def completed_first(state: State, seat: int) -> bool:
    """Who has the bonus for completing a city first; several players if fewer districts sufficed (K3)."""
    return early(state, seat) if state.early_complete else state.first_complete == seat


def early(state: State, seat: int) -> bool:
    """Whether a city was among the first while fewer districts than usual completed one."""
    return bool(state.early_complete >> seat & 1)


def counted_districts(state: State, seat: int) -> int:
    """How many districts a city counts towards completion; some count for more than one."""
    size = len(state.cities[seat])
    for unique in standing(state, seat, COUNT_FOR_MORE):
        size += unique.counts_as - 1
    return size


def completed(state: State, seat: int) -> bool:
    """A city with its number of districts (E1)."""
    return counted_districts(state, seat) >= size_to_complete(state)


def income_count(state: State, seat: int, type: int) -> int:
    """The districts that bring income of a type."""
    count = 0
    for district in state.cities[seat]:
        if TYPE_OF[district & KIND_MASK] == type:
            count += 1
    return count + len(standing(state, seat, JOIN_INCOME))


def place(state: State, seat: int, district: int) -> None:
    """A district comes into a city in any way."""
    before = counted_districts(state, seat)
    _add(state, seat, district)
    _check_completion(state, seat, before)


def _add(state: State, seat: int, district: int) -> None:
    _set_city(state, seat, state.cities[seat] + (district,))
    state.kinds = replaced(state.kinds, seat, state.kinds[seat] | 1 << (district & KIND_MASK))


def _set_city(state: State, seat: int, city: tuple[int, ...]) -> None:
    cities = state.cities
    state.cities = tuple(city if other == seat else cities[other] for other in state.config.seats)


def _check_completion(state: State, seat: int, before: int) -> None:
    """K2: after every change of a city. E1, K1: the first completion ends the game, if nothing did earlier.

    ``first_complete`` is the first city with the usual number, also while fewer districts complete one: what
    rests on it stays when that ends. ``early_complete`` is who was first by the smaller number.
    """
    size = counted_districts(state, seat)
    usual = state.config.city_size
    first_before = state.first_complete
    if first_before < 0 and before < usual <= size:
        state.first_complete = seat
    if before < size_to_end(state) <= size:
        state.ending = True
    needed = size_to_complete(state)
    if before < needed <= size and first_before != seat and not early(state, seat):
        first = first_before < 0 and state.early_complete == 0
        if first and needed < usual:
            state.early_complete = 1 << seat
        emit(state, COMPLETED, PUBLIC, seat, a=int(first))


def remove(state: State, seat: int, district: int) -> None:
    """A district leaves a city."""
    city = state.cities[seat]
    position = city.index(district)
    city = city[:position] + city[position + 1 :]
    _set_city(state, seat, city)
    kinds = 0
    for standing_district in city:
        kinds |= 1 << (standing_district & KIND_MASK)
    state.kinds = replaced(state.kinds, seat, kinds)


def destroy(state: State, owner: int, district: int) -> None:
    """A district is discarded (T4); the Artist's gold on it goes to the bank (K18)."""
    remove(state, owner, district)
    kind = district & KIND_MASK
    discard(state, (kind,))
    state.config.districts[kind].destroyed(state, owner)


def lose_district(state: State, owner: int, district: int) -> None:
    """A district is destroyed and its card lies on the table."""
    remove(state, owner, district)
    state.config.districts[district & KIND_MASK].destroyed(state, owner)


def sacrifice(state: State, seat: int, district: int) -> None:
    """A player destroys a district of their city to build another."""
    emit(state, SACRIFICED, PUBLIC, seat, a=district)
    destroy(state, seat, district)


def hand_over(state: State, giver: int, taker: int, district: int) -> None:
    """A district changes owners, with everything on it and under it (K18)."""
    remove(state, giver, district)
    place(state, taker, district)
    _notify_new_owner(state, taker, district)


def exchange(state: State, seat: int, given: int, other: int, taken: int) -> None:
    """Two districts change owners at the same moment, so no city ever counts both."""
    before = counted_districts(state, seat), counted_districts(state, other)
    remove(state, seat, given)
    remove(state, other, taken)
    _add(state, seat, taken)
    _add(state, other, given)
    _check_completion(state, seat, before[0])
    _check_completion(state, other, before[1])
    _notify_new_owner(state, seat, taken)
    _notify_new_owner(state, other, given)


def _notify_new_owner(state: State, owner: int, district: int) -> None:
    state.config.districts[district & KIND_MASK].changed_owner(state, owner)


def replace(state: State, seat: int, old: int, new: int) -> None:
    """A district takes the place of another in one step; the old one is discarded (K18, K24)."""
    before = counted_districts(state, seat)
    destroy(state, seat, old)
    _add(state, seat, new)
    _check_completion(state, seat, before)


def has_kind(state: State, seat: int, kind: int) -> bool:
    return bool(state.kinds[seat] >> kind & 1)
