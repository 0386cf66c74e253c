"""Bot workers by themselves, as real processes."""

import asyncio
import multiprocessing

from citadels.game import Game
from citadels.rules.setup import Setup
from citadels.server.bot_workers import WorkerProcesses

WHOSE = ("here", "Ann")
KILLED = -9


def test_closing_starts_no_new_workers() -> None:
    """A bot that thinks when the server stops loses its process, as in a crash, but none takes its place."""
    game = Game(Setup(players=4), seed=1)
    decision = game.decision
    assert decision is not None
    observation = game.observe(decision.seat).to_json()

    async def close_while_a_bot_thinks() -> str | None:
        workers = WorkerProcesses(1, 60.0)
        assert await workers.choose(observation, "random", 1, WHOSE)
        thinking = asyncio.create_task(workers.choose(observation, "search-1:n100000", 1, WHOSE))
        await asyncio.sleep(0.2)  # mostly it thinks by then; the result must be the same if it does not
        workers.close()
        return await thinking

    others = multiprocessing.active_children()
    assert asyncio.run(close_while_a_bot_thinks()) is None
    left = [process for process in multiprocessing.active_children() if process not in others]
    for process in left:
        process.join(10)
    assert all(process.exitcode == KILLED for process in left)
