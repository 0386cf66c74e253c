"""What comes out of bad input, and nothing else does."""

from typing import Final

LONGEST_SHOWN: Final = 60


def shown(value: object) -> str:
    """A caller's value for a message: short, and never an error, whatever the value is."""
    try:
        text = repr(value)
    except Exception:  # Python writes out at most 4300 digits; other people's objects may do anything
        text = f"a value of type {type(value).__name__}"
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def as_text(value: object) -> str:
    """A caller's value as the argument of an error: a text as it is, anything else as it is shown."""
    return value if isinstance(value, str) else shown(value)


class CitadelsError(ValueError):
    """An error with an id and arguments, for clients that find their own words, and a sentence."""

    def __init__(self, id: str, message: str, **arguments: object) -> None:
        super().__init__(message)
        self.id = id
        self.arguments = arguments


class SetupError(CitadelsError):
    """A game that cannot be set up; ``rule`` is the paragraph that forbids it."""

    def __init__(self, rule: str, id: str, message: str, **arguments: object) -> None:
        super().__init__(id, f"{message} ({rule})", **arguments)
        self.rule = rule


class IllegalChoice(CitadelsError):
    """A choice that is not possible now. The game is exactly as it was."""


class RecordError(CitadelsError):
    """A record or position that is damaged, or that the rules cannot have produced."""
