"""What things are worth to a seat, in points at the end: districts, cards, gold, opponents' turns.

Nothing here reads what the seat may not know: only other players' gold, cities and numbers of cards.
"""

from typing import Final

from citadels.cards.districts import (
    GOLD_SHIFT,
    IVORY_TOWER,
    KIND_MASK,
    SECRET_VAULT,
    THIEVES_DEN,
    TYPE_OF,
    UNIQUE,
    is_action_card,
    is_unique,
)
from citadels.policy.style import Style
from citadels.rules.building import may_build_identical, price
from citadels.rules.city import completed_first, counted_districts, size_to_end
from citadels.rules.scoring import FIRST_COMPLETION
from citadels.rules.state import State

TYPE_COUNT: Final = 5
ALL_TYPES: Final = (1 << TYPE_COUNT) - 1
GATHERED_GOLD: Final = 2  # what the next gathering can bring
NEAR_THE_END: Final = 5  # missing districts; a player with fewer becomes dangerous


def districts_left(state: State, seat: int) -> int:
    """How many more end the game."""
    return max(0, size_to_end(state) - counted_districts(state, seat))


def type_mask(state: State, seat: int) -> int:
    """The types in a city, as a bit mask."""
    mask = 0
    for district in state.cities[seat]:
        mask |= 1 << TYPE_OF[district & KIND_MASK]
    return mask


def type_counts(state: State, seat: int) -> list[int]:
    """How many districts of each type stand in a city; the last number counts what has no type."""
    counts = [0] * (TYPE_COUNT + 1)
    for district in state.cities[seat]:
        counts[TYPE_OF[district & KIND_MASK]] += 1
    return counts


def unique_points(state: State, seat: int, kind: int, style: Style) -> float:
    """The points that a unique is likely to bring besides its cost."""
    in_city = style.points_in_city[kind]
    return style.unique_points[kind] if in_city is None else in_city.worth(state, seat, style)


def city_points(state: State, seat: int, style: Style) -> float:
    """The points that everybody can count in a city, plus what its uniques are likely to bring."""
    cost = state.config.cost
    points = 0.0
    types = 0
    for district in state.cities[seat]:
        kind = district & KIND_MASK
        points += cost[kind] + (district >> GOLD_SHIFT)
        types |= 1 << TYPE_OF[kind]
        if is_unique(kind):
            points += unique_points(state, seat, kind, style)
    if types & ALL_TYPES == ALL_TYPES:
        points += state.config.five_types_bonus
    if completed_first(state, seat):
        points += FIRST_COMPLETION
    return points


def district_points(state: State, seat: int, district: int, style: Style) -> float:
    """What a district in a city counts for its owner."""
    kind = district & KIND_MASK
    points = float(state.config.cost[kind] + (district >> GOLD_SHIFT))
    if is_unique(kind):
        points += unique_points(state, seat, kind, style)
    return points


def is_keepsake(card: int) -> bool:
    """A card that is never built and counts in the hand at the end: do not give it away."""
    return card == SECRET_VAULT


def is_spare(state: State, seat: int, card: int) -> bool:
    """A card that can never be built as things stand: the city has one of that name."""
    if is_action_card(card) or is_keepsake(card):
        return True
    return bool(state.kinds[seat] >> card & 1) and not may_build_identical(state, seat)


def build_worth(state: State, seat: int, card: int, style: Style) -> float:
    """What a district is worth in a city that does not have it yet, before its price."""
    return build_worth_in(state, seat, card, style, type_mask(state, seat), districts_left(state, seat))


def build_worth_in(state: State, seat: int, card: int, style: Style, types: int, left: int) -> float:
    """The same, for a city whose types and missing districts are known already."""
    config = state.config
    worth = style.point * config.cost[card] + style.tempo
    type = TYPE_OF[card]
    if not types >> type & 1:
        missing = TYPE_COUNT - (types & ALL_TYPES).bit_count()
        if missing <= left:
            worth += style.new_type
            if missing == 1:
                worth += style.point * config.five_types_bonus
    elif type != UNIQUE:
        worth += style.same_type * min(left, style.worth.most_same_type)
    if is_unique(card):
        worth += style.point * unique_points(state, seat, card, style)
        worth += style.unique * style.service[card] * left / config.city_size
        worth += style.tempo * (config.districts[card].counts_as - 1)
        if card != IVORY_TOWER and _has_lone_ivory_tower(state, seat):
            worth -= style.uniques.ivory_tower_lost
    return worth


def other_uniques(state: State, seat: int, kind: int) -> int:
    """How many kinds of uniques other than one a city has."""
    mask = 0
    for district in state.cities[seat]:
        if is_unique(district & KIND_MASK):
            mask |= 1 << (district & KIND_MASK)
    return (mask & ~(1 << kind)).bit_count()


def _has_lone_ivory_tower(state: State, seat: int) -> bool:
    return bool(state.kinds[seat] >> IVORY_TOWER & 1) and not other_uniques(state, seat, IVORY_TOWER)


def card_worth(state: State, seat: int, card: int, style: Style) -> float:
    """What a card is worth in the hand: what it brings when built, minus what it still costs."""
    if is_keepsake(card):
        return state.config.districts[card].points_in_hand * style.point
    if is_action_card(card):
        return style.action_cards[card]
    if is_spare(state, seat, card):
        return style.worth.spare_card
    cost = price(state, seat, card)
    worth = build_worth(state, seat, card, style) - style.gold * cost
    lacking = cost - state.gold[seat] - GATHERED_GOLD
    if lacking > 0 and card != THIEVES_DEN:  # which cards can pay for
        worth -= style.dear * lacking
    return worth


def hand_worth(style: Style, usable: float) -> float:
    """What a number of buildable cards is worth for later turns."""
    worth = 0.0
    each = style.first_card
    while usable > 0:
        worth += each if usable >= 1 else each * usable
        each *= style.more_cards
        usable -= 1
    return worth


def danger(state: State, seat: int, style: Style) -> float:
    """How close a player is to winning, from what is public."""
    near = max(0, NEAR_THE_END - districts_left(state, seat))
    return (
        style.danger_points * city_points(state, seat, style)
        + style.danger_near * near * near
        + style.danger_gold * min(state.gold[seat], style.worth.most_gold_feared)
        + style.danger_cards * min(len(state.hands[seat]), style.worth.most_cards_feared)
    )
