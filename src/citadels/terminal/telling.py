"""What has happened, told in a row: turns set off from each other, small steps taken together."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from citadels.terminal import english
from citadels.terminal.wording import Wording, event_arguments

# A turn begins with one of these events and lasts to its end, or to the next beginning.
_TURN_BEGINS: Final = ("revealed", "resumed")
_OUTSIDE_TURNS: Final = ("round_started", "silent", "murdered_shown", "game_ended")
_INDENT: Final = "  "

Seen = Mapping[str, Any]


def tell(events: Sequence[Seen], words: Wording) -> Iterator[str]:
    """The events as lines of text."""
    in_turn = False
    index = 0
    while index < len(events):
        name = events[index]["event"]
        count, text = _next_sentence(events, index, words)
        begins = name in _TURN_BEGINS
        if text is not None:
            yield (_INDENT if in_turn and not begins and name not in _OUTSIDE_TURNS else "") + text
        in_turn = begins or (in_turn and name != "turn_ended" and name not in _OUTSIDE_TURNS)
        index += count


def _next_sentence(events: Sequence[Seen], index: int, words: Wording) -> tuple[int, str | None]:
    """How many events the next sentence is about, and the sentence."""
    seen = events[index]
    if seen["event"] in english.IN_A_ROW:
        return _row(events, index, words)
    following = events[index + 1] if index + 1 < len(events) else None
    if seen["event"] == "paid" and following is not None and following["event"] == "built":
        return 2, words.message(english.BUILT_FOR, event_arguments(seen))
    return 1, words.event(seen)


def _row(events: Sequence[Seen], index: int, words: Wording) -> tuple[int, str | None]:
    """Equal events in a row as one sentence; a silent one has a call before it, which is not told."""
    name = events[index]["event"]
    field = english.IN_A_ROW[name]
    end = index
    found: list[str] = []
    while end < len(events) and events[end]["event"] in (name, "called"):
        if events[end]["event"] == name:
            found.append(events[end][field])
            last = end
        end += 1
    told = {field: (f"{field}s", found)}
    return last + 1 - index, words.message(english.EVENTS[name], told)
