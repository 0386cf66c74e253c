"""What the operator of a server can do with its database: ``citadels admin``.

A running server does not have to stop for it. It notices with its next write to a table that was changed, and
reads it again: no entry can be stored twice, and none of a table that is gone.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final

from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from citadels.rules.errors import CitadelsError
from citadels.server.database_access import answering, engine_of, migrate
from citadels.server.database_schema import (
    DAILY_GAMES,
    ENTRIES,
    GAMES,
    GUESTS,
    METADATA,
    NEWEST,
    REVIEWS,
    SEATS,
    SERVERS,
    SNAPSHOTS,
)
from citadels.server.single_server import claim
from citadels.server.writing import carry_out_all
from citadels.tables import entries as e
from citadels.tables.clocks import now
from citadels.tables.names import LONGEST_NAME, clean_name
from citadels.tables.refusals import Refused
from citadels.tables.snapshots import restore
from citadels.tables.statements import CLOSED, OPEN, OVER, NewSummary
from citadels.tables.summary import summary_of, write_summary
from citadels.tables.table import Table

ROWS_AT_ONCE: Final = 500
DAY: Final = 86_400_000  # milliseconds
NOBODY: Final = "–"  # the name of somebody who was deleted
VERSIONS: Final = ("0001", "0002", "0003", NEWEST)


class AdminError(CitadelsError):
    """What an operator asked for and cannot have."""


@contextmanager
def _database(url: str) -> Iterator[Engine]:
    engine = engine_of(url)
    try:
        with answering():
            yield engine
    finally:
        engine.dispose()


@contextmanager
def _alone(engine: Engine) -> Iterator[None]:
    """While no server uses the database."""
    release = claim(engine)
    try:
        yield
    finally:
        release()


@contextmanager
def _changing(url: str) -> Iterator[Connection]:
    """A transaction in a database of the newest version; a server may run meanwhile."""
    with _database(url) as engine:
        migrate(engine)
        with engine.begin() as connection:
            yield connection


# The whole database


def copy(source: str, target: str) -> dict[str, int]:
    """Everything from one database to another, which must be empty; how many rows of each table."""
    with _database(source) as old, _database(target) as new, _alone(old), _alone(new):
        migrate(old)
        migrate(new)
        with old.connect() as reading, new.begin() as writing:
            copied = [table for table in METADATA.sorted_tables if table is not SERVERS]
            for table in copied:
                if writing.execute(select(func.count()).select_from(table)).scalar():
                    raise AdminError("database_not_empty", "the database to copy to is not empty")
            return {table.name: _copy_table(reading, writing, table) for table in copied}


def _copy_table(reading: Connection, writing: Connection, table: Any) -> int:
    rows = iter(reading.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table)).mappings())
    copied = 0
    while some := [dict(row) for row in islice(rows, ROWS_AT_ONCE)]:
        writing.execute(insert(table), some)
        copied += len(some)
    return copied


def change_version(url: str, version: str) -> None:
    """Tables as a former version of the program wants them, or the newest again."""
    if version not in VERSIONS:
        known = ", ".join(VERSIONS)
        raise AdminError("no_such_version", f"there is no version {version!r}; {known}", known=known)
    with _database(url) as engine, _alone(engine):
        migrate(engine, version)


# Tables


def _read(connection: Connection, id: str) -> Table:
    entries = select(ENTRIES.c.entry).where(ENTRIES.c.game == id).order_by(ENTRIES.c.number)
    texts = [row[0] for row in connection.execute(entries)]
    if not texts:
        raise AdminError("no_table", f"there is no table {id!r}", table=id)
    snapshot = connection.execute(select(SNAPSHOTS.c.snapshot).where(SNAPSHOTS.c.game == id)).scalar()
    return restore(id, texts, snapshot).table


def _add(connection: Connection, table: Table, entry: e.AnyEntry) -> None:
    """An entry as the server itself would write it."""
    statements = list(e.statements_of(table, [entry]))
    table.add(entry)
    carry_out_all(connection, [*statements, NewSummary(table.id, write_summary(summary_of(table)))])


def show(url: str, id: str) -> list[dict[str, Any]]:
    """Who sits at a table, and their ids."""
    with _changing(url) as connection:
        chairs = _read(connection, id).chairs
        return [
            {"seat": seat, "guest": chair.guest, "name": chair.name}
            for seat, chair in enumerate(chairs)
            if chair.guest
        ]


def delete_table(url: str, id: str) -> None:
    """A table with everything that belongs to it."""
    with _changing(url) as connection:
        if not connection.execute(delete(GAMES).where(GAMES.c.id == id)).rowcount:
            raise AdminError("no_table", f"there is no table {id!r}", table=id)


def end(url: str, id: str) -> None:
    """A table is closed before its game is over."""
    with _changing(url) as connection:
        table = _read(connection, id)
        if table.state in (OVER, CLOSED):
            raise AdminError("table_over", f"the table {id!r} is over already", table=id)
        _add(connection, table, e.Closed(at=now()))


def rename(url: str, id: str, seat: int, name: str) -> None:
    """Another name for the player of a seat."""
    with _changing(url) as connection:
        table = _read(connection, id)
        if seat >= len(table.chairs) or not table.chairs[seat].guest:
            raise AdminError("nobody_at_seat", f"nobody sits at seat {seat}", place=seat)
        try:
            cleaned = clean_name(name)
        except Refused:
            message = f"{name!r} cannot be a name of 1 to {LONGEST_NAME} characters"
            raise AdminError("no_name", message, name=name, most=LONGEST_NAME) from None
        _add(connection, table, e.Renamed(at=now(), seat=seat, name=cleaned))


def retain(url: str, days: int) -> tuple[int, int]:
    """Delete tables where nothing happened for so many days, and guests without any; how many of each."""
    oldest = now() - days * DAY
    with _changing(url) as connection:
        old = [row[0] for row in connection.execute(select(GAMES.c.id).where(GAMES.c.at < oldest))]
        gone = [id for id in old if _last(connection, id) < oldest]
        for id in gone:
            connection.execute(delete(GAMES).where(GAMES.c.id == id))
        sitting = select(SEATS.c.guest).union(select(GAMES.c.host))
        idle = (GUESTS.c.at < oldest) & GUESTS.c.id.not_in(sitting) & ~GUESTS.c.banned
        return len(gone), connection.execute(delete(GUESTS).where(idle)).rowcount


def _last(connection: Connection, id: str) -> int:
    """When something happened at a table for the last time."""
    newest = select(ENTRIES.c.entry).where(ENTRIES.c.game == id).order_by(ENTRIES.c.number.desc()).limit(1)
    text = connection.execute(newest).scalar()
    return 0 if text is None else int(json.loads(text)["at"])


# Guests


def ban(url: str, guest: str, banned: bool) -> None:
    """A guest's token is not known any more, or known again; whoever is banned leaves all tables."""
    with _changing(url) as connection:
        changed = connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(banned=banned))
        if not changed.rowcount:
            raise AdminError("no_guest", f"there is no guest {guest!r}", guest=guest)
        if banned:
            _send_away(connection, guest)


def _send_away(connection: Connection, guest: str) -> None:
    for table, seat in _seats_of(connection, guest):
        if table.state not in (OVER, CLOSED):
            _add(connection, table, e.Kicked(at=now(), seat=seat))


def _seats_of(connection: Connection, guest: str) -> Iterator[tuple[Table, int]]:
    rows = connection.execute(select(SEATS.c.game).where(SEATS.c.guest == guest)).fetchall()
    for (id,) in rows:
        table = _read(connection, id)
        seat = table.seat_of(guest)
        if seat is not None:
            yield table, seat


def forget(url: str, guest: str) -> None:
    """Delete a guest: seats are given up, and nothing that they called themselves or said is kept."""
    with _changing(url) as connection:
        if not connection.execute(delete(GUESTS).where(GUESTS.c.id == guest)).rowcount:
            raise AdminError("no_guest", f"there is no guest {guest!r}", guest=guest)
        _send_away(connection, guest)
        entries = select(ENTRIES).where(ENTRIES.c.entry.contains(f'"{guest}"', autoescape=True))
        games = set()
        for game, number, text in connection.execute(entries).fetchall():
            games.add(game)
            own = (ENTRIES.c.game == game) & (ENTRIES.c.number == number)
            connection.execute(update(ENTRIES).where(own).values(entry=_without(json.loads(text), guest)))
        connection.execute(delete(SEATS).where(SEATS.c.guest == guest))
        connection.execute(delete(DAILY_GAMES).where(DAILY_GAMES.c.guest == guest))
        hosted = GAMES.c.host == guest
        connection.execute(delete(GAMES).where(hosted, GAMES.c.state == OPEN))
        connection.execute(update(GAMES).where(hosted).values(host=""))
        connection.execute(delete(REVIEWS).where(REVIEWS.c.game.in_(games)))  # they say who played
        # Their names were in these, too; without them, lists read the entries.
        connection.execute(update(GAMES).where(GAMES.c.id.in_(games)).values(summary=None))


def _without(entry: dict[str, Any], guest: str) -> str:
    """An entry without the words of a guest. The id stays: it is random, and leads to nobody any more."""
    if entry.get("guest") == guest:
        if "name" in entry:
            entry["name"] = NOBODY
        if entry.get("text") is not None:
            entry["text"] = NOBODY
    return json.dumps(entry, ensure_ascii=False)
