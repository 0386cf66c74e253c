"""The Queen (rank 9)."""

from typing import Final

from citadels.cards.characters import CROWN_RANK, EMPEROR, KING, QUEEN, RANK_OF
from citadels.cards.versions import FORMER
from citadels.rules.characters.base import Character
from citadels.rules.choices import NEIGHBOUR_GOLD
from citadels.rules.hands import beside, gain_extra_gold
from citadels.rules.reasons import (
    ABILITY_USED,
    FINE,
    NOT_BESIDE_RANK_FOUR,
    NOT_KING,
    NOT_KING_OR_EMPEROR,
    PAID_AT_ROUND_END,
)
from citadels.rules.state import ABILITY_DONE, State

GIFT: Final = 3


class Queen(Character):
    """C-queen.1: 3 gold next to the player who has revealed rank 4 this round."""

    number: int = QUEEN
    verbs: tuple[int, ...] = (NEIGHBOUR_GOLD,)

    def options(self, state: State, out: list[int]) -> None:
        if not self.obstacle(state, NEIGHBOUR_GOLD, 0):
            out.append(NEIGHBOUR_GOLD)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if state.flags & ABILITY_DONE:
            return ABILITY_USED
        revealed = state.revealed >> CROWN_RANK & 1
        if not revealed or not beside(state, state.seat, state.held[CROWN_RANK]):
            return NOT_BESIDE_RANK_FOUR
        return PAID_AT_ROUND_END if self.paid_at_round_end(state) else self.giver_obstacle(state)

    def giver_obstacle(self, state: State) -> int:
        """Why the character of rank 4 gives the Queen nothing."""
        return FINE

    def paid_at_round_end(self, state: State) -> bool:
        """C-queen.2: next to a murdered rank 4 she is paid when that card is shown."""
        return state.murdered == CROWN_RANK

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ABILITY_DONE)
        gain_extra_gold(state, state.seat, GIFT)

    def round_over(self, state: State) -> None:
        """C-queen.2: what is still due, if rank 4 has been revealed."""
        if not state.revealed >> CROWN_RANK & 1:
            return
        queen, rank_four = state.held[RANK_OF[QUEEN]], state.held[CROWN_RANK]
        if queen < 0 or rank_four < 0 or not beside(state, queen, rank_four):
            return
        if self.paid_at_round_end(state) and not self.giver_obstacle(state):
            gain_extra_gold(state, queen, GIFT)


class DarkCityQueen(Queen):
    """C-queen.3 in dark-city: beside the King alone."""

    version: str = "dark-city"

    def giver_obstacle(self, state: State) -> int:
        return FINE if state.config.characters[CROWN_RANK] == KING else NOT_KING


class FormerDarkCityQueen(Queen):
    """C-queen in dark-city: King or Emperor."""

    version: str = FORMER["queen"]

    def giver_obstacle(self, state: State) -> int:
        return FINE if state.config.characters[CROWN_RANK] in (KING, EMPEROR) else NOT_KING_OR_EMPEROR


class CzechQueen(Queen):
    """C-queen.2 in deluxe-cz: also next to a bewitched rank 4, at the end of the round."""

    version: str = "deluxe-cz"

    def paid_at_round_end(self, state: State) -> bool:
        return CROWN_RANK in (state.murdered, state.bewitched)
