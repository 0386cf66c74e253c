"""``citadels serve --workers``: several processes serve one address, and nobody notices."""

import asyncio
import signal
import socket
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from citadels.scenarios.scenes import scenes
from tests.server.crowd import House, Player
from tests.server.databases import PostgreSQL
from tests.server.guests import PATIENCE, Guest, Server, play_on, served
from tests.server.test_operating import start

BOTS: list[dict[str, str]] = [{}, {"bot": "random"}]
MOST = 60  # connections of one address
SCENE = next(iter(scenes()))


@pytest.fixture(scope="module")
def workers(postgres: PostgreSQL) -> Iterator[Server]:
    """Two workers. Nobody is a proxy, so the limits count those who come from this machine."""
    limits = {
        "trusted_proxies": "192.0.2.1",
        "connections_per_address": str(MOST),
        "connections_per_guest": "1000",
    }
    with served(postgres.new_database(), 2, **limits) as running:
        yield running


def owners(server: Server) -> set[str]:
    return {row[0] for row in server.stored.ask("SELECT DISTINCT owner FROM games")}


def test_a_sqlite_file_has_one_server(sqlite: str) -> None:
    ended = start(sqlite, "--workers", "2")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "Several workers need PostgreSQL" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_tables_are_divided_and_everybody_reaches_theirs(workers: Server) -> None:
    """Over kept connections, which were made before anybody knew which table they would be about."""
    host, friend = Guest(workers), Guest(workers)
    tables = [host.opens(setup={"players": 2}, seats=[{}, {}], name="Ann", listed=True) for _ in range(8)]
    assert {one["id"] for one in friend.http.get("/api/tables").json()["tables"]} == set(tables)
    for table in tables:
        friend.must(table, "sit", name="Bob")
        host.must(table, "start")
    assert len(owners(workers)) == 2
    for table in tables:
        decision = friend.state(table)["state"]["view"]["decision"] or {}
        # Another worker's list may be a moment behind.
        until = time.monotonic() + PATIENCE
        while in_list(friend, table) != (1, "running", bool(decision.get("options"))):
            assert time.monotonic() < until
        assert "og:title" in friend.http.get(f"/t/{table}").text
    assert workers.figure("citadels_tables") == len(tables)
    for table in tables[:2]:
        with host.socket(table) as one, friend.socket(table) as other:
            assert play_on([one, other], Random(1), most=6) >= 6
    assert workers.figure("citadels_moves_total") >= 12


def in_list(guest: Guest, table: str) -> tuple[int, str, bool]:
    (mine,) = (one for one in guest.http.get("/api/tables/mine").json()["tables"] if one["id"] == table)
    return mine["you"], mine["state"], mine["your_turn"]


def test_whole_games_with_bots(workers: Server) -> None:
    guest = Guest(workers)
    for seed in range(2):
        table = guest.opens(setup={"players": 2, "city_size": 4}, seats=BOTS, name="Ann")
        guest.must(table, "start")
        with guest.socket(table) as socket:
            play_on([socket], Random(seed))
        again = guest.must(table, "rematch")["table"]
        assert guest.state(again)["state"]["table"]["state"] == "open"
        assert guest.http.get(f"/api/tables/{table}/record").json()["digest"]


def test_lessons_are_found_wherever_they_were_opened(workers: Server) -> None:
    """They are in the memory of one worker alone; whoever reaches another one is led there."""
    guests = [Guest(workers) for _ in range(6)]
    opened: dict[str, Guest] = {}
    for guest in guests:
        answer = guest.http.post("/api/lessons", json={"scene": SCENE, "name": "Ann"})
        assert answer.status_code == 201, answer.text
        opened[answer.json()["id"]] = guest
    for lesson, guest in opened.items():
        # Over a kept connection, which was not made for this table, and over one of its own.
        assert guest.state(lesson)["state"]["table"]["lesson"]["step"] == 0
        with guest.socket(lesson) as socket:
            socket.receive()
            assert socket.do("step", step=1)["type"] == "done"
            socket.until(lambda one: one.state["table"]["lesson"]["step"] == 1)
        assert guest.state(lesson)["state"]["table"]["lesson"]["step"] == 1
    # Six others ask for them all, so that every lesson is asked for at both workers.
    for guest in guests:
        for lesson in opened:
            assert guest.state(lesson)["state"]["table"]["lesson"]["scene"] == SCENE


def test_a_new_token_ends_connections_to_other_workers(workers: Server) -> None:
    guest = Guest(workers)
    tables = [guest.opens(setup={"players": 2}, seats=BOTS, name="Ann") for _ in range(4)]
    for table in tables:
        with guest.socket(table) as socket:
            socket.receive()
            token = guest.http.post("/api/guest/token").json()["token"]
            with pytest.raises(Exception, match="1012"):
                while True:
                    socket.receive()
        guest.http.headers["authorization"] = f"Bearer {token}"
        guest.token = token


def test_an_address_has_its_limit_with_all_workers_together(workers: Server) -> None:
    host, port = workers.address.removeprefix("http://").split(":")
    guest = Guest(workers)
    tables = [guest.opens(setup={"players": 2}) for _ in range(4)]
    opened: list[socket.socket] = []
    try:
        let_in = 0
        for number in range(MOST + 20):
            try:
                connection = socket.create_connection((host, int(port)), PATIENCE)
                opened.append(connection)
                connection.sendall(handshake(host, tables[number % 4]))
                let_in += connection.recv(100).startswith(b"HTTP/1.1 101")
            except ConnectionError:
                pass
        assert MOST - 10 <= let_in <= MOST  # the guest above has a connection, too
    finally:
        for connection in opened:
            connection.close()
    # As soon as they end, there is room for others.
    wait_for_answer(f"{workers.address}/healthz")


def handshake(host: str, table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def wait_for_answer(address: str) -> None:
    for _ in range(200):
        try:
            assert httpx.get(address, timeout=PATIENCE).status_code == 200
            return
        except httpx.TransportError:
            continue
    raise AssertionError("nobody is let in any more")


def test_a_client_that_sends_nothing_is_let_go(postgres: PostgreSQL) -> None:
    """The porter does not wait for ever, and garbage is answered as ever."""
    with served(postgres.new_database(), 2, request_seconds="0.5") as server:
        host, port = server.address.removeprefix("http://").split(":")
        with (
            socket.create_connection((host, int(port)), PATIENCE) as silent,
            socket.create_connection((host, int(port)), PATIENCE) as half,
            socket.create_connection((host, int(port)), PATIENCE) as garbage,
        ):
            half.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
            garbage.sendall(b"\x16\x03\x01\x00\xff\x01\r\n\r\n")
            assert garbage.recv(100).startswith(b"HTTP/1.1 400")
            assert silent.recv(100) == half.recv(100) == b""
        roll(server)


class Idler(Player):
    """Builds nothing: where only such players sit, a game lasts until it is no longer needed."""

    def options(self) -> Sequence[str]:
        found = super().options()
        return [option for option in found if not option.startswith(("build", "borrow"))] or found


def roll(server: Server) -> None:
    """All workers are replaced while games are played: no move is refused, and none is lost."""
    house = House(server)

    async def sit(seed: int) -> tuple[str, list[Idler]]:
        tokens = [await house.guest() for _ in range(2)]
        bots = [{"bot": "random"}] * (seed % 2)
        asked = {"setup": {"players": 2 + len(bots)}, "seats": [{}, {}, *bots]}
        table = (await house.post("/api/tables", tokens[0], asked))["id"]
        players = [Idler(house, token, table, seed * 10 + seat) for seat, token in enumerate(tokens)]
        for player, name in zip(players, ("Ann", "Bob"), strict=True):
            await player.run([{"command": "sit", "name": name}], lambda one: bool(one.acknowledged))
        await players[0].run([{"command": "start"}], lambda one: len(one.acknowledged) > 1)
        return table, players

    async def evening() -> list[tuple[str, list[Idler]]]:
        tables = [await sit(seed) for seed in range(1, 5)]
        replaced = False
        async with asyncio.timeout(3 * PATIENCE), asyncio.TaskGroup() as games:
            everybody = [player for _, players in tables for player in players]
            playing = [games.create_task(player.run(until=lambda _: replaced)) for player in everybody]
            await house.wait_for(house.acknowledged + 10)
            assert server.process is not None
            before = set(server.worker_processes())
            server.process.send_signal(signal.SIGHUP)
            while server.count("workers_replaced") < 1:
                await asyncio.sleep(0.05)
            assert not before & set(server.worker_processes())
            await house.wait_for(house.acknowledged + 10)
            replaced = True
            while not all(game.done() for game in playing):  # one that is just being answered hears it later
                for game in playing:
                    game.cancel()
                await asyncio.sleep(0.05)
        return tables

    tables = asyncio.run(evening())
    everybody = [player for _, players in tables for player in players]
    assert sum(player.turned_back for player in everybody) == 0
    assert sum(player.connections for player in everybody) > len(everybody)
    for table, players in tables:
        entries: list[dict[str, Any]] = server.stored.entries(table)
        for player in players:
            own = [
                entry["command"]
                for entry in entries
                if entry.get("command") and entry.get("guest") == server.stored.guest_of(player.token)
            ]
            acknowledged = [command for command, _ in player.acknowledged]
            # The last one may have been stored before its player left, without waiting for the answer.
            assert own[: len(acknowledged)] == acknowledged and len(own) <= len(acknowledged) + 1


def test_workers_do_not_outlive_the_porter(postgres: PostgreSQL) -> None:
    """They give their tables away, as if they had been told to stop."""
    with served(postgres.new_database(), 2) as server:
        guest = Guest(server)
        table = guest.opens(setup={"players": 2}, seats=BOTS, name="Ann")
        guest.must(table, "start")
        processes = server.worker_processes()
        server.kill()
        while any(Path(f"/proc/{process}").exists() for process in processes):
            asyncio.run(asyncio.sleep(0.05))
        assert owners(server) == {"main"}
        server.start()
        guest.http.base_url = server.address
        assert guest.state(table)["state"]["table"]["state"] == "running"
