"""The Architect (rank 7)."""

from citadels.cards.characters import ARCHITECT
from citadels.rules.characters.base import Character
from citadels.rules.choices import EXTRA_CARDS
from citadels.rules.hands import draw, draw_obstacle
from citadels.rules.reasons import ABILITY_USED
from citadels.rules.state import ABILITY_DONE, State


class Architect(Character):
    """C-architect: 2 extra cards, and up to 3 districts in the turn."""

    number: int = ARCHITECT
    verbs: tuple[int, ...] = (EXTRA_CARDS,)
    build_limit: int = 3

    def options(self, state: State, out: list[int]) -> None:
        if not self.obstacle(state, EXTRA_CARDS, 0):
            out.append(EXTRA_CARDS)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return ABILITY_USED if state.flags & ABILITY_DONE else draw_obstacle(state)

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ABILITY_DONE)
        draw(state, state.seat, 2)


class DarkCityArchitect(Character):
    """C-architect in dark-city: the 2 cards come by themselves after gathering."""

    number: int = ARCHITECT
    version: str = "dark-city"
    build_limit: int = 3

    def gathered(self, state: State) -> None:
        draw(state, state.seat, 2)
