"""The database: guests, tables and their entries. One thread writes, many entries to a commit.

An entry is stored for good before anybody sees it. ``entries`` is unique on (game, number): two owners
of one table could never both go on.
"""

import asyncio
import queue
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    create_engine,
    event,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from citadels.tables.refusals import Refused
from citadels.tables.settings import SettingsError
from citadels.tables.statements import (
    OPEN,
    RUNNING,
    GameRow,
    NewEntry,
    NewGame,
    NewGuest,
    NewHost,
    NewState,
    SeatGivenUp,
    SeatTaken,
    Statement,
)

NEWEST: Final = "0001"  # the last of the migrations
METADATA: Final = MetaData()
GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # hashed: the database gives no seat away
    Column("at", BigInteger, nullable=False),
)
GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("host", String(32), nullable=False, index=True),
    Column("owner", String(64), nullable=False, index=True),  # the process that plays it
    Column("listed", Boolean, nullable=False),
    Column("state", String(8), nullable=False, index=True),  # open, running, over
    Column("at", BigInteger, nullable=False, index=True),
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("game", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("game", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
)

# As many entries as a commit takes at most: a crash loses none of them, it only delays their answers.
MOST_AT_ONCE: Final = 500


@dataclass(frozen=True)
class Write:
    """What one command changes: statements that go into one commit, in this order."""

    statements: tuple[Statement, ...]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None] | None"  # None: nobody waits for it


# How each statement is carried out. Inserts take the fields by their names, changes by "its_" and the name:
# SQLAlchemy keeps the names of columns for itself.
_INSERTS: Final[dict[type, Any]] = {
    NewGuest: insert(GUESTS),
    NewGame: insert(GAMES),
    NewEntry: insert(ENTRIES),
    SeatTaken: insert(SEATS),
}
_OF_GAME: Final = GAMES.c.id == bindparam("its_game")
_CHANGES: Final[dict[type, Any]] = {
    NewState: update(GAMES).where(_OF_GAME).values(state=bindparam("its_state"), at=bindparam("its_at")),
    NewHost: update(GAMES).where(_OF_GAME).values(host=bindparam("its_guest")),
    SeatGivenUp: SEATS.delete().where(
        SEATS.c.game == bindparam("its_game"), SEATS.c.seat == bindparam("its_seat")
    ),
}


def _grouped(batch: Sequence[Write]) -> Iterator[tuple[type, list[Statement]]]:
    """The statements of a batch in their order, neighbours of the same kind together."""
    statements = (statement for write in batch for statement in write.statements)
    return ((kind, list(group)) for kind, group in groupby(statements, type))


def _carry_out(connection: Connection, kind: type, statements: list[Statement]) -> None:
    if kind is NewEntry:
        connection.exec_driver_sql(*_new_entries(connection, statements))
    elif kind in _INSERTS:
        connection.execute(_INSERTS[kind], [asdict(one) for one in statements])
    else:
        named = [{f"its_{name}": value for name, value in asdict(one).items()} for one in statements]
        connection.execute(_CHANGES[kind], named)


def _new_entries(connection: Connection, entries: list[Any]) -> tuple[str, tuple[Any, ...]]:
    """All in one statement: between many, the writer would wait for the interpreter again and again."""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    rows = ",".join([f"({mark},{mark},{mark})"] * len(entries))
    values = (value for new in entries for value in (new.game, new.number, new.entry))
    return f"INSERT INTO entries (game, number, entry) VALUES {rows}", tuple(values)


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
    """A database that is up to date, and its one writing thread: the storage of a server's tables."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        try:
            migrate(self.engine)
        except DBAPIError as error:
            # The driver's own words: no address with a password in it.
            problem = str(error.orig).partition("\n")[0]
            raise SettingsError(
                "no_database", f"the database does not answer: {problem}", problem=problem
            ) from None
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    async def write(self, *statements: Statement) -> None:
        """Returns when it is stored for good; Refused if the database does not take it now."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._queue.put(Write(statements, loop, done))
        try:
            await done
        except SQLAlchemyError as error:
            raise Refused("try_again") from error

    def write_later(self, *statements: Statement) -> None:
        """For what nobody has to wait for."""
        self._queue.put(Write(statements, asyncio.get_running_loop(), None))

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()
        self.engine.dispose()

    def _write_all(self) -> None:
        with self.engine.connect() as connection:
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
                self._commit(connection, batch)
                if stop:
                    return

    def _commit(self, connection: Connection, batch: Sequence[Write]) -> None:
        """All in one commit; if one of them cannot be, each for itself, so that only that one fails."""
        try:
            with connection.begin():
                for kind, statements in _grouped(batch):
                    _carry_out(connection, kind, statements)
        except Exception as error:
            if len(batch) == 1:
                batch[0].loop.call_soon_threadsafe(_notify, batch, error)
            else:
                for write in batch:
                    self._commit(connection, [write])
            return
        # The loop is woken once for all of them.
        batch[0].loop.call_soon_threadsafe(_notify, batch, None)

    # Reading

    async def entries(self, game: str) -> list[str]:
        query = select(ENTRIES.c.entry).where(ENTRIES.c.game == game).order_by(ENTRIES.c.number)
        return [row[0] for row in await self._read(query)]

    async def open_games(self, since: int, most: int) -> list[GameRow]:
        return await self._games((GAMES.c.state == OPEN) & GAMES.c.listed & (GAMES.c.at >= since), most)

    async def games_of(self, guest: str, most: int) -> list[GameRow]:
        seated = select(SEATS.c.game).where(SEATS.c.guest == guest)
        return await self._games((GAMES.c.host == guest) | GAMES.c.id.in_(seated), most)

    async def running_games(self, owner: str) -> list[str]:
        query = select(GAMES.c.id).where(GAMES.c.state == RUNNING, GAMES.c.owner == owner)
        return [row[0] for row in await self._read(query)]

    async def guest(self, token: str) -> str | None:
        rows = await self._read(select(GUESTS.c.id).where(GUESTS.c.token == token))
        return rows[0][0] if rows else None

    async def _games(self, condition: Any, most: int) -> list[GameRow]:
        columns = (GAMES.c.id, GAMES.c.host, GAMES.c.listed, GAMES.c.state, GAMES.c.at)
        query = select(*columns).where(condition).order_by(GAMES.c.at.desc()).limit(most)
        return [GameRow(*row) for row in await self._read(query)]

    async def _read(self, query: Any) -> Sequence[Any]:
        return await asyncio.to_thread(self._read_now, query)

    def _read_now(self, query: Any) -> Sequence[Any]:
        try:
            with self.engine.connect() as connection:
                return connection.execute(query).fetchall()
        except SQLAlchemyError as error:
            raise Refused("try_again") from error


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() not in ("sqlite", "postgresql", "postgres"):
            raise ArgumentError
    except ArgumentError:
        raise SettingsError(
            "bad_database", f"{url!r} is no database; give sqlite:///FILE or postgresql://…", value=url
        ) from None
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    # What is stored is secret: no error may quote it.
    engine = create_engine(parsed, pool_pre_ping=True, hide_parameters=True)
    if parsed.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _safe_sqlite)
    return engine


def _version(engine: Engine) -> str | None:
    """The version of a database's tables; None for one that has none yet."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _safe_sqlite(connection: Any, _record: object) -> None:
    """What is committed survives the loss of power; readers do not wait for the writer."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine) -> None:
    """Bring the database to the newest version of its tables."""
    if _version(engine) == NEWEST:
        return
    # Only here: a database that is up to date shall not wait for it.
    from alembic import command
    from alembic.config import Config as AlembicConfig

    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
