"""The Imperial Treasury."""

from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class ImperialTreasury(Unique):
    """U-imperial-treasury: 1 point for each gold in your stash at the end."""

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return state.gold[seat]
