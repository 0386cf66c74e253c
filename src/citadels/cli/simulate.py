"""``citadels simulate``: whole games played by bots."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from citadels.bots import BOTS
from citadels.cli.files import outputs, report_problems
from citadels.cli.parsing import add_command, default, names, number, positive
from citadels.cli.progress import progress_bar
from citadels.cli.setup_flags import setup_flags, setup_from
from citadels.cli.voice import Later, say
from citadels.cli.workers import ray_flag, workers
from citadels.sim import Result, simulate
from citadels.sim.table import Played

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


_PLAYERS = 4


def add_to(commands: "Commands") -> None:
    bots = [Later(f"bot-{name}", before=f"{name}: ") for name in BOTS]
    parser = add_command(
        commands,
        "simulate",
        "citadels simulate --players 4 --bots random --games 1000 --seed 1",
        "citadels simulate --players 2 --bots random,random --games 500 --seed 7 --no-rotate",
        "citadels simulate --code my_bot.py --bots mine,steward --games 100 --statistics games.jsonl",
        "citadels simulate --players 7 --set random --bots random --games 5000 --seed 1 --jobs 4 --json",
        "citadels simulate --bots search:n64 --games 100000 --ray",
        "citadels simulate --edition classic --players 5 --city-size 7 --version king=deluxe --games 99",
        "citadels simulate --edition dark-city --players 3 --mixed --set random --no-discard-pile --games 9",
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
    ray_flag(parser)
    parser.add_argument(
        "--no-rotate", dest="rotate", action="store_false", help=Later("help-simulate-no_rotate")
    )
    parser.add_argument(
        "--code", action="append", default=[], metavar="FILE", help=Later("help-simulate-code")
    )
    parser.add_argument("--seconds", type=thinking_time, metavar="X", help=Later("help-simulate-seconds"))
    parser.add_argument("--statistics", type=Path, metavar="FILE", help=Later("help-simulate-statistics"))
    parser.add_argument("--records", type=Path, metavar="FILE", help=Later("help-simulate-records"))
    parser.add_argument("--json", action="store_true", help=Later("help-json"))
    parser.set_defaults(run=run, players=None)


def run(flags: argparse.Namespace) -> int:
    if flags.players is None:
        # With one bot per seat, their number is the number of seats.
        flags.players = len(flags.bots) if len(flags.bots) > 1 else _PLAYERS
    setup = setup_from(flags)
    with outputs(flags.statistics, flags.records) as files:
        statistics, records = files

        def each(played: Played) -> None:
            codes = flags.bots * setup.players if len(flags.bots) == 1 else flags.bots
            told = played.to_json(codes)
            if records is not None:
                records.write(json.dumps(told) + "\n")
            if statistics is not None:
                statistics.write(json.dumps({key: told[key] for key in told if key != "record"}) + "\n")

        with workers(flags) as jobs, progress_bar(flags.games) as progress:
            result = simulate(
                setup,
                flags.bots,
                flags.games,
                flags.seed,
                jobs,
                flags.rotate,
                progress,
                flags.code,
                flags.seconds,
                each if statistics is not None or records is not None else None,
                records is not None,
            )
    if flags.json:
        print(json.dumps(result.to_json()))
    else:
        for line in table_lines(result):
            print(line)
    faults = [(bot, str(game), fault.kind, fault.told) for bot, game, fault in result.first_faults]
    report_faults(faults, [str(game) for game in result.lost])
    return report_problems(files)


def report_faults(faults: Sequence[tuple[str, str, str, str]], lost: Sequence[str]) -> None:
    """Report what went wrong, next to the results."""
    for bot, game, kind, told in faults:
        text = say("simulate-fault", bot=bot, game=game, fault=say(f"simulate-{kind}"), told=told)
        print(f"citadels: {text}", file=sys.stderr)
    if lost:
        text = say("simulate-lost", games=", ".join(lost))
        print(f"citadels: {text}", file=sys.stderr)


def thinking_time(text: str) -> float:
    """A positive number of seconds."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds < 1e6:
        raise argparse.ArgumentTypeError(say("error-not_seconds", value=text))
    return seconds


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
    heads = [say(f"simulate-{column}") for column in ("bot", "seats", "wins", "share", "mean", "faults")]
    rows = [
        [
            bot["bot"],
            str(bot["seats"]),
            f"{bot['wins']:.1f}",
            f"{bot['win_share']:.1%}",
            f"{bot['mean_score']:.2f}",
            str(sum(bot["faults"].values())),
        ]
        for bot in told["bots"]
    ]
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    for first, *others in [heads, *rows]:
        figures = [f"{text:>{width}}" for text, width in zip(others, widths[1:], strict=True)]
        yield "  ".join([f"{first:<{widths[0]}}", *figures])
    yield ""
    yield say("simulate-digest", digest=told["digest"])
