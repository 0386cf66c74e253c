"""What an operator relies on: slow clients are disconnected, a bad table stops no other, logs are JSON."""

import json
import socket
import sqlite3
from pathlib import Path

from tests.server.guests import Guest, Server, served


def test_too_many_requests_from_one_address(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with served(database, requests_per_second="1", requests_at_once="10") as server:
        guest = Guest(server)
        answers = [guest.http.get("/api/tables")]
        while answers[-1].status_code == 200:
            answers.append(guest.http.get("/api/tables"))
        assert len(answers) >= 10
        assert answers[-1].status_code == 429
        assert answers[-1].json()["refused"]["id"] == "too_fast"
        assert guest.http.get("/healthz").status_code == 200


def test_cookies_are_secure_behind_https(server: Server) -> None:
    guest = Guest(server)
    guest.http.headers.pop("authorization")
    for protocol, secure in (("http", False), ("https", True)):
        answer = guest.http.post("/api/guest", headers={"x-forwarded-proto": protocol})
        guest.http.cookies.clear()
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie
        assert ("secure" in cookie) is secure


def test_a_request_that_never_ends_is_closed(sqlite: str) -> None:
    """Drop by drop, so that the connection is never idle."""
    with (
        served(sqlite, request_seconds="1") as server,
        socket.create_connection(("127.0.0.1", server.port), timeout=0.1) as slow,
    ):
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
        for _ in range(1000):
            try:
                if not slow.recv(100):
                    break
            except TimeoutError:
                slow.sendall(b"x: y\r\n")
            except ConnectionError:
                break
        else:
            raise AssertionError("it was never closed")
        assert "no_request" in {event.get("reason") for event in server.events()}


def test_a_table_that_cannot_be_read_stops_no_other(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with served(f"sqlite:///{file}") as server:
        guest = Guest(server)
        seats = [{}, {"bot": "random"}]
        broken, whole = (guest.opens(setup={"players": 2}, seats=seats, name="Ann") for _ in range(2))
        guest.must(broken, "start")
        guest.must(whole, "start")
        server.stop()
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE entries SET entry = '{}' WHERE game = ? AND number = 1", (broken,))
        connection.close()
        server.start()
        guest.http.base_url = server.address
        assert guest.state(whole)["state"]["table"]["state"] == "running"
        answer = guest.http.get(f"/api/tables/{broken}")
        assert (answer.status_code, answer.json()["refused"]["id"]) == (500, "failed")
        # Lists come from what is stored beside a table, so the damaged one stays in them and stops nothing.
        assert {row["id"] for row in guest.http.get("/api/tables/mine").json()["tables"]} == {broken, whole}
        lines = [json.loads(line) for line in server.log().splitlines()]
    assert all(line["at"] and line["event"] for line in lines)
    assert [line["table"] for line in lines if line["event"] == "not_resumed"] == [broken]
    assert any(line["event"] == "unreadable" for line in lines)
    assert guest.token not in json.dumps(lines)


def test_those_who_watch_keep_no_player_out(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.sqlite3'}", connections_per_table="2") as server:
        player = Guest(server)
        table = player.opens(setup={"players": 2}, seats=[{}, {"bot": "random"}], name="Ann")
        with Guest(server).socket(table) as first, Guest(server).socket(table) as second:
            first.receive()
            second.receive()
            with Guest(server).socket(table) as third:
                assert third.receive()["reason"] == {"id": "too_many_connections", "arguments": {"most": 2}}
            with player.socket(table) as own:
                assert own.receive()["state"]["table"]["you"] == 0
