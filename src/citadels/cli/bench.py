"""``citadels bench``: how fast it is."""

import argparse
import json
from typing import TYPE_CHECKING, Any, Final

from citadels.cli.parsing import add_command, default, number, positive
from citadels.cli.voice import Later, say
from citadels.sim.bench import bench_engine, bench_jobs, bench_memory

if TYPE_CHECKING:
    from citadels.cli.commands import Commands

_BENCHES: Final = {"engine": bench_engine, "jobs": bench_jobs, "memory": bench_memory}
_GAMES: Final = {"engine": 40, "jobs": 20_000, "memory": 100_000}


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "bench",
        "citadels bench engine",
        "citadels bench engine --games 100 --json",
        "citadels bench memory --games 20000",
    )
    parser.add_argument("what", choices=tuple(_BENCHES), metavar="WHAT", help=Later("help-bench-what"))
    games = ", ".join(f"{what} {count}" for what, count in _GAMES.items())
    parser.add_argument("--games", type=positive, metavar="G", help=default("help-bench-games", games))
    parser.add_argument("--seed", type=number, default=1, metavar="S", help=default("help-default", 1))
    parser.add_argument("--json", action="store_true", help=Later("help-json"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    measured = _BENCHES[flags.what](flags.games or _GAMES[flags.what], flags.seed)
    if flags.json:
        print(json.dumps(measured))
    elif flags.what == "engine":
        _print_builds(measured)
    else:
        for name, value in measured.items():
            print(f"{name.replace('_', ' '):<20}{value}")
    return 0


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
