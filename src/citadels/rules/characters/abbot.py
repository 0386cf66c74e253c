"""The Abbot (rank 5)."""

from citadels.cards.characters import ABBOT
from citadels.cards.districts import RELIGIOUS
from citadels.cards.versions import NEWEST
from citadels.rules.characters.base import IncomeCharacter, other_player_obstacle
from citadels.rules.choices import ALMS, INCOME, INCOME_IN_GOLD
from citadels.rules.city import income_count
from citadels.rules.events import GOLD_TAKEN, PUBLIC, emit
from citadels.rules.hands import cards_left, draw_obstacle, move_gold, others
from citadels.rules.reasons import (
    ABILITY_USED,
    FINE,
    NOBODY_RICHER,
    NOT_ON_OFFER,
    NOT_THE_RICHEST,
    SEVERAL_RICHEST,
)
from citadels.rules.state import ABILITY_DONE, INCOME_DONE, State
from citadels.rules.uniques.base import JOIN_INCOME, standing


class DarkCityAbbot(IncomeCharacter):
    """C-abbot: 1 gold from the richest player, and in dark-city gold alone for religious districts."""

    number: int = ABBOT
    version: str = "dark-city"
    verbs: tuple[int, ...] = (INCOME, ALMS)
    income_type: int = RELIGIOUS
    one_richest: bool = True  # C-abbot.2: a tie for the richest gives nothing

    def options(self, state: State, out: list[int]) -> None:
        super().options(state, out)
        self.alms(state, out)

    def alms(self, state: State, out: list[int]) -> None:
        """Whom the Abbot may ask for 1 gold."""
        most = max(state.gold)
        if state.flags & ABILITY_DONE or self._riches_obstacle(state, most):
            return
        for seat in others(state, state.seat):
            if state.gold[seat] == most:
                out.append(ALMS + seat)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if verb == ALMS:
            return self._alms_obstacle(state, argument)
        return super().obstacle(state, verb, argument)

    def _alms_obstacle(self, state: State, argument: int) -> int:
        if state.flags & ABILITY_DONE:
            return ABILITY_USED
        obstacle = other_player_obstacle(state, argument)
        if obstacle:
            return obstacle
        most = max(state.gold)
        return self._riches_obstacle(state, most) or (
            FINE if state.gold[argument] == most else NOT_THE_RICHEST
        )

    def _riches_obstacle(self, state: State, most: int) -> int:
        """Why no player would give alms."""
        if state.gold[state.seat] == most:
            return NOBODY_RICHER
        return SEVERAL_RICHEST if self.one_richest and state.gold.count(most) > 1 else FINE

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb != ALMS:
            super().use(state, verb, argument)
            return
        state.now(ABILITY_DONE)
        move_gold(state, argument, state.seat, 1)
        emit(state, GOLD_TAKEN, PUBLIC, state.seat, other=argument, a=1)


class Abbot(DarkCityAbbot):
    """C-abbot since 2016: gold or a card for each religious district, any mix."""

    version: str = NEWEST
    verbs: tuple[int, ...] = (INCOME_IN_GOLD, ALMS)
    one_richest: bool = False

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & INCOME_DONE:
            count = income_count(state, state.seat, RELIGIOUS)
            if count:
                # C-abbot.1: the mix is stated first; the rest is taken in cards. P3: 0 gold only with cards.
                least = self._both(state) or int(not cards_left(state))
                out.extend(range(INCOME_IN_GOLD + least, INCOME_IN_GOLD + count + 1))
        self.alms(state, out)

    def _both(self, state: State) -> int:
        """The districts that bring a gold and a card (U-school in deluxe-cz)."""
        return sum(unique.gold_and_card for unique in standing(state, state.seat, JOIN_INCOME))

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        obstacle = super().obstacle(state, verb, argument)
        if verb == INCOME_IN_GOLD and not obstacle:
            count = income_count(state, state.seat, RELIGIOUS)
            if not self._both(state) <= argument <= count:
                return NOT_ON_OFFER
            return FINE if argument else draw_obstacle(state)
        return obstacle

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb == INCOME_IN_GOLD:
            count = income_count(state, state.seat, RELIGIOUS)
            self.take_income(state, argument, count - argument + self._both(state))
        else:
            super().use(state, verb, argument)
