"""Sockets and requests that flood, hang or never read are cut off, and the others do not notice."""

import asyncio
import json
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from citadels.server.app import HASTY_SECONDS
from tests.server.crowd import House
from tests.server.flooding import QUICK_PLAYERS, STRANGER, seconds_of_commands
from tests.server.guests import PATIENCE, Guest, Server, served
from tests.server.raw_sockets import CONTINUATION, FLOODS, KINDS_OF_FLOODS, PING, PONG, TEXT, raw
from tests.server.test_hostile import memory


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("floods")
    with served(
        f"sqlite:///{folder / 'citadels.sqlite3'}", request_seconds="0.5", ping_seconds="0.5"
    ) as server:
        yield server


def cut_off(server: Server) -> set[str]:
    return {event["reason"] for event in server.events() if event["event"] == "cut_off"}


def until_cut(connection: socket.socket) -> None:
    """Wait, without reading, until the other side has cut the line."""
    poll = select.poll()
    poll.register(connection, 0)
    assert poll.poll(PATIENCE * 1000), "it was never cut"


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_without_messages_ends_the_connection(server: Server, name: str) -> None:
    guest = Guest(server)
    table = guest.opens(setup={"players": 2}, name="Ann")
    before = memory(server)
    with raw(server, table, source=STRANGER) as client:
        with pytest.raises(ConnectionError):
            while True:
                client.connection.sendall(FLOODS[name])
        assert guest.must(table, "lock", locked=True)["done"]
    assert "too_many_frames" in cut_off(server)
    assert memory(server) - before < 20


def test_a_few_pings_and_pieces_are_nothing_special(server: Server) -> None:
    guest = Guest(server)
    table = guest.opens(setup={"players": 2}, name="Ann")
    with raw(server, table, guest.token) as client:
        client.read()
        for number in range(20):
            client.send(PING, b"%d" % number)
            assert client.read() == (PONG, b"%d" % number)
            client.send(PONG, b"unasked")
        client.send(TEXT, b'{"command": "un', final=False)
        client.send(CONTINUATION, b'do", "id":', final=False)
        client.send(CONTINUATION, b' "pieces"}')
        assert json.loads(client.read()[1])["id"] == "pieces"


HANDSHAKE = (
    "Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
HANDSHAKES = {
    "many headers": (f"GET /api/tables/A/socket HTTP/1.1\r\n{HANDSHAKE}" + "X: 1\r\n" * 200 + "\r\n", 431),
    "a long header": (f"GET /api/tables/A/socket HTTP/1.1\r\n{HANDSHAKE}X: {'x' * 9000}\r\n\r\n", 431),
    "a long path": (f"GET /api/tables/{'A' * 9000}/socket HTTP/1.1\r\n{HANDSHAKE}\r\n", 414),
    "a body": (f"GET /api/tables/A/socket HTTP/1.1\r\n{HANDSHAKE}Content-Length: 3\r\n\r\nabc", 400),
    "a wrong version": (
        f"GET /api/tables/A/socket HTTP/1.1\r\n{HANDSHAKE.replace('13', '12')}\r\n",
        400,
    ),
}


@pytest.mark.parametrize("name", HANDSHAKES)
def test_a_refused_handshake_is_answered_and_closed(server: Server, name: str) -> None:
    request, status = HANDSHAKES[name]
    here = ("127.0.0.1", server.port)
    with socket.create_connection(here, timeout=PATIENCE, source_address=("127.0.0.3", 0)) as connection:
        connection.sendall(request.encode())
        answer = b""
        while found := connection.recv(65536):
            answer += found
    assert answer.startswith(f"HTTP/1.1 {status} ".encode()), answer


def test_handshakes_of_one_address_wait_for_each_other(sqlite: str) -> None:
    """Whoever would have to wait too long is refused; people elsewhere do not wait at all."""
    with served(sqlite, handshakes_per_second="1", handshakes_at_once="2") as server, ExitStack() as stack:
        host = Guest(server)
        table = host.opens(setup={"players": 2}, name="Ann")
        request = f"GET /api/tables/{table}/socket HTTP/1.1\r\n{HANDSHAKE}\r\n".encode()
        opened: list[socket.socket] = []
        for _ in range(40):
            connection = socket.create_connection(
                ("127.0.0.1", server.port), timeout=PATIENCE, source_address=(STRANGER, 0)
            )
            opened.append(stack.enter_context(connection))
            connection.sendall(request)
        with host.socket(table) as mine:
            assert mine.receive()["type"] == "state"
        answers = dict.fromkeys(opened, b"")

        def with_(word: bytes) -> int:
            return sum(word in answer for answer in answers.values())

        # Two are let in at once, a third after a second: waiting is not being refused.
        while with_(b'"state"') < 3 or not with_(b'"too_fast"'):
            for connection in select.select(opened, [], [], PATIENCE)[0]:
                found = connection.recv(65536)
                answers[connection] += found
                if not found:
                    opened.remove(connection)
        assert with_(b'"state"') + with_(b'"too_fast"') < len(answers)
        assert "too_many_handshakes" in cut_off(server)


def test_who_leaves_while_waiting_for_a_handshake_is_remembered(sqlite: str) -> None:
    """They cost as much as those who stay, so they must wait as well, sooner or later."""
    with served(sqlite, handshakes_per_second="1", handshakes_at_once="1") as server:
        table = Guest(server).opens(setup={"players": 2}, name="Ann")
        request = f"GET /api/tables/{table}/socket HTTP/1.1\r\n{HANDSHAKE}\r\n".encode()
        while "left_in_handshake" not in cut_off(server):
            with socket.create_connection(
                ("127.0.0.1", server.port), timeout=PATIENCE, source_address=(STRANGER, 0)
            ) as connection:
                connection.sendall(request)
        with Guest(server).socket(table) as mine:
            assert mine.receive()["type"] == "state"


def test_a_flood_of_requests_is_answered_slowly(sqlite: str) -> None:
    """Each refusal takes its time: otherwise refusing would keep the server busy."""
    with served(sqlite, requests_per_second="10", requests_at_once="20") as server:
        begun = time.monotonic()
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
            connection.sendall(b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 24)
            answer = b""
            while answer.count(b"HTTP/1.1 ") < 24:
                answer += connection.recv(65536)
        refused = answer.count(b"HTTP/1.1 429")
        assert answer.count(b"HTTP/1.1 200") >= 20
        assert time.monotonic() - begun >= refused * HASTY_SECONDS


def test_a_socket_that_never_reads_is_cut_off(impatient: Server) -> None:
    host = Guest(impatient)
    table = host.opens(setup={"players": 7}, seats=[{}, *[{"bot": "random"}] * 6], name="Ann")
    host.must(table, "start")
    with raw(impatient, table) as client:
        for number in range(100):
            host.must(table, "lock", locked=number % 2 == 0)
        until_cut(client.connection)
    assert "never_read" in cut_off(impatient)


def test_an_answer_that_is_never_read_is_given_up(impatient: Server) -> None:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(PATIENCE)
        connection.connect(("127.0.0.1", impatient.port))
        connection.sendall(b"GET /api/schema.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 50)
        until_cut(connection)
    assert "never_read" in cut_off(impatient)


def test_an_answer_that_is_read_slowly_arrives(impatient: Server) -> None:
    """As long as something is read in every span of time, however much longer the whole takes."""
    with socket.create_connection(("127.0.0.1", impatient.port), timeout=PATIENCE) as connection:
        connection.sendall(b"GET /api/schema.json HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        whole = b""
        while found := connection.recv(16384):
            whole += found
    head, _, body = whole.partition(b"\r\n\r\n")
    assert b" 200 " in head.splitlines()[0]
    assert json.loads(body)["decisions"]


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("patient")
    with served(f"sqlite:///{folder / 'citadels.sqlite3'}", 1, **QUICK_PLAYERS) as server:
        yield server


@pytest.mark.parametrize("connections", [1, 8])
@pytest.mark.parametrize(("number", "name"), list(enumerate(KINDS_OF_FLOODS)))
def test_another_table_plays_on_during_a_flood(
    patient: Server, number: int, name: str, connections: int
) -> None:
    """Each from an address of its own. ``python -m tools.flood_latency`` measures how much is noticed."""
    stranger = f"127.0.{connections}.{10 + number}"
    seconds = asyncio.run(seconds_of_commands(House(patient), name, stranger, connections=connections))
    assert len(seconds) > 20
