"""JSON Schemas of what is written down: positions and records."""

from collections.abc import Callable
from typing import Final

from citadels.cards.characters import HIGHEST_RANK
from citadels.notation.fields import (
    FIELDS,
    LARGEST_FIGURE,
    CardsField,
    Field,
    NumberField,
    SeatField,
    SwitchField,
)
from citadels.notation.record import FORMAT, LONGEST_SEED, UNDO, VERSIONS
from citadels.notation.values import PLACES
from citadels.protocol.schema_parts import (
    Json,
    a,
    everybody,
    flag,
    list_of,
    number,
    object_of,
    one_of,
    or_null,
)
from citadels.rules.all_cards import CARDS
from citadels.rules.state import PHASE_NAMES
from citadels.tables.fairness import DIGITS, PROTOCOL


def frame() -> Json:
    return {
        "description": "A decision that is open or waits: its kind, its seat and two figures of its own.",
        "type": "array",
        "prefixItems": [
            one_of("The kind.", list(CARDS.decisions)),
            a("seat", "The seat."),
            number("The first figure.", 0, LARGEST_FIGURE),
            number("The second figure.", 0, LARGEST_FIGURE),
        ],
        "items": False,
        "minItems": 4,
    }


def position() -> Json:
    return object_of(
        "A whole position, hidden cards included; without history and random state.",
        {field.name: _field(field) for field in FIELDS},
        optional=tuple(field.name for field in FIELDS if field.added_later),
    )


def _field(field: Field) -> Json:
    """The schema of a field, by its class, or by its name if its class has no schema."""
    if isinstance(field, SeatField) and field.lowest == 0:
        return a("seat", field.text)
    if isinstance(field, NumberField):
        return number(field.text, field.lowest, field.highest)
    if isinstance(field, SwitchField):
        return flag(field.text)
    if isinstance(field, CardsField):
        return list_of("card", field.text)
    return _FIELD_SCHEMAS[field.name](field.text)


def _of_everybody(text: str, items: Json) -> Json:
    return {"description": text, "type": "array", "items": items, **everybody()}


def _wagons(text: str) -> Json:
    wagon = {"type": "array", "items": number("A seat, then gold."), "minItems": 2, "maxItems": 2}
    return {"description": text, "type": "array", "items": wagon}


def _held(text: str) -> Json:
    place = {
        "description": "A seat, or where the card lies.",
        "anyOf": [{"$ref": "#/$defs/seat"}, {"type": "string", "enum": list(PLACES.values())}],
    }
    ranks = {"minItems": HIGHEST_RANK - 1, "maxItems": HIGHEST_RANK}
    return {"description": text, "type": "array", "items": place, **ranks}


_FIELD_SCHEMAS: Final[dict[str, Callable[[str], Json]]] = {
    "config": lambda text: a("table", text),
    "gold": lambda text: _of_everybody(text, number("Gold.")),
    "hands": lambda text: _of_everybody(text, list_of("card", "A hand.")),
    "cities": lambda text: _of_everybody(text, list_of("district", "A city.")),
    "paid_before": lambda text: _of_everybody(text, number("Gold.")),
    "wagons": _wagons,
    "phase": lambda text: one_of(text, PHASE_NAMES),
    "held": _held,
    "acting": lambda text: or_null(a("character", text)),
    "stack": lambda text: list_of("frame", text),
}


def _hex(description: str) -> Json:
    return {"description": description, "type": "string", "pattern": f"^[0-9a-f]{{{DIGITS}}}$"}


def _fairness() -> Json:
    return object_of(
        "What the seed was made from, if the game was played at a server's table (docs/fairness.md).",
        {
            "protocol": {"description": "How it is made and checked.", "const": PROTOCOL},
            "table": {
                "description": "The code of the table.",
                "type": "string",
                "pattern": "^[0-9a-z]{1,20}$",
            },
            "setup": a("setup", "The setup that the cards were shuffled for."),
            "secret": _hex("The server's part."),
            "commitment": _hex("To the server's part, shown since the table was opened."),
            "commitments": _of_everybody("Of the players, by seat.", or_null(_hex("To a part."))),
            "parts": _of_everybody("Revealed in time, by seat.", or_null(_hex("A player's part."))),
        },
    )


def _hints() -> Json:
    hint = object_of(
        "A player was given a hint.",
        {"seat": a("seat", "Whose."), "choice": number("For which of the choices, from 0.")},
    )
    return {"description": "Where players had hints; missing: nowhere.", "type": "array", "items": hint}


def record() -> Json:
    schema = object_of(
        "A game written down. It starts from a setup or from a position, one of them.",
        {
            "format": {"description": "What this is.", "const": FORMAT},
            "version": {"description": "The version of the format.", "enum": list(VERSIONS)},
            "setup": a("setup", "The setup that the game started from."),
            "position": a("position", "The position that the game started from."),
            "seed": {
                "description": "The seed of all chance in the game, a number written as text.",
                "type": "string",
                "pattern": f"^[0-9]{{1,{LONGEST_SEED}}}$",
            },
            "table": a("table", "What the game was played with; always written."),
            "choices": {
                "description": "The choices made, in order; undo where a player took some back.",
                "type": "array",
                "items": {"anyOf": [{"$ref": "#/$defs/choice"}, {"const": UNDO}]},
            },
            "digest": {
                "description": "The SHA-256 of the position reached; always written.",
                "type": "string",
                "pattern": "^[0-9a-f]{64}$",
            },
            "fairness": _fairness(),
            "hints": _hints(),
        },
        optional=("setup", "position", "table", "digest", "fairness", "hints"),
    )
    schema["oneOf"] = [{"required": ["setup"]}, {"required": ["position"]}]
    return schema
