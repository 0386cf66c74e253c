"""The Navigator (rank 7)."""

from citadels.cards.characters import NAVIGATOR
from citadels.rules.characters.base import Character
from citadels.rules.choices import FOUR_CARDS, FOUR_GOLD
from citadels.rules.hands import draw, draw_obstacle, gain_extra_gold
from citadels.rules.reasons import ABILITY_USED, FINE, GATHER_FIRST
from citadels.rules.state import ABILITY_DONE, GATHERED, State


class Navigator(Character):
    """C-navigator: 4 gold or 4 cards, but no builds at all."""

    number: int = NAVIGATOR
    verbs: tuple[int, ...] = (FOUR_GOLD, FOUR_CARDS)
    may_build: bool = False

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & ABILITY_DONE:
            out.append(FOUR_GOLD)
            if not draw_obstacle(state):
                out.append(FOUR_CARDS)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if state.flags & ABILITY_DONE:
            return ABILITY_USED
        return FINE if verb == FOUR_GOLD else draw_obstacle(state)

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ABILITY_DONE)
        if verb == FOUR_GOLD:
            gain_extra_gold(state, state.seat, 4)
        else:
            draw(state, state.seat, 4)


class DarkCityNavigator(Navigator):
    """C-navigator in dark-city: only after gathering."""

    version: str = "dark-city"

    def options(self, state: State, out: list[int]) -> None:
        if state.flags & GATHERED:
            super().options(state, out)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return super().obstacle(state, verb, argument) if state.flags & GATHERED else GATHER_FIRST
