"""The command ``citadels``: its subcommands, and every error as one line."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from citadels.cli.parsing import Parser, UsageError, examples_of, language_flag
from citadels.cli.voice import Later, asked_language, choose_language, language

if TYPE_CHECKING:
    from citadels.rules.errors import CitadelsError

# Each is a module beside this one, imported when the command is used.
COMMANDS: Final = (
    "play",
    "serve",
    "rules",
    "replay",
    "verify",
    "stats",
    "analyse",
    "simulate",
    "arena",
    "dataset",
    "puzzles",
    "scenario",
    "schema",
    "bench",
    "admin",
)
WRONG_USE = 2
INTERRUPTED = 130
READER_GONE = 141


def build_parser() -> Parser:
    parser = Parser(
        prog="citadels",
        description=Later("help-citadels"),
        parents=[language_flag()],
        epilog=examples_of(
            "citadels play",
            "citadels play --players 6 --set random",
            "citadels rules witch",
            "citadels simulate --players 4 --bots random --games 1000 --seed 1 --json",
            "citadels COMMAND --help",
        ),
    )
    parser.add_argument("--version", action=_Version, nargs=0, help=Later("help-version"))
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Command)
    for name in COMMANDS:
        commands.add_parser(name, help=Later(f"help-{name}"), command=name)
    return parser


class _Command(Parser):
    """Stands for a command until it is used."""

    def __init__(self, command: str, **settings: Any) -> None:
        super().__init__(**settings)
        self.command = command

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        commands = Parser(prog="citadels").add_subparsers(parser_class=Parser)
        import_module(f"citadels.cli.{self.command}").add_to(commands)
        return commands.choices[self.command].parse_known_args(args, namespace)


class _Version(argparse.Action):
    """Prints the version."""

    def __call__(self, parser: argparse.ArgumentParser, *unused: Any) -> None:
        from importlib.metadata import PackageNotFoundError, version

        try:
            print(f"citadels {version('citadels')}")
        except PackageNotFoundError:
            print("citadels (not installed)")
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its status."""
    _accept_any_characters()
    choose_language(sys.argv[1:] if argv is None else argv)
    try:
        status = _run(argv)
        sys.stdout.flush()
        return status
    except UsageError as error:
        print(f"citadels: {error}", file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone, as in `citadels replay FILE | head`: nothing more can be printed,
        # and the interpreter must not try to when it leaves.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE


def _run(argv: Sequence[str] | None) -> int:
    try:
        flags = build_parser().parse_args(argv)
        flags.lang_given = asked_language(sys.argv[1:] if argv is None else argv) is not None
    except SystemExit as leaving:  # argparse leaves after --help and after wrong arguments
        return leaving.code if isinstance(leaving.code, int) else WRONG_USE
    try:
        status: int = flags.run(flags)
    except Exception as error:
        from citadels.rules.errors import CitadelsError

        if not isinstance(error, CitadelsError):
            raise
        print(f"citadels: {_in_words(error, getattr(flags, 'edition', None))}", file=sys.stderr)
        return WRONG_USE
    return status


def _in_words(error: "CitadelsError", edition: str | None) -> str:
    """With the names that cards have in the edition that was asked for."""
    from citadels.lang.speaker import Speaker

    return Speaker(language(), edition=edition or "").error(error)


def _accept_any_characters() -> None:
    """Characters the terminal cannot show or decode must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
