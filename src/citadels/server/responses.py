"""Replies of ``tables.api`` as responses over HTTP."""

from typing import Final

from starlette.responses import Response

from citadels.tables import api
from citadels.tables.messages import encode
from citadels.tables.refusals import Elsewhere

OWNER_HEADER: Final = "citadels-owner"
NOT_STORED: Final = {"cache-control": "no-store"}


def respond(reply: api.Reply) -> Response:
    body = reply.message if isinstance(reply.message, bytes) else encode(reply.message)
    return Response(body, reply.status, NOT_STORED, "application/json")


def respond_elsewhere(elsewhere: Elsewhere) -> Response:
    """Proxies follow the header to the server that plays the table."""
    response = respond(api.refusal(elsewhere))
    response.headers[OWNER_HEADER] = elsewhere.where
    return response
