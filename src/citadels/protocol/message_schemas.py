"""JSON Schemas of all that passes between tables and clients, generated from the declared messages.

They refer to what the engine writes: the definitions of ``json_schemas``.
"""

from typing import Any, Final

import msgspec

from citadels.protocol.json_schemas import DRAFT, json_schemas
from citadels.tables import messages as m
from citadels.tables.api import ROUTES
from citadels.tables.commands import AnyCommand

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
    """The schemas of these types, and the definitions that they need, those of the engine included."""
    schemas, components = msgspec.json.schema_components(kinds, ref_template=DEFINITIONS + "{name}")
    definitions = engine_definitions()
    if "PlannedGame" in components:
        planned, rules = components["PlannedGame"], definitions["rules"]
        planned["properties"] |= rules["properties"]
        planned["required"] += rules["required"]
    both = {**definitions, **{name: _tidy(schema) for name, schema in components.items()}}
    return [_tidy(schema) for schema in schemas], both


def _tidy(schema: Any) -> Any:
    """What a reference says need not be said beside it; a discriminator belongs to OpenAPI alone."""
    if isinstance(schema, list):
        return [_tidy(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    left_out = {"discriminator", *(("type", "minimum") if "$ref" in schema else ())}
    return {key: _tidy(part) for key, part in schema.items() if key not in left_out}


def used(schema: Any, definitions: dict[str, Json]) -> dict[str, Json]:
    """The definitions that a schema refers to, and those that they refer to, in a stable order."""
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


def message_schemas() -> dict[str, Json]:
    """The schemas by name; each stands alone."""
    answers = dict.fromkeys(kind for route in ROUTES for kind in route.answers.values())
    return {
        "frame": _whole("frame", "A text frame that the server sends over a socket.", m.AnyFrame),
        "command": _whole("command", "A text frame that a client sends over a socket.", AnyCommand),
        "answer": _whole("answer", "What the server answers over HTTP.", *answers, m.Refusal),
    }


def _whole(name: str, description: str, *kinds: Any) -> Json:
    """A schema of any of these types, with the definitions it needs."""
    schemas, definitions = message_definitions(kinds)
    schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
    head = {"$schema": DRAFT, "$id": f"urn:citadels:{name}", "title": name, "description": description}
    return {**head, **schema, "$defs": used(schema, definitions)}
