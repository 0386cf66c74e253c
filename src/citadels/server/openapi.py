"""The HTTP interface as an OpenAPI description, from the table of requests and their types."""

from functools import cache
from typing import Any, Final

import msgspec

from citadels.protocol.message_schemas import DEFINITIONS, message_definitions, used
from citadels.tables.api import ROUTES, Route
from citadels.tables.messages import Health, Refusal
from citadels.tables.refusals import REFUSALS

Json = dict[str, Any]

_COMPONENTS: Final = "#/components/schemas/"
_ID: Final[Json] = {
    "name": "id",
    "in": "path",
    "required": True,
    "description": "The code of a table.",
    "schema": {"type": "string", "pattern": "^[0-9a-z]{8}$"},
}


class _Schemas:
    """The schemas of all types that the description names."""

    def __init__(self, kinds: tuple[Any, ...]) -> None:
        schemas, definitions = message_definitions(kinds)
        self._of = dict(zip(map(id, kinds), schemas, strict=True))
        self.components = _renamed(used(schemas, definitions))

    def content(self, kind: Any) -> Json:
        return {"application/json": {"schema": _renamed(self._of[id(kind)])}}

    def answer(self, description: str, kind: Any) -> Json:
        return {"description": description, "content": self.content(kind)}


def _renamed(schema: Any) -> Any:
    """The same schema, with its references to where OpenAPI keeps definitions."""
    if isinstance(schema, list):
        return [_renamed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: part.replace(DEFINITIONS, _COMPONENTS) if key == "$ref" else _renamed(part)
        for key, part in schema.items()
    }


def _operation(route: Route, schemas: _Schemas) -> Json:
    answers = {
        str(status): schemas.answer((kind.__doc__ or "").partition("\n")[0] or route.summary, kind)
        for status, kind in route.answers.items()
    }
    statuses = [*route.refusals, *([REFUSALS["elsewhere"].status] if "{id}" in route.path else ())]
    refusals = {str(status): {"$ref": "#/components/responses/Refused"} for status in sorted(statuses)}
    operation: Json = {"summary": route.summary, "responses": {**answers, **refusals}}
    parameters = [_ID] if "{id}" in route.path else []
    parameters += [
        {"name": name, "in": "query", "schema": msgspec.json.schema(kind)}
        for name, kind in route.query.items()
    ]
    if parameters:
        operation["parameters"] = parameters
    if route.reads is not None:
        operation["requestBody"] = {"required": True, "content": schemas.content(route.reads)}
    return operation


@cache
def openapi() -> Json:
    """The whole description, ready for JSON."""
    kinds = [kind for route in ROUTES for kind in (*route.answers.values(), route.reads) if kind is not None]
    schemas = _Schemas((*kinds, Health, Refusal))
    paths: dict[str, Json] = {
        "/healthz": {
            "get": {
                "summary": "Whether the server is there.",
                "responses": {"200": schemas.answer("It is.", Health)},
            }
        }
    }
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Citadels",
            "version": "1",
            "description": "Tables for people, bots and programs. docs/api.md explains it with examples.",
        },
        "security": [{"token": []}, {"cookie": []}],
        "paths": paths,
        "components": {
            "schemas": schemas.components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "citadels"},
            },
            "responses": {
                "Refused": schemas.answer("Why not: the id of a reason and its arguments.", Refusal)
            },
        },
    }
