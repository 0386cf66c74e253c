"""The Haunted Quarter."""

from citadels.cards.districts import HAUNTED_QUARTER
from citadels.cards.versions import FORMER
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique


class HauntedQuarter(Unique):
    """U-haunted: one type of your choice at the end, for every purpose.

    ``scoring`` tries each and takes the best total for its owner.
    """

    kind: int = HAUNTED_QUARTER

    def built(self, state: State, owner: int) -> None:
        state.haunted_built = state.round

    def changes_type(self, state: State) -> bool:
        return True

    def misfit(self, state: State) -> str:
        if state.haunted_built > state.round:
            return "the Haunted Quarter was built in a round to come"
        in_play = HAUNTED_QUARTER in state.config.uniques
        return "there is no Haunted Quarter" if state.haunted_built and not in_play else ""


class FormerDarkCityHauntedQuarter(HauntedQuarter):
    """U-haunted in dark-city: not if it was built in the last round."""

    version: str = FORMER["haunted_quarter"]

    def changes_type(self, state: State) -> bool:
        return state.haunted_built < state.round


class DarkCityHauntedQuarter(FormerDarkCityHauntedQuarter):
    """U-haunted in dark-city: not for the player who built it in the last round."""

    version: str = "dark-city"

    def changed_owner(self, state: State, owner: int) -> None:
        """Whoever got it otherwise did not build it."""
        state.haunted_built = 0
