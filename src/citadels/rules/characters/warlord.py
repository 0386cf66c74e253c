"""The Warlord (rank 8)."""

from citadels.rules.choices import DESTROY, INCOME
from citadels.rules.city import destroy, distinct_districts
from citadels.rules.events import DESTROYED, PUBLIC, emit
from citadels.rules.hands import gain_gold
from citadels.rules.rank_eight import (
    RankEight,
    attack_cost,
    city_obstacle,
    district_of,
    seat_of,
    target,
    target_obstacle,
)
from citadels.rules.reasons import FINE, TOO_DEAR, reason
from citadels.rules.state import ABILITY_DONE, State


class Warlord(RankEight):
    """C-warlord: gold for military districts; destroy one district for its cost less 1."""

    verbs: tuple[int, ...] = (INCOME, DESTROY)

    def options(self, state: State, out: list[int]) -> None:
        super().options(state, out)
        if state.flags & ABILITY_DONE:
            return
        for owner in range(state.config.players):
            if not city_obstacle(state, owner):
                for district in distinct_districts(state, owner):
                    if not self._destroy_obstacle(state, owner, district):
                        out.append(DESTROY + target(owner, district))

    def _destroy_obstacle(self, state: State, owner: int, district: int) -> int:
        obstacle = target_obstacle(state, owner, district)
        if obstacle:
            return obstacle
        missing = attack_cost(state, owner, district) - 1 - state.gold[state.seat]
        return reason(TOO_DEAR, missing) if missing > 0 else FINE

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if verb == DESTROY:
            return self._destroy_obstacle(state, seat_of(argument), district_of(argument))
        return super().obstacle(state, verb, argument)

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb != DESTROY:
            super().use(state, verb, argument)
            return
        state.now(ABILITY_DONE)
        owner, district = seat_of(argument), district_of(argument)
        gold = attack_cost(state, owner, district) - 1
        gain_gold(state, state.seat, -gold)
        emit(state, DESTROYED, PUBLIC, state.seat, other=owner, a=district, b=gold)
        destroy(state, owner, district)
