"""The engine: the open decision, its legal choices, carrying one out, and why another is not possible."""

from citadels.rules.choice_texts import exists
from citadels.rules.reasons import FINE, GAME_OVER, NOT_ON_OFFER, UNKNOWN_CHOICE
from citadels.rules.round import proceed
from citadels.rules.state import FINISHED, State


def over(state: State) -> bool:
    return state.phase == FINISHED


def legal(state: State) -> list[int]:
    """All legal choices of the open decision, in a stable order; computed once for each position."""
    if state.options is None:
        state.options = state.top.decision.options(state)
    return state.options


def apply(state: State, choice: int) -> None:
    """Carry out a legal choice and go on to the next decision. The caller has checked that it is legal."""
    state.options = None
    state.top.decision.apply(state, choice)
    if not state.is_open:
        proceed(state)


def obstacle(state: State, choice: int) -> int:
    """0 for a legal choice, otherwise the reason why it is not possible now."""
    if not state.is_open:
        return GAME_OVER
    if not exists(choice):
        return UNKNOWN_CHOICE
    if choice in legal(state):
        return FINE
    return state.top.decision.obstacle(state, choice) or NOT_ON_OFFER
