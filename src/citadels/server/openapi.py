"""The HTTP interface as an OpenAPI description, from the types that read the messages."""

from functools import cache
from typing import Any, Final

import msgspec

from citadels.tables import commands as c

_ID: Final = {
    "name": "id",
    "in": "path",
    "required": True,
    "description": "The code of a table.",
    "schema": {"type": "string", "pattern": "^[0-9a-z]{8}$"},
}
_EVENTS: Final = {
    "name": "events",
    "in": "query",
    "description": "How many events of the game you have already; only the later ones are sent.",
    "schema": {"type": "integer", "minimum": 0, "default": 0},
}
_TEXT_OR_NULL: Final = {"type": ["string", "null"]}
_COUNT: Final = {"type": "integer", "minimum": 0}
_TEXTS: Final = {"type": "array", "items": {"type": "string"}}


def _object(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "required": list(properties), "properties": properties}


_HISTORY: Final = _object(
    rounds={
        "type": "array",
        "items": _object(
            round=_COUNT,
            crown={"type": ["integer", "null"]},
            murdered=_TEXT_OR_NULL,
            bewitched=_TEXT_OR_NULL,
            robbed=_TEXT_OR_NULL,
            seats={
                "type": "array",
                "items": _object(characters=_TEXTS, gold=_COUNT, hand=_COUNT, city=_TEXTS, points=_COUNT),
            },
        ),
    }
)


def _json(description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _refusals(*statuses: int) -> dict[str, Any]:
    return {str(status): {"$ref": "#/components/responses/Refused"} for status in statuses}


@cache
def openapi() -> dict[str, Any]:
    """The whole description, ready for JSON."""
    schemas, components = msgspec.json.schema_components(
        (c.NewTable, c.AnyCommand), ref_template="#/components/schemas/{name}"
    )
    thing: dict[str, Any] = {"type": "object"}
    body = {"required": True, "content": {"application/json": {"schema": schemas[1]}}}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Citadels",
            "version": "1",
            "description": "Tables for people, bots and programs. docs/api.md explains it with examples.",
        },
        "security": [{"token": []}, {"cookie": []}],
        "paths": {
            "/healthz": {
                "get": {
                    "summary": "Whether the server is there.",
                    "responses": {"200": _json("It is.", thing)},
                }
            },
            "/api/guest": {
                "post": {
                    "summary": "Become a guest: gives a token once.",
                    "responses": {
                        "200": _json("You are one already.", thing),
                        "201": _json("A new token.", thing),
                        **_refusals(403, 429),
                    },
                }
            },
            "/api/setup": {
                "post": {
                    "summary": "What a setup would mean, or what the rules say against it.",
                    "requestBody": {"required": True, "content": {"application/json": {"schema": thing}}},
                    "responses": {
                        "200": _json("The cards that are certain to be in play, and all parameters.", thing),
                        **_refusals(400, 401, 403, 413, 422, 429),
                    },
                }
            },
            "/api/tables": {
                "get": {
                    "summary": "Listed tables that wait for players.",
                    "responses": {"200": _json("The tables.", thing), **_refusals(429)},
                },
                "post": {
                    "summary": "Open a table.",
                    "requestBody": {
                        "required": True,
                        "content": {"application/json": {"schema": schemas[0]}},
                    },
                    "responses": {
                        "201": _json("Its code.", thing),
                        **_refusals(400, 401, 403, 413, 422, 429, 503),
                    },
                },
            },
            "/api/tables/mine": {
                "get": {
                    "summary": "Your tables.",
                    "responses": {"200": _json("The tables.", thing), **_refusals(401, 429)},
                }
            },
            "/api/tables/{id}": {
                "get": {
                    "summary": "The state of a table as you may know it.",
                    "parameters": [_ID, _EVENTS],
                    "responses": {"200": _json("The state.", thing), **_refusals(404, 429)},
                },
                "post": {
                    "summary": "A command.",
                    "parameters": [_ID],
                    "requestBody": body,
                    "responses": {
                        "200": _json("Done.", thing),
                        **_refusals(400, 401, 403, 404, 409, 413, 422, 429, 503),
                    },
                },
            },
            "/api/tables/{id}/record": {
                "get": {
                    "summary": "The record of a game that is over.",
                    "parameters": [_ID],
                    "responses": {"200": _json("The record.", thing), **_refusals(404, 409, 429)},
                }
            },
            "/api/tables/{id}/history": {
                "get": {
                    "summary": "A game that is over, round by round.",
                    "parameters": [_ID],
                    "responses": {"200": _json("The rounds.", _HISTORY), **_refusals(404, 409, 429)},
                }
            },
        },
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "citadels"},
            },
            "responses": {
                "Refused": _json(
                    "Why not: the id of a reason and its arguments.",
                    {
                        "type": "object",
                        "required": ["refused"],
                        "properties": {
                            "refused": {
                                "type": "object",
                                "required": ["id", "arguments"],
                                "properties": {"id": {"type": "string"}, "arguments": {"type": "object"}},
                            }
                        },
                    },
                )
            },
        },
    }
