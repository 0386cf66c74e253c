"""Which server plays a table, where several share one PostgreSQL.

A server lives under a name for as long as a session of its own holds the advisory lock on it: PostgreSQL
frees the lock the moment that session ends. The owner of a table is such a name, and its epoch grows with
every change of owner. Every commit checks the epochs of the tables that it writes to (``fence``), and a
change of owner waits for commits under way: a server that was cut off and does not know it cannot write.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Protocol

from sqlalchemy import Connection, Engine, text

from citadels.server.membership import ALIVE, CHANNEL, Life, Membership
from citadels.server.writing import rows_of
from citadels.tables.clocks import now
from citadels.tables.ports import News
from citadels.tables.refusals import Elsewhere, Refused
from citadels.tables.statements import NOBODY, RUNNING, NewDay, NewGame, NewGuest, NewToken, Statement

IN_MEMORY: Final = "memory"  # the state of a table that is not stored
ORPHANS_AT_ONCE: Final = 20  # then other servers have their turn, and share the work
# How long a table is waited for whose owner is about to give it away, and how often it is looked at.
HANDING_OVER_SECONDS: Final = 5.0
LOOK_SECONDS: Final = 0.03
BACK_SECONDS: Final = 2.0  # that whoever asks for a table waits for a database that is away


FallsTo = Callable[[str], str]  # which of several workers a table is for; empty: whoever is asked


class Fenced(Exception):
    """A table that is written to belongs to another server by now, or is gone."""


class Ownership(Protocol):
    """Whether this server may play a table, and write to it."""

    def renewed(self) -> bool:
        """Whether the database was away since the last time: connections from before are of no use."""

    def fence(self, connection: Connection, writes: Iterable[Sequence[Statement]]) -> None:
        """Within a commit: Fenced where a table is not ours."""

    def announce(self, connection: Connection, statements: Iterable[Statement]) -> None:
        """Within a commit: tell other servers what concerns them."""

    def claim(self, game: str) -> None:
        """The table is ours from now on; Refused if there is none, Elsewhere if another server has it."""

    def keep_here(self, game: str) -> None:
        """A table that is nowhere but in our memory."""

    def forget(self, game: str) -> None:
        """It is not there any more."""

    def orphans(self) -> list[str]:
        """Some running games that no server plays, ours from now on; empty: there are no more."""

    def attend(self, hear: Callable[[News], None]) -> None:
        """Pass on what concerns this server from outside, on the loop that runs now."""

    def begin_to_leave(self) -> None:
        """Others wait from now on until the tables they are asked for are given away."""

    def leave(self) -> None:
        """Give all tables away."""

    def end(self) -> None: ...


class SoleOwner:
    """The only server of its database owns everything."""

    def __init__(self, engine: Engine, release: Callable[[], None]) -> None:
        self._engine = engine
        self.end = release
        self._resumed = False

    def renewed(self) -> bool:
        return False  # a file is always there

    def fence(self, connection: Connection, writes: Iterable[Sequence[Statement]]) -> None: ...

    def announce(self, connection: Connection, statements: Iterable[Statement]) -> None: ...

    def claim(self, game: str) -> None: ...

    def keep_here(self, game: str) -> None: ...

    def forget(self, game: str) -> None: ...

    def orphans(self) -> list[str]:
        """What was running when it started."""
        if self._resumed:
            return []
        with self._engine.connect() as connection:
            found = connection.execute(text("SELECT id FROM games WHERE state = :state"), {"state": RUNNING})
            games = [row[0] for row in found]
        self._resumed = True
        return games

    def attend(self, hear: Callable[[News], None]) -> None: ...

    def begin_to_leave(self) -> None: ...

    def leave(self) -> None: ...


class SharedOwnership:
    """The tables of one server among several."""

    def __init__(self, engine: Engine, address: str, name: str, falls_to: FallsTo) -> None:
        self._engine = engine
        self._address = address
        self._falls_to = falls_to
        self._membership = Membership(engine, address, name)
        self._written_under = self._membership.life
        self._leaving = False

    @property
    def _life(self) -> Life:
        life = self._membership.life_within(BACK_SECONDS)
        if life is None:
            raise Refused("try_again")
        return life

    # Writing

    def renewed(self) -> bool:
        before, self._written_under = self._written_under, self._membership.life
        return self._written_under is not before

    def fence(self, connection: Connection, writes: Iterable[Sequence[Statement]]) -> None:
        games = _games_of(writes)
        if not games:
            return
        life = self._membership.life
        if life is None or not games <= life.epochs.keys():
            raise Fenced
        rows = rows_of(connection, 2, len(games))
        # Rows of ``entries`` take the same lock on their table anyway; a claim waits for it (FOR UPDATE).
        found = connection.exec_driver_sql(
            f"SELECT games.id FROM games JOIN (VALUES {rows}) AS v ON games.id = v.column1"
            " AND games.epoch = v.column2 FOR KEY SHARE OF games",
            tuple(value for game in games for value in (game, life.epochs[game])),
        )
        if len(found.fetchall()) < len(games):
            raise Fenced

    def announce(self, connection: Connection, statements: Iterable[Statement]) -> None:
        for one in statements:
            if isinstance(one, NewToken):
                _notify(connection, f"guest {one.guest}")

    # Owners

    def claim(self, game: str) -> None:
        until = time.monotonic() + HANDING_OVER_SECONDS
        while game not in (life := self._life).epochs:
            elsewhere = self._with_another(game, life) if self._leaving else self._claimed(game, life)
            if elsewhere is None:
                return
            if not elsewhere.leaving:
                raise elsewhere
            if time.monotonic() > until:
                raise Refused("try_again")
            time.sleep(LOOK_SECONDS)

    def _with_another(self, game: str, life: Life) -> Elsewhere:
        """We have given it away, and somebody will take it soon."""
        with self._engine.connect() as connection:
            elsewhere = self._look(connection, game, life)
        wanted = self._falls_to(game)
        return elsewhere or Elsewhere(wanted, self._address, leaving=not wanted)

    def _claimed(self, game: str, life: Life) -> Elsewhere | None:
        with self._engine.begin() as connection:
            elsewhere = self._look(connection, game, life)  # without a lock that would hold up its owner
            if elsewhere is not None:
                return elsewhere
            if (wanted := self._falls_to(game)) not in ("", life.name):
                return Elsewhere(wanted, self._address)
            locked = connection.execute(
                text("SELECT 1 FROM games WHERE id = :game FOR UPDATE"), {"game": game}
            )
            if locked.scalar() is None:
                raise Refused("no_such_table")
            elsewhere = self._look(connection, game, life)
            if elsewhere is None:
                taken = connection.execute(
                    text("UPDATE games SET owner = :me, epoch = epoch + 1 WHERE id = :game RETURNING epoch"),
                    {"me": life.name, "game": game},
                )
                epoch = taken.scalar_one()
        if elsewhere is None:
            life.epochs[game] = epoch
        return elsewhere

    def _look(self, connection: Connection, game: str, life: Life) -> Elsewhere | None:
        """Which other living server has the table."""
        found: Any = connection.execute(
            text(
                "SELECT games.owner, COALESCE(servers.address, ''), COALESCE(servers.leaving, FALSE)"
                " FROM games LEFT JOIN servers ON servers.name = games.owner"
                f" WHERE games.id = :game AND games.owner <> :me AND games.owner IN ({ALIVE})"
            ),
            {"game": game, "me": life.name},
        ).first()
        return None if found is None else Elsewhere(found[0], found[1], leaving=found[2])

    def keep_here(self, game: str) -> None:
        """A row without any entry says where it is; it ends with us."""
        with self._engine.begin() as connection:
            connection.execute(
                text(
                    "INSERT INTO games (id, host, owner, listed, state, at)"
                    " VALUES (:game, '', :me, FALSE, :state, :at)"
                ),
                {"game": game, "me": self._life.name, "state": IN_MEMORY, "at": now()},
            )

    def forget(self, game: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(
                text("DELETE FROM games WHERE id = :game AND state = :state"),
                {"game": game, "state": IN_MEMORY},
            )

    def orphans(self) -> list[str]:
        life = self._life
        if self._leaving:
            return []
        with self._engine.begin() as connection:
            found = connection.execute(
                text(
                    f"WITH taken AS (SELECT id FROM games WHERE state = :running AND owner NOT IN ({ALIVE})"
                    " ORDER BY at DESC LIMIT :most FOR UPDATE SKIP LOCKED)"
                    " UPDATE games SET owner = :me, epoch = epoch + 1 FROM taken WHERE games.id = taken.id"
                    " RETURNING games.id, games.epoch"
                ),
                {"running": RUNNING, "most": ORPHANS_AT_ONCE, "me": life.name},
            )
            epochs = {row.id: row.epoch for row in found}
            if not epochs:
                _bury(connection)
        life.epochs.update(epochs)
        return list(epochs)

    def attend(self, hear: Callable[[News], None]) -> None:
        self._membership.attend(hear, asyncio.get_running_loop())

    def begin_to_leave(self) -> None:
        self._leaving = True
        with self._engine.begin() as connection:
            connection.execute(
                text("UPDATE servers SET leaving = TRUE WHERE name = :me"), {"me": self._life.name}
            )

    def leave(self) -> None:
        """Others take what is running; they are told."""
        life = self._membership.life
        if life is None:
            return
        with self._engine.begin() as connection:
            gone = {"nobody": NOBODY, "me": life.name, "state": IN_MEMORY}
            connection.execute(text("UPDATE games SET owner = :nobody WHERE owner = :me"), gone)
            connection.execute(text("DELETE FROM games WHERE state = :state AND owner = :nobody"), gone)
            connection.execute(text("DELETE FROM servers WHERE name = :me"), {"me": life.name})
            _notify(connection, "orphans")
        life.epochs.clear()

    def end(self) -> None:
        self._membership.end()


def _bury(connection: Connection) -> None:
    """Servers that are gone, after others play all their games."""
    gone = connection.execute(text(f"DELETE FROM servers WHERE name NOT IN ({ALIVE}) RETURNING name"))
    for (name,) in gone.fetchall():
        connection.execute(
            text("DELETE FROM games WHERE owner = :name AND state = :state"),
            {"name": name, "state": IN_MEMORY},
        )


def _notify(connection: Connection, news: str) -> None:
    connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})


def _games_of(writes: Iterable[Sequence[Statement]]) -> set[str]:
    """The tables that some writes change; one that is opened by the same write has no owner yet."""
    games: set[str] = set()
    for statements in writes:
        opened = {one.id for one in statements if isinstance(one, NewGame)}
        of_games = (one for one in statements if not isinstance(one, NewGuest | NewToken | NewGame | NewDay))
        games |= {one.game for one in of_games} - opened
    return games
