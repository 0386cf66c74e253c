"""A game that is played while a stranger sends a flood from a process of its own."""

import asyncio
import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.crowd import House, Player
from tests.server.guests import PATIENCE, Server
from tests.server.raw_sockets import send_on_and_on

SPAWN = multiprocessing.get_context("spawn")
STRANGER = "127.0.0.2"  # where floods come from: whoever floods has to wait, and the players here do not
# Limits as they are, but for players who are as fast as programs.
QUICK_PLAYERS = {
    "messages_per_second": "500",
    "messages_at_once": "40",
    "requests_per_second": "100",
    "requests_at_once": "400",
    "handshakes_per_second": "10",
    "handshakes_at_once": "20",
}


async def seconds_of_commands(
    house: House, flood: str, source: str = STRANGER, games: int = 1, connections: int = 1
) -> list[float]:
    """How long the commands of some games took, while a stranger sends a flood to the table of the first."""
    tokens = [await house.guest() for _ in range(2)]
    tables = [await _begin(house, tokens) for _ in range(games)]
    seconds: list[float] = []
    with flooding(house.server, tables[0], flood, source, connections):
        for table in tables:
            players = [Player(house, token, table, seat) for seat, token in enumerate(tokens)]
            await asyncio.wait_for(asyncio.gather(*(player.run() for player in players)), 4 * PATIENCE)
            seconds += [each for player in players for each in player.seconds]
    return seconds


async def _begin(house: House, tokens: list[str]) -> str:
    setup = {"players": len(tokens), "city_size": 4}
    table = str((await house.post("/api/tables", tokens[0], {"setup": setup}))["id"])
    for token in tokens:
        await house.post(f"/api/tables/{table}", token, {"command": "sit", "name": token[:20]})
    await house.post(f"/api/tables/{table}", tokens[0], {"command": "start"})
    return table


@contextmanager
def flooding(server: Server, table: str, flood: str, source: str, connections: int) -> Iterator[None]:
    """In a process of its own, so that it does not slow down the players of this one."""
    if not flood:
        yield
        return
    begun = SPAWN.Event()
    arguments = (server.port, table, flood, source, connections, begun)
    stranger = SPAWN.Process(target=send_on_and_on, args=arguments, daemon=True)
    stranger.start()
    try:
        assert begun.wait(PATIENCE)
        yield
        assert stranger.is_alive()
    finally:
        stranger.kill()
        stranger.join()
