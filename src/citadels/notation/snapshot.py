"""A game in the middle: its position and everything that happened, so that a later version can go on from it.

A record is replayed by the rules; a snapshot is only read. Everything is named, as in positions and records.
"""

from collections.abc import Mapping
from typing import Any, Final

from citadels.knowledge.events import written_argument
from citadels.notation.observation import read_event
from citadels.notation.position import read_position, write_position
from citadels.rules.errors import RecordError
from citadels.rules.events import Event
from citadels.rules.state import State

FORMAT: Final = "citadels-snapshot"
VERSION: Final = 1


def write_snapshot(state: State) -> dict[str, Any]:
    """The whole position, and the whole log with who knows the secrets of each event."""
    events = [_write_event(event) for event in state.log or ()]
    return {"format": FORMAT, "version": VERSION, "position": write_position(state), "events": events}


def _write_event(event: Event) -> dict[str, Any]:
    written: dict[str, Any] = {"event": event.kind.id}
    for argument in event.kind.arguments:
        written[argument.name] = written_argument(event, argument)
    return {**written, "knowers": [seat for seat in range(8) if event.knowers >> seat & 1]}


def read_snapshot(data: object, seed: bytes) -> State:
    """The state with its log; RecordError says what is wrong. ``seed``: what chance comes from now on."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT or data.get("version") != VERSION:
        raise RecordError("bad_snapshot", f"a snapshot must say format {FORMAT!r}, version {VERSION}")
    events = data.get("events")
    if not isinstance(events, list):
        raise RecordError("bad_snapshot", "the events must be a list")
    return read_position(data.get("position"), seed, [_read_event(event) for event in events])


def _read_event(data: object) -> Event:
    knowers = data.get("knowers") if isinstance(data, Mapping) else None
    if not isinstance(knowers, list) or not all(seat in range(8) for seat in knowers):
        raise RecordError("bad_snapshot", "an event must say who knows its secrets")
    return read_event(data, sum(1 << seat for seat in knowers))
