"""A game played to its end by policies, without a log: for looking ahead."""

from citadels.policy.steward.steward import Steward
from citadels.rules.engine import apply, legal
from citadels.rules.state import FINISHED, State


def play_out(state: State, players: list[Steward]) -> int:
    """Play a position to the end of the game and return the number of decisions."""
    decisions = 0
    while state.phase != FINISHED:
        seat = state.top.seat
        options = legal(state)
        apply(state, players[seat].choose(state, seat, options, None))
        decisions += 1
    return decisions
