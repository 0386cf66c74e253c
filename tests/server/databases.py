"""Real databases for the tests: a file for SQLite, a server of our own for PostgreSQL."""

import hashlib
import json
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from tests.debian import program

USER = "postgres"  # PostgreSQL refuses to run as root


def _found() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    path = shutil.which("initdb")
    return Path(path).resolve().parent if path else None


def programs() -> Path:
    """Where PostgreSQL's programs are."""
    return program("postgresql", _found)


def _run(*command: str | Path) -> None:
    words = [str(word) for word in command]
    if os.getuid() == 0:
        words = ["runuser", "-u", USER, "--", *words]
    done = subprocess.run(words, capture_output=True, text=True, cwd="/")
    assert done.returncode == 0, f"{command[0]}: {done.stderr}"


class PostgreSQL:
    """A PostgreSQL server that lives as long as the tests; only a socket in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._data = folder / "data"
        self._programs = programs()
        self._numbers = count()
        initdb = self._programs / "initdb"
        _run(initdb, "-D", self._data, "-U", "citadels", "-A", "trust", "--no-sync", "-E", "UTF8")

    def start(self) -> None:
        options = f"-c listen_addresses='' -k {self.folder} -c fsync=off -c max_connections=200"
        log = self.folder / "log"
        _run(self._programs / "pg_ctl", "-D", self._data, "-w", "-o", options, "-l", log, "start")

    def stop(self, how: str = "immediate") -> None:
        """``immediate``: as if it were killed."""
        _run(self._programs / "pg_ctl", "-D", self._data, "-w", "-m", how, "stop")

    def new_database(self) -> str:
        """The address of a fresh database."""
        name = f"citadels_{next(self._numbers)}"
        _run(self._programs / "createdb", "-h", self.folder, "-U", "citadels", name)
        return f"postgresql://citadels@/{name}?host={self.folder}"


@contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    folder = Path(tempfile.mkdtemp(prefix="citadels-pg-"))
    try:
        if os.getuid() == 0:
            programs()  # the package brings the account
            account = pwd.getpwnam(USER)
            os.chown(folder, account.pw_uid, account.pw_gid)
            folder.chmod(0o755)
        server = PostgreSQL(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(kind: str, request: pytest.FixtureRequest, factory: pytest.TempPathFactory) -> str:
    """The address of an empty database; the server of PostgreSQL is started when the first test needs it."""
    if kind == "sqlite":
        return f"sqlite:///{factory.mktemp('tables') / 'citadels.sqlite3'}"
    running: PostgreSQL = request.getfixturevalue("postgres")
    return running.new_database()


class Stored:
    """The content of a database, which tests read and write behind the server's back."""

    def __init__(self, address: str) -> None:
        address = address.replace("postgresql://", "postgresql+psycopg://", 1)
        self._engine = create_engine(address, poolclass=NullPool)

    def ask(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        with self._engine.connect() as connection:
            return [tuple(row) for row in connection.execute(text(query), values)]

    def write(self, statements: Sequence[tuple[str, Mapping[str, Any]]]) -> None:
        with self._engine.begin() as connection:
            for statement, values in statements:
                connection.execute(text(statement), dict(values))

    def entries(self, table: str) -> list[dict[str, Any]]:
        """All entries of a table, in their order; their numbers have no gap."""
        rows = self.ask("SELECT number, entry FROM entries WHERE game = :game ORDER BY number", game=table)
        assert [row[0] for row in rows] == list(range(len(rows)))
        return [json.loads(row[1]) for row in rows]

    def guest_of(self, token: str) -> str:
        """What the server calls the guest who has a token; it keeps only its hash."""
        hashed = hashlib.sha256(token.encode()).hexdigest()
        return str(self.ask("SELECT id FROM guests WHERE token = :token", token=hashed)[0][0])
