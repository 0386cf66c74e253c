"""What the commands have in common: flags, their values, and errors on one line."""

import argparse
import sys
from typing import Final, NoReturn

from citadels.cards.editions import DEFAULT_EDITION
from citadels.cards.sets import RANDOM_SET, READY_MADE_SETS
from citadels.rules.setup import Setup

LANGUAGES: Final = ("en",)


class UsageError(Exception):
    """A command that cannot be carried out as it was given; its text says why."""


class Parser(argparse.ArgumentParser):
    """Wrong arguments are one line and status 2."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        sys.exit(2)


def language_flag() -> Parser:
    """The flag that every command takes."""
    parser = Parser(add_help=False)
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of what is said")
    return parser


def setup_flags() -> Parser:
    """The flags that say how a game is set up; what is left out follows the edition."""
    parser = Parser(add_help=False)
    group = parser.add_argument_group("the game")
    group.add_argument("--edition", default=DEFAULT_EDITION, metavar="ID", help="default: %(default)s")
    group.add_argument("--players", type=number, default=4, metavar="N", help="default: %(default)s")
    sets = ", ".join((*READY_MADE_SETS, RANDOM_SET))
    group.add_argument("--set", metavar="NAME", help=f"a ready-made or random set: {sets}")
    group.add_argument("--characters", type=names, metavar="A,B,…", help="the characters, one a rank")
    group.add_argument(
        "--uniques", type=names_or_number, metavar="A,B,…|N", help="the unique districts, or how many of them"
    )
    group.add_argument(
        "--ninth", action=argparse.BooleanOptionalAction, default=None, help="with a character of rank 9"
    )
    group.add_argument("--city-size", type=number, metavar="N", help="districts that complete a city")
    group.add_argument("--five-types-bonus", type=number, metavar="N", help="points for all five types")
    group.add_argument(
        "--crown", type=number, metavar="SEAT", help="who has the crown first; default: chance"
    )
    return parser


def number(text: str) -> int:
    """A whole number, 0 or more."""
    if not (text.isascii() and text.isdigit() and len(text) < 40):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number, 0 or more")
    return int(text)


def positive(text: str) -> int:
    value = number(text)
    if value == 0:
        raise argparse.ArgumentTypeError("0 is too few")
    return value


def names(text: str) -> tuple[str, ...]:
    """Ids separated by commas."""
    return tuple(part.strip() for part in text.split(",")) if text.strip() else ()


def names_or_number(text: str) -> tuple[str, ...] | int:
    """Ids separated by commas, or how many there shall be."""
    return number(text) if text.isascii() and text.isdigit() else names(text)


def setup_from(flags: argparse.Namespace) -> Setup:
    """The setup that the flags describe; SetupError says what is wrong with it."""
    uniques = flags.uniques
    return Setup(
        edition=flags.edition,
        players=flags.players,
        set=flags.set,
        characters=flags.characters,
        ninth=flags.ninth,
        uniques=None if isinstance(uniques, int) else uniques,
        unique_count=uniques if isinstance(uniques, int) else None,
        city_size=flags.city_size,
        five_types_bonus=flags.five_types_bonus,
        crown=flags.crown,
    )


def examples(*lines: str) -> str:
    """The end of a help text."""
    return "examples:\n" + "\n".join(f"  {line}" for line in lines)


def seat_number(text: str) -> int | None:
    """A seat, or None for ``random``."""
    return None if text == "random" else number(text)
