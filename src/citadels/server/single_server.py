"""A database for oneself: the one server of a SQLite file, and an operator who changes everything.

Servers that share a PostgreSQL hold the same lock together (``membership``).
"""

import sqlite3
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

from citadels.tables.settings import SettingsError

# A server that was killed a moment ago: PostgreSQL notices within milliseconds that it is gone.
TRIES: Final = 20
PAUSE: Final = 0.25
ADVISORY_LOCK: Final = 0xC17ADE15  # any number; other programs use others


def claim(engine: Engine) -> Callable[[], None]:
    """Claim the database for this process; returns what releases it. SettingsError if another has it."""
    take = _take_file if engine.dialect.name == "sqlite" else _take_advisory_lock
    for _ in range(TRIES):
        release = take(engine)
        if release is not None:
            return release
        time.sleep(PAUSE)
    raise database_in_use()


def database_in_use() -> SettingsError:
    return SettingsError("database_in_use", "another server uses this database; stop it first")


def _take_file(engine: Engine) -> Callable[[], None] | None:
    """A transaction on a file beside the database, which the system ends with the process."""
    name = engine.url.database
    if not name or name == ":memory:":
        return lambda: None
    try:
        connection = sqlite3.connect(
            f"{name}-server", timeout=0, isolation_level=None, check_same_thread=False
        )
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return None
        message = f"the database does not answer: {error}"
        raise SettingsError("no_database", message, problem=str(error)) from None
    return connection.close


def _take_advisory_lock(engine: Engine) -> Callable[[], None] | None:
    """A lock of a session: it is free as soon as PostgreSQL has lost the connection."""
    connection: Any = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    try:
        taken = connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY_LOCK}).scalar()
    except DBAPIError:
        connection.close()
        raise
    if not taken:
        connection.close()
        return None
    connection.detach()  # the pool must not hand it to anybody else
    return connection.close  # type: ignore[no-any-return]
