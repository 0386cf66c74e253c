"""Checks of written positions that the ``fits`` and ``misfit`` of decisions and cards share.

Play itself never fails one. They require only what later play relies on, because scenarios leave things out,
such as cards or a player's character.
"""

from citadels.rules.city import has_kind
from citadels.rules.decisions import NOTHING_OPEN, Frame
from citadels.rules.state import (
    ABILITY_DONE,
    ACTION_PLAYED,
    BEWITCHED_GATHERED,
    CALLING,
    HAS_BUILT,
    HELD_UP,
    PAID_BUILD,
    State,
)


def first_decision(state: State) -> Frame:
    """The lowest open decision, which was opened first."""
    frame = state.top
    while frame.below is not NOTHING_OPEN:
        frame = frame.below
    return frame


def in_turn(state: State) -> bool:
    """Whether a turn is under way."""
    return state.phase in (CALLING, BEWITCHED_GATHERED) and first_decision(state).decision.is_turn


def before_first_call(state: State) -> bool:
    """No rank has been called in this round: nobody has had a turn, and no character is marked."""
    marks = state.murdered | state.bewitched | state.robbed | state.warrants | state.threats
    nobody_acts = state.seat < 0 and state.rank == 0 and state.acting < 0
    return not state.called and not marks and nobody_acts


def ranks_in_play(state: State) -> int:
    """All ranks, as a bit mask."""
    return (1 << state.config.highest_rank + 1) - 2


def another_player(state: State, seat: int, other: int) -> bool:
    return other < state.config.players and other != seat


def stands(state: State, kind: int) -> bool:
    """Whether a unique district is in some city."""
    return any(kinds >> kind & 1 for kinds in state.kinds)


def acts(state: State, frame: Frame) -> bool:
    """The player whose turn it is decides, and can do more than gather."""
    return frame.seat == state.seat and not state.flags & HELD_UP


def acts_as(state: State, frame: Frame, character: int) -> bool:
    """The player whose turn it is decides about the ability of a character."""
    return acts(state, frame) and state.acting == character


def uses_ability(state: State, frame: Frame, character: int) -> bool:
    """The same for an ability that counts as used when it asks."""
    return acts_as(state, frame, character) and bool(state.flags & ABILITY_DONE)


def plays_action_card(state: State, frame: Frame) -> bool:
    """A2: the action card of the turn asks something."""
    return bool(state.flags & ACTION_PLAYED) and acts(state, frame)


def just_built(state: State, seat: int, kind: int) -> bool:
    """A unique came into a city this turn: built, put there by the Cannonball, or confiscated."""
    new = bool(state.flags & (HAS_BUILT | ACTION_PLAYED if seat == state.seat else PAID_BUILD))
    confiscated = seat == state.seat or (state.warrant_shown and seat == state.held[1])
    return has_kind(state, seat, kind) and new and confiscated and not state.flags & HELD_UP
