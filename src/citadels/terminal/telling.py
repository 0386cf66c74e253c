"""What has happened, told in a row: turns set off from each other, small steps taken together."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from citadels.lang import Speaker

# A turn begins with one of these events and lasts to its end, or to the next beginning.
_TURN_BEGINS: Final = ("revealed", "resumed")
_OUTSIDE_TURNS: Final = ("round_started", "silent", "murdered_shown", "game_ended")
_INDENT: Final = "  "
# Events that come in a row are told at once; the argument is then a list.
_IN_A_ROW: Final = {"silent": "character", "face_up": "character"}

Seen = Mapping[str, Any]


def tell(events: Sequence[Seen], speaker: Speaker) -> Iterator[str]:
    """The events as lines of text."""
    in_turn = False
    index = 0
    while index < len(events):
        name = events[index]["event"]
        count, text = _next_sentence(events, index, speaker)
        begins = name in _TURN_BEGINS
        if text is not None:
            yield (_INDENT if in_turn and not begins and name not in _OUTSIDE_TURNS else "") + text
        in_turn = begins or (in_turn and name != "turn_ended" and name not in _OUTSIDE_TURNS)
        index += count


def _next_sentence(events: Sequence[Seen], index: int, speaker: Speaker) -> tuple[int, str | None]:
    """How many events the next sentence is about, and the sentence."""
    seen = events[index]
    if seen["event"] in _IN_A_ROW:
        return _row(events, index, speaker)
    following = events[index + 1] if index + 1 < len(events) else None
    if seen["event"] == "paid" and following is not None and following["event"] == "built":
        return 2, speaker.told("event-built_for", seen)
    return 1, speaker.event(seen)


def _row(events: Sequence[Seen], index: int, speaker: Speaker) -> tuple[int, str | None]:
    """Equal events in a row as one sentence; a silent one has a call before it, which is not told."""
    name = events[index]["event"]
    field = _IN_A_ROW[name]
    end = index
    found: list[str] = []
    while end < len(events) and events[end]["event"] in (name, "called"):
        if events[end]["event"] == name:
            found.append(events[end][field])
            last = end
        end += 1
    return last + 1 - index, speaker.told(f"event-{name}", {field: found})
