"""``citadels replay``: a recorded game, told as sentences."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from citadels.cli.parsing import UsageError, examples, language_flag, number
from citadels.game import Game
from citadels.terminal.replay import replay_lines

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    parser = commands.add_parser(
        "replay",
        help="tell a recorded game",
        description="Replay a record and tell what happened, as a spectator or a player has seen it.",
        parents=[language_flag()],
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=examples("citadels replay my-game.json", "citadels replay my-game.json --seat 0"),
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a record, as `citadels play --record` writes it"
    )
    parser.add_argument("--seat", type=number, metavar="N", help="with the eyes of a player")
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    game = Game.from_record(_read(flags.file))
    for line in replay_lines(game, flags.seat):
        print(line)
    return 0


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"the record cannot be read: {error}") from error
    except (ValueError, RecursionError) as error:
        raise UsageError(f"{path} is not JSON: {error}") from error
