"""Single values of a scenario: numbers, seats and names, each checked, with a guess at what was meant."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from citadels.cards.characters import CHARACTER_BY_NAME
from citadels.cards.districts import GOLD_SHIFT, KIND_BY_NAME, TYPE_NAMES
from citadels.notation.fields import MOST_GOLD
from citadels.rules.choice_texts import parse_choice
from citadels.rules.choices import VERB_BY_NAME, VERBS
from citadels.rules.errors import shown
from citadels.scenarios.problems import ScenarioError, at, guess, unknown

# The rest of the deck, or any cards.
REST: Final = "..."
# Where a seat can be asked for and there is none.
NOBODY: Final = "nobody"
# Who watches without a seat.
ONLOOKER: Final = "spectator"

# By word of a choice: the names that it can be.
_NAMES: Final[dict[str, Iterable[str]]] = {
    "card": KIND_BY_NAME,
    "district": KIND_BY_NAME,
    "character": CHARACTER_BY_NAME,
    "type": TYPE_NAMES,
}


def whole_number(value: object, what: str, least: int = 0, most: int = MOST_GOLD) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ScenarioError(f"{what} must be a whole number from {least} to {most}, not {shown(value)}")
    return value


def switch(value: object, what: str) -> bool:
    if type(value) is not bool:
        raise ScenarioError(f"{what} must be true or false, not {shown(value)}")
    return value


def text(value: object, what: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise ScenarioError(f"{what} must be a text, not {shown(value)}")
    return value


def listed(value: object, what: str) -> list[Any]:
    """A list; what is left empty is an empty one."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise ScenarioError(f"{what} must be a list, not {shown(value)}")
    return value


def one_of(value: object, known: Iterable[str], what: str) -> str:
    names = tuple(known)
    if not isinstance(value, str) or value not in names:
        raise unknown(what, value, names)
    return value


def seat_number(value: object, players: int, what: str) -> int:
    if type(value) is not int or not 0 <= value < players:
        raise ScenarioError(f"{what}: there is no seat {shown(value)}; there are 0 to {players - 1}")
    return value


def viewer(value: object, players: int, what: str) -> int | None:
    """A seat, or None for a spectator."""
    if value == ONLOOKER:
        return None
    if type(value) is not int or not 0 <= value < players:
        raise ScenarioError(
            f"{what}: nobody at seat {shown(value)} watches; there are 0 to {players - 1} and {ONLOOKER}"
        )
    return value


def viewer_name(seat: int | None) -> str:
    return f"a {ONLOOKER}" if seat is None else f"seat {seat}"


def by_seat(value: object, players: int, what: str) -> dict[int, Any]:
    """A mapping from seats."""
    if not isinstance(value, Mapping):
        raise ScenarioError(f"{what} must be a mapping from seats, not {shown(value)}")
    return {seat_number(seat, players, what): of_seat for seat, of_seat in value.items()}


def by_viewer(value: object, players: int, what: str) -> dict[int | None, Any]:
    """A mapping from seats and ``spectator``."""
    if not isinstance(value, Mapping):
        raise ScenarioError(f"{what} must be a mapping from viewers, not {shown(value)}")
    return {viewer(seat, players, what): of_viewer for seat, of_viewer in value.items()}


def written_viewer(seat: int | None) -> int | str:
    """The key of a viewer in the file."""
    return ONLOOKER if seat is None else seat


def character(value: object) -> int:
    return CHARACTER_BY_NAME[one_of(value, CHARACTER_BY_NAME, "character")]


def card(value: object) -> int:
    return KIND_BY_NAME[one_of(value, KIND_BY_NAME, "card")]


def district(value: object) -> int:
    """A card in a city, perhaps with the Artist's gold: ``market+1``."""
    name, plus, gold = value.partition("+") if isinstance(value, str) else (value, "", "")
    if plus and gold != "1":
        raise ScenarioError(f"there is no district {shown(value)}; the Artist's gold is written as {name}+1")
    return card(name) | (1 << GOLD_SHIFT if plus else 0)


def characters(value: object, what: str) -> list[int]:
    return [_at(place, name, character) for place, name in enumerate(listed(value, what))]


def cards(value: object, what: str) -> tuple[int, ...]:
    return tuple(_at(place, name, card) for place, name in enumerate(listed(value, what)))


def city(value: object, what: str) -> tuple[int, ...]:
    return tuple(_at(place, name, district) for place, name in enumerate(listed(value, what)))


def _at(place: int, value: object, read: Any) -> int:
    with at(place):
        found: int = read(value)
        return found


def choice(value: object) -> int:
    """The number of a choice that is written as docs/protocol.md says."""
    written = text(value, "a choice")
    number = parse_choice(written)
    if number is None:
        raise ScenarioError(f"{shown(written)} is not a choice{_what_is_meant(written)}")
    return number


def _what_is_meant(written: str) -> str:
    """The likely verb, the likely name after it, or how the verb is written."""
    name, *arguments = written.split()
    verb = VERB_BY_NAME.get(name)
    if verb is None:
        return guess(name, VERB_BY_NAME)
    words = VERBS[verb].words
    if len(arguments) == len(words):
        for word, argument in zip(words, arguments, strict=True):
            known = _NAMES.get(word)
            if known is not None and argument.partition("+")[0] not in known:
                return f": there is no {word} {shown(argument)}{guess(argument, known)}"
    return f"; it is written {' '.join((name, *(word.upper() for word in words)))}"
