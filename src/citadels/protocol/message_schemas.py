"""JSON Schemas of all that passes between tables and clients, generated from the declared messages.

They refer to what the engine writes: the definitions of ``json_schemas``.
"""

from typing import Any, Final

import msgspec

from citadels.protocol.facts import Facts
from citadels.protocol.json_schemas import DRAFT, json_schemas
from citadels.tables import messages as m
from citadels.tables.api import ROUTES
from citadels.tables.commands import OpenTable
from citadels.tables.frames import AnyFrame
from citadels.tables.lessons import OpenLesson
from citadels.tables.questions import AnyMessage

Json = dict[str, Any]

DEFINITIONS: Final = "#/$defs/"
_HEAD: Final = ("$schema", "$id", "title", "$defs")


def engine_definitions() -> dict[str, Json]:
    """What messages can refer to: whole views, events, records and setups, and all their parts."""
    schemas = json_schemas()
    found: dict[str, Json] = {}
    for name, schema in schemas.items():
        found |= schema.get("$defs", {})
        found[name] = {key: value for key, value in schema.items() if key not in _HEAD}
    found["score_line"] = found["score"]["properties"]["lines"]["items"]["properties"]["line"]
    found["full_setup"] = {
        **found["setup"],
        "description": "A setup as it is written: every field is there.",
        "required": list(found["setup"]["properties"]),
    }
    return found


def message_definitions(kinds: tuple[Any, ...]) -> tuple[list[Json], dict[str, Json]]:
    """The schemas of these types and all definitions they need, including the engine's."""
    schemas, components = msgspec.json.schema_components(kinds, ref_template=DEFINITIONS + "{name}")
    definitions = engine_definitions()
    if "PlannedGame" in components:
        planned, rules = components["PlannedGame"], definitions["rules"]
        planned["properties"] |= rules["properties"]
        planned["required"] += rules["required"]
    both = {**definitions, **{name: _tidy(schema) for name, schema in components.items()}}
    return [_tidy(schema) for schema in schemas], both


def _tidy(schema: Any) -> Any:
    """Drop what a reference says already, and discriminators, which only OpenAPI knows."""
    if isinstance(schema, list):
        return [_tidy(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    left_out = {"discriminator", *(("type", "minimum") if "$ref" in schema else ())}
    return {key: _tidy(part) for key, part in schema.items() if key not in left_out}


def used(schema: Any, definitions: dict[str, Json]) -> dict[str, Json]:
    """All definitions that a schema refers to, directly or indirectly, in a stable order."""
    needed: set[str] = set()
    waiting = _references(schema)
    while waiting:
        needed |= waiting
        waiting = {found for name in waiting for found in _references(definitions[name])} - needed
    return {name: schema for name, schema in definitions.items() if name in needed}


def _references(schema: Any) -> set[str]:
    if isinstance(schema, list):
        return {name for part in schema for name in _references(part)}
    if not isinstance(schema, dict):
        return set()
    own = {schema["$ref"].removeprefix(DEFINITIONS)} if isinstance(schema.get("$ref"), str) else set()
    return own.union(*(_references(part) for part in schema.values()))


def facts_schema() -> Json:
    """The facts of the protocol's schema as a JSON Schema of their own."""
    (whole,), definitions = message_definitions((Facts,))
    return {
        "$schema": DRAFT,
        "$id": "urn:citadels:facts",
        "title": "facts",
        **definitions[whole["$ref"].removeprefix(DEFINITIONS)],
        "$defs": used(definitions["Facts"], definitions),
    }


def message_schema() -> Json:
    """All messages as one schema, whose definitions name each kind of message, and any of them."""
    answers = dict.fromkeys(kind for route in ROUTES for kind in route.answers.values())
    kinds = (AnyFrame, AnyMessage, OpenTable, OpenLesson, *answers, m.Refusal)
    schemas, definitions = message_definitions(kinds)
    frame, command, new_table, *answered = schemas
    roots = {
        "AnyFrame": {"description": "A text frame that the server sends over a socket.", **frame},
        "AnyCommand": {"description": "A command or question of a client.", **command},
        "AnyAnswer": {"description": "What the server answers over HTTP.", "anyOf": answered},
    }
    whole = {"anyOf": [*({"$ref": DEFINITIONS + name} for name in roots), new_table]}
    return {
        "$schema": DRAFT,
        "$id": "urn:citadels:message",
        "title": "message",
        "description": "Whatever passes between the server and its clients.",
        **whole,
        "$defs": used(whole, {**definitions, **roots}),
    }
