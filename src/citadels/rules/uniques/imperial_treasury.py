"""The Imperial Treasury."""

from citadels.cards.districts import IMPERIAL_TREASURY
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class ImperialTreasury(Unique):
    """U-imperial-treasury: 1 point for each gold in your stash at the end."""

    kind: int = IMPERIAL_TREASURY

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return state.gold[seat]
