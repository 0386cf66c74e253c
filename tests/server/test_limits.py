"""Every limit has a refusal, and whoever is within it does not notice."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guests import Guest, Server, served

LIMITS = {
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
        # And one that is beyond all measure ends the connection.
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
        for _ in range(2):
            stack.enter_context(Guest(strict).socket(other)).receive()
        with Guest(strict).socket(other) as seventh:
            assert seventh.receive()["reason"] == {"id": "too_many_connections", "arguments": {"most": 6}}
    connected_again(host, table)


def connected_again(guest: Guest, table: str) -> None:
    """Places are free again when connections have ended; the server notices that by and by."""
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
