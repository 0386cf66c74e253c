"""Who may write to a table, where several servers share one PostgreSQL: its owner, and nobody else."""

import asyncio
import time
from collections.abc import Coroutine, Iterator
from threading import Thread
from typing import Any

import pytest
from sqlalchemy import text

from citadels.server.membership import Life
from citadels.server.ownership import Fenced
from citadels.server.storage import Database
from citadels.tables.ports import News
from citadels.tables.refusals import Elsewhere, Refused
from citadels.tables.statements import NewEntry, NewGame, NewSnapshot, NewState, NewSummary
from tests.server.databases import PostgreSQL, Stored

TABLE = "k7qm2xab"
LONG = 10.0  # seconds; everything here takes less


@pytest.fixture
def servers(postgres: PostgreSQL) -> Iterator[tuple[Database, Database, Stored]]:
    """The storage of two servers, and a table that nobody has yet."""
    address = postgres.new_database()
    one, other = Database(address, "one:8000"), Database(address, "other:8000")
    done(one.write(NewGame(TABLE, "ann", True, 1), NewEntry(TABLE, 0, '{"at": 1}')))
    try:
        yield one, other, Stored(address)
    finally:
        one.close()
        other.close()


def done(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


def entry(number: int) -> NewEntry:
    return NewEntry(TABLE, number, '{"at": 2}')


def entries(stored: Stored) -> int:
    return len(stored.ask("SELECT number FROM entries"))


def ends_its_session(stored: Stored, server: Database) -> None:
    """As if the server had died: PostgreSQL has lost the session that holds its lock."""
    life = server._ownership._life  # type: ignore[attr-defined]
    ended = stored.ask(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2"
        " AND objid::bigint = :lock",
        lock=int(life.name, 16),
    )
    assert ended == [(True,)]


def test_a_table_has_one_owner(servers: tuple[Database, Database, Stored]) -> None:
    one, other, stored = servers
    done(one.claim(TABLE))
    with pytest.raises(Elsewhere) as refused:
        done(other.claim(TABLE))
    assert (refused.value.where, refused.value.status) == ("one:8000", 421)
    done(one.claim(TABLE))  # it has it already
    done(one.write(entry(1)))
    with pytest.raises(Refused, match="try_again"):
        done(other.write(entry(2)))
    assert entries(stored) == 2
    assert stored.ask("SELECT epoch FROM games") == [(1,)]


def test_a_table_that_does_not_exist(servers: tuple[Database, Database, Stored]) -> None:
    with pytest.raises(Refused, match="no_such_table"):
        done(servers[0].claim("abcdefgh"))


@pytest.mark.parametrize(
    "statement",
    [
        entry(1),
        NewSnapshot(TABLE, "{}"),
        NewState(TABLE, "over", 2),
        NewSummary(TABLE, "{}"),
    ],
)
def test_a_former_owner_writes_nothing(
    servers: tuple[Database, Database, Stored], statement: NewEntry | NewSnapshot | NewState | NewSummary
) -> None:
    """It was cut off and does not know it: for it, the table is still its own."""
    one, other, stored = servers
    done(one.claim(TABLE))
    stale = Life("0")
    stale.epochs = dict(one._ownership._life.epochs)  # type: ignore[attr-defined]
    ends_its_session(stored, one)
    done(other.claim(TABLE))
    before = [stored.ask(f"SELECT * FROM {name}") for name in ("games", "entries", "snapshots")]
    # Even if it had not noticed yet.
    with one.engine.begin() as connection, pytest.raises(Fenced):
        one._ownership._membership.life = stale  # type: ignore[attr-defined]
        one._ownership.fence(connection, [(statement,)])
    with pytest.raises(Refused, match="try_again"):
        done(one.write(statement))
    assert [stored.ask(f"SELECT * FROM {name}") for name in ("games", "entries", "snapshots")] == before
    done(other.write(statement))


def test_a_claim_waits_for_a_commit_under_way(servers: tuple[Database, Database, Stored]) -> None:
    """Otherwise the new owner could read a table without its last entry."""
    one, other, stored = servers
    done(one.claim(TABLE))
    with one.engine.begin() as connection:
        one._ownership.fence(connection, [(entry(1),)])
        ends_its_session(stored, one)
        claiming = Thread(target=lambda: done(other.claim(TABLE)))
        claiming.start()
        waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND state = 'active'"
        wait_until(lambda: stored.ask(waiting) == [(1,)])
        connection.execute(text(f"INSERT INTO entries VALUES ('{TABLE}', 1, 'x')"))
    claiming.join(LONG)
    assert done(other.entries(TABLE)) == ['{"at": 1}', "x"]
    done(other.write(entry(2)))


def wait_until(condition: Any) -> None:
    until = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_tables_are_given_away(servers: tuple[Database, Database, Stored]) -> None:
    """Whoever wants one meanwhile waits for it instead of being sent back."""
    one, other, stored = servers
    done(one.claim(TABLE))
    done(one.begin_to_leave())
    claiming = Thread(target=lambda: done(other.claim(TABLE)))
    claiming.start()
    done(one.leave())
    claiming.join(LONG)
    assert stored.ask("SELECT epoch FROM games") == [(2,)]
    with pytest.raises(Elsewhere) as elsewhere:  # whoever has left takes nothing back
        done(one.claim(TABLE))
    assert elsewhere.value.where == "other:8000"


def test_orphans_are_shared_among_those_who_live(servers: tuple[Database, Database, Stored]) -> None:
    one, other, stored = servers
    game = (
        "INSERT INTO games (id, host, owner, listed, state, at) VALUES (:id, '', :owner, false, 'running', 1)"
    )
    stored.write([(game, {"id": f"game{number}", "owner": "deadbeef"}) for number in range(50)])
    stored.write([("INSERT INTO servers (name, address) VALUES ('deadbeef', '')", {})])
    heard: list[News] = []

    async def taken() -> tuple[list[str], list[str]]:
        other.attend(heard.append)
        while News("orphans") not in heard:  # it notices by itself
            await asyncio.sleep(0.01)
        first, second = await one.orphans(), await other.orphans()
        while more := await other.orphans():
            second += more
        return first, second

    first, second = done(taken())
    assert len(first) == 20 and len(second) == 30
    assert sorted(first + second) == sorted(f"game{number}" for number in range(50))
    assert len(stored.ask("SELECT name FROM servers")) == 2
    assert done(one.orphans()) == []


def test_a_server_that_was_cut_off_comes_back_under_another_name(
    servers: tuple[Database, Database, Stored],
) -> None:
    one, _, stored = servers
    heard: list[News] = []

    async def cut_off() -> None:
        one.attend(heard.append)
        await one.claim(TABLE)
        name = one._ownership._life.name  # type: ignore[attr-defined]
        await asyncio.to_thread(ends_its_session, stored, one)
        while heard[:2] != [News("lost"), News("orphans")]:
            await asyncio.sleep(0.01)
        assert one._ownership._life.name != name  # type: ignore[attr-defined]
        await one.claim(TABLE)
        await one.write(entry(1))

    done(asyncio.wait_for(cut_off(), LONG))
    assert entries(stored) == 2
