"""The server's settings. Every limit has a comment with its reason."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from ipaddress import ip_network
from typing import Final

from citadels.rules.errors import CitadelsError

DEFAULT_DATABASE: Final = "sqlite:///citadels.sqlite3"
PREFIX: Final = "CITADELS_"


class SettingsError(CitadelsError):
    """A setting with an impossible value."""


@dataclass(frozen=True)
class Settings:
    """The server's settings; each can be given in the environment as ``CITADELS_`` and its name."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = DEFAULT_DATABASE
    address: str = ""  # where other servers on the same PostgreSQL send what concerns our tables: host:port
    origin: str = ""  # where the page lives if not on this server, such as https://citadels.example
    offline: str = ""  # the folder of `make offline`: with it, games can be played without this server, too
    secure_cookies: bool = False  # behind a proxy that speaks HTTPS
    trusted_proxies: str = "127.0.0.1,::1"  # whose X-Forwarded-For and X-Forwarded-Proto we trust
    bot_delay: float = 0.7  # seconds, at the normal pace; so that people can follow what bots do
    prompt_delay: float = 2.0  # seconds before every automatic answer out of turn (T12)
    absent_seconds: float = (
        30.0  # then a bot answers once for an absent player who is openly asked out of turn
    )
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 10.0  # a bot that thinks longer is replaced by a random choice
    request_seconds: float = 15.0  # for a whole request, and for reading some of the answer
    ping_seconds: float = 20.0  # between pings, and for the answer to one
    message_size: int = 4096  # bytes of one message from a client
    messages_per_second: float = 20.0  # of one connection, on average
    messages_at_once: int = 40
    requests_per_second: float = 100.0  # over HTTP, of one address
    requests_at_once: int = 400
    handshakes_per_second: float = 10.0  # new sockets of one address; more wait for each other
    handshakes_at_once: int = 20
    connections_per_address: int = 250  # of an IPv4 address or an IPv6 /64: a school may sit behind one
    connections_per_guest: int = 10
    connections_per_table: int = 100
    spectators_per_address: int = 25  # at one table: a single sender cannot keep all others out
    connections: int = 5000
    tables_per_guest: int = 20  # that a guest has opened within a day and that are not over
    tables_per_minute: float = 30.0  # of one guest
    tables_per_address: float = 300.0  # new ones of one address within an hour, whoever is their host now
    lessons: int = 2000  # in memory at once, a twentieth of a megabyte each
    lessons_per_guest: int = 3  # at once; a further one ends the oldest
    lessons_per_minute: float = 30.0  # new ones of one guest
    lessons_per_address: float = 1200.0  # new ones of one address within an hour: a class learns together
    chat_per_minute: float = 20.0  # messages of one guest at one table
    replays_per_minute: float = 120.0  # parts of replays, of one address: each plays a whole game again
    guests_per_minute: float = 120.0  # new ones of one address
    idle_minutes: float = 30.0  # then a table without viewers leaves memory; it stays in the database
    lobby_hours: float = 24.0  # a table that was never started leaves the lists

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: object) -> "Settings":
        """The settings from the environment, overridden by those given (None: not given)."""
        values: dict[str, object] = {}
        kinds = {field.name: type(field.default) for field in fields(cls)}
        for variable, text in environment.items():
            if variable.startswith(PREFIX) and variable not in OTHER_VARIABLES:
                name = variable.removeprefix(PREFIX).lower()
                if name not in kinds:
                    raise _unknown(variable, kinds)
                values[name] = _read(name, kinds[name], text)
        if environment.get("DATABASE_URL"):
            values["database_url"] = environment["DATABASE_URL"]
        values.update({name: value for name, value in given.items() if value is not None})
        for name, value in values.items():
            _check(name, value)
        return cls(**values)  # type: ignore[arg-type]


# What a number may be, from and to; everything else must not be negative.
RANGES: Final[dict[str, tuple[float, float]]] = {
    "port": (0, 65_535),
    "bot_delay": (0, 3600),
    "prompt_delay": (0, 3600),
    "absent_seconds": (0, 86_400),
    "bot_workers": (1, 256),
    "bot_seconds": (0.01, 3600),
    "request_seconds": (0.1, 3600),
    "ping_seconds": (0.1, 3600),
    "message_size": (256, 1_000_000),  # the longest command that a page sends has some 200 bytes
    "lobby_hours": (0, 100_000),
    "idle_minutes": (0, 1_000_000),
}
LIMITS: Final = (1, 10_000_000)  # of how often and how many: with 0, nobody could do anything
# Variables with this prefix that are not settings of the server: the build's and the tests'.
OTHER_VARIABLES: Final = frozenset({"CITADELS_PURE", "CITADELS_SOAK_GAMES", "CITADELS_SOAK_KILLS"})


def _read(name: str, kind: type, text: str) -> object:
    try:
        if kind is bool:
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[
                text.lower()
            ]
        return kind(text)
    except (KeyError, ValueError):
        raise _bad(name, text, "1, 0" if kind is bool else _range(name)) from None


def _range(name: str) -> str:
    least, most = RANGES.get(name, LIMITS)
    return f"{least:g}–{most:g}"


def _check(name: str, value: object) -> None:
    if isinstance(value, int | float) and not isinstance(value, bool):
        least, most = RANGES.get(name, LIMITS)
        if not least <= value <= most:  # not true of NaN
            raise _bad(name, str(value), _range(name))
    elif name == "host" and not value:
        raise _bad(name, "", "127.0.0.1, ::1, 0.0.0.0, …")
    elif name == "trusted_proxies" and value != "*":
        for address in filter(None, (one.strip() for one in str(value).split(","))):
            try:
                ip_network(address, strict=False)
            except ValueError:
                raise _bad(name, address, "127.0.0.1, 10.0.0.0/8, …, *") from None


def _bad(name: str, value: str, allowed: str) -> SettingsError:
    variable = PREFIX + name.upper()
    message = f"{variable} cannot be {value!r}; allowed: {allowed}"
    return SettingsError("bad_setting", message, setting=variable, value=value, allowed=allowed)


def _unknown(variable: str, known: Iterable[str]) -> SettingsError:
    names = [PREFIX + name.upper() for name in known]
    near = get_close_matches(variable, names, 1)
    meant = near[0] if near else None
    message = f"there is no setting {variable}" + (f"; did you mean {meant}?" if meant else "")
    return SettingsError("unknown_setting", message, setting=variable, meant=meant)
