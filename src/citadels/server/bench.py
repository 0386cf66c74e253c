"""How fast the server is: a real server process, and tables of five sockets from other processes.

The server does everything it does for people: it checks and stores every move, makes five views and sends
them. Its processor time and memory are read from its ``/metrics``.
"""

import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from citadels.game import COMPILED
from citadels.server.bench_clients import SEATS, Measured, clients
from citadels.server.bench_http import HOST
from citadels.server.open_files import allow_open_files
from citadels.tables.settings import SettingsError

# Client processes: one keeps up with a server, and of two cores the other is the server's.
WORKERS: Final = 1 if (os.cpu_count() or 1) <= 2 else 2
WARM_UP: Final = 2.0  # warm-up seconds, not counted
SOAK_STEP: Final = 15.0  # seconds between two memory samples
PREPARING: Final = 300.0  # seconds that opening all tables may take
SPARE_FILES: Final = 300
# The limits for people are lifted here, and nothing happens by itself.
ENVIRONMENT: Final = {
    "CITADELS_GUESTS_PER_MINUTE": "1000000",
    "CITADELS_TABLES_PER_MINUTE": "1000000",
    "CITADELS_TABLES_PER_ADDRESS": "1000000",
    "CITADELS_MESSAGES_PER_SECOND": "100000",
    "CITADELS_MESSAGES_AT_ONCE": "100000",
    "CITADELS_REQUESTS_PER_SECOND": "1000000",
    "CITADELS_REQUESTS_AT_ONCE": "1000000",
    "CITADELS_HANDSHAKES_PER_SECOND": "1000000",
    "CITADELS_HANDSHAKES_AT_ONCE": "1000000",
    "CITADELS_CONNECTIONS": "100000",
    "CITADELS_CONNECTIONS_PER_ADDRESS": "100000",
    "CITADELS_PROMPT_DELAY": "3600",
}

SERVE: Final = (sys.executable, "-m", "citadels", "serve", "--port", "0")

Progress = Callable[[int], None]


class BenchError(SettingsError):
    """The measurement cannot be made."""


@dataclass(frozen=True)
class Figures:
    """What the server reports about itself at a moment."""

    cpu_seconds: float
    memory_megabytes: float
    moves: int
    connections: int
    tables: int


class _Server:
    """The server in a process of its own."""

    def __init__(self, database: str | None, workers: int, folder: str) -> None:
        address = database or f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        self._log = Path(folder, "log")
        with self._log.open("w", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [*SERVE, "--database", address, "--workers", str(workers)],
                env={**os.environ, **ENVIRONMENT},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        ready = self._process.stdout.readline().split()
        if not ready:
            raise self._failed()
        self.port = int(ready[-1].rpartition(":")[2])

    def _failed(self) -> BenchError:
        last = (self._log.read_text(encoding="utf-8").strip().splitlines() or [""])[-1]
        return BenchError("bench_failed", f"the server did not start: {last}", problem=last)

    def figures(self) -> Figures:
        with urllib.request.urlopen(f"http://{HOST}:{self.port}/metrics", timeout=60) as answer:
            lines = answer.read().decode().splitlines()
        found = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        return Figures(
            float(found.get("process_cpu_seconds_total", "nan")),
            float(found.get("process_resident_memory_bytes", "nan")) / 1e6,
            int(float(found["citadels_moves_total"])),
            int(float(found["citadels_connections"])),
            int(float(found["citadels_tables"])),
        )

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate()


class _Clients:
    """Client processes that share the tables between them."""

    def __init__(self, port: int, tables: int, seed: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for number in range(min(WORKERS, tables)):
            ours, theirs = context.Pipe()
            share = tables // WORKERS + (number < tables % WORKERS)
            process = context.Process(target=clients, args=(theirs, port, share, seed + number), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        for pipe in self._pipes:
            problem = pipe.recv() if pipe.poll(PREPARING) else "the tables were not opened in time"
            if problem is not None:
                raise BenchError(
                    "bench_failed", f"the players could not sit down: {problem}", problem=problem
                )

    def start(self, seconds: float, rate: float | None) -> None:
        for pipe in self._pipes:
            pipe.send((seconds, None if rate is None else rate / len(self._pipes)))

    def finish(self) -> Measured:
        measured = Measured()
        for pipe in self._pipes:
            measured.add(pipe.recv())
        return measured

    def stop(self) -> None:
        for pipe in self._pipes:
            with suppress(OSError):  # one that has failed is gone already
                pipe.send(None)
        for process in self._processes:
            process.join(10)
            if process.is_alive():
                process.kill()


@contextmanager
def _everything(
    sockets: int, seed: int, database: str | None, workers: int
) -> Iterator[tuple[_Server, _Clients]]:
    needed = sockets + SPARE_FILES
    if allow_open_files(needed) < needed:
        raise BenchError(
            "too_few_files", f"{needed} open files are needed; try: ulimit -n {needed}", needed=str(needed)
        )
    with tempfile.TemporaryDirectory(prefix="citadels-bench-") as folder:
        server = _Server(database, workers, folder)
        try:
            players = _Clients(server.port, _opened(sockets) // SEATS, seed)
            try:
                yield server, players
            finally:
                players.stop()
        finally:
            server.stop()


def _opened(sockets: int) -> int:
    """The number of sockets rounded down to whole tables; at least one table."""
    return max(1, sockets // SEATS) * SEATS


def _watched(seconds: float, progress: Progress | None) -> None:
    """Wait, showing progress."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        time.sleep(min(1.0, left))
        if progress is not None:
            progress(1)


def _share(sorted_values: Sequence[float], part: float) -> float | None:
    """A percentile in milliseconds."""
    if not sorted_values:
        return None
    return round(sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * part))] * 1000, 2)


def _percentiles(values: Sequence[float]) -> dict[str, float | None]:
    ordered = sorted(values)
    return {f"p{part}": _share(ordered, part / 100) for part in (50, 95, 99)}


def _row(
    server: _Server,
    players: _Clients,
    sockets: int,
    seconds: float,
    rate: float | None,
    progress: Progress | None,
) -> dict[str, Any]:
    players.start(WARM_UP, rate)
    _watched(WARM_UP, progress)
    players.finish()
    before, begun = server.figures(), time.monotonic()
    players.start(seconds, rate)
    _watched(seconds, progress)
    measured = players.finish()
    after, spent = server.figures(), time.monotonic() - begun
    cpu, moves = after.cpu_seconds - before.cpu_seconds, after.moves - before.moves
    return {
        "sockets": sockets,
        "connected_at_last": after.connections,  # players moving from one game to the next may be missing
        "offered_per_second": rate,
        "seconds": round(spent, 2),
        "moves": moves,
        "moves_per_second": round(moves / spent, 1),
        "cpu_seconds": round(cpu, 2),
        "moves_per_cpu_second": round(moves / cpu, 1) if cpu > 0 else None,
        "frames_per_move": round(measured.frames / measured.moves, 2) if measured.moves else None,
        "acknowledged_ms": _percentiles(measured.answered),
        "state_ms": _percentiles(measured.shown),
        "state_of_all_ms": _percentiles(measured.shown_to_all),
        "memory_mb": round(after.memory_megabytes, 1),
        "games_finished": measured.games,
        "refused": measured.refused,
        "connections_lost": measured.lost,
    }


def seconds_of(sockets: Sequence[int], seconds: float) -> int:
    """How long the rows take, without the preparations."""
    return round(len(sockets) * 2 * (seconds + WARM_UP))


def bench_server(
    sockets: Sequence[int],
    seconds: float,
    rate: float,
    seed: int,
    database: str | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Two rows for each number of sockets: at the requested rate, and as fast as possible."""
    rows = []
    for number in sockets:
        with _everything(number, seed, database, workers) as (server, players):
            for offered in (rate, None):
                rows.append(_row(server, players, _opened(number), seconds, offered, progress))
    return {
        "compiled": COMPILED,
        "database": _kind(database),
        "workers": workers,
        "client_processes": WORKERS,
        "rows": rows,
    }


def soak_server(
    sockets: int,
    minutes: float,
    rate: float,
    seed: int,
    database: str | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """The server's memory over a long time at a steady rate, including games that end and start again."""
    with _everything(sockets, seed, database, workers) as (server, players):
        seconds = minutes * 60
        begun, before = time.monotonic(), server.figures()
        players.start(seconds, rate)
        samples = []
        while (spent := time.monotonic() - begun) < seconds:
            _watched(min(SOAK_STEP, seconds - spent), progress)
            now = server.figures()
            samples.append(
                {
                    "seconds": round(time.monotonic() - begun),
                    "memory_mb": round(now.memory_megabytes, 1),
                    "moves": now.moves - before.moves,
                    "connections": now.connections,
                    "tables": now.tables,
                }
            )
        measured = players.finish()
        after = server.figures()
    return {
        "compiled": COMPILED,
        "database": _kind(database),
        "sockets": after.connections,
        "offered_per_second": rate,
        "minutes": minutes,
        "moves": measured.moves,
        "games_finished": measured.games,
        "connections_lost": measured.lost,
        "refused": measured.refused,
        "cpu_seconds": round(after.cpu_seconds - before.cpu_seconds, 1),
        "acknowledged_ms": _percentiles(measured.answered),
        "memory_mb_at_first": round(before.memory_megabytes, 1),
        "memory_mb_at_half": samples[len(samples) // 2]["memory_mb"],
        "memory_mb_at_last": round(after.memory_megabytes, 1),
        "samples": samples,
    }


def _kind(database: str | None) -> str:
    return "sqlite" if database is None else database.partition(":")[0]
