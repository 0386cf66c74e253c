"""The Marshal (rank 8)."""

from typing import Final

from citadels.cards.districts import KIND_MASK
from citadels.rules.choices import INCOME, SEIZE
from citadels.rules.city import distinct_districts, district_cost, hand_over, has_kind
from citadels.rules.events import PAID_PLAYER, PUBLIC, SEIZED, emit
from citadels.rules.hands import move_gold, others
from citadels.rules.rank_eight import (
    RankEight,
    attack_cost,
    city_obstacle,
    district_of,
    seat_of,
    target,
    target_obstacle,
)
from citadels.rules.reasons import FINE, NOT_OWN_CITY, TOO_COSTLY_TO_SEIZE, TOO_DEAR, YOU_HAVE_THAT, reason
from citadels.rules.state import ABILITY_DONE, State

DEAREST: Final = 3


class Marshal(RankEight):
    """C-marshal: gold for military districts; take a district of cost 3 or less, paying its owner."""

    verbs: tuple[int, ...] = (INCOME, SEIZE)

    def options(self, state: State, out: list[int]) -> None:
        super().options(state, out)
        if state.flags & ABILITY_DONE:
            return
        for owner in others(state, state.seat):
            if not city_obstacle(state, owner):
                for district in distinct_districts(state, owner):
                    if not self._seize_obstacle(state, owner, district):
                        out.append(SEIZE + target(owner, district))

    def _seize_obstacle(self, state: State, owner: int, district: int) -> int:
        if owner == state.seat:
            return NOT_OWN_CITY
        obstacle = target_obstacle(state, owner, district)
        if obstacle:
            return obstacle
        # K17: the limit is the cost with the Artist's gold and without the Great Wall.
        if district_cost(state, district) > DEAREST:
            return reason(TOO_COSTLY_TO_SEIZE, DEAREST)
        if has_kind(state, state.seat, district & KIND_MASK):
            return YOU_HAVE_THAT
        missing = attack_cost(state, owner, district) - state.gold[state.seat]
        return reason(TOO_DEAR, missing) if missing > 0 else FINE

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if verb == SEIZE:
            return self._seize_obstacle(state, seat_of(argument), district_of(argument))
        return super().obstacle(state, verb, argument)

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb != SEIZE:
            super().use(state, verb, argument)
            return
        state.now(ABILITY_DONE)
        owner, district = seat_of(argument), district_of(argument)
        gold = attack_cost(state, owner, district)
        emit(state, SEIZED, PUBLIC, state.seat, other=owner, a=district)
        move_gold(state, state.seat, owner, gold)
        emit(state, PAID_PLAYER, PUBLIC, state.seat, other=owner, a=gold)
        hand_over(state, owner, state.seat, district)
