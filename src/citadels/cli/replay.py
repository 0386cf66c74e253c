"""``citadels replay``: a recorded game, in sentences or step by step."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from citadels.cli.files import read_json
from citadels.cli.parsing import add_command, number
from citadels.cli.voice import Later, language
from citadels.game import Game
from citadels.lang import Speaker
from citadels.terminal.pages import screen_width
from citadels.terminal.replay import replay_lines
from citadels.terminal.screen import Screen
from citadels.terminal.stepping import Stepper

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "replay",
        "citadels replay my-game.json",
        "citadels replay my-game.json --seat 0 --all",
        "citadels replay my-game.json --open --step",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=Later("help-replay-file"))
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=number, metavar="N", help=Later("help-replay-seat"))
    eyes.add_argument("--open", action="store_true", help=Later("help-replay-open"))
    pace = parser.add_mutually_exclusive_group()
    pace.add_argument("--step", action="store_true", help=Later("help-replay-step"))
    pace.add_argument("--all", action="store_true", help=Later("help-replay-all"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    record = read_json(flags.file)
    game = Game.from_record(record)
    game.view(flags.seat)  # refuses a seat that does not exist
    screen = Screen(sys.stdin, sys.stdout, screen_width(sys.stdout))
    if flags.step or (sys.stdin.isatty() and sys.stdout.isatty() and not flags.all):
        Stepper(record, language(), screen, flags.seat, flags.open).walk()
    else:
        screen.say(*replay_lines(game, Speaker.at_table(language(), game, flags.seat), flags.open))
    return 0
