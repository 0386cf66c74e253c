"""The cores of a Ray cluster as workers. Needs ``citadels[ray]``; nothing else imports this module."""

import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import ray
from ray.exceptions import NodeDiedError, ObjectLostError, OwnerDiedError, WorkerCrashedError

from citadels.sim.workers import Lost

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

# Tasks that are waiting or running for each core. One that takes long must not leave the others idle, because
# outcomes come in order.
_AHEAD: Final = 4
# How often a task is repeated whose process or machine died: machines come and go in a cluster.
_RETRIES: Final = 3
_DEATHS: Final = (WorkerCrashedError, NodeDiedError, ObjectLostError, OwnerDiedError)


class NoCluster(Exception):
    """There is no Ray at that address."""


class OtherVersion(Exception):
    """A machine of the cluster has another version of this package: its games could differ."""


class Cluster:
    """A Ray cluster, as ``jobs`` of ``simulate`` and ``compare``.

    >>> with Cluster() as cluster:
    ...     result = simulate(Setup(players=4), ["steward"], 100_000, seed=1, jobs=cluster)

    Without an address, the cluster of this machine (or of ``RAY_ADDRESS``) or, if there is none, one that is
    started with all its cores. Every machine needs this package in the same version, and files with bots of
    your own at the same place.
    """

    def __init__(self, address: str | None = None) -> None:
        # Nobody else needs to know who simulates how many games.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address:
            _reach(address)
        try:
            ray.init(address or None, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # Ray raises whatever it likes, a bare Exception if it starts too slowly
            raise NoCluster(str(error)) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        ray.shutdown()

    @property
    def count(self) -> int:
        """The cores of the cluster now; more may come later."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def in_order(
        self,
        work: Callable[[Task], Outcome],
        tasks: Sequence[Task],
        apart: Callable[[Task], Sequence[Task]],
    ) -> Iterator[Outcome | Lost[Task]]:
        """The outcome of every task in order. Ray repeats a task whose process or machine died.

        If it died each time, the parts that ``apart`` makes of it are tried, one by one.
        """
        remote = ray.remote(num_cpus=1, max_retries=_RETRIES)(_checked)
        waiting: deque[tuple[Task, Any]] = deque()
        later = iter(tasks)
        while True:
            for task in later:
                waiting.append((task, remote.remote(work, task, version("citadels"))))
                if len(waiting) >= _AHEAD * self.count:
                    break
            if not waiting:
                return
            task, promised = waiting.popleft()
            try:
                yield ray.get(promised)
            except _DEATHS:
                parts = apart(task)
                if len(parts) < 2:
                    yield Lost(task)
                else:
                    yield from self.in_order(work, parts, lambda part: [part])


def _reach(address: str) -> None:
    """Ray itself would try for minutes to reach a machine that does not answer."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if not (host and port.isascii() and port.isdigit() and len(port) < 6):
        raise NoCluster(f"{address} is not HOST:PORT")
    try:
        socket.create_connection((host, int(port)), timeout=10.0).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"{address}: {error}") from error


def _checked(work: Callable[[Task], Outcome], task: Task, wanted: str) -> Outcome:
    if version("citadels") != wanted:
        raise OtherVersion(f"a machine of the cluster has citadels {version('citadels')}, not {wanted}")
    return work(task)
