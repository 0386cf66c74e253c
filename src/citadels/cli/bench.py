"""``citadels bench``: how fast it is."""

import argparse
import json
from typing import TYPE_CHECKING

from citadels.cli.parsing import examples, language_flag, number, positive
from citadels.sim.bench import bench_engine

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the speed",
        description="Measure the speed on one core: random games of four players with random sets.",
        parents=[language_flag()],
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=examples("citadels bench engine", "citadels bench engine --games 1000 --json"),
    )
    parser.add_argument("what", choices=("engine",), metavar="WHAT", help="engine")
    parser.add_argument("--games", type=positive, default=300, metavar="G", help="default: %(default)s")
    parser.add_argument("--seed", type=number, default=1, metavar="S", help="default: %(default)s")
    parser.add_argument("--json", action="store_true", help="as one JSON object")
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    measured = bench_engine(flags.games, flags.seed)
    if flags.json:
        print(json.dumps(measured))
    else:
        for name, value in measured.items():
            print(f"{name.replace('_', ' '):<26}{value}")
    return 0
