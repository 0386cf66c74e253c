"""What the characters of rank 8 have in common: whose districts they may touch, and what that costs."""

from citadels.cards.districts import KIND_MASK, MILITARY
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
)
from citadels.rules.state import ABILITY_DONE, GATHERED, ONLY_ENDING, State
from citadels.rules.uniques.base import RAISE_ATTACK, standing


class RankEight(IncomeCharacter):
    """1 gold for each military district, and one use of the ability on a district."""

    income_type: int = MILITARY
    at_end_of_turn: bool = False  # C-warlord.5: in dark-city nothing but ending comes after the ability

    def time_obstacle(self, state: State) -> int:
        """Whether it is the time for the ability."""
        return GATHER_FIRST if self.at_end_of_turn and not state.flags & GATHERED else FINE

    def ability_done(self, state: State) -> None:
        state.now(ABILITY_DONE | ONLY_ENDING if self.at_end_of_turn else ABILITY_DONE)


class Attacker(RankEight):
    """Warlord and Marshal: the ability is used on one district of a city."""

    attack: int = -1  # the verb

    def owners(self, state: State) -> list[int]:
        """Whose cities come into question."""
        raise AssertionError("every attacker says whose districts it can touch")

    def attack_price(self, state: State, owner: int, district: int) -> int:
        """What the ability costs, used on a district."""
        return attack_cost(state, owner, district)

    def attack_obstacle(self, state: State, owner: int, district: int) -> int:
        raise AssertionError("every attacker says what stands in its way")

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
                    # Most districts are too dear, and that is quickly found out.
                    affordable = self.attack_price(state, owner, district) <= gold
                    if affordable and not self.attack_obstacle(state, owner, district):
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
    kind = state.config.districts[district & KIND_MASK]
    if not kind.is_district:
        return NO_DISTRICT
    return kind.rank_8_obstacle or city_obstacle(state, owner)


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
