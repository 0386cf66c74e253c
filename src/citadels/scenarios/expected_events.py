"""What a scenario expects of the events: which happened, in which order, and which did not."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from citadels.cards.districts import TYPE_NAMES
from citadels.game import Game
from citadels.knowledge.events import seen_event
from citadels.notation.fields import MOST_ROUNDS
from citadels.rules.errors import shown
from citadels.rules.event_kinds import EVENT_KINDS, Argument
from citadels.scenarios import values
from citadels.scenarios.problems import ScenarioError, at, check_keys
from citadels.scenarios.values import viewer_name, written_viewer

# The events of a log from a number on.
Span = tuple[Game, int]


def _wanted(written: object, game: Game) -> Mapping[str, Any]:
    """An event as it is written: its id, or a mapping with some of its arguments."""
    wanted: Any = {"event": written} if isinstance(written, str) else written
    if not isinstance(wanted, Mapping) or "event" not in wanted:
        raise ScenarioError(f"an event is an id or a mapping with event: ID, not {shown(written)}")
    kind = EVENT_KINDS[values.one_of(wanted["event"], EVENT_KINDS, "event")]
    arguments = {argument.name: argument for argument in kind.arguments}
    check_keys(wanted, {"event", *arguments}, f"the event {kind.id}")
    for name, value in wanted.items():
        if name != "event" and value is not None:
            with at(name):
                _check_argument(arguments[name], value, game)
    return wanted


def _check_argument(argument: Argument, value: object, game: Game) -> None:
    """A value that can be; None, which is always possible, stands for what the viewer does not know."""
    _READERS[argument.holds](value, argument.name, game)


_READERS: Final[dict[str, Callable[[object, str, Game], object]]] = {
    "number": lambda value, name, game: values.whole_number(value, name, most=MOST_ROUNDS),
    "seat": lambda value, name, game: values.seat_number(value, game.players, name),
    "flag": lambda value, name, game: values.switch(value, name),
    "card": lambda value, name, game: values.card(value),
    "character": lambda value, name, game: values.character(value),
    "district": lambda value, name, game: values.district(value),
    "type": lambda value, name, game: values.one_of(value, TYPE_NAMES, "type"),
    "cards": lambda value, name, game: values.cards(value, name),
    "characters": lambda value, name, game: values.characters(value, name),
}


def _matches(wanted: Mapping[str, Any], found: Mapping[str, Any]) -> bool:
    same_kind = wanted["event"] == found["event"]
    return same_kind and all(_same(value, found[name]) for name, value in wanted.items())


def _same(wanted: object, found: object) -> bool:
    if isinstance(wanted, list) and isinstance(found, list):
        return Counter(map(str, wanted)) == Counter(map(str, found))
    return wanted == found


def _told(wanted: Mapping[str, Any]) -> str:
    """An event in a message."""
    rest = ", ".join(f"{name}: {value}" for name, value in wanted.items() if name != "event")
    return f"{wanted['event']} ({rest})" if rest else str(wanted["event"])


def _in_order(span: Span, viewer: int | None, written: object, what: str) -> list[str]:
    """Events in this order, with others between them."""
    game, since = span
    events = [_at(place, event, game) for place, event in enumerate(values.listed(written, what))]
    seen = [seen_event(event, viewer) for event in _log(game)[since:]]
    rest = iter(seen)
    for wanted in events:
        if not any(_matches(wanted, found) for found in rest):
            alike = [found for found in seen if found["event"] == wanted["event"]]
            others = "; there were: " + ", ".join(map(_told, alike)) if alike else ""
            order = " in this order" if any(_matches(wanted, found) for found in alike) else ""
            return [f"{viewer_name(viewer)} does not see {_told(wanted)} happen{order}{others}"]
    return []


def _none_of(span: Span, viewer: int | None, written: object, what: str) -> list[str]:
    """Events that must not have happened."""
    game, since = span
    events = [_at(place, event, game) for place, event in enumerate(values.listed(written, what))]
    for place, wanted in enumerate(events):
        if viewer is None:
            with at(place):
                _check_public(wanted)
    seen = [seen_event(event, viewer) for event in _log(game)[since:]]
    return [
        f"{viewer_name(viewer)} sees {_told(wanted)} happen, which should not"
        for wanted in events
        if any(_matches(wanted, found) for found in seen)
    ]


def _check_public(wanted: Mapping[str, Any]) -> None:
    """A spectator never sees a secret, so its absence would say nothing."""
    for argument in EVENT_KINDS[wanted["event"]].arguments:
        if argument.secret and wanted.get(argument.name) is not None:
            raise ScenarioError(
                f"{argument.name} of {wanted['event']} is secret: say with no_event_for who does not see it"
            )


def _at(place: int, event: object, game: Game) -> Mapping[str, Any]:
    with at(place):
        return _wanted(event, game)


def _log(game: Game) -> list[Any]:
    log = game.state.log
    assert log is not None
    return log


def _events(span: Span, value: object) -> list[str]:
    return _in_order(span, None, value, "events")


def _events_for(span: Span, value: object) -> list[str]:
    return _for_each(span, value, "events_for", _in_order)


def _no_event(span: Span, value: object) -> list[str]:
    return _none_of(span, None, value, "no_event")


def _no_event_for(span: Span, value: object) -> list[str]:
    return _for_each(span, value, "no_event_for", _none_of)


def _for_each(
    span: Span, value: object, what: str, check: Callable[[Span, int | None, object, str], list[str]]
) -> list[str]:
    differences: list[str] = []
    for viewer, written in values.by_viewer(value, span[0].players, what).items():
        with at(written_viewer(viewer)):
            differences += check(span, viewer, written, what)
    return differences


OF_EVENTS: Final[dict[str, Callable[[Span, object], list[str]]]] = {
    "events": _events,
    "events_for": _events_for,
    "no_event": _no_event,
    "no_event_for": _no_event_for,
}
