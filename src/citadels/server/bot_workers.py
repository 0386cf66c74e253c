"""Bot workers: bots think in processes of their own, never on the event loop. One that dies is replaced."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

from citadels.bots import find_bot
from citadels.tables.fair_queue import FairQueue, Whose
from citadels.tables.hints import advise
from citadels.tables.reviewing import look_back
from citadels.tables.thinking import think

T = TypeVar("T")

TRIES: Final = 3
STARTING_SECONDS: Final = 120.0  # for a worker on a busy machine


def _live_as_long_as_the_server() -> None:
    """Ctrl-C reaches every process of a terminal; only the server should react to it.

    If the server is killed, this worker is useless and ends, too.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None
    threading.Thread(target=_leave_after, args=(server.sentinel,), daemon=True).start()


def _arrive() -> int:
    """Makes sure that every worker starts: a quick one must not answer for all."""
    time.sleep(0.02)
    return os.getpid()


def _leave_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class _Crew:
    """Worker processes that live and die together."""

    def __init__(self, workers: int) -> None:
        # Not forked from the server, because a copy would inherit its threads' locks.
        self.pool = ProcessPoolExecutor(
            workers, multiprocessing.get_context("spawn"), initializer=_live_as_long_as_the_server
        )
        self.arriving: list[Future[int]] = [self.pool.submit(_arrive) for _ in range(workers)]

    async def work(self, seconds: float, work: Callable[[], T]) -> T:
        """The thinking time begins once the workers have started."""
        if self.arriving:
            await self._all_are_there()
        return await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(work)), seconds)

    async def _all_are_there(self) -> None:
        arriving = [asyncio.wrap_future(worker) for worker in self.arriving]
        for worker in arriving:
            # The caller may be gone by then, so nobody needs to know that the crew ended.
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
        self._crew: _Crew | None = None  # ready when the first bot is asked
        # No more than can think at once: waiting must not use up the time to think.
        self._queue = FairQueue(workers)
        self._closed = False
        self.replaced = 0

    async def choose(self, observation: dict[str, Any], code: str, seed: int, whose: Whose) -> str | None:
        """The choice of a bot; None if it does not come to one in time.

        A worker thinks to the end even if nobody waits any more, so it keeps its slot until then.
        """
        slow = not find_bot(code).kind.quick
        choosing = self._ask(partial(think, observation, code, seed), whose, slow)
        return await asyncio.shield(asyncio.ensure_future(choosing))

    async def advise(self, observation: dict[str, Any], whose: Whose) -> bytes | None:
        """A hint for a player; None if it does not come in time."""
        advising = self._ask(partial(advise, observation), whose, slow=False)
        return await asyncio.shield(asyncio.ensure_future(advising))

    async def look_back(
        self, record: Mapping[str, Any], kind: str, steps: Sequence[int], found: dict[str, Any], whose: Whose
    ) -> dict[str, Any] | None:
        """A part of a review, as slow work: bots of games that go on come first."""
        looking = self._ask(partial(look_back, record, kind, steps, found), whose, slow=True)
        return await asyncio.shield(asyncio.ensure_future(looking))

    async def _ask(self, work: Callable[[], T], whose: Whose, slow: bool) -> T | None:
        async with self._queue.slot(whose, slow):
            for _ in range(TRIES):
                if self._closed:
                    return None
                if self._crew is None:
                    self._crew = _Crew(self._workers)
                crew = self._crew
                try:
                    return await crew.work(self._seconds, work)
                except TimeoutError:
                    self._replace(crew)
                    return None
                except BrokenProcessPool:
                    self._replace(crew)
                except asyncio.CancelledError:
                    # The caller did not give up: the crew was replaced in the meantime.
                    task = asyncio.current_task()
                    if task is None or task.cancelling():
                        raise
                except Exception:
                    return None
        return None

    def _replace(self, crew: _Crew) -> None:
        """Replace all workers after one was killed or hung, unless they have been replaced already.

        Closing kills them, too, but then no others are started.
        """
        if crew is self._crew and not self._closed:
            self.replaced += 1
            self._crew = _Crew(self._workers)
            crew.dismiss()

    def close(self) -> None:
        self._closed = True
        if self._crew is not None:
            self._crew.dismiss()
