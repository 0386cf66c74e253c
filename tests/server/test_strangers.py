"""Whatever bytes a stranger sends: no answer says that the server failed, and no trace is logged."""

import json
import random
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.guests import PATIENCE, Guest, Server, served

REQUESTS = 600
MUTATIONS = (
    b"\xff",
    b"\x00",
    b"[",
    b"\r\n",
    b'"',
    b"%",
    b"%00",
    b"\xc3(",
    b":",
    b" ",
    b"9" * 40,
    b"{",
    b"..",
)


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("strangers")
    with served(f"sqlite:///{folder / 'citadels.sqlite3'}", request_seconds="0.2") as server:
        yield server


def request(method: str, path: str, body: bytes = b"", *headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", *headers]
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode() + body


def templates(table: str, token: str) -> list[bytes]:
    """A request of every kind, with all the headers that are looked at."""
    bearer, cookie = f"Authorization: Bearer {token}", f"Cookie: citadels={token}"
    origin, proxy = "Origin: http://127.0.0.1", "X-Forwarded-For: 192.0.2.1, 2001:db8::1"
    opened = json.dumps({"setup": {"players": 2}, "seats": [{}, {"bot": "easy"}], "name": "Ann"}).encode()
    commands = [
        b'{"command": "sit", "name": "Ann", "seat": 1, "id": "x", "version": 3}',
        b'{"command": "play", "choice": "build market"}',
        b'{"command": "lock", "locked": true}',
        b'{"command": "bot", "seat": 1, "level": "search:40"}',
    ]
    upgrade = ("Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {'A' * 22}==")
    return [
        request("GET", "/", b"", "Accept: text/html", "Accept-Encoding: br, gzip", proxy),
        request("GET", "/assets/../../etc/passwd"),
        request("POST", "/api/guest", b"", cookie, origin, "X-Forwarded-Proto: https"),
        request("POST", "/api/setup", b'{"players": 4, "set": "random"}', bearer, origin),
        request("POST", "/api/tables", opened, bearer, "Content-Type: application/json"),
        request("GET", f"/api/tables/{table}?events=3", b"", cookie),
        request("GET", f"/api/tables/{table}/why?choice=build%20market&place=hand%20market", b"", bearer),
        request("GET", f"/api/tables/{table}/record", b"", proxy),
        request("GET", "/api/tables/mine", b"", bearer),
        *(request("POST", f"/api/tables/{table}", command, bearer, origin) for command in commands),
        request("GET", f"/api/tables/{table}/socket?events=1", b"", bearer, origin, *upgrade).replace(
            b"Connection: close", b"Connection: Upgrade"
        ),
    ]


def mutated(whole: bytes, rng: random.Random) -> bytes:
    changed = bytearray(whole)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        at = rng.randrange(len(changed))
        match rng.randrange(4):
            case 0:
                changed[at] = rng.randrange(256)
            case 1:
                changed[at:at] = rng.choice(MUTATIONS)
            case 2:
                del changed[at : at + rng.randrange(1, 9)]
            case _:
                changed[at:at] = changed[at : at + rng.randrange(1, 60)]
    return bytes(changed)


def status_of(server: Server, sent: bytes) -> int | None:
    """The status of the answer; None if the connection ends without one."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        answer = b""
        with suppress(ConnectionError):
            connection.sendall(sent)
            while b"\r\n" not in answer and (found := connection.recv(4096)):
                answer += found
        if not answer:
            return None
        return int(answer.split()[1])


def test_no_bytes_make_the_server_fail(open_server: Server) -> None:
    guest = Guest(open_server)
    table = guest.opens(setup={"players": 3}, name="Ann")
    rng = random.Random(16)
    whole = templates(table, guest.token)
    assert [status_of(open_server, one) for one in whole[2:5]] == [200, 200, 201]
    sent = [mutated(whole[number % len(whole)], rng) for number in range(REQUESTS)]
    with ThreadPoolExecutor(40) as threads:  # some requests are incomplete, and the server waits for the rest
        found = list(threads.map(lambda one: status_of(open_server, one), sent))
    for one, status in zip(sent, found, strict=True):
        assert status is None or status < 500, one
    # They reached every part of the server.
    assert {200, 400, 401, 403, 404, 405, 409} <= set(found), found
    lines = open_server.events()
    assert {line["event"] for line in lines} <= {"open", "resumed", "cut_off"}, lines
    assert guest.state(table)["state"]["table"]["seats"][0]["name"] == "Ann"
