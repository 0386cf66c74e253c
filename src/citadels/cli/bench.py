"""``citadels bench``: how fast it is."""

import argparse
import json
from typing import TYPE_CHECKING, Any, Final

from citadels.cli.parsing import examples, language_flag, number, positive
from citadels.sim.bench import bench_engine, bench_jobs, bench_memory

if TYPE_CHECKING:
    from citadels.cli.commands import Commands

_BENCHES: Final = {"engine": bench_engine, "jobs": bench_jobs, "memory": bench_memory}
_GAMES: Final = {"engine": 40, "jobs": 20_000, "memory": 100_000}


def add_to(commands: "Commands") -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the speed",
        description=(
            "Measure, with random bots, four players and sets drawn from all characters:\n"
            "  engine  speed of the pure and of the compiled engine on one core\n"
            "  jobs    the same games on one core and on two\n"
            "  memory  what a process holds before and after many games"
        ),
        parents=[language_flag()],
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=examples(
            "citadels bench engine",
            "citadels bench engine --games 100 --json",
            "citadels bench memory --games 20000",
        ),
    )
    parser.add_argument("what", choices=tuple(_BENCHES), metavar="WHAT", help=" or ".join(_BENCHES))
    games = ", ".join(f"{what} {count}" for what, count in _GAMES.items())
    parser.add_argument("--games", type=positive, metavar="G", help=f"in one repetition; default: {games}")
    parser.add_argument("--seed", type=number, default=1, metavar="S", help="default: %(default)s")
    parser.add_argument("--json", action="store_true", help="as one JSON object")
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
    print(f"{'':<34}{'pure':>12}{'compiled':>12}{'ratio':>9}")
    for name, value in pure.items():
        line = f"{name.replace('_', ' '):<34}{value:>12,}"
        if compiled and ratio:
            line += f"{compiled[name]:>12,}{ratio[name]:>8}x"
        print(line)
    if not compiled:
        print("There is no compiled build here.")
