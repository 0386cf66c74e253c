"""``citadels play``: a game in the terminal."""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from citadels.bots import USUAL_LEVEL, Bot, seat_bots
from citadels.cards.editions import DEFAULT_EDITION, EDITIONS
from citadels.cli.joining import join
from citadels.cli.parsing import (
    UsageError,
    add_command,
    default,
    names,
    number,
    seat_number,
)
from citadels.cli.setup_flags import setup_flags, setup_from
from citadels.cli.voice import Later, language, speak
from citadels.game import Game
from citadels.lang import Speaker
from citadels.sim.streams import bot_seed, seat_seed
from citadels.tables.bot_names import with_bot_names
from citadels.terminal import left_games, questions
from citadels.terminal.left_games import BadLeftGame, LeftGame
from citadels.terminal.local import LocalSitting
from citadels.terminal.pages import USUAL_WIDTH, screen_width
from citadels.terminal.plain import PlainGame
from citadels.terminal.questions import Question
from citadels.terminal.screen import Screen
from citadels.terminal.server import USUAL_SERVER
from citadels.terminal.sheet import final_lines

if TYPE_CHECKING:
    from citadels.cli.commands import Commands

_USUAL_PLAYERS: Final = 4
_RESUME: Final = "citadels play --resume"
# Flags that say what to play: if one is given, we ask no questions.
_WANTED: Final = ("edition", "players", "set", "characters", "bots", "resume")


# Asks one question after the other, and is sent the answers.
Questions = Generator[Question[Any], Any, None]


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "play",
        "citadels play",
        "citadels play --players 6 --set cunning_agents --seat random --bots easy",
        "citadels play --players 2 --uniques 20 --city-size 6 --seed 7",
        "citadels play --edition dark-city --players 5 --lang en",
        "citadels play --edition classic --action-cards --city-size 7",
        "citadels play --resume",
        "citadels play --join http://127.0.0.1:8000/t/k7m2p9qx --name Ada",
        "citadels play --join k7m2p9qx --server http://192.168.0.5:8000 --plain",
        parents=[setup_flags()],
    )
    parser.add_argument("--plain", action="store_true", help=Later("help-play-plain"))
    parser.add_argument("--ask", action="store_true", help=Later("help-play-ask"))
    parser.add_argument("--name", metavar="NAME", help=Later("help-play-name"))
    parser.add_argument(
        "--seat", type=seat_number, default=0, metavar="N|random", help=default("help-play-seat", 0)
    )
    parser.add_argument("--bots", type=names, metavar="CODE", help=Later("help-play-bots", value=USUAL_LEVEL))
    parser.add_argument("--seed", type=number, metavar="S", help=Later("help-seed"))
    parser.add_argument(
        "--resume", nargs="?", type=Path, const=Path(), metavar="FILE", help=Later("help-play-resume")
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help=Later("help-play-record"))
    parser.add_argument("--join", metavar="URL", help=Later("help-play-join"))
    parser.add_argument("--server", metavar="URL", help=default("help-play-server", USUAL_SERVER))
    parser.add_argument("--width", type=number, metavar="N", help=default("help-play-width", USUAL_WIDTH))
    parser.set_defaults(run=run, edition=None, players=None)


@dataclass
class _Table:
    """A game with who sits where, and the file that keeps it."""

    left: LeftGame
    bots: dict[int, Bot]
    path: Path

    def sit_down(self) -> LocalSitting:
        left = self.left
        speaker = Speaker.at_table(language(), left.game, left.seat, left.names)
        return LocalSitting(left.game, speaker, self.bots, self.keep, left.hints)

    def keep(self) -> None:
        """Save the game; if that fails, the game still continues."""
        try:
            left_games.keep(self.path, self.left)
        except OSError:
            return


def run(flags: argparse.Namespace) -> int:
    if flags.record is not None and not flags.record.absolute().parent.is_dir():
        raise UsageError("no_folder", path=flags.record.parent)
    if flags.join is not None:
        return join(flags.join, flags.server, flags.name or "", plain=_is_plain(flags), screen=_screen(flags))
    return _play_plainly(flags) if _is_plain(flags) else _play_on_full_screen(flags)


def _is_plain(flags: argparse.Namespace) -> bool:
    """Plain lines if somebody wants them, or where there is no terminal to fill."""
    in_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    return flags.plain or not in_terminal


def _screen(flags: argparse.Namespace) -> Screen:
    width = screen_width(sys.stdout) if flags.width is None else flags.width or None
    return Screen(sys.stdin, sys.stdout, width)


def _asks(flags: argparse.Namespace) -> bool:
    """Whether we ask for what the flags leave out."""
    nothing_wanted = all(getattr(flags, name) is None for name in _WANTED)
    return flags.ask or (nothing_wanted and sys.stdin.isatty())


def _questions(flags: argparse.Namespace) -> Questions:
    """Questions for what the flags leave out; each is sent its answer."""
    if not flags.lang_given:
        flags.lang = yield questions.language_question(flags.lang)
        speak(flags.lang)
    if flags.edition is None:
        flags.edition = yield questions.edition_question(language(), DEFAULT_EDITION)
    if flags.edition not in EDITIONS:
        return  # the setup's error explains the problem
    if flags.players is None:
        flags.players = yield questions.players_question(language(), flags.edition, _USUAL_PLAYERS)
    if flags.set is None and flags.characters is None:
        sets = questions.set_question(language(), flags.edition)
        flags.set = None if sets is None else (yield sets)
    if flags.bots is None:
        flags.bots = ((yield questions.bots_question(language(), USUAL_LEVEL)),)


# In plain lines


def _play_plainly(flags: argparse.Namespace) -> int:
    screen = _screen(flags)
    if flags.resume is not None:
        return _play(_resumed(flags.resume), flags, screen)
    if _asks(flags):
        try:
            _ask(_questions(flags), screen)
        except questions.Left:
            screen.say(Speaker(language()).say("talk-bye"))
            return 0
    return _play(_new(flags), flags, screen)


def _ask(asked: Questions, screen: Screen) -> None:
    answer: Any = None
    while True:
        try:
            answer = questions.ask(screen, asked.send(answer))
        except StopIteration:
            return


def _new(flags: argparse.Namespace) -> _Table:
    flags.edition = flags.edition or DEFAULT_EDITION
    flags.players = _USUAL_PLAYERS if flags.players is None else flags.players
    setup = setup_from(flags)
    seed = secrets.randbits(32) if flags.seed is None else flags.seed
    seat = Random(seat_seed(seed)).randrange(setup.players) if flags.seat is None else flags.seat
    if seat >= setup.players:
        raise UsageError("no_such_seat", seat=seat, most=setup.players - 1)
    codes = tuple(bot.code for bot in seat_bots(flags.bots or (USUAL_LEVEL,), setup.players - 1))
    people = [""] * setup.players
    people[seat] = flags.name or language().say("player-me")
    left = LeftGame(Game(setup, seed), seat, codes, tuple(with_bot_names(people)))
    return _table(left, left_games.free_path(seed))


def _resumed(path: Path) -> _Table:
    """The game in a file, or the one left last."""
    asked = left_games.newest() if path == Path() else path
    if asked is None:
        raise UsageError("no_left_game", path=left_games.folder())
    try:
        return _table(left_games.take_up(asked), asked)
    except OSError as error:
        raise UsageError("cannot_read", path=asked, problem=error.strerror) from error
    except BadLeftGame as error:
        raise UsageError("bad_left_game", path=asked) from error


def _table(left: LeftGame, path: Path) -> _Table:
    others = [seat for seat in range(left.game.players) if seat != left.seat]
    found = seat_bots(left.bots, len(others))
    # A resumed game is a new run for the bots: their dice start again.
    begun = len(left.game.record()["choices"])
    bots = {
        seat: bot.player(bot_seed(left.game.seed, begun, seat))
        for seat, bot in zip(others, found, strict=True)
    }
    return _Table(left, bots, path)


def _play(table: _Table, flags: argparse.Namespace, screen: Screen) -> int:
    sitting = table.sit_down()
    speaker, game = sitting.speaker, table.left.game
    edition = speaker.say(f"edition-{speaker.reader.edition}")
    screen.say(speaker.say("talk-welcome", edition=edition, players=game.players, seed=str(game.seed)))
    resumed = flags.resume is not None
    if resumed:
        screen.say(speaker.say("talk-resumed"))
    else:
        _mention_unfinished_game(screen, speaker)
    screen.say(speaker.say("talk-welcome_help"))
    try:
        PlainGame(sitting, screen, resumed).play()
    finally:
        # After leaving, end of input or Ctrl-C, the game is in its file, or over.
        _leave(table, flags, screen, speaker)
    return 0


def _leave(table: _Table, flags: argparse.Namespace, screen: Screen, speaker: Speaker) -> None:
    game = table.left.game
    if flags.record is not None:
        _write(flags.record, table.left)
        screen.say(speaker.say("talk-saved", path=flags.record))
    if game.over:
        table.path.unlink(missing_ok=True)
    elif table.path.is_file():
        screen.say(speaker.say("talk-kept", command=_RESUME))
    screen.out.flush()


def _mention_unfinished_game(screen: Screen, speaker: Speaker) -> None:
    if left_games.newest() is not None:
        screen.say(speaker.say("talk-left", command=_RESUME))


def _write(path: Path, left: LeftGame) -> None:
    try:
        path.write_text(json.dumps(left.record(), indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise UsageError("cannot_write", path=path, problem=error.strerror) from error


# On a full screen


def _play_on_full_screen(flags: argparse.Namespace) -> int:
    from citadels.terminal.full.app import FullScreen

    tables: list[_Table] = []
    app = FullScreen(_opening(flags, tables), lambda: Speaker(language()), flags.resume is not None)
    app.run()
    if app.failure is not None:
        raise app.failure
    screen = _screen(flags)
    if not tables:
        screen.say(Speaker(language()).say("talk-bye"))
        return 0
    [table] = tables
    speaker = table.sit_down().speaker
    if table.left.game.over:
        screen.say(*final_lines(table.left.game, speaker))
    _leave(table, flags, screen, speaker)
    return 0


def _opening(flags: argparse.Namespace, tables: list[_Table]) -> Generator[Question[Any], Any, LocalSitting]:
    """Questions, and then the table, which is also put into the list."""
    left = left_games.newest() if _asks(flags) else None
    if left is not None and (yield questions.unfinished_question(language())):
        flags.resume = left
    if flags.resume is None and _asks(flags):
        yield from _questions(flags)
    tables.append(_new(flags) if flags.resume is None else _resumed(flags.resume))
    return tables[0].sit_down()
