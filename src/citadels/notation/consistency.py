"""Checks whether the parts of a written position fit together, as they always do in play.

Each value has been read and is valid by itself; here they are compared with each other. Play can continue
from any position that passes. Cards and kinds of decisions check what concerns them (``misfit``, ``fits``).
"""

from collections.abc import Iterator

from citadels.rules.card import Card
from citadels.rules.decisions import NO_CARDS
from citadels.rules.fitting import first_decision, ranks_in_play
from citadels.rules.rank_eight import RankEight
from citadels.rules.state import (
    ABILITY_DONE,
    BEWITCHED_GATHERED,
    CALLING,
    DRAFT,
    FINISHED,
    GATHERED,
    IN_PILE,
    ONLY_ENDING,
    SHORT_TURN,
    State,
)


class Inconsistent(Exception):
    """What does not fit."""


def check_consistency(state: State) -> None:
    """Raises Inconsistent, which says what does not fit together."""
    _check_ranks(state)
    _check_revealed(state)
    _check_table(state)
    if state.phase == FINISHED:
        _check_finished(state)
    else:
        _check_open(state)
    for card in _cards(state):
        misfit = card.misfit(state)
        _need(not misfit, misfit)
    if state.is_open:
        _check_question(state)


def _need(condition: bool, otherwise: str) -> None:
    if not condition:
        raise Inconsistent(otherwise)


def _cards(state: State) -> Iterator[Card]:
    """All cards in the versions of the game, in play or not."""
    yield from state.config.cast
    yield from state.config.districts


# The whole table


def _check_ranks(state: State) -> None:
    """S2: with eight characters nothing names a ninth rank."""
    ranks = (
        state.called,
        state.murdered,
        state.bewitched,
        state.robbed,
        state.signed,
        state.flower,
        state.rank,
    )
    _need(max(ranks) <= state.config.highest_rank, "it names a rank that is not in play")
    masks = state.revealed | state.warrants | state.threats
    _need(masks & ~ranks_in_play(state) == 0, "it marks a rank that is not in play")


def _check_revealed(state: State) -> None:
    """T1: only characters held by a player are revealed, when they are called or earlier by a card."""
    early = state.called > 0 and any(card.reveals_early(state) for card in _cards(state))
    for rank in range(1, state.config.highest_rank + 1):
        if state.revealed >> rank & 1:
            called = rank <= state.called or early
            _need(state.held[rank] >= 0 and called, "a character is revealed that cannot be")


def _check_table(state: State) -> None:
    """E2: the first completed city ends the game."""
    first = state.first_complete >= 0 or state.early_complete > 0
    _need(state.ending or not first, "a city is complete and the end is not near")
    _need(not state.discard or state.config.discard_pile, "there is no discard pile in this game")


def _check_finished(state: State) -> None:
    """E2: a game ends after a whole round, with nothing left open."""
    _need(not state.is_open, "a finished game has no open decision")
    _need(not state.aside, "a finished game has no cards on the table")
    _need(state.ending and state.called == state.config.highest_rank, "the last round is not over")
    _need(IN_PILE not in state.held[1:], "characters are still in the pile")


# The open decisions


def _check_open(state: State) -> None:
    """A turn with at most one question above it, or one question between the turns."""
    _need(state.is_open, "no decision is open")
    _need(state.phase == DRAFT or IN_PILE not in state.held[1:], "characters are still in the pile")
    first = first_decision(state)
    if first.decision.is_turn:
        _need(state.top is first or state.top.below is first, "too many decisions are open")
        _check_turn(state)
    else:
        _need(first.decision.alone, f"the decision {first.decision.id} is open without a turn")
        _need(state.top is first, "more than one decision is open")
        _need(not state.aside, "cards lie on the table for nothing")


def _check_turn(state: State) -> None:
    """T1: the rank that was called has its turn, and its player has the character that acts."""
    rank, seat, frame = state.rank, state.seat, first_decision(state)
    _need(state.phase in (CALLING, BEWITCHED_GATHERED), "nobody has a turn in this phase")
    _need(seat >= 0 and rank == state.called, "it is not the turn of the rank called")
    _need(state.acting == state.config.characters[rank], "another character acts than the one called")
    _need(bool(state.revealed >> rank & 1), "that character has no turn")
    _need(frame.seat == seat and frame.a == frame.b == 0, "another player decides about the turn")
    short = bool(state.flags & SHORT_TURN)
    _need(not short or not state.flags & GATHERED, "a short turn is over once gathered")
    if state.flags & ONLY_ENDING:
        done = GATHERED | ABILITY_DONE
        acting = state.config.cast[state.acting]
        at_end = isinstance(acting, RankEight) and acting.at_end_of_turn
        _need(at_end and state.flags & done == done, "the turn has not come to its end")


def _check_question(state: State) -> None:
    """A question above a turn, or between turns, must be one that play can have reached."""
    frame = state.top
    decision = frame.decision
    _need(not state.aside or decision.table != NO_CARDS, "cards lie on the table for nothing")
    own_turn = decision.is_turn and frame is first_decision(state)
    _need(own_turn or decision.fits(state, frame), f"the decision {decision.id} does not fit")
