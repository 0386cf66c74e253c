"""The errors for bad input. Bad input never raises anything else."""

from typing import Final

from citadels.cards.house_rules import CHOICE, HOUSE_RULES

LONGEST_SHOWN: Final = 60


def shown(value: object) -> str:
    """A caller's value for a message: short, and never an error, whatever the value is."""
    try:
        text = repr(value)
    except Exception:  # Python prints at most 4300 digits, and a caller's object may do anything
        text = f"a value of type {type(value).__name__}"
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def as_text(value: object) -> str:
    """A caller's value as the argument of an error: a text as it is, anything else as it is shown."""
    return value if isinstance(value, str) else shown(value)


class CitadelsError(ValueError):
    """An error with a sentence, and with an id and arguments for clients that word it themselves."""

    def __init__(self, id: str, message: str, **arguments: object) -> None:
        super().__init__(message)
        self.id = id
        self.arguments = arguments


# The ids of all setup errors: the paragraphs of docs/rules.md that they name, and their arguments. A test
# compares this and the tables below with every place that raises such an error.
SETUP_ERRORS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "bad_seed": (("S3",), ()),
    "bad_value": (("S1",), ("field",)),
    "city_too_large": (("E1",), ("city_size", "players")),
    "ninth_and_characters": (("S1",), ()),
    "ninth_needed": (("S2",), ("players",)),
    "never_together": (("S2",), ("unique", "character")),
    "no_ninth": (("S2",), ("players",)),
    "no_substitute": (("S2b",), ("character", "substitute")),
    "no_versions": (("S1",), ("card",)),
    "out_of_range": ((), ("field", "least", "most")),  # the rule is that of the field
    "rank_missing": (("S2",), ("rank",)),
    "rank_twice": (("S2",), ("rank",)),
    "set_and_characters": (("S1",), ()),
    "too_few_players": (("S2",), ("character", "least")),
    "unique_twice": (("S3",), ()),
    "uniques_and_count": (("S3",), ()),
    "unknown_action_cards": (("A1",), ("value",)),
    "unknown_character": (("S1",), ("character",)),
    "unknown_edition": (("S1",), ("edition",)),
    "unknown_field": (("S1",), ("field",)),
    "unknown_set": (("S1",), ("set",)),
    "unknown_unique": (("S3",), ("unique",)),
    "unknown_version": (("S1",), ("card", "version")),
    **{f"unknown_{rule.name}": ((rule.rule,), ("value",)) for rule in HOUSE_RULES if rule.kind == CHOICE},
}


class SetupError(CitadelsError):
    """A game that cannot be set up; ``rule`` is the paragraph that forbids it."""

    def __init__(self, rule: str, id: str, message: str, **arguments: object) -> None:
        super().__init__(id, f"{message} ({rule})", **arguments)
        self.rule = rule


# An IllegalChoice has the id of a reason, or one of these.
CHOICE_ERRORS: Final[dict[str, tuple[str, ...]]] = {
    "bad_since": (),
    "game_over": (),
    "nothing_to_undo": (),
    "no_such_index": ("options",),
    "no_such_seat": ("seat", "most"),
}


class IllegalChoice(CitadelsError):
    """A choice that is not possible now. The game is exactly as it was."""


# The ids of all record errors, and their arguments.
RECORD_ERRORS: Final[dict[str, tuple[str, ...]]] = {
    "bad_choices": (),
    "bad_digest": (),
    "bad_format": (),
    "bad_observation": (),
    "bad_position": ("what",),
    "bad_record": (),
    "bad_seed": (),
    "bad_setup": (),
    "bad_snapshot": (),
    "bad_start": (),
    "impossible_choice": ("number", "choice"),
    "unknown_key": ("key",),
    "wrong_digest": (),
    "wrong_table": (),
}


class RecordError(CitadelsError):
    """A record or position that is damaged, or that the rules cannot have produced."""
