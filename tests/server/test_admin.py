"""``citadels admin`` on real databases, with and without a server that runs meanwhile."""

import io
import time
from contextlib import redirect_stderr, redirect_stdout

import httpx
import pytest

from citadels import Game
from citadels.cli.main import main
from tests.server.databases import PostgreSQL, Stored
from tests.server.guests import Guest, Server, served

TABLES = ("guests", "games", "entries", "seats", "snapshots", "records")


def admin(database: str, *words: object) -> tuple[int, str, str]:
    """The status of the command, and what it writes."""
    output, errors = io.StringIO(), io.StringIO()
    with redirect_stdout(output), redirect_stderr(errors):
        status = main(["admin", "--lang", "en", *map(str, words), "--database", database])
    return status, output.getvalue(), errors.getvalue()


def done(database: str, *words: object) -> str:
    """What it says when it has done it."""
    status, output, errors = admin(database, *words)
    assert status == 0, errors
    return output.strip()


def refused(database: str, *words: object) -> str:
    """What it says when it does not do it: one line."""
    status, output, errors = admin(database, *words)
    assert (status, output) == (2, "")
    assert errors.count("\n") == 1
    return errors.strip().removeprefix("citadels: ")


def running(server: Server, *guests: Guest) -> str:
    """A game whose first player decides."""
    seats: list[dict[str, str]] = [{} for _ in guests]
    table = guests[0].opens(
        setup={"players": 2, "crown": 0}, seats=[*seats, {"bot": "random"}][:2], name="Ann"
    )
    for guest in guests[1:]:
        guest.must(table, "sit", name="Bob")
    guests[0].must(table, "start")
    return table


def choice(guest: Guest, table: str) -> str:
    return str(guest.state(table)["state"]["view"]["decision"]["options"][0])


def rows(database: str) -> dict[str, list[tuple[object, ...]]]:
    stored = Stored(database)
    return {name: sorted(stored.ask(f"SELECT * FROM {name}")) for name in TABLES}


def test_everything_moves_to_postgresql(sqlite: str, postgres: PostgreSQL) -> None:
    """Players go on there with their tokens, in the middle of a game."""
    target = postgres.new_database()
    with served(sqlite) as server:
        guest = Guest(server)
        table = running(server, guest)
        finished = guest.opens(
            setup={"players": 2, "city_size": 4}, seats=[{}, {"bot": "random"}], name="Ann"
        )
        guest.must(finished, "start")
        with guest.socket(finished) as socket:
            guest.must(finished, "leave")
            socket.until(lambda one: one.over)
        assert "Another server is using this database." in refused(sqlite, "copy", target)
        before = guest.state(table)["state"]["view"]
    said = done(sqlite, "copy", target)
    assert said.startswith("Copied. Tables: 2, ")
    copied = rows(target)
    assert copied == rows(sqlite)
    assert all(copied[name] for name in TABLES)
    assert refused(sqlite, "copy", target) == "The database to copy to is not empty."
    with served(target) as server:
        guest = Guest(server, guest.token)
        assert guest.state(table)["state"]["view"] == before
        guest.must(table, "play", choice=choice(guest, table))
        record = guest.http.get(f"/api/tables/{finished}/record").json()
        assert Game.from_record(record).over


def test_a_former_version_of_the_database(own_database: str) -> None:
    with served(own_database) as server:
        running(server, Guest(server))
    assert done(own_database, "migrate", "0001") == "The database is now at version 0001."
    assert Stored(own_database).ask("SELECT version_num FROM alembic_version") == [("0001",)]
    for version in ("0002", "0003"):
        assert done(own_database, "migrate", version) == f"The database is now at version {version}."
    assert "Choose from: 0001, 0002, 0003" in refused(own_database, "migrate", "9")


def test_a_table_is_deleted_while_it_is_played(own_database: str) -> None:
    with served(own_database) as server:
        guest = Guest(server)
        table, other = running(server, guest), running(server, guest)
        next_choice = choice(guest, table)
        assert done(own_database, "delete", table) == f"The table {table} is deleted."
        assert guest.refused(table, "play", choice=next_choice) == "try_again"
        assert guest.refused(table, "play", choice=next_choice) == "no_such_table"
        guest.must(other, "play", choice=choice(guest, other))
        assert refused(own_database, "delete", table) == f"There is no table “{table}”."
        assert [row["id"] for row in guest.http.get("/api/tables/mine").json()["tables"]] == [other]
    assert all(table not in str(found) for found in rows(own_database).values())


def test_a_table_is_ended_and_a_player_renamed(own_database: str) -> None:
    with served(own_database) as server:
        ann, bob = Guest(server), Guest(server)
        table = running(server, ann, bob)
        shown = done(own_database, "show", table).splitlines()
        assert [line.split() for line in shown] == [["0", ann.id, "Ann"], ["1", bob.id, "Bob"]]
        assert "is now called Robert" in done(own_database, "rename", table, 1, "Robert")
        assert ann.refused(table, "play", choice=choice(ann, table)) == "try_again"
        assert ann.state(table)["state"]["table"]["seats"][1]["name"] == "Robert"
        assert "can’t be a name" in refused(own_database, "rename", table, 1, "\u200b")
        assert refused(own_database, "rename", table, 7, "Eve") == "No one is in seat 7."
        assert "not a whole number" in refused(own_database, "rename", table, "x", "Eve")
        done(own_database, "end", table)
        assert ann.refused(table, "play", choice=choice(ann, table)) == "try_again"
        assert ann.state(table)["state"]["table"]["state"] == "closed"
        assert "is already over" in refused(own_database, "end", table)
        assert (
            refused(own_database, "rename", table)
            == "Type it like this: citadels admin rename TABLE PLACE NAME"
        )


def test_a_guest_is_banned_and_comes_back(own_database: str) -> None:
    with served(own_database) as server:
        ann, bob = Guest(server), Guest(server)
        table = running(server, ann, bob)
        assert "is banned" in done(own_database, "ban", bob.id)
        server.stop()
        server.start()
        ann.http.base_url = bob.http.base_url = server.address
        assert bob.refused(table, "play", choice="end_turn") == "no_token"
        seat = ann.state(table)["state"]["table"]["seats"][1]
        assert (seat["kind"], seat["level"]) == ("bot", "normal")
        ann.must(table, "play", choice=choice(ann, table))
        assert "may come back" in done(own_database, "unban", bob.id)
        # To the server, though not to the table.
        assert bob.opens(setup={"players": 2})
        assert bob.refused(table, "leave") == "not_seated"
        assert "There is no guest" in refused(own_database, "ban", "nobody")


def test_a_guest_is_forgotten(own_database: str) -> None:
    """Nothing that they called themselves or said is kept."""
    with served(own_database) as server:
        ann, bob = Guest(server), Guest(server)
        table = ann.opens(setup={"players": 2, "crown": 0}, seats=[{}, {}], name="Ann", chat="text")
        bob.must(table, "sit", name="Bartholomew")
        ann.must(table, "start")
        answer = bob.does(table, "say", text="a secret word")
        assert answer.status_code == 200, answer.text
        hosted = bob.opens(setup={"players": 2}, name="Bartholomew")
        assert "is deleted" in done(own_database, "forget", bob.id)
    with served(own_database) as server:
        ann = Guest(server, ann.token)
        assert ann.state(table)["state"]["table"]["seats"][1]["kind"] == "bot"
        ann.must(table, "play", choice=choice(ann, table))
        assert ann.http.get(f"/api/tables/{hosted}").status_code == 404
        assert httpx.get(f"{server.address}/api/tables/mine", headers=bearer(bob)).status_code == 401
    text = str(rows(own_database))
    assert "Bartholomew" not in text and "a secret word" not in text
    assert "Ann" in text


def bearer(guest: Guest) -> dict[str, str]:
    return {"authorization": f"Bearer {guest.token}"}


def test_what_is_old_is_deleted(own_database: str) -> None:
    with served(own_database) as server:
        ann, eve = Guest(server), Guest(server)
        Guest(server)  # Bob
        old, new, played = (ann.opens(setup={"players": 2}, name="Ann") for _ in range(3))
        long_ago = int(time.time() * 1000) - 40 * 86_400_000
        for table in (old, played):
            server.stored.write([("UPDATE games SET at = :at WHERE id = :id", {"at": long_ago, "id": table})])
        entry = "UPDATE entries SET entry = REPLACE(entry, :now, :then) WHERE game = :id"
        for row in server.stored.entries(old):
            server.stored.write([(entry, {"now": f"{row['at']}", "then": f"{long_ago}", "id": old})])
        server.stored.write(
            [("UPDATE guests SET at = :at WHERE id <> :eve", {"at": long_ago, "eve": eve.id})]
        )
    # Something was done at the last one since; Ann sits there, Bob nowhere, and Eve came today.
    assert done(own_database, "retain", 30) == "Deleted what was older than 30 days. Tables: 1, guests: 1."
    assert {row[0] for row in rows(own_database)["games"]} == {new, played}
    assert {row[0] for row in rows(own_database)["guests"]} == {ann.id, eve.id}


@pytest.mark.parametrize("words", [("nothing",), ("retain",), ("retain", "-1"), ("ban", "a", "b")])
def test_what_cannot_be_done_is_told(sqlite: str, words: tuple[str, ...]) -> None:
    status, _, errors = admin(sqlite, *words)
    assert status == 2 and errors.startswith("citadels")
