"""That a server lives: a session with PostgreSQL that holds its lock, says so every second, and listens."""

import asyncio
import os
import secrets
import socket
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any, Final

from sqlalchemy import Engine

from citadels.server.metrics import log
from citadels.server.single_server import ADVISORY_LOCK, database_in_use
from citadels.tables.ports import News

LOCKS: Final = 0xC17A  # of the names of servers; any number, other programs use others
CHANNEL: Final = "citadels"
BEAT_SECONDS: Final = 1.0
# Neither side waits longer for the other. A server gives itself up first, before its lock is free.
SILENT_SECONDS: Final = 4.0
FORGOTTEN_SECONDS: Final = 6.0
AGAIN_SECONDS: Final = 0.5  # until the next try, where the database is away
# The names of all living servers. Eight hexadecimal digits are the number of a lock.
ALIVE: Final = (
    "SELECT lpad(to_hex(pg_locks.objid::bigint), 8, '0') FROM pg_locks"
    f" WHERE locktype = 'advisory' AND classid = {LOCKS} AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class Life:
    """A server under one name, from its registration to the end of its session."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.epochs: dict[str, int] = {}  # of its tables

    @property
    def lock(self) -> int:
        """The name as a number with a sign."""
        number = int(self.name, 16)
        return number - (1 << 32) if number >= 1 << 31 else number


class Membership:
    """Keeps this server alive among others, under another name after its session was lost."""

    def __init__(self, engine: Engine, address: str, name: str = "") -> None:
        self._engine = engine
        # psycopg, imported only by those who have a PostgreSQL.
        self._driver: Any = engine.dialect.loaded_dbapi
        self._address = address
        self._hear: Callable[[News], None] = lambda news: None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ending = threading.Event()
        self._hurry = threading.Event()  # somebody waits for the database
        self._lives = threading.Event()
        self._beat_at = time.monotonic()
        self.life: Life | None = Life(name or secrets.token_hex(4))
        self._session = self._register(self.life)
        self._lives.set()
        self._thread = threading.Thread(target=self._keep, name="membership", daemon=True)
        self._thread.start()

    def attend(self, hear: Callable[[News], None], loop: asyncio.AbstractEventLoop) -> None:
        self._hear, self._loop = hear, loop
        loop.call_later(BEAT_SECONDS, self._watch)

    def life_within(self, seconds: float) -> Life | None:
        """Where the database was away a moment ago, we may be back soon."""
        if self.life is None:
            self._hurry.set()
            self._lives.wait(seconds)
        return self.life

    def end(self) -> None:
        self._ending.set()
        self._hurry.set()
        self._cut()
        self._thread.join()

    def _register(self, life: Life) -> Any:
        """A session of our own: the pool must not hand it to anybody else."""
        connection = self._engine.raw_connection()
        session: Any = connection.driver_connection
        connection.detach()
        try:
            session.autocommit = True
            session.execute("SET lock_timeout = '5s'")
            session.execute("SELECT pg_advisory_lock_shared(%s)", (ADVISORY_LOCK,))
            if session.info.server_version >= 140000:
                # Should the network between us swallow everything: who says nothing is forgotten.
                session.execute(f"SET idle_session_timeout = '{FORGOTTEN_SECONDS:g}s'")
            session.execute("SELECT pg_advisory_lock(%s, %s)", (LOCKS, life.lock))
            session.execute(
                "INSERT INTO servers (name, address) VALUES (%s, %s)"
                " ON CONFLICT (name) DO UPDATE SET address = excluded.address",
                (life.name, self._address),
            )
            session.execute(f"LISTEN {CHANNEL}")
        except BaseException as error:
            session.close()
            if isinstance(error, self._driver.errors.LockNotAvailable):
                raise database_in_use() from None  # an operator needs it alone
            raise
        self._beat_at = time.monotonic()
        return session

    # In a thread of its own: a busy loop does not make a server dead.

    def _keep(self) -> None:
        while not self._ending.is_set():
            try:
                with closing(self._session):
                    self._live()
            except self._driver.Error as error:
                if not self._ending.is_set():
                    log("cut_off_from_database", error=type(error).__name__)
            self.life = None
            self._lives.clear()
            if not self._ending.is_set():
                self._tell(News("lost"))
                self._live_again()

    def _live(self) -> None:
        while not self._ending.is_set():
            for notice in self._session.notifies(timeout=BEAT_SECONDS):
                self._tell(News.read(notice.payload))
            dead = self._session.execute(f"SELECT 1 FROM servers WHERE name NOT IN ({ALIVE}) LIMIT 1")
            self._beat_at = time.monotonic()
            if dead.fetchone() is not None:
                self._tell(News("orphans"))

    def _live_again(self) -> None:
        while not self._ending.is_set():
            life = Life(secrets.token_hex(4))
            try:
                self._session = self._register(life)
            except Exception:
                self._hurry.clear()
                self._hurry.wait(AGAIN_SECONDS)  # still away
                continue
            self.life = life
            self._lives.set()
            self._tell(News("orphans"))
            return

    def _tell(self, news: News) -> None:
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop is closed: nobody is interested any more
                self._loop.call_soon_threadsafe(self._hear, news)

    # On the loop

    def _watch(self) -> None:
        """A session that has been silent for too long is ended."""
        if self._loop is None or self._ending.is_set():
            return
        if self.life is not None and time.monotonic() - self._beat_at > SILENT_SECONDS:
            self.life = None  # nothing is written under its name any more
            self._lives.clear()
            self._cut()
        self._loop.call_later(BEAT_SECONDS, self._watch)

    def _cut(self) -> None:
        """Wake the thread, wherever it waits for the database."""
        with (
            suppress(OSError, self._driver.Error),
            socket.socket(fileno=os.dup(self._session.fileno())) as way,
        ):
            way.shutdown(socket.SHUT_RDWR)
