"""The command ``citadels``: its subcommands, and every error as one line."""

import io
import os
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version

from citadels.cli import arena, bench, play, replay, rules, scenario, schema, serve, simulate
from citadels.cli.parsing import Parser, UsageError, examples_of, language_flag
from citadels.cli.voice import Later, asked_language, choose_language, language
from citadels.lang import Speaker
from citadels.rules.errors import CitadelsError

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
    version = f"citadels {_version()}"
    parser.add_argument("--version", action="version", version=version, help=Later("help-version"))
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for command in (play, serve, rules, replay, simulate, arena, scenario, schema, bench):
        command.add_to(commands)
    return parser


def _version() -> str:
    try:
        return version("citadels")
    except PackageNotFoundError:
        return "(not installed)"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its status."""
    _accept_any_characters()
    choose_language(sys.argv[1:] if argv is None else argv)
    try:
        status = _run(argv)
        sys.stdout.flush()
        return status
    except CitadelsError as error:
        print(f"citadels: {Speaker(language()).error(error)}", file=sys.stderr)
        return WRONG_USE
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
    status: int = flags.run(flags)
    return status


def _accept_any_characters() -> None:
    """Characters the terminal cannot show or decode must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
