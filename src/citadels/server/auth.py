"""Authentication: tokens, cookies, addresses and origins of HTTP requests and sockets."""

from http.cookies import SimpleCookie
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from citadels.server.gate import network_of
from citadels.tables.lobby import Lobby
from citadels.tables.refusals import Refused
from citadels.tables.settings import Settings

COOKIE: Final = "citadels"
# Over HTTPS: browsers take a cookie with this prefix from the server itself, never from a neighbouring site.
SECURE_COOKIE: Final = "__Host-citadels"
COOKIE_AGE: Final = 365 * 86_400


async def guest_of(connection: HTTPConnection, lobby: Lobby) -> str:
    """The guest who sent a request; empty without a known token."""
    token = _token(connection)
    return (await lobby.guest(token) or "") if token else ""


def _token(connection: HTTPConnection) -> str:
    """A guest's token, from a program's header or a browser's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE, "")


def cookies(connection: HTTPConnection, token: str | None, secure: bool) -> list[str]:
    """Cookies that keep a token where no script can read it (None: that forget it).

    Without a new token, one that came over HTTPS under the plain name is kept under the secure one.
    """
    plain, own = connection.cookies.get(COOKIE, ""), SECURE_COOKIE if secure else COOKIE
    if token == "":
        token = plain if secure and plain and SECURE_COOKIE not in connection.cookies else ""
        if not token:
            return []
    made = [_cookie(own, token or "", COOKIE_AGE if token else 0, secure)]
    if plain and own != COOKIE:
        made.append(_cookie(COOKIE, "", 0, secure))
    return made


def _cookie(name: str, token: str, age: int, secure: bool) -> str:
    made: SimpleCookie = SimpleCookie()
    made[name] = token
    made[name]["path"] = "/"
    made[name]["httponly"] = True
    made[name]["samesite"] = "Lax"
    made[name]["max-age"] = age
    if secure:
        made[name]["secure"] = True
    return made[name].OutputString()


def sender_of(connection: HTTPConnection) -> str:
    """What limits count by: the address of the client, or its network."""
    return network_of(connection.client.host) if connection.client else ""


def is_local(connection: HTTPConnection) -> bool:
    """Whether somebody asks at the server's own computer, by an address that is of no use elsewhere."""
    host = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    try:
        asked = host == "localhost" or ip_address(host).is_loopback
        return asked and connection.client is not None and ip_address(connection.client.host).is_loopback
    except ValueError:
        return False


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Pages from other origins must not act with our cookies."""
    origin = connection.headers.get("origin")
    if origin is None:
        return  # not a browser
    if settings.origin and origin == settings.origin:
        return
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        place = ""
    if not place or place != connection.headers.get("host", ""):
        raise Refused("foreign_origin", origin=origin[:100])
