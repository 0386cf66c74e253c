"""How the database carries out what tables ask it to write."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, insert, update

from citadels.server.database_schema import (
    DAILY_GAMES,
    DAYS,
    ENTRIES,
    GAMES,
    GUESTS,
    RECORDS,
    REVIEWS,
    SEATS,
    SNAPSHOTS,
)
from citadels.tables.statements import (
    NewDailyGame,
    NewDay,
    NewEntry,
    NewGame,
    NewGuest,
    NewHost,
    NewListing,
    NewRecord,
    NewReview,
    NewSnapshot,
    NewState,
    NewSummary,
    NewToken,
    SeatGivenUp,
    SeatTaken,
    Statement,
)

# How each statement is carried out. Inserts take the fields by their names, changes by "its_" and the name:
# SQLAlchemy keeps the names of columns for itself.
_INSERTS: Final[dict[type, Any]] = {
    NewGuest: insert(GUESTS),
    NewGame: insert(GAMES),
    NewEntry: insert(ENTRIES),
    SeatTaken: insert(SEATS),
    NewSnapshot: insert(SNAPSHOTS),
    NewRecord: insert(RECORDS),
    NewReview: insert(REVIEWS),
    NewDay: insert(DAYS),
    NewDailyGame: insert(DAILY_GAMES),
}
# What is replaced by what is inserted.
_REPLACED: Final[dict[type, Any]] = {
    NewSnapshot: SNAPSHOTS.delete().where(SNAPSHOTS.c.game == bindparam("its_game")),
    NewRecord: RECORDS.delete().where(RECORDS.c.game == bindparam("its_game")),
    NewReview: REVIEWS.delete().where(REVIEWS.c.game == bindparam("its_game")),
}
_OF_GAME: Final = GAMES.c.id == bindparam("its_game")
_CHANGES: Final[dict[type, Any]] = {
    NewToken: update(GUESTS)
    .where(GUESTS.c.id == bindparam("its_guest"))
    .values(token=bindparam("its_token")),
    NewState: update(GAMES).where(_OF_GAME).values(state=bindparam("its_state"), at=bindparam("its_at")),
    NewListing: update(GAMES).where(_OF_GAME).values(listed=bindparam("its_listed")),
    NewHost: update(GAMES).where(_OF_GAME).values(host=bindparam("its_guest")),
    SeatGivenUp: SEATS.delete().where(
        SEATS.c.game == bindparam("its_game"), SEATS.c.seat == bindparam("its_seat")
    ),
}


def carry_out_all(connection: Connection, statements: Iterable[Statement]) -> None:
    """In order; consecutive ones of the same kind at once."""
    for kind, group in groupby(statements, type):
        carry_out(connection, kind, list(group))


def carry_out(connection: Connection, kind: type, statements: list[Statement]) -> None:
    if kind is NewEntry:
        connection.exec_driver_sql(*_new_entries(connection, statements))
    elif kind is NewSummary:
        connection.exec_driver_sql(*_new_summaries(connection, statements))
    elif kind in _REPLACED:
        newest = {one.game: one for one in statements if isinstance(one, NewSnapshot | NewRecord | NewReview)}
        connection.execute(_REPLACED[kind], [{"its_game": game} for game in newest])
        connection.execute(_INSERTS[kind], [asdict(one) for one in newest.values()])
    elif kind in _INSERTS:
        connection.execute(_INSERTS[kind], [asdict(one) for one in statements])
    else:
        named = [{f"its_{name}": value for name, value in asdict(one).items()} for one in statements]
        connection.execute(_CHANGES[kind], named)


def _new_entries(connection: Connection, entries: list[Any]) -> tuple[str, tuple[Any, ...]]:
    """All in one statement: with many, the writer would wait for the interpreter lock again and again."""
    rows = rows_of(connection, 3, len(entries))
    values = (value for new in entries for value in (new.game, new.number, new.entry))
    return f"INSERT INTO entries (game, number, entry) VALUES {rows}", tuple(values)


def _new_summaries(connection: Connection, summaries: list[Any]) -> tuple[str, tuple[Any, ...]]:
    newest = {new.game: new.summary for new in summaries}
    rows = rows_of(connection, 2, len(newest))
    values = (value for pair in newest.items() for value in pair)
    # Both databases call the columns of such rows so.
    return (
        f"UPDATE games SET summary = v.column2 FROM (VALUES {rows}) AS v WHERE games.id = v.column1",
        tuple(values),
    )


def rows_of(connection: Connection, columns: int, count: int) -> str:
    """Placeholders for the values of some rows."""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    row = f"({','.join([mark] * columns)})"
    return ",".join([row] * count)
