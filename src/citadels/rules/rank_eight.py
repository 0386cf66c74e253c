"""What Warlord, Diplomat and Marshal have in common: whose districts they may touch, and the Great Wall."""

from citadels.cards.districts import KIND_MASK, MILITARY
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.choices import DISTRICT_SLOTS
from citadels.rules.city import completed, district_cost
from citadels.rules.reasons import (
    ABILITY_USED,
    BISHOP_PROTECTS,
    CITY_COMPLETE,
    FINE,
    KEEP_PROTECTS,
    NO_SUCH_PLAYER,
    NOT_IN_CITY,
)
from citadels.rules.state import ABILITY_DONE, State
from citadels.rules.uniques.base import RAISE_ATTACK, UNIQUES, standing


class RankEight(IncomeCharacter):
    """1 gold for each military district, and one use of the ability on a district."""

    income_type: int = MILITARY


def city_obstacle(state: State, owner: int) -> int:
    """Rank 8 leaves completed cities (E3) and the Bishop's districts (C-bishop.2) alone."""
    if state.protected == owner:
        return BISHOP_PROTECTS
    return CITY_COMPLETE if completed(state, owner) else FINE


def target_obstacle(state: State, owner: int, district: int) -> int:
    """Why rank 8 may not use its ability on a district, leaving price and kind of ability aside."""
    if state.flags & ABILITY_DONE:
        return ABILITY_USED
    if owner >= state.config.players:
        return NO_SUCH_PLAYER
    if district not in state.cities[owner]:
        return NOT_IN_CITY
    if UNIQUES[district & KIND_MASK].safe_from_rank_8:
        return KEEP_PROTECTS
    return city_obstacle(state, owner)


def attack_cost(state: State, owner: int, district: int) -> int:
    """The cost of a district to rank 8, with the owner's Great Wall (U-great-wall)."""
    return district_cost(state, district) + wall(state, owner, district)


def wall(state: State, owner: int, district: int) -> int:
    extra = 0
    for unique in standing(state, owner, RAISE_ATTACK):
        extra += unique.surcharge(district)
    return extra


def seat_of(target: int) -> int:
    return target // DISTRICT_SLOTS


def district_of(target: int) -> int:
    return target % DISTRICT_SLOTS


def target(seat: int, district: int) -> int:
    """The argument of a choice that names a district of a player."""
    return seat * DISTRICT_SLOTS + district
