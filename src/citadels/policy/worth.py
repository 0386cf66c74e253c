"""What things are worth to a seat, in points at the end: districts, cards, gold, opponents' turns.

Nothing here reads what the seat may not know: of other players only gold, cities and the number of cards.
"""

from typing import Final

from citadels.cards.districts import (
    ARMORY,
    BASILICA,
    BELL_TOWER,
    CAPITOL,
    CARD_SLOTS,
    DRAGON_GATE,
    FACTORY,
    FIRST_ACTION_CARD,
    FIRST_UNIQUE,
    FRAMEWORK,
    GOLD_MINE,
    GOLD_SHIFT,
    GRAVEYARD,
    GREAT_WALL,
    HAUNTED_QUARTER,
    HOSPITAL,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    KEEP,
    KIND_MASK,
    LABORATORY,
    LIBRARY,
    LIGHTHOUSE,
    MAP_ROOM,
    MONUMENT,
    MUSEUM,
    NECROPOLIS,
    OBSERVATORY,
    PARK,
    POOR_HOUSE,
    QUARRY,
    SCHOOL_OF_MAGIC,
    SECRET_VAULT,
    SMITHY,
    STABLES,
    STATUE,
    THEATER,
    THIEVES_DEN,
    THRONE_ROOM,
    TYPE_OF,
    UNIQUE,
    UNIVERSITY,
    WISHING_WELL,
)
from citadels.policy.style import Style
from citadels.rules.building import may_build_identical, price
from citadels.rules.city import completed_first, size_to_complete
from citadels.rules.state import State

UNIQUE_KINDS: Final = (1 << FIRST_ACTION_CARD) - (1 << FIRST_UNIQUE)

# What a unique does for its owner over a whole game, beside its points.
_SERVICE: Final[dict[int, float]] = {
    ARMORY: 0.6,
    FACTORY: 1.0,
    FRAMEWORK: 1.0,
    GOLD_MINE: 2.5,
    GRAVEYARD: 0.5,
    GREAT_WALL: 0.8,
    HOSPITAL: 1.0,
    KEEP: 0.5,
    LABORATORY: 2.2,
    LIBRARY: 2.5,
    LIGHTHOUSE: 1.0,
    NECROPOLIS: 0.3,
    OBSERVATORY: 1.0,
    PARK: 1.5,
    POOR_HOUSE: 1.2,
    QUARRY: 0.8,
    SCHOOL_OF_MAGIC: 2.0,
    SMITHY: 1.5,
    STABLES: 0.5,
    THEATER: 0.5,
    THRONE_ROOM: 1.5,
    BELL_TOWER: 0.8,
}
SERVICE: Final[list[float]] = [_SERVICE.get(kind, 0.0) for kind in range(CARD_SLOTS)]

# Big Top, Ticket Wagon, Acrobat, Fortune Teller, Strongman, Director, Human Cannonball.
ACTION_WORTH: Final[list[float]] = [3.2, 1.2, 1.4, 1.7, 1.5, 2.0, 1.6]


def city_count(state: State, seat: int) -> int:
    """Districts towards completion."""
    size = len(state.cities[seat])
    if state.kinds[seat] >> MONUMENT & 1:
        size += state.config.districts[MONUMENT].counts_as - 1
    return size


def districts_left(state: State, seat: int) -> int:
    return max(0, size_to_complete(state) - city_count(state, seat))


def type_mask(state: State, seat: int) -> int:
    """The types in a city, as a bit mask."""
    mask = 0
    for district in state.cities[seat]:
        mask |= 1 << TYPE_OF[district & KIND_MASK]
    return mask


def type_count(state: State, seat: int, type: int) -> int:
    """The districts that bring income of a type."""
    count = 0
    for district in state.cities[seat]:
        if TYPE_OF[district & KIND_MASK] == type:
            count += 1
    if state.kinds[seat] >> SCHOOL_OF_MAGIC & 1:
        count += 1
    return count


def unique_points(state: State, seat: int, kind: int) -> float:
    """The points that a unique is likely to bring beside its cost."""
    if kind in (DRAGON_GATE, UNIVERSITY):
        return 2.0
    if kind == STATUE:
        return 2.6 if state.crown == seat else 1.4
    if kind == WISHING_WELL:
        return 1.4 + (state.kinds[seat] & UNIQUE_KINDS & ~(1 << WISHING_WELL)).bit_count()
    if kind == IVORY_TOWER:
        return 0.0 if state.kinds[seat] & UNIQUE_KINDS & ~(1 << IVORY_TOWER) else 3.5
    if kind == IMPERIAL_TREASURY:
        return 1.5
    if kind == MAP_ROOM:
        return 1.8
    if kind == MUSEUM:
        return 1.0 + 0.5 * districts_left(state, seat)
    if kind == BASILICA:
        odd = 0
        for district in state.cities[seat]:
            odd += (state.config.cost[district & KIND_MASK] + (district >> GOLD_SHIFT)) & 1
        return odd + 0.5 * districts_left(state, seat)
    if kind == CAPITOL:
        counts = [0, 0, 0, 0, 0, 0]
        for district in state.cities[seat]:
            counts[TYPE_OF[district & KIND_MASK]] += 1
        return 3.0 if max(counts) >= 3 else 1.8
    if kind == HAUNTED_QUARTER:
        return 1.2
    return 0.0


def city_points(state: State, seat: int) -> float:
    """What everybody can count in a city, the odds of its uniques included."""
    cost = state.config.cost
    points = 0.0
    types = 0
    for district in state.cities[seat]:
        kind = district & KIND_MASK
        points += cost[kind] + (district >> GOLD_SHIFT)
        types |= 1 << TYPE_OF[kind]
        if kind >= FIRST_UNIQUE:
            points += unique_points(state, seat, kind)
    if types & 31 == 31:
        points += state.config.five_types_bonus
    if completed_first(state, seat):
        points += 4
    return points


def district_points(state: State, seat: int, district: int) -> float:
    """What a standing district counts for its owner."""
    kind = district & KIND_MASK
    points = float(state.config.cost[kind] + (district >> GOLD_SHIFT))
    if kind >= FIRST_UNIQUE:
        points += unique_points(state, seat, kind)
    return points


def is_spare(state: State, seat: int, card: int) -> bool:
    """A card that can never be built as things stand: of its name there is one in the city."""
    if card >= FIRST_ACTION_CARD or card == SECRET_VAULT:
        return True
    return bool(state.kinds[seat] >> card & 1) and not may_build_identical(state, seat)


def build_worth(state: State, seat: int, card: int, style: Style) -> float:
    """What a district is worth in a city that does not have it yet, its price not counted."""
    config = state.config
    worth = style.point * config.cost[card] + style.tempo
    type = TYPE_OF[card]
    mask = type_mask(state, seat)
    left = districts_left(state, seat)
    if not mask >> type & 1:
        missing = 5 - (mask & 31).bit_count()
        if missing <= left:
            worth += style.new_type
            if missing == 1:
                worth += style.point * config.five_types_bonus
    elif type != UNIQUE:
        worth += style.same_type * min(left, 4)
    if card >= FIRST_UNIQUE:
        worth += style.point * unique_points(state, seat, card)
        worth += style.unique * SERVICE[card] * left / config.city_size
        if card == MONUMENT:
            worth += style.tempo
        if (
            card != IVORY_TOWER
            and state.kinds[seat] >> IVORY_TOWER & 1
            and (state.kinds[seat] & UNIQUE_KINDS).bit_count() == 1
        ):
            worth -= 4.0
    return worth


def card_worth(state: State, seat: int, card: int, style: Style) -> float:
    """What a card is worth in the hand: what it brings when built, less what it still costs."""
    if card == SECRET_VAULT:
        return 3.0 * style.point
    if card >= FIRST_ACTION_CARD:
        return ACTION_WORTH[card - FIRST_ACTION_CARD]
    if is_spare(state, seat, card):
        return 0.1
    cost = price(state, seat, card)
    worth = build_worth(state, seat, card, style) - style.gold * cost
    lacking = cost - state.gold[seat] - 2
    if lacking > 0 and card != THIEVES_DEN:
        worth -= style.dear * lacking
    return worth


def hand_worth(style: Style, usable: float) -> float:
    """What so many cards that can be built are worth for later turns."""
    worth = 0.0
    each = style.first_card
    while usable > 0:
        worth += each if usable >= 1 else each * usable
        each *= style.more_cards
        usable -= 1
    return worth


def danger(state: State, seat: int, style: Style) -> float:
    """How close a player is to winning, from what is public."""
    near = max(0, 5 - districts_left(state, seat))
    return (
        style.danger_points * city_points(state, seat)
        + style.danger_near * near * near
        + style.danger_gold * min(state.gold[seat], 8)
        + style.danger_cards * min(len(state.hands[seat]), 6)
    )
