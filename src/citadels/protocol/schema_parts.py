"""The small parts of JSON Schemas: objects, lists, numbers, and the texts of choices."""

from typing import Any

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES, TYPE_NAMES
from citadels.cards.editions import EDITIONS
from citadels.rules.choices import NUMBERS, SEATS, VERBS

Json = dict[str, Any]


def object_of(description: str, properties: Json, optional: tuple[str, ...] = ()) -> Json:
    """An object with exactly these properties, all required except the optional ones."""
    return {
        "description": description,
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def a(definition: str, description: str) -> Json:
    return {"$ref": f"#/$defs/{definition}", "description": description}


def or_null(schema: Json) -> Json:
    description = schema["description"]
    rest = {key: value for key, value in schema.items() if key != "description"}
    return {"description": description, "anyOf": [rest, {"type": "null"}]}


def list_of(definition: str, description: str, **limits: int) -> Json:
    return {"description": description, "type": "array", "items": {"$ref": f"#/$defs/{definition}"}, **limits}


def number(description: str, lowest: int = 0, highest: int | None = None) -> Json:
    schema: Json = {"description": description, "type": "integer", "minimum": lowest}
    if highest is not None:
        schema["maximum"] = highest
    return schema


def flag(description: str) -> Json:
    return {"description": description, "type": "boolean"}


def one_of(description: str, ids: tuple[str, ...] | list[str]) -> Json:
    return {"description": description, "type": "string", "enum": list(ids)}


def players() -> tuple[int, int]:
    """The fewest and the most players of any edition."""
    return (
        min(edition.players[0] for edition in EDITIONS.values()),
        max(edition.players[1] for edition in EDITIONS.values()),
    )


def everybody() -> dict[str, int]:
    fewest, most = players()
    return {"minItems": fewest, "maxItems": most}


def either(names: tuple[str, ...] | list[str]) -> str:
    return f"(?:{'|'.join(names)})"


def word_patterns() -> dict[str, str]:
    """A regular expression for each argument word of the choice texts."""
    return {
        "card": either(CARD_NAMES),
        "character": either(CHARACTER_NAMES),
        "seat": f"[0-{SEATS - 1}]",
        "number": either([str(number) for number in range(NUMBERS)]),
        "district": either(CARD_NAMES) + r"(?:\+1)?",
        "type": either(TYPE_NAMES),
    }


def choice_pattern() -> str:
    """A regular expression for all choice texts."""
    patterns = word_patterns()
    groups: dict[tuple[str, ...], list[str]] = {}
    for verb in VERBS.values():
        groups.setdefault(verb.words, []).append(verb.id)
    told = [" ".join([either(names), *(patterns[word] for word in words)]) for words, names in groups.items()]
    return f"^{either(told)}$"
