"""A game played at random to its end, without a log: the fastest way to simulate."""

from citadels.rules.choices import CHOOSE
from citadels.rules.draft import DRAFT_DECISION
from citadels.rules.engine import apply, legal
from citadels.rules.randomness import Chance
from citadels.rules.state import State

Taken = tuple[int, int]  # a seat and the character that it took in a draft


def play_at_random(state: State, chances: list[Chance]) -> tuple[int, list[Taken]]:
    """Let every seat choose from its own stream. Returns the number of decisions, and the drafts."""
    decisions = 0
    taken: list[Taken] = []
    while state.is_open:
        frame = state.top
        seat = frame.seat
        options = legal(state)
        choice = options[chances[seat].below(len(options))]
        if frame.decision is DRAFT_DECISION:
            taken.append((seat, choice - CHOOSE))
        apply(state, choice)
        decisions += 1
    return decisions, taken
