"""What is wrong with a scenario, and where: mistakes in its file, and what turned out otherwise."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, Final

from citadels.rules.errors import shown

# Where in a scenario: keys and places in lists, from the outside to the inside.
Path = tuple[object, ...]

# Names less alike than this are not misspellings of each other.
_ALIKE: Final = 0.6
# How many names are listed where none resembles the one that was written.
_FEW: Final = 16


class ScenarioError(ValueError):
    """A scenario that is not written as docs/scenarios.md says."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.path: Path = ()


class Difference:
    """Something that the scenario expects and that is not so."""

    def __init__(self, text: str, path: Path) -> None:
        self.text = text
        self.path = path

    def __repr__(self) -> str:
        return self.text


def differs(what: str, expected: object, found: object) -> list[str]:
    """What to say of a value; nothing if it is as expected."""
    return [] if expected == found else [f"{what}: expected {expected}, found {found}"]


@contextmanager
def at(*path: object) -> Iterator[None]:
    """Errors within come from this place."""
    try:
        yield
    except ScenarioError as error:
        error.path = (*path, *error.path)
        raise


def guess(written: object, known: Iterable[object]) -> str:
    """The end of a message about an unknown name: what was probably meant, or what there is."""
    names = sorted({str(name) for name in known})
    alike = get_close_matches(written, names, 1, _ALIKE) if isinstance(written, str) else []
    if alike:
        return f"; did you mean {alike[0]}?"
    return f"; there are: {', '.join(names)}" if 0 < len(names) <= _FEW else ""


def unknown(what: str, written: object, known: Iterable[object]) -> ScenarioError:
    """The error for a name that does not exist."""
    return ScenarioError(f"there is no {what} {shown(written)}{guess(written, known)}")


def check_keys(data: object, allowed: Iterable[object], what: str) -> Mapping[Any, Any]:
    """A mapping with no other keys than these."""
    if not isinstance(data, Mapping):
        raise ScenarioError(f"{what} must be a mapping, not {shown(data)}")
    names = set(allowed)
    for key in data:
        if key not in names:
            with at(key):
                raise ScenarioError(f"{what} has no key {shown(key)}{guess(key, names)}")
    return data
