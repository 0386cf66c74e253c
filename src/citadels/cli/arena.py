"""``citadels arena``: compare bots."""

import argparse
import json
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from citadels.bots import BOTS
from citadels.cli.files import outputs, report_problems
from citadels.cli.parsing import (
    UsageError,
    add_command,
    default,
    names,
    number,
    positive,
)
from citadels.cli.progress import progress_bar
from citadels.cli.setup_flags import setup_flags, setup_from
from citadels.cli.simulate import report_faults, thinking_time
from citadels.cli.voice import Later, language, say
from citadels.cli.workers import ray_flag, workers
from citadels.sim.arena import compare
from citadels.sim.report import facts_of, game_of_fault, html_report, lost_games
from citadels.sim.table import Played

if TYPE_CHECKING:
    from citadels.cli.commands import Commands

_TO_STANDARD_OUTPUT = Path("-")
_GAMES = 400


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "arena",
        "citadels arena --bots random,greedy,steward --games 400 --html report.html",
        "citadels arena --bots steward,steward:rusher,search:n32 --games 200 --pairs 100 --set random",
        "citadels arena --code my_bot.py --bots mine,steward,greedy --json results.json",
        parents=[setup_flags()],
    )
    parser.add_argument(
        "--bots",
        type=names,
        default=("random", "greedy", "steward"),
        metavar="CODE,CODE…",
        help=Later("help-arena-bots", bots=", ".join(BOTS)),
    )
    games_help = default("help-arena-games", _GAMES)
    parser.add_argument("--games", type=positive, default=_GAMES, metavar="G", help=games_help)
    parser.add_argument("--pairs", type=number, default=0, metavar="G", help=Later("help-arena-pairs"))
    parser.add_argument("--seed", type=number, default=1, metavar="S", help=default("help-default", 1))
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, metavar="J", help=Later("help-arena-jobs")
    )
    ray_flag(parser)
    parser.add_argument(
        "--code", action="append", default=[], metavar="FILE", help=Later("help-simulate-code")
    )
    parser.add_argument("--seconds", type=thinking_time, metavar="X", help=Later("help-simulate-seconds"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=Later("help-arena-html"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=Later("help-arena-json"))
    parser.add_argument("--statistics", type=Path, metavar="FILE", help=Later("help-simulate-statistics"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    setup = setup_from(flags)
    bots = tuple(dict.fromkeys(flags.bots))
    if not bots:
        raise UsageError("no_bots")
    to_file = None if flags.json == _TO_STANDARD_OUTPUT else flags.json
    with outputs(flags.html, to_file, flags.statistics) as files:
        html, figures, lines = files

        def each(played: Played, table: Sequence[str]) -> None:
            if lines is not None:
                lines.write(json.dumps(played.to_json(table)) + "\n")

        total = flags.games + flags.pairs * len(bots) * (len(bots) - 1)
        with workers(flags) as jobs, progress_bar(total) as progress:
            outcome = compare(
                setup,
                bots,
                flags.games,
                flags.seed,
                jobs,
                flags.pairs,
                progress,
                flags.code,
                flags.seconds,
                each,
            )
        outcome_json = outcome.to_json()
        if figures is not None:
            figures.write(json.dumps(outcome_json, indent=1) + "\n")
        if html is not None:
            html.write(html_report(outcome_json, _command(), _words))
    if flags.json == _TO_STANDARD_OUTPUT:
        print(json.dumps(outcome_json))
    else:
        for line in table_lines(outcome_json):
            print(line)
        for file in files:
            if file is not None and file.problem is None:
                print(say("simulate-written", path=str(file.path)))
    report_faults(
        [(one["bot"], game_of_fault(one), one["fault"], one["told"]) for one in outcome_json["faults"]],
        lost_games(outcome_json),
    )
    return report_problems(files)


def _command() -> str:
    """The command line that repeats this run."""
    return shlex.join(["citadels", *sys.argv[1:]])


def _words(id: str, **arguments: Any) -> str:
    """The words of the report; cards and sources of points have their own messages."""
    if id == "arena-source":
        name = arguments["name"]
        return say(f"score-{name}") if language().has(f"score-{name}") else language().card(name)
    if id == "arena-character":
        return language().card(arguments["name"])
    return say(id, **arguments)


def table_lines(outcome_json: dict[str, Any]) -> Iterator[str]:
    """The standings for people."""
    yield facts_of(outcome_json, _words)
    yield ""
    columns = ("bot", "seats_played", "win_share", "interval", "mean_score", "mean_place", "rating", "faults")
    rows = [[say(f"arena-{column}") for column in columns]]
    for one in sorted(outcome_json["standings"], key=lambda one: -one["win_share"]):
        low, high = one["interval"]
        rating = "–"
        if one["rating"] is not None:
            between = one["rating_interval"]
            rating = f"{one['rating']:.0f} ({between[0]:.0f}–{between[1]:.0f})"
        rows.append(
            [
                one["bot"],
                str(one["seats"]),
                f"{one['win_share']:.1%}",
                f"{low:.1%} – {high:.1%}",
                f"{one['mean_score']:.2f}",
                f"{one['mean_place']:.2f}",
                rating,
                str(sum(one["faults"].values())),
            ]
        )
    yield from aligned(rows)
    if outcome_json["pairs"]:
        yield ""
        yield say("arena-pairs_means", games=outcome_json["pair_games"])
        yield ""
        share = {(pair["bot"], pair["against"]): pair for pair in outcome_json["pairs"]}
        rows = [[say("arena-alone"), *outcome_json["bots"]]]
        for bot in outcome_json["bots"]:
            rows.append([bot, *(_pair_text(share.get((bot, against))) for against in outcome_json["bots"])])
        yield from aligned(rows)


def _pair_text(pair: dict[str, Any] | None) -> str:
    if pair is None:
        return "–"
    low, high = pair["interval"]
    return f"{pair['win_share']:.1%} ({100 * low:.0f}–{100 * high:.0f})"


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Aligned columns, the first one to the left."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for first, *others in rows:
        cells = [f"{text:>{width}}" for text, width in zip(others, widths[1:], strict=True)]
        yield "  ".join([f"{first:<{widths[0]}}", *cells])
