"""``citadels bench``: measure how fast everything is."""

import argparse
import json
from typing import TYPE_CHECKING, Any, Final

from citadels.cli.parsing import UsageError, add_command, default, number, positive
from citadels.cli.progress import progress_bar
from citadels.cli.voice import Later, say
from citadels.sim.bench import bench_engine, bench_jobs, bench_memory

if TYPE_CHECKING:
    from citadels.cli.commands import Commands

_BENCHES: Final = {"engine": bench_engine, "jobs": bench_jobs, "memory": bench_memory}
_GAMES: Final = {"engine": 40, "jobs": 20_000, "memory": 100_000}
SERVER: Final = "server"
SOCKETS: Final = (500, 2000)
SECONDS: Final = 20
RATE: Final = 250
_FOR_SERVER: Final = ("sockets", "seconds", "rate", "soak", "database", "workers")


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "bench",
        "citadels bench engine",
        "citadels bench engine --games 100 --json",
        "citadels bench memory --games 20000",
        "citadels bench server",
        "citadels bench server --sockets 500 --seconds 10 --json",
        "citadels bench server --sockets 500 --soak 10",
        "citadels bench server --workers 2 --database postgresql://citadels@localhost/citadels",
    )
    what = (*_BENCHES, SERVER)
    parser.add_argument("what", choices=what, metavar="WHAT", help=Later("help-bench-what"))
    games = ", ".join(f"{what} {count}" for what, count in _GAMES.items())
    parser.add_argument("--games", type=positive, metavar="G", help=default("help-bench-games", games))
    sockets = default("help-bench-sockets", ",".join(map(str, SOCKETS)))
    parser.add_argument("--sockets", type=_numbers, metavar="N,…", help=sockets)
    parser.add_argument("--seconds", type=positive, metavar="S", help=default("help-bench-seconds", SECONDS))
    parser.add_argument("--rate", type=positive, metavar="R", help=default("help-bench-rate", RATE))
    parser.add_argument("--soak", type=positive, metavar="MINUTES", help=Later("help-bench-soak"))
    parser.add_argument("--database", metavar="URL", help=Later("help-bench-database"))
    parser.add_argument("--workers", type=positive, metavar="N", help=Later("help-bench-workers"))
    parser.add_argument("--seed", type=number, default=1, metavar="S", help=default("help-default", 1))
    parser.add_argument("--json", action="store_true", help=Later("help-json"))
    parser.set_defaults(run=run)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(positive(part) for part in text.split(","))


def run(flags: argparse.Namespace) -> int:
    for option in ("games",) if flags.what == SERVER else _FOR_SERVER:
        if getattr(flags, option) is not None:
            raise UsageError("not_for_bench", option=f"--{option}", what=flags.what)
    if flags.what == SERVER:
        return _run_server(flags)
    measured = _BENCHES[flags.what](flags.games or _GAMES[flags.what], flags.seed)
    if flags.json:
        print(json.dumps(measured))
    elif flags.what == "engine":
        _print_builds(measured)
    else:
        for name, value in measured.items():
            print(f"{name.replace('_', ' '):<20}{value}")
    return 0


def _run_server(flags: argparse.Namespace) -> int:
    # Imported here so that the other measurements do not wait for the server.
    from citadels.server.bench import bench_server, seconds_of, soak_server

    sockets, rate = flags.sockets or SOCKETS, flags.rate or RATE
    database, workers = flags.database, flags.workers or 1
    if flags.soak:
        with progress_bar(flags.soak * 60) as progress:
            measured = soak_server(sockets[0], flags.soak, rate, flags.seed, database, workers, progress)
    else:
        seconds = flags.seconds or SECONDS
        with progress_bar(seconds_of(sockets, seconds)) as progress:
            measured = bench_server(sockets, seconds, rate, flags.seed, database, workers, progress)
    if flags.json:
        print(json.dumps(measured))
    elif flags.soak:
        _print_soak(measured)
    else:
        _print_rows(measured["rows"])
    return 0


def _times(measured: dict[str, float | None]) -> str:
    return " / ".join("–" if value is None else f"{value:.1f}" for value in measured.values())


def _print_rows(rows: list[dict[str, Any]]) -> None:
    """A line for each measurement."""
    names = ("sockets", "offered", "moves", "per_cpu", "answer", "state", "memory")
    heads = [say(f"bench-{name}") for name in names]
    table = [
        [
            str(row["sockets"]),
            say("bench-unlimited") if row["offered_per_second"] is None else str(row["offered_per_second"]),
            str(row["moves_per_second"]),
            str(row["moves_per_cpu_second"]),
            _times(row["acknowledged_ms"]),
            _times(row["state_ms"]),
            str(row["memory_mb"]),
        ]
        for row in rows
    ]
    widths = [max(map(len, column)) for column in zip(heads, *table, strict=True)]
    for line in (heads, *table):
        print("  ".join(f"{cell:>{width}}" for cell, width in zip(line, widths, strict=True)))
    print(say("bench-percentiles"))


def _print_soak(measured: dict[str, Any]) -> None:
    samples = measured.pop("samples")
    measured["acknowledged_ms"] = _times(measured["acknowledged_ms"])
    for name, value in measured.items():
        print(f"{name.replace('_', ' '):<22}{value}")
    for sample in samples:
        print("  ".join(f"{name.replace('_', ' ')} {value}" for name, value in sample.items()))


def _print_builds(measured: dict[str, Any]) -> None:
    """A line for each figure, a column for each build."""
    pure: dict[str, float] = measured["pure"]
    compiled: dict[str, float] | None = measured["compiled"]
    ratio: dict[str, float] | None = measured["ratio"]
    pure_head, compiled_head, ratio_head = (say(f"bench-{head}") for head in ("pure", "compiled", "ratio"))
    print(f"{'':<34}{pure_head:>12}{compiled_head:>12}{ratio_head:>9}")
    for name, value in pure.items():
        line = f"{name.replace('_', ' '):<34}{value:>12,}"
        if compiled and ratio:
            line += f"{compiled[name]:>12,}{ratio[name]:>8}x"
        print(line)
    if not compiled:
        print(say("bench-no_compiled"))
