"""Several people at one device: each has a seat, and sees only what that seat may know."""

import asyncio
from typing import Any

from citadels.tables.lobby import Lobby
from tests.tables.games_in_memory import ask, new_guest
from tests.tables.outside import lobby_in_memory

SETUP = {"players": 3, "city_size": 4, "crown": 1}


async def sit(lobby: Lobby, table: str, guest: str, name: str, person: str) -> tuple[int, Any]:
    return await ask(lobby, "POST", table, {"command": "sit", "name": name}, guest, person=person)


async def around_a_device(lobby: Lobby) -> tuple[str, str]:
    """Ann opens a table for three and sits down with Bob and Cleo at her device."""
    guest = await new_guest(lobby)
    _, answer = await ask(lobby, "POST", "/api/tables", {"setup": SETUP, "name": "Ann"}, guest)
    table = f"/api/tables/{answer['id']}"
    for person, name in (("1", "Bob"), ("2", "Cleo")):
        assert (await sit(lobby, table, guest, name, person))[0] == 200
    return table, guest


async def viewed(lobby: Lobby, table: str, guest: str, **query: str) -> dict[str, Any]:
    status, answer = await ask(lobby, "GET", table, guest=guest, **query)
    assert status == 200
    state: dict[str, Any] = answer["state"]
    return state


def test_each_of_them_has_a_seat_and_sees_their_own_hand_only() -> None:
    async def run() -> None:
        lobby, _, _ = lobby_in_memory()
        table, guest = await around_a_device(lobby)
        assert await ask(lobby, "GET", f"{table}/people", guest=guest) == (200, {"people": [0, 1, 2]})
        stranger = await new_guest(lobby)
        assert await ask(lobby, "GET", f"{table}/people", guest=stranger) == (200, {"people": []})
        assert (await ask(lobby, "POST", table, {"command": "start"}, guest))[0] == 200
        for person in range(3):
            state = await viewed(lobby, table, guest, person=str(person))
            assert state["table"]["you"] == person
            hands = [player["hand"] is not None for player in state["view"]["players"]]
            assert hands == [seat == person for seat in range(3)]
            assert bool(state["view"]["decision"]["options"]) == (person == 1)
        for query in ({"watch": "1"}, {"person": "3"}):
            state = await viewed(lobby, table, guest, **query)
            assert state["table"]["you"] is None
            assert all(player["hand"] is None for player in state["view"]["players"])
        as_stranger = await viewed(lobby, table, stranger, person="1")
        assert as_stranger["table"]["you"] is None

        # Bob is asked, and nobody else can answer for him.
        choice = (await viewed(lobby, table, guest, person="1"))["view"]["decision"]["options"][0]
        play = {"command": "play", "choice": choice}
        for query, reason in (
            ({}, "not_your_turn"),
            ({"person": "2"}, "not_your_turn"),
            ({"person": "3"}, "not_seated"),
            ({"watch": "1"}, "no_token"),
            ({"person": "8"}, "bad_message"),
            ({"person": "x"}, "bad_message"),
        ):
            _, answer = await ask(lobby, "POST", table, play, guest, **query)
            assert answer["refused"]["id"] == reason, query
        _, mine = await ask(lobby, "GET", "/api/tables/mine", guest=guest)
        assert [(one["you"], one["your_turn"]) for one in mine["tables"]] == [(0, True)]
        assert await ask(lobby, "POST", table, play, guest, person="1") == (200, {"done": True})
        await lobby.close()

    asyncio.run(run())


def test_who_is_sent_away_does_not_come_back_as_somebody_else_at_their_device() -> None:
    async def run() -> None:
        lobby, _, _ = lobby_in_memory()
        guest, other = await new_guest(lobby), await new_guest(lobby)
        _, answer = await ask(lobby, "POST", "/api/tables", {"setup": SETUP, "name": "Ann"}, guest)
        table = f"/api/tables/{answer['id']}"
        assert (await sit(lobby, table, other, "Bob", "0"))[0] == 200
        await ask(lobby, "POST", table, {"command": "kick", "seat": 1}, guest)
        assert (await sit(lobby, table, other, "Rob", "1"))[1]["refused"]["id"] == "kicked"
        # At their own device, hosts can change their minds.
        assert (await sit(lobby, table, guest, "Cleo", "1"))[0] == 200
        await ask(lobby, "POST", table, {"command": "kick", "seat": 1}, guest)
        assert (await sit(lobby, table, guest, "Dora", "1"))[0] == 200
        await lobby.close()

    asyncio.run(run())


def test_a_new_token_ends_the_connections_of_all_at_the_device() -> None:
    async def run() -> None:
        lobby, _, _ = lobby_in_memory()
        table, guest = await around_a_device(lobby)
        actor = await lobby.actor(table.rpartition("/")[2])
        people = [chair.guest for chair in actor.table.chairs]
        outboxes = [actor.connect(person, 0) for person in people]
        stranger = actor.connect(await new_guest(lobby), 0)
        await lobby.new_token(guest)
        assert [outbox.closed for outbox in outboxes] == [True, True, True]
        assert not stranger.closed
        await lobby.close()

    asyncio.run(run())
