"""Several people at one device: each is a guest of their own, named after the guest who has the token.

Nothing else at a table knows about devices: a seat belongs to a guest, and only that guest is sent its view.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from msgspec import Meta

from citadels.tables.refusals import Refused

MOST_PEOPLE: Final = 8
_DEVICE_LENGTH: Final = 30  # of a guest's 32 letters: the rest is for the number

PEOPLE: Final[Mapping[str, Any]] = {
    "person": Annotated[
        int,
        Meta(ge=0, lt=MOST_PEOPLE, description="Who of the people at your device this is; 0: you yourself."),
    ],
    "watch": Annotated[
        int, Meta(ge=0, le=1, description="1: look on as anybody may, whatever seats your device has.")
    ],
}


def device_of(guest: str) -> str:
    """What the guests of one device have in common."""
    return guest.partition("+")[0][:_DEVICE_LENGTH]


def person_at(guest: str, number: int) -> str:
    """One of the people at a guest's device."""
    return f"{device_of(guest)}+{number}" if number else guest


def people_at(guest: str) -> list[str]:
    return [person_at(guest, number) for number in range(MOST_PEOPLE)]


def person_asking(guest: str, query: Mapping[str, str]) -> str:
    """The guest who asks, by what the query says besides the token; nobody if they only want to watch."""
    if query.get("watch") == "1":
        return ""
    number = query.get("person", "0")
    if len(number) != 1 or number not in "01234567":
        raise Refused("bad_message", message=f"person is a number from 0 to {MOST_PEOPLE - 1}")
    return guest and person_at(guest, int(number))
