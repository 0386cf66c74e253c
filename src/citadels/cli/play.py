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
    add_command,
    default,
    names,
    number,
    seat_number,
    setup_flags,
    setup_from,
)
from citadels.cli.voice import Later, language
from citadels.game import Game
from citadels.lang import Speaker
from citadels.sim.streams import bot_seed, seat_seed
from citadels.terminal.plain import PlainGame

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "play",
        "citadels play",
        "citadels play --players 6 --set cunning_agents --seat random",
        "citadels play --players 2 --uniques 20 --city-size 6 --seed 7",
        "citadels play --record my-game.json",
        parents=[setup_flags()],
    )
    parser.add_argument("--plain", action="store_true", help=Later("help-play-plain"))
    parser.add_argument(
        "--seat", type=seat_number, default=0, metavar="N|random", help=default("help-play-seat", 0)
    )
    parser.add_argument(
        "--bots", type=names, default=("random",), metavar="CODE", help=default("help-play-bots", "random")
    )
    parser.add_argument("--seed", type=number, metavar="S", help=Later("help-seed"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=Later("help-play-record"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    setup = setup_from(flags)
    seed = secrets.randbits(32) if flags.seed is None else flags.seed
    seat = Random(seat_seed(seed)).randrange(setup.players) if flags.seat is None else flags.seat
    if seat >= setup.players:
        raise UsageError("no_such_seat", seat=seat, most=setup.players - 1)
    if flags.record is not None and not flags.record.absolute().parent.is_dir():
        raise UsageError("no_folder", path=flags.record.parent)
    others = [other for other in range(setup.players) if other != seat]
    codes = seat_bots(flags.bots, len(others))
    bots: dict[int, Bot] = {
        other: bot.player(bot_seed(seed, 0, other)) for other, bot in zip(others, codes, strict=True)
    }
    game = Game(setup, seed)
    speaker = Speaker(language(), seat, setup.edition)
    edition = speaker.say(f"edition-{setup.edition}")
    print(speaker.say("talk-welcome", edition=edition, players=setup.players, seed=str(seed), seat=seat))
    print(speaker.say("talk-welcome_help"))
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    PlainGame(game, speaker, bots, sys.stdin, sys.stdout, width).play()
    if flags.record is not None:
        _write(flags.record, game)
        print(speaker.say("talk-saved", path=flags.record))
    return 0


def _write(path: Path, game: Game) -> None:
    try:
        path.write_text(json.dumps(game.record(), indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise UsageError("cannot_write", path=path, problem=error.strerror) from error
