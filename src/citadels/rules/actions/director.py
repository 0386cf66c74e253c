"""The Director."""

from typing import Final

from citadels.cards.districts import DIRECTOR
from citadels.rules.actions.base import ActionCard, put_back
from citadels.rules.choices import PLAY_DIRECTOR
from citadels.rules.reasons import CANNOT_BUILD, FINE
from citadels.rules.state import DIRECTED, State

MORE_BUILDS: Final = 2


class Director(ActionCard):
    """Up to 2 more builds this turn, on top of anything else that raises the limit. Both versions.

    Their cost is paid, and the Magistrate may confiscate the first (K12). P3: not for a Navigator.
    """

    kind: int = DIRECTOR
    verbs: tuple[int, ...] = (PLAY_DIRECTOR,)

    def play_obstacle(self, state: State, argument: int) -> int:
        return FINE if state.character.may_build else CANNOT_BUILD

    def more_builds(self, state: State) -> int:
        return MORE_BUILDS if state.flags & DIRECTED else 0

    def play(self, state: State, argument: int) -> None:
        state.now(DIRECTED)
        put_back(state, DIRECTOR)
