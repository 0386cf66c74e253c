"""Who asks: tokens, cookies, addresses and origins of HTTP requests and sockets."""

from http.cookies import SimpleCookie
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from citadels.tables.lobby import Lobby
from citadels.tables.refusals import Refused
from citadels.tables.settings import Settings

COOKIE: Final = "citadels"
COOKIE_AGE: Final = 365 * 86_400


async def guest_of(connection: HTTPConnection, lobby: Lobby) -> str:
    """The guest who asks; empty without a token that is known."""
    token = _token(connection)
    return (await lobby.guest(token) or "") if token else ""


def _token(connection: HTTPConnection) -> str:
    """The secret of a guest: a program's header, or a browser's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE, "")


def cookie(token: str, secure: bool) -> str:
    """A cookie that keeps a token where no script can read it."""
    made: SimpleCookie = SimpleCookie()
    made[COOKIE] = token
    made[COOKIE]["path"] = "/"
    made[COOKIE]["httponly"] = True
    made[COOKIE]["samesite"] = "Lax"
    made[COOKIE]["max-age"] = COOKIE_AGE
    if secure:
        made[COOKIE]["secure"] = True
    return made[COOKIE].OutputString()


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """A page from elsewhere must not act with our cookies."""
    origin = connection.headers.get("origin")
    if origin is None:
        return  # no browser
    if origin == settings.origin:
        return
    if urlsplit(origin).netloc != connection.headers.get("host", ""):
        raise Refused("foreign_origin", origin=origin[:100])
