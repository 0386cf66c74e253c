"""What a host can set. Every limit has its reason beside it."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from citadels.rules.errors import CitadelsError

DEFAULT_DATABASE: Final = "sqlite:///citadels.sqlite3"
PREFIX: Final = "CITADELS_"


class SettingsError(CitadelsError):
    """A setting that cannot be."""


@dataclass(frozen=True)
class Settings:
    """The server's settings; each can be given in the environment as ``CITADELS_`` and its name."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = DEFAULT_DATABASE
    origin: str = ""  # where the page lives if not on this server, such as https://citadels.example
    secure_cookies: bool = False  # behind a proxy that speaks HTTPS
    trusted_proxies: str = "127.0.0.1,::1"  # whose X-Forwarded-For and X-Forwarded-Proto are believed
    bot_delay: float = 0.7  # seconds; so that people can follow what bots do
    prompt_delay: float = 2.0  # seconds for every answer out of turn that is given for somebody (T12)
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 10.0  # a bot that thinks longer is given up and plays at random
    message_size: int = 4096  # bytes of one message from a client
    messages_per_second: float = 20.0  # of one connection, on average
    messages_at_once: int = 40
    requests_per_second: float = 100.0  # over HTTP, of one address
    requests_at_once: int = 400
    connections_per_guest: int = 10
    connections_per_table: int = 100
    connections: int = 5000
    tables_per_guest: int = 20  # that a guest has opened within a day and that are not over
    tables_per_minute: float = 30.0  # of one guest
    guests_per_minute: float = 120.0  # new ones of one address
    idle_minutes: float = 30.0  # a table that nobody looks at leaves memory; it stays in the database
    lobby_hours: float = 24.0  # a table that was never started leaves the lists

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: object) -> "Settings":
        """The settings of the environment, and over them those that are given (None: not given)."""
        values: dict[str, object] = {}
        for field in fields(cls):
            text = environment.get(PREFIX + field.name.upper())
            if text is not None:
                values[field.name] = _read(field.name, type(field.default), text)
        if environment.get("DATABASE_URL"):
            values["database_url"] = environment["DATABASE_URL"]
        values.update({name: value for name, value in given.items() if value is not None})
        return cls(**values)  # type: ignore[arg-type]


def _read(name: str, kind: type, text: str) -> object:
    try:
        if kind is bool:
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[
                text.lower()
            ]
        return kind(text)
    except (KeyError, ValueError):
        message = f"{PREFIX}{name.upper()} must be {_KINDS[kind]}, not {text!r}"
        raise SettingsError("bad_setting", message, setting=PREFIX + name.upper(), value=text) from None


_KINDS: Final[dict[type, str]] = {int: "a whole number", float: "a number", bool: "1 or 0", str: "a text"}
