"""What has happened, as one seat or a spectator saw it."""

from typing import Any

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES, TYPE_NAMES
from citadels.rules.choice_texts import district_name
from citadels.rules.event_kinds import Argument
from citadels.rules.events import Event


def written(holds: str, value: int) -> Any:
    """A value of the engine as clients read it: cards, characters and types by their ids."""
    if value == -1:
        return None
    if holds == "card":
        return CARD_NAMES[value]
    if holds == "character":
        return CHARACTER_NAMES[value]
    if holds == "type":
        return TYPE_NAMES[value]
    if holds == "district":
        return district_name(value)
    if holds == "flag":
        return bool(value)
    return value


def written_argument(event: Event, argument: Argument) -> Any:
    """The value of an event's argument as clients read it."""
    if argument.holds == "cards":
        return [CARD_NAMES[card] for card in event.values(argument.field)]
    if argument.holds == "characters":
        return [CHARACTER_NAMES[character] for character in event.values(argument.field)]
    return written(argument.holds, event.value(argument.field))


def knows_all(event: Event, seat: int | None) -> bool:
    """Whether a seat knows the secrets of an event; all others saw the same."""
    return seat is not None and bool(event.knowers >> seat & 1)


def seen_event(event: Event, seat: int | None) -> dict[str, Any]:
    """An event as a seat saw it; secret arguments that it does not know are None."""
    knows = knows_all(event, seat)
    seen: dict[str, Any] = {"event": event.kind.id}
    for argument in event.kind.arguments:
        hidden = argument.secret and not knows
        seen[argument.name] = None if hidden else written_argument(event, argument)
    return seen
