"""``citadels play``: a game in the terminal."""

import argparse
import json
import secrets
import shutil
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from citadels.bots import Bot, seat_bots
from citadels.cli.parsing import (
    UsageError,
    examples,
    language_flag,
    names,
    number,
    seat_number,
    setup_flags,
    setup_from,
)
from citadels.game import Game
from citadels.sim.streams import bot_seed, seat_seed
from citadels.terminal import english
from citadels.terminal.plain import PlainGame

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    parser = commands.add_parser(
        "play",
        help="play against bots in the terminal",
        description="Play against bots in the terminal. Type the number of a choice, ? for help, q to leave.",
        parents=[setup_flags(), language_flag()],
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=examples(
            "citadels play",
            "citadels play --players 6 --set cunning_agents --seat random",
            "citadels play --players 2 --uniques 20 --city-size 6 --seed 7",
            "citadels play --record my-game.json",
        ),
    )
    parser.add_argument("--plain", action="store_true", help="plain lines, the only way for now")
    parser.add_argument(
        "--seat", type=seat_number, default=0, metavar="N|random", help="your seat; default: 0"
    )
    parser.add_argument(
        "--bots", type=names, default=("random",), metavar="CODE", help="the others; default: random"
    )
    parser.add_argument("--seed", type=number, metavar="S", help="the same seed deals the same game")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the game down when it is over")
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    setup = setup_from(flags)
    seed = secrets.randbits(32) if flags.seed is None else flags.seed
    seat = Random(seat_seed(seed)).randrange(setup.players) if flags.seat is None else flags.seat
    if seat >= setup.players:
        raise UsageError(
            f"there is no seat {seat}; with {setup.players} players there are 0 to {setup.players - 1}"
        )
    if flags.record is not None and not flags.record.absolute().parent.is_dir():
        raise UsageError(f"there is no folder {flags.record.parent} for the record")
    others = [other for other in range(setup.players) if other != seat]
    codes = seat_bots(flags.bots, len(others))
    bots: dict[int, Bot] = {
        other: bot.player(bot_seed(seed, 0, other)) for other, bot in zip(others, codes, strict=True)
    }
    game = Game(setup, seed)
    talk = english.TALK
    print(talk["welcome"].format(edition=setup.edition, players=setup.players, seed=seed, seat=seat))
    print(talk["welcome_help"])
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    PlainGame(game, seat, bots, sys.stdin, sys.stdout, width).play()
    if flags.record is not None:
        _write(flags.record, game)
        print(talk["saved"].format(path=flags.record))
    return 0


def _write(path: Path, game: Game) -> None:
    try:
        path.write_text(json.dumps(game.record(), indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"the record cannot be written: {error}") from error
