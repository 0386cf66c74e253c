"""Bot workers: bots think in processes of their own, never on the event loop. One that dies is replaced."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Final

from citadels.tables.thinking import think

TRIES: Final = 3
STARTING_SECONDS: Final = 120.0  # for a worker on a machine that has much else to do


def _live_as_long_as_the_server() -> None:
    """Ctrl-C reaches every process of a terminal; only the server answers it.

    If the server is killed, nobody will ever ask this worker again.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None
    threading.Thread(target=_leave_after, args=(server.sentinel,), daemon=True).start()


def _arrive() -> int:
    """So that every worker is started: one that is quick must not answer for all."""
    time.sleep(0.02)
    return os.getpid()


def _leave_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class _Crew:
    """Worker processes that live and die together."""

    def __init__(self, workers: int) -> None:
        # Not forked from the server: a copy of it would have its threads' locks.
        self.pool = ProcessPoolExecutor(
            workers, multiprocessing.get_context("spawn"), initializer=_live_as_long_as_the_server
        )
        self.arriving: list[Future[int]] = [self.pool.submit(_arrive) for _ in range(workers)]

    async def think(self, seconds: float, observation: dict[str, Any], code: str, seed: int) -> str:
        """The time to think begins when the workers are there."""
        if self.arriving:
            await self._all_are_there()
        thought = asyncio.wrap_future(self.pool.submit(think, observation, code, seed))
        return await asyncio.wait_for(thought, seconds)

    async def _all_are_there(self) -> None:
        arriving = [asyncio.wrap_future(worker) for worker in self.arriving]
        for worker in arriving:
            # The one who waits may be gone by then: nobody needs to hear of the end of the crew.
            worker.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        arrived, missing = await asyncio.wait(arriving, timeout=STARTING_SECONDS)
        if missing:
            raise TimeoutError
        for worker in arrived:
            worker.result()
        self.arriving = []

    def pids(self) -> list[int]:
        return [process.pid for process in list((self.pool._processes or {}).values()) if process.pid]

    def dismiss(self) -> None:
        processes = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class WorkerProcesses:
    """A few worker processes that are asked for choices."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._crew: _Crew | None = None  # there when the first bot is asked
        # No more than can think at once: waiting must not use up the time to think.
        self._free = asyncio.Semaphore(workers)
        self.replaced = 0

    async def choose(self, observation: dict[str, Any], code: str, seed: int) -> str | None:
        """The choice of a bot; None if it does not come to one in time."""
        async with self._free:
            for _ in range(TRIES):
                if self._crew is None:
                    self._crew = _Crew(self._workers)
                crew = self._crew
                try:
                    return await crew.think(self._seconds, observation, code, seed)
                except TimeoutError:
                    self._replace(crew)
                    return None
                except BrokenProcessPool:
                    self._replace(crew)
                except asyncio.CancelledError:
                    # Not the one who asked has given up, but the crew was replaced meanwhile.
                    task = asyncio.current_task()
                    if task is None or task.cancelling():
                        raise
                except Exception:
                    return None
        return None

    def _replace(self, crew: _Crew) -> None:
        """A worker was killed or never comes back: all are new, unless somebody has replaced them already."""
        if crew is self._crew:
            self.replaced += 1
            self._crew = _Crew(self._workers)
            crew.dismiss()

    def close(self) -> None:
        if self._crew is not None:
            self._crew.dismiss()
