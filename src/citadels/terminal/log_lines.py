"""The log as text: turns are set off from each other, small steps are combined."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from citadels.lang import Speaker
from citadels.rules.event_kinds import BEGINS_TURN, EVENT_KINDS, OUTSIDE_TURNS

_INDENT: Final = "  "

Seen = Mapping[str, Any]


def log_lines(events: Sequence[Seen], speaker: Speaker) -> Iterator[str]:
    """The events as lines of text."""
    in_turn = False
    index = 0
    while index < len(events):
        kind = EVENT_KINDS[events[index]["event"]]
        count, text = _next_sentence(events, index, speaker)
        if text is not None:
            yield (_INDENT if in_turn and kind.turn not in (BEGINS_TURN, OUTSIDE_TURNS) else "") + text
        in_turn = kind.turn == BEGINS_TURN or (in_turn and not kind.turn)
        index += count


def _next_sentence(events: Sequence[Seen], index: int, speaker: Speaker) -> tuple[int, str | None]:
    """How many events the next sentence is about, and the sentence."""
    seen = events[index]
    kind = EVENT_KINDS[seen["event"]]
    if kind.row:
        return _row(events, index, speaker)
    following = events[index + 1]["event"] if index + 1 < len(events) else None
    if kind.joins and kind.joins == following:
        return 2, speaker.format(f"event-{kind.joined}", seen)
    return 1, speaker.event(seen)


def _row(events: Sequence[Seen], index: int, speaker: Speaker) -> tuple[int, str | None]:
    """Equal events in a row as one sentence, ignoring events without a sentence between them."""
    kind = EVENT_KINDS[events[index]["event"]]
    last = index
    found: list[str] = []
    for place in range(index, len(events)):
        seen = events[place]
        if seen["event"] == kind.id:
            found.append(seen[kind.row])
            last = place
        elif EVENT_KINDS[seen["event"]].told:
            break
    return last + 1 - index, speaker.format(f"event-{kind.id}", {kind.row: found})
