"""The crown: its holder calls the ranks and chooses first in the next round (T1b)."""

from citadels.rules.card import AT_CROWN_MOVE
from citadels.rules.events import CROWN_MOVED, PUBLIC, emit
from citadels.rules.state import State


def move_crown(state: State, seat: int) -> None:
    """The crown goes to a player; one who has it already keeps it."""
    if state.crown == seat:
        return
    emit(state, CROWN_MOVED, PUBLIC, state.crown, other=seat)
    state.crown = seat
    for card in state.config.listeners[AT_CROWN_MOVE]:
        card.crown_moved(state)
