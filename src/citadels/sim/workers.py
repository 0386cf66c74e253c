"""Distribute work, results in order; a dying process loses only the task that killed it."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Generic, Protocol, TypeVar

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


class Lost(Generic[Task]):
    """A task whose process died each time it was tried."""

    def __init__(self, task: Task) -> None:
        self.task = task


class Workers(Protocol):
    """Whoever does the work: processes of this machine (a number of jobs), or a cluster (``sim.cluster``)."""

    @property
    def count(self) -> int:
        """How many tasks they do at a time, at least 1."""
        ...

    def in_order(
        self,
        work: Callable[[Task], Outcome],
        tasks: Sequence[Task],
        apart: Callable[[Task], Sequence[Task]],
    ) -> Iterator[Outcome | Lost[Task]]:
        """As the function ``in_order``."""
        ...


def count_of(workers: int | Workers) -> int:
    """How many tasks are done at a time."""
    return workers if isinstance(workers, int) else workers.count


def in_order(
    work: Callable[[Task], Outcome],
    tasks: Sequence[Task],
    workers: int | Workers,
    apart: Callable[[Task], Sequence[Task]],
) -> Iterator[Outcome | Lost[Task]]:
    """The outcome of every task in order.

    A task whose process died is tried again alone, then in the parts that ``apart`` makes of it: only the
    part that is to blame is lost, and outcomes of the others come one by one.
    """
    if isinstance(workers, int):
        return _in_processes(work, tasks, workers, apart)
    return workers.in_order(work, tasks, apart)


def _in_processes(
    work: Callable[[Task], Outcome],
    tasks: Sequence[Task],
    jobs: int,
    apart: Callable[[Task], Sequence[Task]],
) -> Iterator[Outcome | Lost[Task]]:
    if jobs == 1:
        yield from map(work, tasks)
        return
    done = 0
    while done < len(tasks):
        try:
            for outcome in _together(work, tasks[done:], jobs):
                done += 1
                yield outcome
        except BrokenProcessPool:
            # We cannot know which of the running tasks killed it, so we repeat them one by one.
            for task in tasks[done : done + jobs]:
                yield from _in_parts(work, task, apart)
                done += 1


def _pool(jobs: int) -> ProcessPoolExecutor:
    # Spawn works the same everywhere and copies no state of this process.
    return ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts_to_the_parent)


def _together(work: Callable[[Task], Outcome], tasks: Sequence[Task], jobs: int) -> Iterator[Outcome]:
    with _pool(min(jobs, len(tasks))) as pool:
        futures: list[Future[Outcome]] = [pool.submit(work, task) for task in tasks]
        try:
            for future in futures:
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _in_parts(
    work: Callable[[Task], Outcome], task: Task, apart: Callable[[Task], Sequence[Task]]
) -> Iterator[Outcome | Lost[Task]]:
    outcome = _alone(work, task)
    parts = apart(task)
    if not isinstance(outcome, Lost) or len(parts) < 2:
        yield outcome
        return
    for part in parts:
        yield _alone(work, part)


def _alone(work: Callable[[Task], Outcome], task: Task) -> Outcome | Lost[Task]:
    try:
        with _pool(1) as pool:
            return pool.submit(work, task).result()
    except BrokenProcessPool:
        return Lost(task)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
