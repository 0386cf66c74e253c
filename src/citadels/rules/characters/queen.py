"""The Queen (rank 9)."""

from typing import Final

from citadels.cards.characters import CROWN_RANK, QUEEN, RANK_OF
from citadels.rules.characters.base import Character, character_in_play
from citadels.rules.choices import NEIGHBOUR_GOLD
from citadels.rules.hands import beside, gain_extra_gold
from citadels.rules.reasons import ABILITY_USED, FINE, NOT_BESIDE_RANK_FOUR
from citadels.rules.state import ABILITY_DONE, State

GIFT: Final = 3


class Queen(Character):
    """C-queen.1: 3 gold beside the player who has revealed rank 4 in this round."""

    verbs: tuple[int, ...] = (NEIGHBOUR_GOLD,)

    def options(self, state: State, out: list[int]) -> None:
        if not self.obstacle(state, NEIGHBOUR_GOLD, 0):
            out.append(NEIGHBOUR_GOLD)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if state.flags & ABILITY_DONE:
            return ABILITY_USED
        revealed = state.revealed >> CROWN_RANK & 1
        if revealed and beside(state, state.seat, state.held[CROWN_RANK]):
            return FINE
        return NOT_BESIDE_RANK_FOUR

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ABILITY_DONE)
        gain_extra_gold(state, state.seat, GIFT)


def pay_queen_at_round_end(state: State, rank_four: int) -> None:
    """C-queen.2: beside a murdered rank 4 she is paid when that card is shown."""
    if character_in_play(state, QUEEN):
        queen = state.held[RANK_OF[QUEEN]]
        if queen >= 0 and beside(state, queen, rank_four):
            gain_extra_gold(state, queen, GIFT)
