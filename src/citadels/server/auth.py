"""Who is asking, and what they ask: the same over HTTP and over sockets."""

from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection

from citadels.tables import commands as c
from citadels.tables.lobby import Lobby
from citadels.tables.refusals import Refused
from citadels.tables.settings import Settings

T = TypeVar("T")

COOKIE: Final = "citadels"
READ_COMMAND: Final[msgspec.json.Decoder[c.AnyCommand]] = msgspec.json.Decoder(c.AnyCommand)


async def guest_of(connection: HTTPConnection, lobby: Lobby) -> str:
    """The guest who asks; nobody without a token that is known."""
    token = _token(connection)
    return (await lobby.guest(token) or "") if token else ""


def _token(connection: HTTPConnection) -> str:
    """The secret of a guest: a program's header, or a browser's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE, "")


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """A page of somebody else's must not act with our cookies."""
    origin = connection.headers.get("origin")
    if origin is None:
        return  # no browser
    if origin == settings.origin:
        return
    if urlsplit(origin).netloc != connection.headers.get("host", ""):
        raise Refused("foreign_origin", origin=origin[:100])


def events_had(connection: HTTPConnection) -> int:
    """How many events the client has already."""
    text = connection.query_params.get("events", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0


def decoded(decoder: "msgspec.json.Decoder[T]", body: bytes | str) -> T:
    try:
        return decoder.decode(body)
    except msgspec.DecodeError as error:
        raise Refused("bad_message", message=str(error)) from None
    except RecursionError:
        raise Refused("bad_message", message="nested too deeply") from None
