"""``citadels scenario``: rule scenarios from files and folders."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from citadels.cli.parsing import UsageError, examples, language_flag

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    parser = commands.add_parser(
        "scenario",
        help="run rule scenarios",
        description="Run rule scenarios: a line for each that fails, then how many passed and failed.",
        parents=[language_flag()],
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=examples("citadels scenario tests/scenarios", "citadels scenario my-scenario.yaml"),
    )
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a file, or a folder of files")
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    from citadels.notation.scenario import run_paths  # reads YAML, which the other commands do not need

    missing = [path for path in flags.paths if not Path(path).exists()]
    if missing:
        raise UsageError(f"there is no file or folder {', '.join(missing)}")
    passed, failures = run_paths(flags.paths)
    for failure in failures:
        print(failure)
    print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0
