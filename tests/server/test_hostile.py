"""Clients that never read, flood or send garbage barely affect the others, and memory does not grow."""

import asyncio
import json
import os
import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.crowd import House, Player
from tests.server.guests import PATIENCE, Guest, Server, served
from tests.server.raw_sockets import BINARY, PING, TEXT, frame, raw


@pytest.fixture(scope="module")
def strong(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("hostile")
    with served(
        f"sqlite:///{folder / 'citadels.sqlite3'}",
        messages_per_second="100",
        messages_at_once="200",
        connections_per_guest="1000",
    ) as server:
        yield server


GARBAGE: dict[str, tuple[int, bytes, object]] = {
    "nothing": (TEXT, b"", "bad_message"),
    "no JSON": (TEXT, b"{", "bad_message"),
    "a number": (TEXT, b"5", "bad_message"),
    "binary": (BINARY, os.urandom(300), "bad_message"),
    "binary JSON": (BINARY, b'{"command":"undo"}', "not_started"),
    "nested deeply": (TEXT, b"[" * 4000, "bad_message"),
    "nested deeply in an object": (TEXT, b'{"command":' * 360, "bad_message"),
    "large": (TEXT, b" " * 5000, "too_large"),
    "huge": (TEXT, b" " * 1_000_000, 1009),
    "not UTF-8": (TEXT, b'{"command": "\xff\xfe"}', 1007),
    "half a surrogate": (TEXT, b'{"command": "undo", "id": "\\ud800"}', "bad_message"),
    "a null character": (TEXT, b'{"command": "sit", "name": "a\\u0000"}', "bad_name"),
    "a large number": (TEXT, b'{"command": "kick", "seat": ' + b"9" * 1000 + b"}", "bad_message"),
    "an unknown kind of frame": (5, b"x", 1002),
    "a ping that is too long": (PING, b"x" * 200, 1002),
}


@pytest.mark.parametrize("name", GARBAGE)
def test_garbage_is_answered_or_ends_the_connection(strong: Server, name: str) -> None:
    kind, body, expected = GARBAGE[name]
    guest = Guest(strong)
    table = guest.opens(setup={"players": 2}, name="Ann")
    with guest.socket(table) as watching, raw(strong, table, guest.token) as client:
        watching.receive()
        client.read()
        client.send(kind, body)
        if isinstance(expected, int):
            assert client.until_closed() == expected
        else:
            message = json.loads(client.read()[1])
            assert (message["type"], message["reason"]["id"]) == ("refused", expected)
            # And it goes on.
            client.send(TEXT, b'{"command": "undo", "id": "next"}')
            assert json.loads(client.read()[1])["id"] == "next"
        assert watching.do("sit", name="Ann again")["type"] == "done"
    assert [entry["entry"] for entry in strong.stored.entries(table)] == ["opened", "sat", "sat"]


def test_a_broken_handshake_is_no_matter(strong: Server) -> None:
    for start in (b"\x16\x03\x01\x02\x00", b"GET / HTTP/9.9\r\n\r\n", b"\r\n" * 1000, b"G" * 100_000):
        with socket.create_connection(("127.0.0.1", strong.port), timeout=PATIENCE) as connection:
            try:
                connection.sendall(start)
                connection.shutdown(socket.SHUT_WR)
                while connection.recv(4096):
                    pass
            except ConnectionError:
                pass  # cut off in the middle of it
    assert Guest(strong).http.get("/healthz").status_code == 200


def memory(server: Server) -> float:
    return server.figure("process_resident_memory_bytes") / 1e6


def test_memory_does_not_grow_with_clients_that_never_read(strong: Server) -> None:
    """Every change would queue some kilobytes for each of them."""
    host = Guest(strong)
    table = host.opens(setup={"players": 7}, seats=[{}, *[{"bot": "random"}] * 6], name="Ann")
    host.must(table, "start")
    with host.socket(table) as socket, ExitStack() as stack:
        change(host, table, 50)
        before = memory(strong)
        for _ in range(20):
            stack.enter_context(raw(strong, table))
        change(host, table, 300)
        assert len(host.http.get(f"/api/tables/{table}").content) > 5000
        assert memory(strong) - before < 20
        assert socket.do("undo")["type"] == "refused"


def change(host: Guest, table: str, times: int) -> None:
    """Make a number of changes that everybody at the table is sent."""
    for number in range(times):
        host.must(table, "lock", locked=number % 2 == 0)


def test_who_does_not_take_the_answers_is_held_back(strong: Server) -> None:
    """A client that keeps sending commands without reading answers is throttled or disconnected."""
    guest = Guest(strong)
    table = guest.opens(setup={"players": 8, "action_cards": True}, name="Ann")
    before = memory(strong)
    with raw(strong, table, guest.token) as client:
        client.connection.settimeout(1.0)
        commands = b"".join(
            frame(TEXT, json.dumps({"command": "lock", "locked": locked}).encode())
            for locked in (True, False)
        )
        with pytest.raises((TimeoutError, ConnectionError)):
            while True:
                client.connection.sendall(commands)
        assert memory(strong) - before < 20
    assert guest.must(table, "leave") == {"done": True}


UNDO = frame(TEXT, b'{"command": "undo"}')


class Flood:
    """Everything at once, at full speed, until told to stop."""

    def __init__(self, house: House, tables: list[str]) -> None:
        self.house = house
        self.tables = tables
        self.sent = 0
        self.enough = False

    async def run(self, kind: int) -> None:
        rng = random.Random(kind)
        while not self.enough:
            table = rng.choice(self.tables)
            token = await self.house.guest()
            reader, writer = await asyncio.open_connection("127.0.0.1", self.house.server.port)
            try:
                writer.write(
                    f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.house.server.port}\r\n"
                    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    f"Authorization: Bearer {token}\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
                )
                await reader.readuntil(b"\r\n\r\n")
                for _ in range(200):
                    garbage = rng.choice(list(GARBAGE.values()))
                    writer.write(frame(garbage[0], garbage[1][:4000]) + UNDO * 20)
                    self.sent += 21
                    async with asyncio.timeout(0.2):
                        await writer.drain()
                    await asyncio.sleep(0)  # the others are on this loop, too
                    if writer.transport.is_closing():
                        break
            except (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError):
                pass  # throttled or disconnected: try again
            finally:
                writer.close()


async def play_beside_a_flood(house: House) -> int:
    """Whole games at a few tables; how many messages the attackers sent meanwhile."""
    players: list[Player] = []
    for number in range(3):
        tokens = [await house.guest() for _ in range(2)]
        table = (await house.post("/api/tables", tokens[0], {"setup": {"players": 2, "city_size": 4}}))["id"]
        for token in tokens:
            await house.post(f"/api/tables/{table}", token, {"command": "sit", "name": token[:20]})
        await house.post(f"/api/tables/{table}", tokens[0], {"command": "start"})
        players += [Player(house, token, table, 2 * number + seat) for seat, token in enumerate(tokens)]
    flood = Flood(house, [player.table for player in players])
    with ExitStack() as stack:
        for player in players:
            stack.enter_context(raw(house.server, player.table))
        flooding = [asyncio.create_task(flood.run(number)) for number in range(2)]
        await asyncio.wait_for(asyncio.gather(*(player.run() for player in players)), 4 * PATIENCE)
        flood.enough = True
        await asyncio.gather(*flooding)
    assert all(player.over for player in players)
    return flood.sent


def test_the_others_play_on(strong: Server) -> None:
    """``python -m tools.flood_latency`` measures how little they notice."""
    before = memory(strong)
    assert asyncio.run(play_beside_a_flood(House(strong))) > 1000
    assert memory(strong) - before < 60
