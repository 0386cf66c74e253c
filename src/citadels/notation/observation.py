"""Everything a seat knows, written so that another process can continue from it."""

from collections.abc import Mapping
from typing import Any, Final

from citadels.cards.characters import CHARACTER_BY_NAME
from citadels.cards.districts import TYPE_NAMES
from citadels.knowledge.events import seen_event
from citadels.notation.position import read_blind_position, write_position
from citadels.notation.values import PLACES, read_card, read_district, read_place
from citadels.rules.choice_texts import choice_text, parse_choice
from citadels.rules.errors import RecordError, shown
from citadels.rules.event_kinds import EVENT_KINDS
from citadels.rules.events import Event
from citadels.rules.state import State

FORMAT: Final = "citadels-observation"
VERSION: Final = 1


def write_observation(
    seat: int | None, seen: State, start: State | None, places: list[int] | None, log: list[Event]
) -> dict[str, Any]:
    """A seat's (None: a spectator's) blind position, the start of what it saw, and the events as it saw them.

    ``places`` says where characters lay at that start, not which ones: how many a player has is public.
    """
    return {
        "format": FORMAT,
        "version": VERSION,
        "seat": seat,
        "position": write_position(seen),
        "options": None if seen.options is None else [choice_text(choice) for choice in seen.options],
        "start": None if start is None else write_position(start),
        "places": None if places is None else [PLACES.get(place, place) for place in places],
        "events": [_write_event(event, seat) for event in log],
    }


def _write_event(event: Event, seat: int | None) -> dict[str, Any]:
    return {**seen_event(event, seat), "knows": seat is not None and bool(event.knowers >> seat & 1)}


def read_observation(data: object) -> tuple[int | None, State, State | None, list[int] | None, list[Event]]:
    """What ``write_observation`` was given; RecordError says what is wrong."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT or data.get("version") != VERSION:
        raise RecordError("bad_observation", f"an observation must say format {FORMAT!r}, version {VERSION}")
    seen = read_blind_position(data.get("position"))
    seat, options, events = data.get("seat"), data.get("options"), data.get("events")
    if seat is not None and (type(seat) is not int or not 0 <= seat < seen.config.players):
        raise RecordError("bad_observation", f"there is no seat {shown(seat)}")
    if options is not None:
        choices = [parse_choice(text) if isinstance(text, str) else None for text in options]
        if None in choices:
            raise RecordError("bad_observation", "an option is not a choice")
        seen.options = [choice for choice in choices if choice is not None]
    if not isinstance(events, list):
        raise RecordError("bad_observation", "the events must be a list")
    start = data.get("start")
    log = [_read_seen_event(event, seat) for event in events]
    if start is None:
        return seat, seen, None, None, log
    return seat, seen, read_blind_position(start), _read_places(data.get("places"), seen.config.players), log


def _read_places(places: object, players: int) -> list[int]:
    if not isinstance(places, list):
        raise RecordError("bad_observation", "the places must be a list")
    return [read_place(place, players) for place in places]


def _read_seen_event(data: object, seat: int | None) -> Event:
    knows = isinstance(data, Mapping) and data.get("knows")
    return read_event(data, 1 << seat if seat is not None and knows else 0)


def read_event(data: object, knowers: int) -> Event:
    """An event from its arguments as clients read them, and who knows its secrets."""
    kind = EVENT_KINDS.get(data.get("event", "")) if isinstance(data, Mapping) else None
    if kind is None or not isinstance(data, Mapping):
        raise RecordError("bad_observation", f"there is no event {shown(data)}")
    fields: dict[str, Any] = {}
    for argument in kind.arguments:
        value = data.get(argument.name)
        if argument.holds in ("cards", "characters"):
            fields[argument.field] = tuple(_read(argument.holds[:-1], item) for item in value or ())
        elif value is not None:
            fields[argument.field] = _read(argument.holds, value)
    return Event(kind, knowers, **fields)


def _read(holds: str, value: object) -> int:
    if holds == "card":
        return read_card(value)
    if holds == "district":
        return read_district(value)
    if holds == "character" and isinstance(value, str) and value in CHARACTER_BY_NAME:
        return CHARACTER_BY_NAME[value]
    if holds == "type" and value in TYPE_NAMES:
        return TYPE_NAMES.index(str(value))
    if isinstance(value, int) and 0 <= value < 1 << 20:
        return int(value)
    raise RecordError("bad_observation", f"not a {holds}: {shown(value)}")
