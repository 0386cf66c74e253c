"""``citadels play --join``: a terminal player at a real server's table, with a browser's player and bots."""

from __future__ import annotations

import asyncio
import io
import random
import re
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from citadels.lang import find_language
from citadels.terminal import left_games
from citadels.terminal.full.table import TableScreen
from citadels.terminal.plain_joined import PlainJoined
from citadels.terminal.screen import Screen
from citadels.terminal.served import ServedSitting
from citadels.terminal.server import BadLink, Link, read_link
from citadels.terminal.sitting import Declined
from tests.cli.command import citadels
from tests.server.guests import CLIENTS, PATIENCE, Guest, Server, play_on, served
from tests.terminal.full_screen import playing

ENGLISH = find_language("en")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("joined") / "citadels.sqlite3"
    with served(f"sqlite:///{path}") as running:
        yield running


@asynccontextmanager
async def closing(sitting: ServedSitting) -> AsyncIterator[None]:
    """Whatever fails: nobody waits for news any more."""
    try:
        yield
    finally:
        sitting.close()


@pytest.fixture(autouse=True)
def closed_clients() -> Iterator[None]:
    yield
    while CLIENTS:
        CLIENTS.pop().close()


def opened(server: Server, **table: object) -> tuple[Guest, Link]:
    """A table for four, with two bots and its host."""
    host = Guest(server)
    seats = [{}, {}, {"bot": "random"}, {"bot": "random"}]
    id = host.opens(setup={"players": 4, "city_size": 4}, seats=seats, name="Ann", chat="text", **table)
    return host, Link(server.address, id)


@pytest.mark.parametrize(
    ("text", "server", "found"),
    [
        ("http://10.0.0.5:8000/t/k7m2p9qx", "", Link("http://10.0.0.5:8000", "k7m2p9qx")),
        ("https://play.example.org/t/K7M2P9QX?x=1#y", "", Link("https://play.example.org", "k7m2p9qx")),
        ("play.example.org/t/k7m2p9qx/", "", Link("http://play.example.org", "k7m2p9qx")),
        ("k7m2p9qx", "http://[::1]:9000/", Link("http://[::1]:9000", "k7m2p9qx")),
        (" k7m2p9qx ", "localhost:9000", Link("http://localhost:9000", "k7m2p9qx")),
    ],
)
def test_links_and_codes(text: str, server: str, found: Link) -> None:
    assert read_link(text, server) == found


@pytest.mark.parametrize(
    ("text", "server"),
    [
        ("", "http://localhost"),
        ("k7m2", "http://localhost"),
        ("http://localhost:8000", "http://localhost"),
        ("http://localhost:8000/t/short", "http://localhost"),
        ("ftp://localhost/t/k7m2p9qx", "http://localhost"),
        ("http://localhost:99999/t/k7m2p9qx", "http://localhost"),
        ("http://ann:secret@localhost/t/k7m2p9qx", "http://localhost"),
        ("http:///t/k7m2p9qx", "http://localhost"),
        ("k7m2p9qx", "http://localhost/elsewhere"),
        ("k7m2p9qx", "file:///etc"),
    ],
)
def test_what_leads_to_no_table(text: str, server: str) -> None:
    with pytest.raises(BadLink):
        read_link(text, server)


def test_wrong_links_are_told_in_one_line(server: Server) -> None:
    wrong = citadels("play", "--join", "http://localhost:8000/rules")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "“http://localhost:8000/rules” leads to no table" in wrong.stderr
    missing = citadels("play", "--join", "zzzzzzzz", "--server", server.address)
    assert (missing.returncode, missing.stdout) == (2, "")
    assert "There is no such table. Is the code right?" in missing.stderr
    assert len(wrong.stderr.splitlines()) == len(missing.stderr.splitlines()) == 1


def test_a_whole_game_at_80_by_24(server: Server) -> None:
    """A terminal player, a player with a socket, two bots, played to the end."""
    host, link = opened(server, clock={"bank": 600})
    sitting = ServedSitting(link, ENGLISH, "Bob")
    assert sitting.seat == 1
    asyncio.run(_a_whole_game(host, link, sitting))
    kept = [path.stat().st_mode & 0o777 for path in (left_games.folder() / "guests").iterdir()]
    assert kept == [0o600]


async def _a_whole_game(host: Guest, link: Link, sitting: ServedSitting) -> None:
    async with playing(sitting, (80, 24)) as player, closing(sitting):
        assert "Ann (Host" in player.screen()
        assert "Ann will start the game when everyone’s here." in player.screen()
        host.must(link.table, "say", text="Welcome to the table")
        await player.until(lambda: "» Ann: Welcome" in player.screen() or "Ann: Welcome" in player.screen())
        host.must(link.table, "start")
        with host.socket(link.table) as socket:
            other = threading.Thread(target=play_on, args=([socket], random.Random(3)), daemon=True)
            other.start()
            while not sitting.sight.over:
                await player.until(lambda: sitting.sight.over or bool(player.offers))
                if not sitting.sight.over:
                    assert re.search(r"◷ You (10:00|[0-9]:[0-9][0-9])", player.screen())
                    going_on = [offer for offer in player.offers if offer.option.verb != "end_turn"]
                    await player.choose((going_on or player.offers)[0])
            other.join(PATIENCE)
        await player.until(lambda: not isinstance(player.pilot.app.screen, TableScreen))
        assert sitting.sight.ending is not None and "Final scores" in player.screen()
        # The same players once more: whoever asks is the host there, and another follows.
        await player.pilot.press("escape")
        await player.until(lambda: "n Rematch" in player.screen())
        await player.press("n")
        await player.until(lambda: sitting.link.table != link.table and sitting.waits_for_players)
        assert (sitting.seat, sitting.hosts, "Ann" in player.screen()) == (2, True, True)
        assert host.must(link.table, "rematch")["table"] == sitting.link.table
        await player.press("s")
        await player.until(lambda: sitting.sight.view is not None and "◷ You 10:00" in player.screen())


def test_coming_back_after_the_connection_and_the_server_were_lost(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'own.sqlite3'}") as server:
        host, link = opened(server)
        sitting = ServedSitting(link, ENGLISH, "Bob")
        host.must(link.table, "start")
        until(sitting, lambda: sitting.sight.view is not None)
        server.stop()
        until(sitting, lambda: not sitting.sight.connected)
        server.start()
        until(sitting, lambda: sitting.sight.connected)
        assert sitting.seat == 1
        before = len(sitting.sight.events)
        assert before == len(host.state(link.table)["events"])
        sitting.close()
        # Another program on this computer has the same seat, by the token that was kept.
        again = ServedSitting(link, ENGLISH)
        assert (again.seat, again.speaker.player(1)) == (1, "Bob")
        again.close()


def until(sitting: ServedSitting, wanted: Callable[[], bool]) -> None:
    while not wanted():
        sitting.wait()


def starts(host: Guest, table: str) -> None:
    """Wait until all seats are taken, and start."""
    while any(seat["kind"] == "open" for seat in host.state(table)["state"]["table"]["seats"]):
        pass
    host.must(table, "start")


def test_plain_lines_at_a_table(server: Server) -> None:
    host = Guest(server)
    bots = [{"bot": "random"}] * 3
    id = host.opens(setup={"players": 4, "city_size": 4}, seats=[{}, *bots], hints=True)
    starting = threading.Thread(target=starts, args=(host, id))
    starting.start()
    typed = "?\nhint\nwhy build castle\nu\nl\n" + "1\n2\n" * 1000
    flags = ("--server", server.address, "--name", "Bob", "--lang", "en")
    done = citadels("play", "--join", id, *flags, typed=typed)
    starting.join(PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Table {id} · Deluxe · 4 players" in done.stdout
    assert "  1. Bob (You" in done.stdout
    assert "% to win" in done.stdout
    assert "That’s not what you’re being asked right now." in done.stdout
    assert "Final scores" in done.stdout


def test_the_host_in_plain_lines(server: Server) -> None:
    """Somebody whom the host has made host starts the game, and leaves it: the seat is kept."""
    host, link = opened(server)
    sitting = ServedSitting(link, ENGLISH, "Bob")
    host.must(link.table, "host", seat=1)
    host.must(link.table, "leave")
    until(sitting, lambda: sitting.hosts and sitting.table["seats"][0]["kind"] == "open")
    out = io.StringIO()
    assert not PlainJoined(sitting, Screen(io.StringIO("\nstart\nq\n"), out)).play()
    sitting.close()
    assert "A bot takes the free seat. Type start to begin" in out.getvalue()
    assert "Your hand: " in out.getvalue()
    assert host.state(link.table)["state"]["table"]["seats"][1]["name"] == "Bob"


def test_a_seat_is_asked_for_and_given(server: Server) -> None:
    """A terminal player who watches asks for a bot's seat; then that player is the host and is asked."""
    host = Guest(server)
    id = host.opens(setup={"players": 2}, seats=[{}, {"bot": "random"}], name="Ann")
    host.must(id, "start")
    asyncio.run(_asks_for_a_seat(host, ServedSitting(Link(server.address, id), ENGLISH, "Bob")))


async def _asks_for_a_seat(host: Guest, sitting: ServedSitting) -> None:
    table = sitting.link.table
    async with playing(sitting, (80, 24)) as player, closing(sitting):
        with host.socket(table):
            await player.until(lambda: bool(sitting.table["seats"][0]["online"]))
            assert "a Sit down" in player.screen()
            await player.pilot.press("a")
            await player.pilot.pause()
            await player.pilot.press("enter")
            await player.until(lambda: bool(sitting.table["requests"]))
            [request] = sitting.table["requests"]
            assert (request["name"], request["seat"]) == ("Bob", 1)
            host.must(table, "grant", request=request["number"])
            await player.until(lambda: sitting.seat == 1)
            host.must(table, "host", seat=1)
        # Ann is gone, and Bob is the host: somebody else asks for her seat.
        await player.until(lambda: not sitting.table["seats"][0]["online"])
        cleo = Guest(host.server)
        with cleo.socket(table):
            cleo.must(table, "ask", seat=0, name="Cleo")
            await player.until(lambda: "a Questions" in player.screen())
            await player.pilot.press("a")
            await player.pilot.pause()
            assert "Cleo would like to take over from Ann." in " ".join(player.screen().split())
            await player.pilot.press("enter")
            await player.until(lambda: sitting.table["seats"][0]["name"] == "Cleo")


def test_a_full_table_can_only_be_watched(server: Server) -> None:
    host = Guest(server)
    id = host.opens(setup={"players": 2}, seats=[{}, {"bot": "random"}], name="Ann")
    sitting = ServedSitting(Link(server.address, id), ENGLISH)
    assert (sitting.seat, sitting.note) == (None, "All seats are taken.")
    with pytest.raises(Declined, match="only watching"):
        sitting.play("end_turn")
    sitting.close()
