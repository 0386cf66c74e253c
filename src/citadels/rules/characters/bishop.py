"""The Bishop (rank 5)."""

from citadels.cards.characters import BISHOP, RANK_OF
from citadels.cards.districts import RELIGIOUS
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.state import State


class Bishop(IncomeCharacter):
    """C-bishop: gold for religious districts; rank 8 leaves the Bishop's districts alone this round."""

    number: int = BISHOP
    income_type: int = RELIGIOUS

    def takes_hold(self, state: State, seat: int) -> None:
        """C-bishop.2; C-witch.5: a Witch going on as the Bishop is protected instead."""
        state.protected = seat


class DarkCityBishop(Bishop):
    """C-bishop.5 in dark-city: a bewitched Bishop's player is protected, too."""

    version: str = "dark-city"

    def protects(self, state: State, owner: int) -> bool:
        rank = RANK_OF[BISHOP]
        return state.bewitched == rank and state.held[rank] == owner and bool(state.revealed >> rank & 1)
