"""JSON Schemas (draft 2020-12) of all that a client reads or sends, with the engine's own ids and ranges."""

from typing import Any, Final

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES, TYPE_NAMES
from citadels.cards.editions import EDITIONS
from citadels.protocol.record_schemas import frame, position, record
from citadels.protocol.schema_parts import (
    Json,
    choice_pattern,
    number,
    one_of,
    players,
    word_patterns,
)
from citadels.protocol.setup_schemas import rules, setup, table
from citadels.protocol.view_schemas import (
    called_character,
    city_district,
    decision,
    event,
    player,
    score,
    view,
)

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


def _definitions() -> dict[str, Json]:
    return {
        "card": one_of("A card of the district deck.", CARD_NAMES),
        "character": one_of("A character.", CHARACTER_NAMES),
        "type": one_of("A type of district.", TYPE_NAMES),
        "seat": number("A player, counted clockwise from 0.", 0, players()[1] - 1),
        "district": {
            "description": "A district in a city: its card, with +1 where the Artist's gold lies on it.",
            "type": "string",
            "pattern": f"^{word_patterns()['district']}$",
        },
        "choice": {
            "description": "The text of a choice: its verb and its arguments, separated by single blanks.",
            "type": "string",
            "pattern": choice_pattern(),
        },
        "edition": one_of("An edition of the game.", tuple(EDITIONS)),
        "table": table(),
        "setup": setup(),
        "decision": decision(),
        "score": score(),
        "city_district": city_district(),
        "player": player(),
        "called_character": called_character(),
        "frame": frame(),
        "position": position(),
        "rules": rules(),
    }


def _used(schema: Any) -> set[str]:
    """The names of the definitions that a schema refers to by itself."""
    if isinstance(schema, dict):
        own = {schema["$ref"].rpartition("/")[2]} if isinstance(schema.get("$ref"), str) else set()
        return own.union(*(_used(value) for value in schema.values()))
    return set().union(*(_used(item) for item in schema)) if isinstance(schema, list) else set()


def _standing_alone(name: str, schema: Json) -> Json:
    """A complete schema with all definitions it needs, directly or indirectly."""
    definitions = _definitions()
    needed: set[str] = set()
    waiting = _used(schema)
    while waiting:
        needed |= waiting
        waiting = {found for known in needed for found in _used(definitions[known])} - needed
    whole = {"$schema": DRAFT, "$id": f"urn:citadels:{name}", "title": name, **schema}
    if needed:
        whole["$defs"] = {known: value for known, value in definitions.items() if known in needed}
    return whole


def json_schemas() -> dict[str, Json]:
    """The schemas by name; each stands alone."""
    schemas = {
        "view": view(),
        "decision": decision(),
        "event": event(),
        "record": record(),
        "position": position(),
        "setup": setup(),
    }
    return {name: _standing_alone(name, schema) for name, schema in schemas.items()}
