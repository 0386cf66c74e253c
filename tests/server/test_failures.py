"""Parts that fail: a bot's process that is killed or hangs, a database that is down for a moment."""

import json
import os
import random
import select
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from citadels import Game
from tests.server.databases import PostgreSQL, postgresql
from tests.server.guests import PATIENCE, Guest, Server, Socket, play_on, served
from tests.server.masters import Masters, seconds_of_bots
from tests.server.witness import Story

# Seconds that a database takes: longer than we wait for a lost connection.
SLOW = 1.6
BOTS = [{}, {"bot": "normal"}, {"bot": "random"}]


def workers(server: Server) -> list[int]:
    """The processes in which a server's bots think."""
    assert server.process is not None
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                status = (folder / "stat").read_text().rpartition(")")[2].split()
                command = (folder / "cmdline").read_text()
            except OSError:
                continue  # it has ended in the meantime
            if int(status[1]) == server.process.pid and "spawn_main" in command:
                found.append(int(folder.name))
    return found


def wait_for_end(process: int) -> None:
    """Wait until a process has ended."""
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        return
    try:
        assert select.select([handle], [], [], PATIENCE)[0], f"process {process} goes on"
    finally:
        os.close(handle)


def bot_is_asked(socket: Socket) -> bool:
    decision = socket.view.get("decision") or {"seat": 0}
    return socket.over or decision["seat"] != 0


def play_until(socket: Socket, rng: random.Random, wanted: Callable[[Socket], bool]) -> None:
    """Make choices until a condition holds right after one of them."""
    while not wanted(socket):
        if socket.options():
            before = socket.version
            socket.do("play", choice=rng.choice(socket.options()), version=before)
            socket.until(lambda one, seen=before: one.version > seen)  # type: ignore[misc]
        else:
            socket.receive()


def test_a_killed_worker_is_replaced_and_the_move_made(sqlite: str) -> None:
    with served(sqlite, bot_workers="1") as server:
        guest = Guest(server)
        table = guest.opens(setup={"players": 3}, seats=BOTS, name="Ann")
        guest.must(table, "start")
        rng = random.Random(1)
        with guest.socket(table) as socket:
            # The first answer of a bot: its worker is there.
            play_until(socket, rng, bot_is_asked)
            play_until(socket, rng, lambda one: bool(one.options()))
            for _ in range(3):
                (worker,) = workers(server)
                # Stop it, so that it is killed while it thinks.
                os.kill(worker, signal.SIGSTOP)
                play_until(socket, rng, bot_is_asked)
                if socket.over:
                    break
                os.kill(worker, signal.SIGKILL)
                play_until(socket, rng, lambda one: bool(one.options()) or one.over)
                assert workers(server) != [worker]
            play_on([socket], rng)
        assert server.figure("citadels_bot_failures_total") == 0
        assert Story(server.stored.entries(table)).over


def test_a_bot_that_hangs_does_not_hold_up_the_table(sqlite: str) -> None:
    with served(sqlite, bot_workers="1", bot_seconds="1") as server:
        guest = Guest(server)
        table = guest.opens(setup={"players": 3}, seats=BOTS, name="Ann")
        guest.must(table, "start")
        rng = random.Random(2)
        with guest.socket(table) as socket:
            play_until(socket, rng, bot_is_asked)
            play_until(socket, rng, lambda one: bool(one.options()))
            (worker,) = workers(server)
            os.kill(worker, signal.SIGSTOP)
            play_until(socket, rng, bot_is_asked)
            play_until(socket, rng, lambda one: bool(one.options()))
            wait_for_end(worker)
        assert server.figure("citadels_bot_failures_total") >= 1
        assert "bot_failed" in {event["event"] for event in server.events()}


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "stopped"])
def test_workers_end_with_the_server(sqlite: str, killed: bool) -> None:
    server = Server(sqlite, bot_workers="2").start()
    guest = Guest(server)
    table = guest.opens(setup={"players": 3}, seats=BOTS, name="Ann")
    guest.must(table, "start")
    with guest.socket(table) as socket:
        play_until(socket, random.Random(3), bot_is_asked)
        play_until(socket, random.Random(4), lambda one: bool(one.options()))
        found = workers(server)
        assert len(found) == 2
        if killed:
            server.kill()
        else:
            server.stop()
        with pytest.raises(ConnectionClosed):
            while True:
                socket.receive()
    for worker in found:
        wait_for_end(worker)
    server.forget()


def test_a_slow_database_and_a_sender_who_has_gone(sqlite: str) -> None:
    """A command that was being stored when its sender turned out to be gone still happens at the table."""
    with served(sqlite) as server:
        ann, bob = Guest(server), Guest(server)
        table = ann.opens(setup={"players": 2, "crown": 0}, name="Ann")
        bob.must(table, "sit", name="Bob")
        ann.must(table, "start")
        with ann.socket(table) as gone, closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as slow:
            gone.until(lambda socket: bool(socket.options()))
            slow.execute("BEGIN IMMEDIATE")
            gone.send(json.dumps({"command": "play", "id": "gone", "choice": gone.options()[0]}))
            gone.connection.socket.shutdown(SHUT_RDWR)
            # The server tries to tell Ann, who cannot be reached, that Bob is online.
            with bob.socket(table) as socket:
                socket.receive()
                before = socket.version
                time.sleep(SLOW)
                slow.rollback()
                socket.until(lambda one: one.version > before)
        with ann.socket(table) as back, bob.socket(table) as other:
            assert play_on([back, other], random.Random(6), most=5) == 5
        stored = [entry for entry in server.stored.entries(table) if entry.get("command") == "gone"]
        assert [entry["entry"] for entry in stored] == ["chose"]


@pytest.fixture
def own_postgres() -> Iterator[PostgreSQL]:
    with postgresql() as running:
        yield running


def test_a_database_that_is_away_for_a_moment(own_postgres: PostgreSQL) -> None:
    """Everybody is told to try again; nothing is lost, and with the database the games come back."""
    with served(own_postgres.new_database()) as server:
        guest, other = Guest(server), Guest(server)
        table = guest.opens(setup={"players": 3}, seats=BOTS, name="Ann")
        watched = other.opens(setup={"players": 2}, name="Bob")
        guest.must(table, "start")
        rng = random.Random(5)
        for round in range(2):
            with guest.socket(table) as socket:
                play_on([socket], rng, most=4)
                socket.until(lambda one: bool(one.options()))
                entries = server.stored.entries(table)
                # Commands under way when the database goes down must not be lost or done twice.
                play = {"choice": socket.options()[0], "id": f"again-{round}"}
                own_postgres.stop("immediate")
                assert guest.refused(table, "play", **play) == "try_again"
                assert guest.http.get("/healthz").json() == {"status": "ok"}
                assert_try_again(guest, "POST", "/api/tables", json={})
                assert_try_again(guest, "GET", "/api/tables")
                assert_try_again(guest, "GET", "/api/tables/mine")
                assert_try_again(guest, "GET", f"/api/tables/{table}")
                assert_try_again(
                    guest, "POST", f"/api/tables/{watched}", json={"command": "sit", "name": "C"}
                )
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        socket.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            with guest.socket(table) as refused:
                message = refused.receive()
                assert (message["type"], message["reason"]["id"]) == ("refused", "try_again")
            own_postgres.start()
            assert server.stored.entries(table) == entries
            assert guest.must(table, "play", **play).get("repeated") is None
            assert guest.must(table, "play", **play)["repeated"] is True
        with guest.socket(table) as socket:
            play_on([socket], rng)
        assert Story(server.stored.entries(table)).over
        other.must(watched, "start")
        assert server.figure("citadels_storage_failures_total") >= 2
        for event in server.events():
            if event["event"] == "storage_failed":
                assert set(event) == {"at", "event", "table", "error", "problem"}


def assert_try_again(guest: Guest, method: str, path: str, **arguments: Any) -> None:
    answer = guest.http.request(method, path, **arguments)
    assert (answer.status_code, answer.json()["refused"]["id"]) == (503, "try_again"), answer.text


def test_bots_go_on_when_the_database_is_back(own_postgres: PostgreSQL) -> None:
    """Their choices fail while it is down; players who come back find the game going on."""
    with served(own_postgres.new_database(), bot_delay="0.05") as server:
        guest = Guest(server)
        table = guest.opens(setup={"players": 3, "city_size": 4}, seats=BOTS, name="Ann")
        guest.must(table, "start")
        guest.must(table, "leave")
        with guest.socket(table) as socket:
            socket.until(lambda one: len(one.events) > 5)
            own_postgres.stop("immediate")
            with pytest.raises(ConnectionClosed):
                while True:
                    socket.receive()
            assert not socket.over
        own_postgres.start()
        with guest.socket(table) as socket:
            socket.until(lambda one: one.over)
        record = guest.http.get(f"/api/tables/{table}/record").json()
        assert Game.from_record(record).over


@pytest.mark.parametrize("left", [False, True])
def test_bots_that_nobody_watches_wait(sqlite: str, left: bool) -> None:
    """A table where only bots play is played while somebody looks, and goes on when somebody looks again.

    That is so when the last player has left, too.
    """
    with served(sqlite, bot_delay="0.01") as server:
        host = Guest(server)
        seats = [{} if left else {"bot": "random"}, {"bot": "random"}]
        setup = {"players": 2, "crown": 0}
        table = host.opens(setup=setup, seats=seats, **({"name": "Ann"} if left else {}))
        host.must(table, "start")
        if left:
            host.must(table, "leave")
        entries = len(server.stored.entries(table))
        # Bots at a table with a player play on meanwhile, and this one does not.
        other = host.opens(setup={"players": 2, "crown": 1}, seats=[{}, {"bot": "random"}], name="Ann")
        host.must(other, "start")
        while len(server.stored.entries(other)) < 4:
            assert host.state(table)["state"]["table"]["state"] == "running"
        assert len(server.stored.entries(table)) == entries
        with Guest(server).socket(table) as socket:
            socket.until(lambda one: len(one.frames) > 5)
        with Guest(server).socket(table) as socket:
            socket.until(lambda one: bool(one.state) and one.over)


@pytest.mark.parametrize("guests", [1, 20])
def test_nobody_can_keep_the_bots_of_others_waiting(sqlite: str, guests: int) -> None:
    """160 masters think at twenty tables; a bot elsewhere waits for the one that is thinking, not for all.

    In one line for everybody, 19 others would come before each of its answers. ``python -m tools.fair_bots``
    measures the time that it takes.
    """
    answers = 6
    with served(sqlite, bot_workers="1", connections_per_guest="100") as server:
        masters = Masters(server, guests)
        before = masters.choices()
        with masters.watched():
            seconds_of_bots(server, answers)
            between = masters.choices() - before
        print(f"{between} choices of masters while other bots made {answers}")
        assert 0 < between <= 5 * answers
