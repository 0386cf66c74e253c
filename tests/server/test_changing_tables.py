"""Tables before the start and before their end: changed, told apart and abandoned."""

from typing import Any

from tests.server.guests import Guest, Server, served
from tests.server.prepared import game_until, prepare

SETUP = {"players": 4, "city_size": 4}


def info(guest: Guest, table: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.state(table)["state"]["table"]
    return found


def listed(server: Server) -> list[str]:
    return [row["id"] for row in Guest(server).http.get("/api/tables").json()["tables"]]


def mine(guest: Guest) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in guest.http.get("/api/tables/mine").json()["tables"]}


def test_the_host_changes_everything_before_the_start(server: Server) -> None:
    ann, bob = Guest(server), Guest(server)
    table = ann.opens(setup=SETUP, seats=[{}, {"bot": "easy"}, {}, {}], name="Ann")
    bob.must(table, "sit", name="Bob", seat=3)
    changed = {"edition": "classic", "players": 3, "city_size": 6}
    with bob.socket(table) as socket:
        socket.receive()
        ann.must(table, "change", setup=changed, clock={"bank": 60, "increment": 5}, listed=True)
        # Bob's seat is gone: he moves to the open one, and nobody else does.
        socket.until(lambda one: one.state["table"]["you"] == 2)
    found = info(ann, table)
    assert (found["setup"]["edition"], found["setup"]["players"], found["setup"]["city_size"]) == (
        "classic",
        3,
        6,
    )
    assert found["clock"] == {"bank": 60.0, "increment": 5.0}
    assert [seat["kind"] for seat in found["seats"]] == ["person", "bot", "person"]
    bob.must(table, "leave")
    assert table in listed(server)
    ann.must(table, "change", setup={"players": 7}, listed=False)
    assert [seat["kind"] for seat in info(ann, table)["seats"]] == ["person", "bot"] + ["open"] * 5
    assert info(ann, table)["clock"] is None
    assert table not in listed(server)
    bob.must(table, "sit", name="Bob", seat=6)
    ann.must(table, "start")
    assert len(ann.state(table)["state"]["view"]["players"]) == 7


def test_a_change_survives_a_restart_and_counts_for_the_clock(sqlite: str) -> None:
    with served(sqlite) as server:
        ann, bob = Guest(server), Guest(server)
        table = ann.opens(setup=SETUP, name="Ann")
        for seat in (1, 2, 3):
            ann.must(table, "bot", seat=seat, level="easy")
        ann.must(table, "change", setup={**SETUP, "players": 2}, clock={"bank": 100, "increment": 0})
        ann.must(table, "start")
        server.kill()
        server.start()
        ann.http.base_url = server.address
        state = ann.state(table)
        assert len(state["state"]["view"]["players"]) == 2
        assert state["clock"]["left"] == [100_000, None]
        assert table in mine(ann)
        assert bob.token


def test_what_cannot_be_played_is_refused(server: Server) -> None:
    ann, bob, cy = Guest(server), Guest(server), Guest(server)
    table = ann.opens(setup=SETUP, name="Ann")
    for guest, name in ((bob, "Bob"), (cy, "Cy")):
        guest.must(table, "sit", name=name)
    assert ann.refused(table, "change", setup={"players": 2}) == "too_many_people"
    assert ann.refused(table, "change", setup={"players": 9}) == "wrong_setup"
    assert ann.refused(table, "change", setup={"edition": "none"}) == "wrong_setup"
    assert ann.refused(table, "change", setup=SETUP, clock={"bank": 1}) == "bad_clock"
    assert info(ann, table)["setup"]["players"] == 4


def test_tables_can_be_told_apart(server: Server) -> None:
    ann = Guest(server)
    seed, choices, game = game_until(lambda game: game.state.round == 3, SETUP)
    running = prepare(server, [ann, None, None, None], SETUP, seed, choices)
    waiting = ann.opens(setup=SETUP, name="Ann")
    found = mine(ann)
    assert (found[running]["round"], found[running]["away"], found[waiting]["round"]) == (3, False, None)
    assert found[waiting]["at"] >= found[running]["at"] > 1_700_000_000_000
    ann.must(running, "leave")
    assert mine(ann)[running]["away"] is True
    assert game.state.round == 3


def test_a_table_that_never_started_is_closed_by_its_host(server: Server) -> None:
    ann, bob = Guest(server), Guest(server)
    table = ann.opens(setup=SETUP, listed=True, name="Ann")
    assert bob.refused(table, "abandon") == "not_host"
    ann.must(table, "abandon")
    assert table not in listed(server)
    assert table not in mine(ann)
    assert info(bob, table)["state"] == "closed"
    assert bob.refused(table, "sit", name="Bob") == "closed"


def test_a_game_against_bots_is_abandoned_at_once_and_counts_no_more(sqlite: str) -> None:
    with served(sqlite, tables_per_guest="1") as server:
        ann = Guest(server)
        seats = [{}, {"bot": "easy"}]
        table = ann.opens(setup={"players": 2}, seats=seats, name="Ann")
        ann.must(table, "start")
        refused = ann.http.post("/api/tables", json={"setup": {"players": 2}})
        assert refused.json()["refused"]["id"] == "too_many_open_tables"
        ann.must(table, "abandon")
        assert mine(ann) == {}
        assert info(ann, table)["state"] == "closed"
        entries = server.stored.entries(table)
        ann.opens(setup={"players": 2}, seats=seats, name="Ann")
        server.kill()
        server.start()
        ann.http.base_url = server.address
        assert info(ann, table)["state"] == "closed"
        assert server.stored.entries(table) == entries


def test_people_abandon_a_game_together(server: Server) -> None:
    ann, bob, cy = Guest(server), Guest(server), Guest(server)
    seed, choices, _ = game_until(lambda game: len(game.events(None)) > 5, SETUP)
    table = prepare(server, [ann, bob, cy, None], SETUP, seed, choices)
    version = cy.state(table)["version"]
    ann.must(table, "abandon")
    bob.must(table, "abandon")
    bob.must(table, "abandon", agrees=False)
    assert info(cy, table)["abandoning"] == [0]
    assert cy.state(table)["version"] == version
    bob.must(table, "abandon")
    assert info(cy, table)["state"] == "running"
    cy.must(table, "leave")  # a bot plays for Cy, who is not asked any more
    ann.must(table, "abandon")
    assert info(cy, table)["state"] == "closed"
    hands = [player["hand"] for player in bob.state(table)["state"]["view"]["players"]]
    assert [hand is None for hand in hands] == [True, False, True, True], "nothing is laid open"
