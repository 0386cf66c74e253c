"""The server is killed at random moments while many games are played, and started again on its database.

Nothing that was acknowledged is lost, nothing is done twice, and every table goes on to its end.
``CITADELS_SOAK_KILLS`` sets how often it is killed (``make soak``).
"""

import asyncio
import math
import os
import random
import signal
import statistics
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import pytest

from citadels import Game, Setup
from tests.properties.games import any_setup
from tests.server.crowd import House, Player
from tests.server.databases import PostgreSQL, new_database
from tests.server.guests import PATIENCE, Server, served

KILLS = int(os.environ.get("CITADELS_SOAK_KILLS", "55"))
WORKERS = 3
TABLES = 6  # at the same time


class Evening:
    """Games that are played one after the other at a few tables, until told to stop."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.rng = random.Random(seed)
        self.last_round = False
        self.played: list[tuple[str, list[Player]]] = []
        self.playing: set[str] = set()

    async def sit_and_play(self) -> None:
        while not self.last_round:
            people = self.rng.randint(1, 3)
            setup = any_setup(self.rng, self.rng.randint(max(2, people), 5)).to_json()
            setup["city_size"] = 4  # a short game: many begin and end within the evening
            seats = [{} if seat < people else {"bot": "random"} for seat in range(setup["players"])]
            tokens = [await self.house.guest() for _ in range(people)]
            table = (await self.house.post("/api/tables", tokens[0], {"setup": setup, "seats": seats}))["id"]
            players = [Player(self.house, token, table, self.rng.getrandbits(40)) for token in tokens]
            self.played.append((table, players))
            # One after the other; each command is stored before the next is sent.
            for number, player in enumerate(players):
                seated = [{"command": "sit", "name": f"Guest {number}", "seat": number}]
                await player.run(seated, until=lambda player: bool(player.acknowledged))
            await players[0].run([{"command": "start"}], until=lambda player: len(player.acknowledged) > 1)
            self.playing.add(table)
            await asyncio.gather(*(player.run() for player in players))
            self.playing.discard(table)
            await self.house.count(table, 0)


Strike = Callable[[Evening], Awaitable[None]]


async def kill_the_server(evening: Evening) -> None:
    await evening.house.kill_and_start()


async def evening(
    server: Server, kills: int, seed: int, strike: Strike = kill_the_server, patience: float = 5.0
) -> Evening:
    house = House(server)
    evening = Evening(house, seed)
    rng = random.Random(seed + 1)
    async with asyncio.timeout(60 + patience * kills), asyncio.TaskGroup() as games:
        for _ in range(TABLES):
            games.create_task(evening.sit_and_play())
        for _ in range(kills):
            # Between two kills something is acknowledged; after that we kill at a random moment.
            await house.wait_for(house.acknowledged + rng.randint(1, 50))
            await asyncio.sleep(rng.uniform(0, 0.02))
            await strike(evening)
        evening.last_round = True
    return evening


def check(server: Server, table: str, players: list[Player]) -> int:
    """The entries hold what was acknowledged, once and in order, and the game that everybody saw."""
    entries: list[dict[str, Any]] = server.stored.entries(table)
    for seat, player in enumerate(players):
        guest = server.stored.guest_of(player.token)
        own = [
            (entry["command"], entry.get("choice", ""))
            for entry in entries
            if entry.get("command") and entry.get("guest") == guest
        ]
        assert own == player.acknowledged, (table, seat)
        assert player.over
    (started,) = (entry for entry in entries if entry["entry"] == "started")
    game = Game(Setup.from_json(entries[0]["setup"]), int(started["seed"]))
    choices = [entry for entry in entries if entry["entry"] == "chose"]
    for entry in choices:
        assert entry["seat"] == game.decision.seat
        game.play(entry["choice"])
    assert game.over
    for seat, player in enumerate(players):
        assert player.events == game.events(seat)
        assert player.view == game.view(seat)
    return len(choices)


@pytest.mark.parametrize(
    ("kind", "share", "seed"), [("sqlite", 0.4, 1), ("sqlite", 0.4, 2), ("postgresql", 0.2, 3)]
)
def test_nothing_acknowledged_is_lost(
    kind: str,
    share: float,
    seed: int,
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    kills = math.ceil(KILLS * share)
    with served(new_database(kind, request, tmp_path_factory), bot_workers="1") as server:
        found = asyncio.run(evening(server, kills, seed))
        moves = sum(check(server, table, players) for table, players in found.played)
        assert server.stored.ask("SELECT id FROM games WHERE state = 'running'") == []
    everybody = [player for _, players in found.played for player in players]
    lost = sum(player.connections - 1 for player in everybody)
    repeated = sum(player.repeated for player in everybody)
    print(
        f"{kills} kills, {len(found.played)} games, {moves} choices, {lost} connections, {repeated} repeated"
    )
    # Everybody was interrupted repeatedly, sometimes between sending a command and getting its answer.
    assert lost >= kills


class KilledWorkers:
    """Kills one worker after the other, and measures how long it takes until everybody goes on."""

    def __init__(self, server: Server, seed: int) -> None:
        self.seconds: list[float] = []  # until something was acknowledged at every table
        self.usual: list[float] = []  # the same without a kill: on a busy machine that takes a while, too
        self._server = server
        self._rng = random.Random(seed)

    async def __call__(self, evening: Evening) -> None:
        begun = perf_counter()
        await evening.house.heard_from(set(evening.playing), begun)
        self.usual.append(perf_counter() - begun)
        process = self._rng.choice(self._server.worker_processes())
        begun = perf_counter()
        os.kill(process, signal.SIGKILL)
        await evening.house.heard_from(set(evening.playing), begun)
        self.seconds.append(perf_counter() - begun)
        print(
            f"{len(self.seconds)}: {self.seconds[-1]:.2f} s, without a kill {self.usual[-1]:.2f} s",
            flush=True,
        )
        # All are there again before the next one is killed; the log is whole by then.
        while self._server.count("worker_ready") < WORKERS + len(self.seconds):
            await asyncio.sleep(0.05)


def test_killed_workers_lose_nothing(postgres: PostgreSQL) -> None:
    """One of several workers is killed again and again: the others go on with its tables."""
    kills = math.ceil(KILLS * 0.1)
    with served(postgres.new_database(), WORKERS, bot_workers="3") as server:
        killed = KilledWorkers(server, 5)
        found = asyncio.run(evening(server, kills, 4, killed, PATIENCE))
        moves = sum(check(server, table, players) for table, players in found.played)
        assert server.stored.ask("SELECT id FROM games WHERE state = 'running'") == []
        assert server.count("worker_lost") == kills
    lost = sum(player.connections - 1 for _, players in found.played for player in players)
    median, worst, usual = (
        statistics.median(killed.seconds),
        max(killed.seconds),
        statistics.median(killed.usual),
    )
    print(
        f"{kills} workers killed, {len(found.played)} games, {moves} choices, {lost} connections;"
        f" everybody went on after {median:.2f} s (median), {worst:.2f} s (worst); usually {usual:.2f} s"
    )
    assert lost > 0
