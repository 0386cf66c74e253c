"""How single values are written and read: cards, districts, places of characters, numbers."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from citadels.cards.districts import CARD_NAMES, GOLD_SHIFT, KIND_BY_NAME
from citadels.knowledge.blind import HIDDEN_CARD, HIDDEN_PLACE
from citadels.rules.choice_texts import district_name
from citadels.rules.errors import RecordError, shown
from citadels.rules.state import DISCARDED_CARD, FACE_DOWN_CARD, FACE_UP_CARD, IN_PILE

T = TypeVar("T")

# How a blind position writes a hidden card, and the place of a hidden character.
HIDDEN: Final = "?"

PLACES: Final[dict[int, str]] = {
    IN_PILE: "pile",
    FACE_UP_CARD: "face_up",
    FACE_DOWN_CARD: "face_down",
    DISCARDED_CARD: "discarded",
    HIDDEN_PLACE: HIDDEN,
}
_PLACE_BY_NAME: Final[dict[str, int]] = {name: place for place, name in PLACES.items()}

_PLACE_TEXTS: Final = {place: f'"{name}"' for place, name in PLACES.items()}


# Writing: every function makes JSON without blanks


def list_text(texts: list[str]) -> str:
    return "[" + ",".join(texts) + "]"


def ids_text(names: list[str]) -> str:
    """Ids need nothing but quotation marks to be JSON."""
    return '["' + '","'.join(names) + '"]' if names else "[]"


def cards_text(cards: tuple[int, ...]) -> str:
    return ids_text([CARD_NAMES[card] if card >= 0 else HIDDEN for card in cards])


def city_text(city: tuple[int, ...]) -> str:
    return ids_text([district_name(district) for district in city])


def place_text(place: int) -> str:
    return _PLACE_TEXTS.get(place) or str(place)


# Reading: a RecordError says what is wrong


def damaged(what: str) -> RecordError:
    return RecordError("bad_position", f"the position is damaged: {what}", what=what)


def of_type(value: object, name: str, kind: type) -> Any:
    if type(value) is not kind:
        raise damaged(f"{name} is missing or of the wrong kind")
    return value


def read_number(value: object, name: str, lowest: int, highest: int) -> int:
    if type(value) is not int or not lowest <= value <= highest:
        raise damaged(f"{name} must be a number from {lowest} to {highest}")
    return value


def read_each(values: object, name: str, read: Callable[[object], T]) -> tuple[T, ...]:
    if type(values) is not list:
        raise damaged(f"{name} must be a list")
    return tuple(read(value) for value in values)


def read_card(value: object) -> int:
    kind = KIND_BY_NAME.get(value) if isinstance(value, str) else None
    if kind is None:
        raise damaged(f"there is no card {shown(value)}")
    return kind


def read_card_or_hidden(value: object) -> int:
    return HIDDEN_CARD if value == HIDDEN else read_card(value)


def read_district(value: object) -> int:
    name, plus, gold = value.partition("+") if isinstance(value, str) else ("", "", "")
    if plus and gold != "1":
        raise damaged(f"there is no district {shown(value)}")
    return read_card(name) | (1 << GOLD_SHIFT if plus else 0)


def read_place(value: object, players: int) -> int:
    if isinstance(value, str) and value in _PLACE_BY_NAME:
        return _PLACE_BY_NAME[value]
    return read_number(value, "held", 0, players - 1)
