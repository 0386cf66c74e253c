"""The database: guests, tables and their entries. One thread writes, many entries per commit.

An entry is stored for good before anybody sees it. ``entries`` is unique on (game, number): two owners
of one table could never both go on.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, select, update
from sqlalchemy.exc import SQLAlchemyError

from citadels.server.database_access import answering, engine_of, migrate, version_of
from citadels.server.database_schema import (
    DAILY_GAMES,
    DAYS,
    ENTRIES,
    GAMES,
    GUESTS,
    NEWEST,
    RECORDS,
    REVIEWS,
    SEATS,
    SNAPSHOTS,
)
from citadels.server.metrics import log
from citadels.server.ownership import FallsTo, Fenced, Ownership, SharedOwnership, SoleOwner
from citadels.server.single_server import claim
from citadels.server.writing import carry_out_all
from citadels.tables.people import people_at
from citadels.tables.ports import News
from citadels.tables.refusals import Refused
from citadels.tables.statements import CLOSED, OPEN, GameRow, NewSummary, RecordRow, Statement

T = TypeVar("T")

# The most entries per commit. A crash loses none that were answered; answers wait for the commit.
MOST_AT_ONCE: Final = 500
WRITER_PAUSE: Final = 0.5  # seconds before the writer tries to connect again


@dataclass(frozen=True)
class Write:
    """What one command changes: statements for one commit, in this order."""

    statements: tuple[Statement, ...]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None] | None"  # None: nobody waits for it


def _notify(batch: Sequence[Write], error: Exception | None) -> None:
    """On the loop: resolve the futures of those who wait for these writes."""
    for write in batch:
        if write.done is None or write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)


class Database:
    """The storage of a server's tables: a database with the newest schema, and its one writing thread."""

    def __init__(
        self, url: str, address: str = "", name: str = "", falls_to: FallsTo = lambda table: ""
    ) -> None:
        """``address``: where other servers on the same PostgreSQL send what concerns our tables.

        Workers of one server have names, and divide tables that nobody plays yet by ``falls_to``.
        """
        self.engine = engine_of(url)
        with answering():
            self._ownership = _ownership(self.engine, address, name, falls_to)
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    async def write(self, *statements: Statement) -> None:
        """Returns once it is committed; Refused if the database cannot take it now."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._queue.put(Write(statements, loop, done))
        try:
            await done
        except (SQLAlchemyError, Fenced) as error:
            raise Refused("try_again") from error

    def write_later(self, *statements: Statement) -> None:
        """Write without making anybody wait."""
        self._queue.put(Write(statements, asyncio.get_running_loop(), None))

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()
        self._ownership.end()
        self.engine.dispose()

    def _write_all(self) -> None:
        """Until told to end; an error of ours is told, and the thread goes on."""
        while True:
            try:
                with self.engine.connect() as connection:
                    self._write_until_told(connection)
                return
            except Exception as error:
                log("writer_failed", error=type(error).__name__)
                time.sleep(WRITER_PAUSE)

    def _write_until_told(self, connection: Connection) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch = [first]
            stop = False
            while len(batch) < MOST_AT_ONCE and not stop:
                try:
                    found = self._queue.get_nowait()
                except queue.Empty:
                    break
                stop = found is None
                if found is not None:
                    batch.append(found)
            if self._ownership.renewed():
                connection.invalidate()
            self._commit(connection, batch)
            if stop:
                return

    def _commit(self, connection: Connection, batch: Sequence[Write]) -> None:
        """All in one commit; if that fails, one commit each, so that only the bad one fails."""
        try:
            with connection.begin():
                self._ownership.fence(connection, (write.statements for write in batch))
                statements = [statement for write in batch for statement in write.statements]
                # Sorted: summaries come last, because statements of a kind that follow each other are one.
                carry_out_all(connection, sorted(statements, key=lambda one: isinstance(one, NewSummary)))
                self._ownership.announce(connection, statements)
        except Exception as error:
            if len(batch) == 1:
                batch[0].loop.call_soon_threadsafe(_notify, batch, error)
            else:
                for write in batch:
                    self._commit(connection, [write])
            return
        # The loop is woken once for all of them.
        batch[0].loop.call_soon_threadsafe(_notify, batch, None)

    def ready(self) -> bool:
        """Whether it takes a write now. Nothing is changed by it."""
        if not self._thread.is_alive():
            return False
        try:
            with self.engine.begin() as connection:
                connection.execute(update(GAMES).where(GAMES.c.id == "").values(state=GAMES.c.state))
        except SQLAlchemyError:
            return False
        return True

    # Owning

    def attend(self, hear: Callable[[News], None]) -> None:
        self._ownership.attend(hear)

    async def claim(self, game: str) -> None:
        await self._ask(lambda: self._ownership.claim(game))

    async def keep_here(self, game: str) -> None:
        await self._ask(lambda: self._ownership.keep_here(game))

    async def forget(self, game: str) -> None:
        await self._ask(lambda: self._ownership.forget(game))

    async def orphans(self) -> list[str]:
        return await self._ask(self._ownership.orphans)

    async def begin_to_leave(self) -> None:
        await self._ask(self._ownership.begin_to_leave)

    async def leave(self) -> None:
        await self.write()  # what is still to be written comes first
        await self._ask(self._ownership.leave)

    # Reading

    async def entries(self, game: str) -> list[str]:
        query = select(ENTRIES.c.entry).where(ENTRIES.c.game == game).order_by(ENTRIES.c.number)
        return [row[0] for row in await self._read(query)]

    async def snapshot(self, game: str) -> str | None:
        rows = await self._read(select(SNAPSHOTS.c.snapshot).where(SNAPSHOTS.c.game == game))
        return rows[0][0] if rows else None

    async def record(self, game: str) -> str | None:
        rows = await self._read(select(RECORDS.c.record).where(RECORDS.c.game == game))
        return rows[0][0] if rows else None

    async def review(self, game: str) -> str | None:
        rows = await self._read(select(REVIEWS.c.review).where(REVIEWS.c.game == game))
        return rows[0][0] if rows else None

    async def records_of(self, guest: str, before: str, most: int) -> list[RecordRow]:
        mine = SEATS.c.guest == guest
        return await self._records(mine & _revealed(before), most, SEATS, SEATS.c.guest, SEATS.c.seat)

    async def all_records(self, before: str, most: int) -> list[RecordRow]:
        return await self._records(_revealed(before), most)

    async def daily_records(self, day: str, most: int) -> list[RecordRow]:
        return await self._records(DAILY_GAMES.c.day == day, most, DAILY_GAMES, DAILY_GAMES.c.guest)

    async def _records(self, fits: Any, most: int, of: Any = None, *whose: Any) -> list[RecordRow]:
        """The newest; ``of``: the table that says who played them."""
        columns = (GAMES.c.id, GAMES.c.at, RECORDS.c.record, GAMES.c.summary, *whose)
        query = select(*columns).join(RECORDS, RECORDS.c.game == GAMES.c.id)
        if of is not None:
            query = query.join(of, of.c.game == GAMES.c.id)
        rows = await self._read(query.where(fits).order_by(GAMES.c.at.desc()).limit(most))
        return [RecordRow(*row) for row in rows]

    async def secret_of_day(self, day: str) -> str | None:
        rows = await self._read(select(DAYS.c.secret).where(DAYS.c.day == day))
        return rows[0][0] if rows else None

    async def daily_game(self, day: str, guest: str) -> str | None:
        own = (DAILY_GAMES.c.day == day) & (DAILY_GAMES.c.guest == guest)
        rows = await self._read(select(DAILY_GAMES.c.game).where(own))
        return rows[0][0] if rows else None

    async def open_games(self, since: int, most: int) -> list[GameRow]:
        return await self._games((GAMES.c.state == OPEN) & GAMES.c.listed & (GAMES.c.at >= since), most)

    async def games_of(self, guest: str, most: int) -> list[GameRow]:
        people = people_at(guest)
        seated = select(SEATS.c.game).where(SEATS.c.guest.in_(people))
        own = GAMES.c.host.in_(people) | GAMES.c.id.in_(seated)
        found = await self._games(own & (GAMES.c.state != CLOSED), most)
        seats = select(SEATS.c.game, SEATS.c.seat).where(SEATS.c.guest.in_(people)).order_by(SEATS.c.seat)
        of_games = await self._read(seats.where(SEATS.c.game.in_([row.id for row in found])))
        return [
            msgspec.structs.replace(row, seats=tuple(seat for game, seat in of_games if game == row.id))
            for row in found
        ]

    async def game(self, game: str) -> GameRow | None:
        found = await self._games(GAMES.c.id == game, 1)
        return found[0] if found else None

    async def guest(self, token: str) -> str | None:
        rows = await self._read(select(GUESTS.c.id).where(GUESTS.c.token == token, ~GUESTS.c.banned))
        return rows[0][0] if rows else None

    async def _games(self, condition: Any, most: int) -> list[GameRow]:
        of_game = ENTRIES.c.game == GAMES.c.id
        last = select(ENTRIES.c.entry).where(of_game).order_by(ENTRIES.c.number.desc()).limit(1)
        columns = (GAMES.c.id, GAMES.c.host, GAMES.c.listed, GAMES.c.state, GAMES.c.at, GAMES.c.summary)
        query = select(*columns, last.scalar_subquery())
        rows = await self._read(query.where(condition).order_by(GAMES.c.at.desc()).limit(most))
        return [GameRow(*row) for row in rows if row[6] is not None]  # a table without any entry is none

    async def _read(self, query: Any) -> Sequence[Any]:
        return await self._ask(lambda: self._read_now(query))

    def _read_now(self, query: Any) -> Sequence[Any]:
        with self.engine.connect() as connection:
            return connection.execute(query).fetchall()

    async def _ask(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.to_thread(work)
        except SQLAlchemyError as error:
            raise Refused("try_again") from error


def _revealed(before: str) -> Any:
    """Not a deal of a day that is still secret."""
    return GAMES.c.id.not_in(select(DAILY_GAMES.c.game).where(DAILY_GAMES.c.day >= before))


def _ownership(engine: Engine, address: str, name: str, falls_to: FallsTo) -> Ownership:
    """A SQLite file has one server; a PostgreSQL any number, of the same version."""
    if engine.dialect.name == "sqlite":
        release = claim(engine)
        migrate(engine)
        return SoleOwner(engine, release)
    prepare(engine)
    return SharedOwnership(engine, address, name, falls_to)


def prepare(engine: Engine) -> None:
    """The newest tables. Nobody else may use the database while they are made."""
    if version_of(engine) != NEWEST:
        release = claim(engine)
        try:
            migrate(engine)
        finally:
            release()
