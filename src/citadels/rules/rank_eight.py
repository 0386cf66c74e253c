"""What the characters of rank 8 have in common: whose districts they may touch, and what that costs."""

from citadels.cards.districts import KIND_MASK, MILITARY
from citadels.rules.card import FOR_PROTECTION
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.choices import DISTRICT_SLOTS
from citadels.rules.city import completed, distinct_districts, district_cost
from citadels.rules.reasons import (
    ABILITY_USED,
    BISHOP_PROTECTS,
    CITY_COMPLETE,
    FINE,
    GATHER_FIRST,
    NO_DISTRICT,
    NO_SUCH_PLAYER,
    NOT_IN_CITY,
    NOT_OWN_CITY,
    TOO_DEAR,
    reason,
)
from citadels.rules.state import ABILITY_DONE, GATHERED, ONLY_ENDING, State
from citadels.rules.uniques.base import RAISE_ATTACK, standing


class RankEight(IncomeCharacter):
    """1 gold for each military district, and one use of the ability on a district."""

    income_type: int = MILITARY
    at_end_of_turn: bool = False  # C-warlord.5: in dark-city nothing but ending comes after the ability

    def time_obstacle(self, state: State) -> int:
        """Whether the ability can be used at this time."""
        return GATHER_FIRST if self.at_end_of_turn and not state.flags & GATHERED else FINE

    def ability_done(self, state: State) -> None:
        state.now(ABILITY_DONE | ONLY_ENDING if self.at_end_of_turn else ABILITY_DONE)


class Attacker(RankEight):
    """Warlord and Marshal: the ability is used on one district of a city."""

    attack: int = -1  # the verb

    def owners(self, state: State) -> list[int]:
        """The players whose cities can be attacked."""
        raise AssertionError("every attacker says whose districts it can touch")

    def attack_price(self, state: State, owner: int, district: int) -> int:
        """What the ability costs, used on a district."""
        return attack_cost(state, owner, district)

    def limit(self, state: State, district: int) -> int:
        """Why the ability cannot be used on a district that rank 8 may touch and the player can pay for."""
        return FINE

    def attack_obstacle(self, state: State, owner: int, district: int) -> int:
        """Why the ability cannot be used on a district."""
        if owner == state.seat and owner not in self.owners(state):
            return NOT_OWN_CITY
        obstacle = target_obstacle(state, owner, district) or self.limit(state, district)
        if obstacle:
            return obstacle
        missing = self.attack_price(state, owner, district) - state.gold[state.seat]
        return reason(TOO_DEAR, missing) if missing > 0 else FINE

    def carry_out(self, state: State, owner: int, district: int) -> None:
        raise AssertionError("every attacker does something to a district")

    def options(self, state: State, out: list[int]) -> None:
        super().options(state, out)
        if state.flags & ABILITY_DONE or self.time_obstacle(state):
            return
        gold = state.gold[state.seat]
        for owner in self.owners(state):
            if not city_obstacle(state, owner):
                for district in distinct_districts(state, owner):
                    # Most districts are too expensive, which is quick to check.
                    affordable = self.attack_price(state, owner, district) <= gold
                    if affordable and not (district_obstacle(state, district) or self.limit(state, district)):
                        out.append(self.attack + target(owner, district))

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if verb == self.attack:
            obstacle = self.attack_obstacle(state, seat_of(argument), district_of(argument))
            return obstacle or self.time_obstacle(state)
        return super().obstacle(state, verb, argument)

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb == self.attack:
            self.ability_done(state)
            self.carry_out(state, seat_of(argument), district_of(argument))
        else:
            super().use(state, verb, argument)


def _protected(state: State, owner: int) -> bool:
    """Whether the Bishop keeps rank 8 from a city (C-bishop.2)."""
    if state.protected == owner:
        return True
    return any(card.protects(state, owner) for card in state.config.listeners[FOR_PROTECTION])


def city_obstacle(state: State, owner: int, complete_too: bool = False) -> int:
    """Rank 8 leaves the Bishop's districts (C-bishop.2) alone, and mostly completed cities (E3).

    K16: the Bishop is protected from others.
    """
    if owner != state.seat and _protected(state, owner):
        return BISHOP_PROTECTS
    return CITY_COMPLETE if not complete_too and completed(state, owner) else FINE


def target_obstacle(state: State, owner: int, district: int, complete_too: bool = False) -> int:
    """Why rank 8 may not use its ability on a district, leaving price and kind of ability aside.

    ``complete_too``: completed cities are not safe from it.
    """
    if state.flags & ABILITY_DONE:
        return ABILITY_USED
    if owner >= state.config.players:
        return NO_SUCH_PLAYER
    if district not in state.cities[owner]:
        return NOT_IN_CITY
    return district_obstacle(state, district) or city_obstacle(state, owner, complete_too)


def district_obstacle(state: State, district: int) -> int:
    """Why rank 8 may not use its ability on a district, wherever it stands."""
    kind = state.config.districts[district & KIND_MASK]
    return kind.rank_8_obstacle if kind.is_district else NO_DISTRICT


def attack_cost(state: State, owner: int, district: int) -> int:
    """The cost of a district to rank 8, with what the owner's uniques add."""
    return district_cost(state, district) + surcharge(state, owner, district)


def surcharge(state: State, owner: int, district: int) -> int:
    extra = 0
    for unique in standing(state, owner, RAISE_ATTACK):
        extra += unique.surcharge(state, district)
    return extra


def seat_of(target: int) -> int:
    return target // DISTRICT_SLOTS


def district_of(target: int) -> int:
    return target % DISTRICT_SLOTS


def target(seat: int, district: int) -> int:
    """The argument of a choice that names a district of a player."""
    return seat * DISTRICT_SLOTS + district
