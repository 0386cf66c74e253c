"""``citadels replay``: a recorded game, told as sentences."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from citadels.cli.parsing import UsageError, add_command, number
from citadels.cli.voice import Later, language
from citadels.game import Game
from citadels.lang import Speaker
from citadels.terminal.replay import replay_lines

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands, "replay", "citadels replay my-game.json", "citadels replay my-game.json --seat 0"
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=Later("help-replay-file"))
    parser.add_argument("--seat", type=number, metavar="N", help=Later("help-replay-seat"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    game = Game.from_record(_read(flags.file))
    edition = game.view(None)["edition"]
    for line in replay_lines(game, Speaker(language(), flags.seat, edition)):
        print(line)
    return 0


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError("cannot_read", path=path, problem=error.strerror) from error
    except (ValueError, RecursionError) as error:
        raise UsageError("not_json", path=path, problem=error) from error
