"""What a host meets: a second server, a database from the future, a database that does not take writes."""

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, create_engine, text

from citadels.server.storage import Database
from citadels.tables.statements import NewGuest
from tests.server.guests import PATIENCE, Guest, Server, served


def start(database: str, *more: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to end by itself."""
    command = [sys.executable, "-m", "citadels", "serve", "--lang", "en", "--port", "0"]
    return subprocess.run(
        [*command, "--database", database, *more],
        env={**os.environ},
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )


def test_a_second_server_on_the_same_file_is_refused(sqlite: str) -> None:
    with served(sqlite) as server:
        second = start(sqlite)
        assert (second.returncode, second.stdout) == (2, "")
        assert "Another server is using this database." in second.stderr
        assert "Traceback" not in second.stderr
        assert Guest(server).opens(setup={"players": 2})


def test_a_killed_server_leaves_the_database_free(own_database: str) -> None:
    with served(own_database) as server:
        table = Guest(server).opens(setup={"players": 2})
        server.kill()
        server.start()
        assert httpx.get(f"{server.address}/api/tables/{table}").status_code == 200


def test_a_database_from_the_future_is_refused_in_a_sentence(own_database: str) -> None:
    with served(own_database):
        pass
    engine = create_engine(own_database.replace("postgresql://", "postgresql+psycopg://", 1))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    ended = start(own_database)
    assert ended.returncode == 2
    assert "The database is newer (version 9999)" in ended.stderr
    assert "Traceback" not in ended.stderr


def readiness(server: Server) -> int:
    return httpx.get(f"{server.address}/readyz", timeout=PATIENCE).status_code


def test_a_server_is_ready_while_its_database_takes_writes(sqlite: str) -> None:
    with served(sqlite) as server:
        assert readiness(server) == 200
        with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert readiness(server) == 503
            assert httpx.get(f"{server.address}/healthz").status_code == 200
        assert readiness(server) == 200


def test_the_writer_goes_on_after_an_error(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What waits to be written is written once it is back."""
    write, errors = Database._write_until_told, iter([RuntimeError("a mistake of ours")])

    def fail_once(database: Database, connection: Connection) -> None:
        for error in errors:
            raise error
        write(database, connection)

    monkeypatch.setattr(Database, "_write_until_told", fail_once)
    caplog.set_level("INFO")
    database = Database(sqlite)

    async def guest() -> str | None:
        await database.write(NewGuest("ann", "hashed", 1))
        return await database.guest("hashed")

    assert asyncio.run(guest()) == "ann"
    assert database.ready()
    database.close()
    assert not database.ready()
    assert "writer_failed" in caplog.messages


def test_a_server_without_files_left_says_so(sqlite: str) -> None:
    """New connections are dropped by the event loop without a word; the log has one."""
    with served(sqlite) as server:
        assert server.process is not None
        pid = server.process.pid
        used = len(list(Path(f"/proc/{pid}/fd").iterdir()))
        before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (used + 2, before[1]))
        deadline = time.monotonic() + PATIENCE
        while "out_of_files" not in server.log():
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert "Too many open files" in server.log()
        resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
        assert httpx.get(f"{server.address}/healthz").status_code == 200
