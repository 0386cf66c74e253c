"""``citadels dataset``: games of bots as data for programs that learn."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from citadels.cli.parsing import UsageError, add_command, default, names, number, positive
from citadels.cli.progress import progress_bar
from citadels.cli.setup_flags import setup_flags, setup_from
from citadels.cli.voice import Later, say
from citadels.insight.reading import NoPyarrow

if TYPE_CHECKING:
    from citadels.cli.commands import Commands

_PLAYERS = 4
_SHARD = 100


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "dataset",
        "citadels dataset games --games 1000 --bots steward",
        "citadels dataset games --players 5 --set random --bots search:n8 --games 10000 --jobs 2",
        "citadels dataset games --edition classic --bots greedy --games 100 --format jsonl",
        parents=[setup_flags()],
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=Later("help-dataset-folder"))
    parser.add_argument(
        "--bots", type=names, default=("steward",), metavar="CODE[,CODE…]", help=Later("help-dataset-bots")
    )
    parser.add_argument(
        "--games", type=positive, default=1000, metavar="G", help=default("help-simulate-games", 1000)
    )
    parser.add_argument("--seed", type=number, default=1, metavar="S", help=default("help-default", 1))
    parser.add_argument(
        "--shard", type=positive, default=_SHARD, metavar="G", help=default("help-dataset-shard", _SHARD)
    )
    parser.add_argument(
        "--format", choices=("parquet", "jsonl"), default="parquet", help=Later("help-dataset-format")
    )
    parser.add_argument(
        "--jobs", type=positive, default=1, metavar="J", help=default("help-simulate-jobs", 1)
    )
    parser.add_argument(
        "--no-rotate", dest="rotate", action="store_false", help=Later("help-simulate-no_rotate")
    )
    parser.add_argument("--json", action="store_true", help=Later("help-json"))
    parser.set_defaults(run=run, players=None)


def run(flags: argparse.Namespace) -> int:
    try:
        from citadels.env.dataset import LostShard, OtherDataset, Plan, make_dataset
    except ImportError as error:
        raise UsageError("no_environments") from error
    if flags.players is None:
        flags.players = len(flags.bots) if len(flags.bots) > 1 else _PLAYERS
    plan = Plan(
        setup_from(flags), flags.bots, flags.games, flags.seed, flags.shard, flags.format, flags.rotate
    )
    folder: Path = flags.folder
    try:
        with progress_bar(flags.games) as progress:
            made = make_dataset(plan, folder, flags.jobs, progress)
    except NoPyarrow as error:
        raise UsageError("no_pyarrow") from error
    except OtherDataset as error:
        raise UsageError("other_dataset", path=folder) from error
    except LostShard as error:
        raise UsageError("lost_shard", path=folder) from error
    except OSError as error:
        raise UsageError("cannot_write", path=folder, problem=error.strerror or str(error)) from error
    if flags.json:
        print(json.dumps(made))
    else:
        print(
            say("simulate-dataset", games=made["games"], decisions=str(made["decisions"]), path=str(folder))
        )
    return 0
