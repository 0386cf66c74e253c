"""The Bishop (rank 5)."""

from citadels.cards.characters import BISHOP
from citadels.cards.districts import RELIGIOUS
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.state import State


class Bishop(IncomeCharacter):
    """C-bishop: gold for religious districts; rank 8 leaves one's districts alone in this round."""

    number: int = BISHOP
    income_type: int = RELIGIOUS

    def begin(self, state: State) -> None:
        """C-bishop.2; C-witch.5: a Witch going on as the Bishop is protected instead."""
        state.protected = state.seat
