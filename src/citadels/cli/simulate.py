"""``citadels simulate``: whole games played by bots."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from citadels.bots import BOTS
from citadels.cli.parsing import add_command, default, names, number, positive, setup_flags, setup_from
from citadels.cli.voice import Later, say
from citadels.sim import Result, simulate

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    bots = [Later(f"bot-{name}", before=f"{name}: ") for name in BOTS]
    parser = add_command(
        commands,
        "simulate",
        "citadels simulate --players 4 --bots random --games 1000 --seed 1",
        "citadels simulate --players 2 --bots random,random --games 500 --seed 7 --no-rotate",
        "citadels simulate --players 7 --set random --bots random --games 5000 --seed 1 --jobs 4 --json",
        parents=[setup_flags()],
    )
    parser.add_argument(
        "--bots",
        type=names,
        default=("random",),
        metavar="CODE[,CODE…]",
        help=Later("help-simulate-bots", bots=bots),
    )
    parser.add_argument(
        "--games", type=positive, default=100, metavar="G", help=default("help-simulate-games", 100)
    )
    parser.add_argument("--seed", type=number, default=1, metavar="S", help=default("help-default", 1))
    parser.add_argument(
        "--jobs", type=positive, default=1, metavar="J", help=default("help-simulate-jobs", 1)
    )
    parser.add_argument(
        "--no-rotate", dest="rotate", action="store_false", help=Later("help-simulate-no_rotate")
    )
    parser.add_argument("--json", action="store_true", help=Later("help-json"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    setup = setup_from(flags)
    with _progress(flags.games) as progress:
        result = simulate(setup, flags.bots, flags.games, flags.seed, flags.jobs, flags.rotate, progress)
    if flags.json:
        print(json.dumps(result.to_json()))
    else:
        for line in table_lines(result):
            print(line)
    return 0


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True
    ) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.advance(task, done)


def table_lines(result: Result) -> Iterator[str]:
    """The result for people."""
    told = result.to_json()
    yield say(
        "simulate-done",
        games=told["games"],
        decisions=str(told["decisions"]),
        seconds=f"{told['seconds']:.1f}",
        games_per_second=f"{told['games_per_second']:.0f}",
        decisions_per_second=f"{told['decisions_per_second']:.0f}",
    )
    yield ""
    heads = [say(f"simulate-{column}") for column in ("bot", "seats", "wins", "share", "mean")]
    rows = [
        [
            bot["bot"],
            str(bot["seats"]),
            f"{bot['wins']:.1f}",
            f"{bot['win_share']:.1%}",
            f"{bot['mean_score']:.2f}",
        ]
        for bot in told["bots"]
    ]
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    for first, *others in [heads, *rows]:
        figures = [f"{text:>{width}}" for text, width in zip(others, widths[1:], strict=True)]
        yield "  ".join([f"{first:<{widths[0]}}", *figures])
    yield ""
    yield say("simulate-digest", digest=told["digest"])
