"""The Abbot (rank 5)."""

from citadels.cards.districts import RELIGIOUS
from citadels.rules.characters.base import IncomeCharacter, other_player_obstacle
from citadels.rules.choices import ALMS, INCOME_IN_GOLD
from citadels.rules.city import income_count
from citadels.rules.events import GOLD_TAKEN, PUBLIC, emit
from citadels.rules.hands import move_gold, others
from citadels.rules.reasons import ABILITY_USED, FINE, NOBODY_RICHER, NOT_ON_OFFER, NOT_THE_RICHEST
from citadels.rules.state import ABILITY_DONE, INCOME_DONE, State


class Abbot(IncomeCharacter):
    """C-abbot: gold or a card for each religious district; 1 gold from the richest."""

    verbs: tuple[int, ...] = (INCOME_IN_GOLD, ALMS)
    income_type: int = RELIGIOUS

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & INCOME_DONE:
            count = income_count(state, state.seat, RELIGIOUS)
            if count:
                # C-abbot.1: the mix is stated first; the rest is taken in cards.
                out.extend(range(INCOME_IN_GOLD, INCOME_IN_GOLD + count + 1))
        if not state.flags & ABILITY_DONE:
            most = max(state.gold)
            if state.gold[state.seat] < most:
                for seat in others(state, state.seat):
                    if state.gold[seat] == most:
                        out.append(ALMS + seat)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if verb == INCOME_IN_GOLD:
            obstacle = super().obstacle(state, verb, argument)
            if not obstacle and argument > income_count(state, state.seat, RELIGIOUS):
                return NOT_ON_OFFER
            return obstacle
        if state.flags & ABILITY_DONE:
            return ABILITY_USED
        obstacle = other_player_obstacle(state, argument)
        if obstacle:
            return obstacle
        most = max(state.gold)
        if state.gold[state.seat] == most:
            return NOBODY_RICHER
        return FINE if state.gold[argument] == most else NOT_THE_RICHEST

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb == INCOME_IN_GOLD:
            self.take_income(state, argument, income_count(state, state.seat, RELIGIOUS) - argument)
            return
        state.now(ABILITY_DONE)
        move_gold(state, argument, state.seat, 1)
        emit(state, GOLD_TAKEN, PUBLIC, state.seat, other=argument, a=1)
