"""Every limit has a refusal, and clients within it do not notice."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from socket import create_connection
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guests import PATIENCE, Guest, Server, served

LIMITS: dict[str, Any] = {
    "message_size": "1000",
    "messages_per_second": "5",
    "messages_at_once": "10",
    "connections": "6",
    "connections_per_guest": "3",
    "connections_per_table": "4",
    "tables_per_guest": "4",
    "tables_per_minute": "6",
    "guests_per_minute": "1000",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("limits")
    with served(f"sqlite:///{folder / 'citadels.sqlite3'}", **LIMITS) as server:
        yield server


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["refused"]["id"]


def test_large_messages(strict: Server) -> None:
    guest = Guest(strict)
    table = guest.opens(setup={"players": 2}, name="Ann")
    large = {"command": "leave", "id": "x" * 990}
    assert refusal(guest.http.post(f"/api/tables/{table}", json=large)) == (413, "too_large")
    assert refusal(guest.http.post("/api/tables", content=b"x" * 5_000_000)) == (413, "too_large")
    with guest.socket(table) as socket:
        socket.send(json.dumps(large))
        socket.until(lambda one: "" in one.answers)
        assert socket.answers[""]["reason"] == {"id": "too_large", "arguments": {"most": 1000}}
        # A far too large message ends the connection.
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert guest.state(table)["state"]["table"]["seats"][0]["name"] == "Ann"


def test_many_messages(strict: Server) -> None:
    guest = Guest(strict)
    table = guest.opens(setup={"players": 2}, name="Ann")
    with guest.socket(table) as socket:
        for number in range(20):
            socket.send(json.dumps({"command": "undo", "id": f"{number}"}))
        # Some were answered, the others were refused, and the connection is still there.
        answered: list[str] = []
        while len(answered) < 20:
            message = socket.receive()
            if message["type"] == "refused":
                answered.append(message["reason"]["id"])
        assert set(answered) == {"not_started", "too_fast"}
        assert answered[:10] == ["not_started"] * 10
        while socket.do("undo")["reason"]["id"] == "too_fast":
            pass  # it is read more slowly, and then again


def test_many_connections_of_a_guest(strict: Server) -> None:
    guest = Guest(strict)
    table = guest.opens(setup={"players": 2})
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(guest.socket(table)).receive()
        with guest.socket(table) as fourth:
            assert fourth.receive()["reason"] == {"id": "too_many_connections", "arguments": {"most": 3}}
            with pytest.raises(ConnectionClosed) as closed:
                fourth.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
    connected_again(guest, table)


def test_many_connections_to_a_table_and_to_the_server(strict: Server) -> None:
    host = Guest(strict)
    table, other = host.opens(setup={"players": 2}), host.opens(setup={"players": 2})
    with ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(Guest(strict).socket(table)).receive()
        with Guest(strict).socket(table) as fifth:
            assert fifth.receive()["reason"] == {"id": "too_many_connections", "arguments": {"most": 4}}
        stack.enter_context(Guest(strict).socket(other)).receive()
        # The last place is kept for a player.
        with Guest(strict).socket(other) as sixth:
            assert sixth.receive()["reason"] == {"id": "too_many_connections", "arguments": {"most": 5}}
        players = [Guest(strict) for _ in range(2)]
        for player, name in zip(players, ("Ann", "Bob"), strict=True):
            player.must(other, "sit", name=name)
        assert stack.enter_context(players[0].socket(other)).receive()["type"] == "state"
        with players[1].socket(other) as seventh:
            assert seventh.receive()["reason"] == {"id": "too_many_connections", "arguments": {"most": 6}}
    connected_again(host, table)


def test_many_spectators_and_connections_of_an_address(sqlite: str) -> None:
    with (
        served(sqlite, spectators_per_address="2", connections_per_address="5") as server,
        ExitStack() as stack,
    ):
        host = Guest(server)
        table, other = host.opens(setup={"players": 2}, name="Ann"), host.opens(setup={"players": 2})
        for _ in range(2):
            stack.enter_context(Guest(server).socket(table)).receive()
        with Guest(server).socket(table) as third:
            assert third.receive()["reason"] == {"id": "too_many_connections", "arguments": {"most": 2}}
        # A player is not a spectator, and spectators of another table count there.
        assert stack.enter_context(host.socket(table)).receive()["type"] == "state"
        for _ in range(2):
            stack.enter_context(Guest(server).socket(other)).receive()
        with host.socket(table) as sixth:
            assert sixth.receive()["reason"] == {"id": "too_many_connections", "arguments": {"most": 5}}


def test_an_address_may_hold_so_many_connections(sqlite: str) -> None:
    """Connections of a proxy that is trusted are not counted: many people stand behind it."""
    with (
        served(sqlite, connections_per_address="3", trusted_proxies="10.0.0.1") as server,
        ExitStack() as stack,
    ):
        for _ in range(3):
            stack.enter_context(create_connection(("127.0.0.1", server.port), PATIENCE))
        fourth = stack.enter_context(create_connection(("127.0.0.1", server.port), PATIENCE))
        with suppress(ConnectionError):
            assert fourth.recv(1) == b""
        cut = [event for event in server.events() if event["event"] == "cut_off"]
        assert [event["reason"] for event in cut] == ["too_many_of_an_address"]
        assert "127.0.0.1" not in json.dumps(cut)


def connected_again(guest: Guest, table: str) -> None:
    """Places become free when connections end; the server notices after a while."""
    while True:
        with guest.socket(table) as socket:
            if socket.receive()["type"] == "state":
                return


def test_many_tables(strict: Server) -> None:
    guest = Guest(strict)
    tables = [guest.opens(setup={"players": 2}) for _ in range(4)]
    answer = guest.http.post("/api/tables", json={})
    assert refusal(answer) == (429, "too_many_open_tables")
    assert answer.json()["refused"]["arguments"] == {"most": 4}
    assert refusal(guest.http.post("/api/tables", json={})) == (429, "too_many_open_tables")
    assert refusal(guest.http.post("/api/tables", json={})) == (429, "too_many_tables")
    assert guest.state(tables[0])["state"]["table"]["state"] == "open"
    Guest(strict).opens(setup={"players": 2})


def test_many_guests(sqlite: str) -> None:
    with served(sqlite, guests_per_minute="5") as server:
        answers = [httpx.post(f"{server.address}/api/guest") for _ in range(8)]
        assert [answer.status_code for answer in answers[:5]] == [201] * 5
        assert refusal(answers[-1]) == (429, "too_many_guests")


def test_wrong_tables(server: Server) -> None:
    guest = Guest(server)
    for table, status, reason in (
        ({"setup": {"players": 1}}, 422, "wrong_setup"),
        ({"setup": {"players": "four"}}, 422, "wrong_setup"),
        ({"setup": {"edition": "nothing"}}, 422, "wrong_setup"),
        ({"setup": {"nonsense": 1}}, 422, "wrong_setup"),
        ({"setup": []}, 400, "bad_message"),
        ({"seats": [{}]}, 422, "wrong_seats"),
        ({"setup": {"players": 2}, "seats": [{}, {"bot": "nobody"}]}, 422, "unknown_bot"),
        ({"setup": {"players": 2}, "seats": [{}, {"bot": 5}]}, 400, "bad_message"),
        ({"clock": {"bank": 1}}, 422, "bad_clock"),
        ({"clock": {"bank": 1e9}}, 422, "bad_clock"),
        ({"clock": {"bank": 60, "increment": -1}}, 422, "bad_clock"),
        ({"clock": {}}, 400, "bad_message"),
        ({"name": "x" * 25}, 400, "bad_message"),
        ({"name": "\u200b"}, 422, "bad_name"),
        ({"extra": 1}, 400, "bad_message"),
    ):
        assert refusal(guest.http.post("/api/tables", json=table)) == (status, reason), table
    assert guest.http.get("/api/tables/mine").json() == {"tables": []}
