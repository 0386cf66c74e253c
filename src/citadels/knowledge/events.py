"""What has happened, as one seat or a spectator saw it."""

from typing import Any

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES, TYPE_NAMES
from citadels.rules.choices import district_name
from citadels.rules.events import EVENT_ARGUMENTS, EVENT_NAMES, Event


def written(holds: str, value: Any) -> Any:
    """A value of the engine as clients read it: cards, characters and types by their ids."""
    if holds in ("cards", "characters"):
        names = CARD_NAMES if holds == "cards" else CHARACTER_NAMES
        return [names[item] for item in value]
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


def seen_event(event: Event, seat: int | None) -> dict[str, Any]:
    """An event as a seat saw it: secret arguments are None to those who do not know them."""
    number, knowers = event[0], event[1]
    knows = seat is not None and bool(knowers >> seat & 1)
    seen: dict[str, Any] = {"event": EVENT_NAMES[number]}
    for argument in EVENT_ARGUMENTS[number]:
        hidden = argument.secret and not knows
        seen[argument.name] = None if hidden else written(argument.holds, event[argument.field])
    return seen
