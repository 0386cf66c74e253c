"""The crown: who has it calls the ranks and chooses first in the next round (T1b)."""

from citadels.rules.events import CROWN_MOVED, PUBLIC, emit
from citadels.rules.state import State
from citadels.rules.uniques.base import WATCH_CROWN, standing


def move_crown(state: State, seat: int) -> None:
    """The crown goes to a player; one who has it already keeps it."""
    if state.crown == seat:
        return
    emit(state, CROWN_MOVED, PUBLIC, state.crown, other=seat)
    state.crown = seat
    for owner in range(state.config.players):
        for unique in standing(state, owner, WATCH_CROWN):
            unique.crown_moved(state, owner)
