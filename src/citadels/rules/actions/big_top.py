"""The Big Top."""

from citadels.cards.districts import BIG_TOP
from citadels.rules.actions.base import ActionCard
from citadels.rules.choices import PLAY_BIG_TOP
from citadels.rules.city import place
from citadels.rules.state import State


class BigTop(ActionCard):
    """A2: laid into one's city for good, apart from building; one per turn, any number in a city.

    It counts as one district towards completion and nothing else: it costs nothing, is worth nothing
    and has no type, rank 8 cannot touch it, Armory and Necropolis cannot use it (K16, K22). Both versions.
    """

    kind: int = BIG_TOP
    verbs: tuple[int, ...] = (PLAY_BIG_TOP,)
    is_district: bool = False

    def play(self, state: State, argument: int) -> None:
        place(state, state.seat, BIG_TOP)
