"""The review of a finished game: where it was won and lost, and how good each decision was.

A review is made in parts, which workers can do one by one in any order; each replays the record as far as it
needs. Everything is judged from what a seat, or a spectator, could know at that moment.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from citadels.game import Game
from citadels.insight.grading import graded
from citadels.insight.suspicion import suspicions
from citadels.insight.walking import positions
from citadels.insight.winning import result, winning_chances
from citadels.notation.record import UNDO
from citadels.rules import events as e
from citadels.rules.events import Event

Record = Mapping[str, Any]
Result = dict[str, Any]

# The default quality: a whole game in seconds (docs/insight.md).
WORLDS: Final = 24  # for each decision
FEWER_WORLDS: Final = {6: 16, 7: 12, 8: 12}  # for so many players, whose games are longer
CURVE_WORLDS: Final = 12  # for each point of a curve
MOMENTS: Final = "moments"
DECISIONS: Final = "decisions"
_MOMENTS_AT_ONCE: Final = 6
_DECISIONS_AT_ONCE: Final = 5
_TOLD_SUSPECTS: Final = 3  # characters a player


@dataclass(frozen=True)
class Part:
    """Some steps of a record, to be looked at together."""

    kind: str
    steps: tuple[int, ...]


def plan(record: Record, first: int | None = None) -> list[Part]:
    """The parts of a review: the curve first, then the decisions, those of one seat before the others'."""
    moments: list[int] = []
    decisions: list[tuple[int, int]] = []  # step and seat
    events_at: list[int] = []
    log_read, last_round = 0, 0
    for step, (game, choice) in enumerate(positions(record)):
        log = game.state.log or []
        events_at.append(len(log))
        new, log_read = log[log_read:], len(log)
        back = _taken_back_to(new)
        if back is not None:
            moments = [one for one in moments if events_at[one] < back]
            decisions = [one for one in decisions if events_at[one[0]] < back]
        ended = any(event.kind is e.TURN_ENDED for event in new)
        if game.over or ended or game.state.round != last_round:
            moments.append(step)
        last_round = game.state.round
        if choice is not None and choice != UNDO and len(game.decision.choices) > 1:
            decisions.append((step, game.decision.seat))
    own = [step for step, seat in decisions if seat == first]
    others = [step for step, seat in decisions if seat != first]
    return [
        *(Part(MOMENTS, steps) for steps in _batches(moments, _MOMENTS_AT_ONCE)),
        *(Part(DECISIONS, steps) for some in (own, others) for steps in _batches(some, _DECISIONS_AT_ONCE)),
    ]


def _taken_back_to(events: Sequence[Event]) -> int | None:
    """The number of the first event that no longer counts; None if nothing was taken back."""
    return min((event.a for event in events if event.kind is e.TAKEN_BACK), default=None)


def _batches(steps: list[int], size: int) -> Iterator[tuple[int, ...]]:
    for first in range(0, len(steps), size):
        yield tuple(steps[first : first + size])


def hinted_steps(record: Record) -> set[int]:
    """The decisions for which their player had asked for a hint."""
    return {hint["choice"] for hint in record.get("hints", ())}


def work(record: Record, part: Part, worlds: int | None = None) -> list[Result]:
    """What a part of the review finds, for each of its steps; without ``worlds``, at the default quality."""
    wanted, last, hinted = set(part.steps), max(part.steps), hinted_steps(record)
    found = []
    for step, (game, choice) in enumerate(positions(record)):
        if step in wanted:
            tried = FEWER_WORLDS.get(game.players, WORLDS) if worlds is None else worlds
            if part.kind == MOMENTS:
                found.append(_moment(game, step, max(1, tried * CURVE_WORLDS // WORLDS)))
            else:
                assert choice is not None
                found.append({**_decision(game, step, choice, tried), "hinted": step in hinted})
        if step == last:
            break
    return found


def _moment(game: Game, step: int, worlds: int) -> Result:
    """Everybody's chance as a spectator sees it, and each seat's own as it knew itself."""
    point: Result = {"step": step, "round": game.state.round}
    if game.over:
        won = result(game)
        return {**point, "public": won, "public_error": [0.0] * game.players, "own": won}
    public = winning_chances(game.observe(None), worlds, step)
    own = [
        winning_chances(game.observe(seat), max(1, worlds // 2), step)[seat][0]
        for seat in range(game.players)
    ]
    return {
        **point,
        "public": [round(chance, 4) for chance, _ in public],
        "public_error": [round(error, 4) for _, error in public],
        "own": [round(chance, 4) for chance in own],
    }


def _decision(game: Game, step: int, choice: str, worlds: int) -> Result:
    decision = game.decision
    observation = game.observe(decision.seat)
    suspected = suspicions(observation)
    for one in suspected:
        one["characters"] = one["characters"][:_TOLD_SUSPECTS]
    return {
        "step": step,
        "round": game.state.round,
        "seat": decision.seat,
        "kind": decision.kind,
        **graded(observation, choice, worlds, seed=step),
        "suspicions": suspected,
    }
