"""The database: guests, tables and their entries. One thread writes, many entries to a commit.

An entry is there for good before anybody is told of it. ``entries`` is unique on (game, number): two owners
of one table could never both go on.
"""

import asyncio
import queue
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

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

from citadels.server.refusals import Refused
from citadels.server.settings import SettingsError

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

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
# As many entries as a commit takes at most: a crash loses none of them, it only delays their answers.
MOST_AT_ONCE: Final = 500


@dataclass(frozen=True)
class GameRow:
    """A table in the lists."""

    id: str
    host: str
    listed: bool
    state: str
    at: int


# A statement and its values.
Statement = tuple[Any, dict[str, Any]]


@dataclass(frozen=True)
class Write:
    """What one command changes: statements that go into one commit, in this order."""

    statements: tuple[Statement, ...]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None] | None"  # None: nobody waits for it


_NEW_GAME: Final = insert(GAMES)
_NEW_ENTRY: Final = insert(ENTRIES)
_NEW_GUEST: Final = insert(GUESTS)
_NEW_STATE: Final = (
    update(GAMES).where(GAMES.c.id == bindparam("game")).values(state=bindparam("now"), at=bindparam("since"))
)
_NEW_HOST: Final = update(GAMES).where(GAMES.c.id == bindparam("game")).values(host=bindparam("guest"))
_SEAT_TAKEN: Final = insert(SEATS)
_SEAT_GIVEN_UP: Final = SEATS.delete().where(
    SEATS.c.game == bindparam("of_game"), SEATS.c.seat == bindparam("of_seat")
)


def new_game(id: str, host: str, owner: str, listed: bool, at: int) -> Statement:
    values = {"id": id, "host": host, "owner": owner, "listed": listed, "state": OPEN, "at": at}
    return _NEW_GAME, values


def new_entry(game: str, number: int, entry: str) -> Statement:
    return _NEW_ENTRY, {"game": game, "number": number, "entry": entry}


def new_state(game: str, state: str, at: int) -> Statement:
    return _NEW_STATE, {"game": game, "now": state, "since": at}


def new_host(game: str, guest: str) -> Statement:
    return _NEW_HOST, {"game": game, "guest": guest}


def new_guest(id: str, token: str, at: int) -> Statement:
    return _NEW_GUEST, {"id": id, "token": token, "at": at}


def seat_taken(game: str, seat: int, guest: str) -> Statement:
    return _SEAT_TAKEN, {"game": game, "seat": seat, "guest": guest}


def seat_given_up(game: str, seat: int) -> Statement:
    return _SEAT_GIVEN_UP, {"of_game": game, "of_seat": seat}


def _grouped(batch: "Sequence[Write]") -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """The statements of a batch in their order, equal ones that follow each other together."""
    last: Any = None
    values: list[dict[str, Any]] = []
    for write in batch:
        for statement, value in write.statements:
            if statement is not last and values:
                yield last, values
                values = []
            last = statement
            values.append(value)
    if values:
        yield last, values


def _new_entries(connection: Connection, entries: list[dict[str, Any]]) -> tuple[str, tuple[Any, ...]]:
    """All in one statement: between many, the writer would wait for the interpreter again and again."""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    rows = ",".join([f"({mark},{mark},{mark})"] * len(entries))
    values = (value for entry in entries for value in (entry["game"], entry["number"], entry["entry"]))
    return f"INSERT INTO entries (game, number, entry) VALUES {rows}", tuple(values)


def _tell(batch: Sequence[Write], error: Exception | None) -> None:
    """On the loop: whoever waits for these hears how it went."""
    for write in batch:
        if write.done is None or write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)


class Storage:
    """A database that is up to date, and its one writing thread."""

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
        self.commits = 0
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
                for statement, values in _grouped(batch):
                    if statement is _NEW_ENTRY:
                        connection.exec_driver_sql(*_new_entries(connection, values))
                    else:
                        connection.execute(statement, values)
            self.commits += 1
        except Exception as error:
            if len(batch) == 1:
                batch[0].loop.call_soon_threadsafe(_tell, batch, error)
            else:
                for write in batch:
                    self._commit(connection, [write])
            return
        # The loop is woken once for all of them.
        batch[0].loop.call_soon_threadsafe(_tell, batch, None)

    # Reading

    def entries(self, game: str) -> list[str]:
        query = select(ENTRIES.c.entry).where(ENTRIES.c.game == game).order_by(ENTRIES.c.number)
        return [row[0] for row in self._read(query)]

    def game(self, id: str) -> GameRow | None:
        rows = self._games(GAMES.c.id == id, 1)
        return rows[0] if rows else None

    def open_games(self, since: int, most: int) -> list[GameRow]:
        """Listed tables that wait for players, the newest first."""
        return self._games((GAMES.c.state == OPEN) & GAMES.c.listed & (GAMES.c.at >= since), most)

    def games_of(self, guest: str, most: int) -> list[GameRow]:
        """The tables at which a guest sits or is the host."""
        seated = select(SEATS.c.game).where(SEATS.c.guest == guest)
        return self._games((GAMES.c.host == guest) | GAMES.c.id.in_(seated), most)

    def running_games(self, owner: str) -> list[str]:
        """The games that a process left running."""
        query = select(GAMES.c.id).where(GAMES.c.state == RUNNING, GAMES.c.owner == owner)
        return [row[0] for row in self._read(query)]

    def guest(self, token: str) -> str | None:
        rows = self._read(select(GUESTS.c.id).where(GUESTS.c.token == token))
        return rows[0][0] if rows else None

    def _games(self, condition: Any, most: int) -> list[GameRow]:
        columns = (GAMES.c.id, GAMES.c.host, GAMES.c.listed, GAMES.c.state, GAMES.c.at)
        query = select(*columns).where(condition).order_by(GAMES.c.at.desc()).limit(most)
        return [GameRow(*row) for row in self._read(query)]

    def _read(self, query: Any) -> Sequence[Any]:
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
