"""``citadels simulate``: whole games played by bots."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from citadels.bots import BOTS
from citadels.cli.parsing import examples, language_flag, names, number, positive, setup_flags, setup_from
from citadels.sim import Result, simulate

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    bots = "; ".join(f"{kind.name}: {kind.describes}" for kind in BOTS.values())
    parser = commands.add_parser(
        "simulate",
        help="let bots play whole games",
        description="Let bots play whole games. Equal arguments give equal games, with any number of jobs.",
        parents=[setup_flags(), language_flag()],
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=examples(
            "citadels simulate --players 4 --bots random --games 1000 --seed 1",
            "citadels simulate --players 2 --bots random,random --games 500 --seed 7 --no-rotate",
            "citadels simulate --players 7 --set random --bots random --games 5000 --seed 1 --jobs 4 --json",
        ),
    )
    parser.add_argument(
        "--bots",
        type=names,
        default=("random",),
        metavar="CODE[,CODE…]",
        help=f"one for all seats, or one a seat; {bots}",
    )
    parser.add_argument("--games", type=positive, default=100, metavar="G", help="default: %(default)s")
    parser.add_argument("--seed", type=number, default=1, metavar="S", help="default: %(default)s")
    parser.add_argument(
        "--jobs", type=positive, default=1, metavar="J", help="processes; default: %(default)s"
    )
    parser.add_argument(
        "--no-rotate", dest="rotate", action="store_false", help="bots keep their seats from game to game"
    )
    parser.add_argument("--json", action="store_true", help="the result as one JSON object")
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
    yield (
        f"{told['games']} games, {told['decisions']} decisions in {told['seconds']:.1f} s: "
        f"{told['games_per_second']:.0f} games/s, {told['decisions_per_second']:.0f} decisions/s"
    )
    yield ""
    width = max(len("bot"), *(len(bot["bot"]) for bot in told["bots"]))
    yield f"{'bot':<{width}}  seats     wins   share  mean score"
    for bot in told["bots"]:
        yield (
            f"{bot['bot']:<{width}}  {bot['seats']:>5}  {bot['wins']:>7.1f}  {bot['win_share']:>5.1%}"
            f"  {bot['mean_score']:>10.2f}"
        )
    yield ""
    yield f"digest {told['digest']}"
