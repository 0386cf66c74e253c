"""PostgreSQL's time-outs: a database that hangs is given up, and whoever waits may try again.

They are made short here; that the server asks for those it has is tested, too.
"""

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, OperationalError

from citadels.server import database_access
from citadels.server.database_access import engine_of
from citadels.server.storage import Database
from citadels.tables.refusals import Refused
from citadels.tables.statements import NewEntry, NewGame
from tests.server.databases import PostgreSQL, Stored
from tests.server.test_ownership import wait_until

TABLE = "k7qm2xab"
SHORT = "-c statement_timeout=1000 -c lock_timeout=300 -c idle_in_transaction_session_timeout=300"


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(database_access._TIME_OUTS, "options", SHORT)
    monkeypatch.setitem(database_access._TIME_OUTS, "connect_timeout", 2)


@pytest.fixture
def address(postgres: PostgreSQL) -> Iterator[str]:
    yield postgres.new_database()


def shown(address: str, *names: str) -> list[str]:
    engine = engine_of(address)
    with engine.connect() as connection:
        found = [str(connection.execute(text(f"SHOW {name}")).scalar()) for name in names]
    engine.dispose()
    return found


def test_every_connection_has_them(address: str) -> None:
    names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
    assert shown(address, *names) == ["15s", "10s", "5s"]


@pytest.mark.usefixtures("short")
def test_a_statement_that_takes_too_long_is_given_up(address: str) -> None:
    engine = engine_of(address)
    with engine.connect() as connection, pytest.raises(OperationalError, match="statement timeout"):
        connection.execute(text("SELECT pg_sleep(3600)"))
    engine.dispose()


@pytest.mark.usefixtures("short")
def test_who_falls_silent_in_a_transaction_holds_nobody_up(address: str) -> None:
    engine, stored = engine_of(address), Stored(address)
    stored.write([("CREATE TABLE notes (note text)", {})])
    with pytest.raises(DBAPIError), engine.connect() as silent:
        silent.execute(text("LOCK TABLE notes"))
        pid = silent.execute(text("SELECT pg_backend_pid()")).scalar()
        # It says nothing more; PostgreSQL ends its session, and the lock is free.
        wait_until(lambda: not stored.ask("SELECT 1 FROM pg_stat_activity WHERE pid = :pid", pid=pid))
        stored.write([("INSERT INTO notes VALUES ('free')", {})])
        silent.execute(text("SELECT 1"))
    engine.dispose()


@pytest.mark.usefixtures("short")
def test_a_write_that_waits_for_a_lock_is_refused_and_works_again(address: str) -> None:
    database, stored = Database(address, "here:8000"), Stored(address)
    other = engine_of(address)
    entry: Any = NewEntry(TABLE, 1, "{}")
    try:
        asyncio.run(database.write(NewGame(TABLE, "ann", True, 1), NewEntry(TABLE, 0, "{}")))
        asyncio.run(database.claim(TABLE))
        with other.connect() as locking:
            locking.execute(text("SET idle_in_transaction_session_timeout = 0"))
            locking.execute(text("SELECT 1 FROM games FOR UPDATE"))
            with pytest.raises(Refused, match="try_again"):
                asyncio.run(database.write(entry))
            locking.rollback()
        asyncio.run(database.write(entry))
        assert len(stored.entries(TABLE)) == 2
    finally:
        database.close()
        other.dispose()


@pytest.mark.usefixtures("short")
def test_a_database_that_accepts_and_says_nothing_is_given_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        engine = engine_of(f"postgresql://x@127.0.0.1:{silent.getsockname()[1]}/x")
        with pytest.raises(OperationalError, match="timeout"):
            engine.connect()
