"""``citadels scenario``: rule scenarios from files and folders."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from citadels.cli.parsing import UsageError, add_command
from citadels.cli.voice import Later

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands, "scenario", "citadels scenario tests/scenarios", "citadels scenario my-scenario.yaml"
    )
    parser.add_argument("paths", nargs="+", metavar="PATH", help=Later("help-scenario-paths"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    from citadels.scenarios.runner import run_paths  # reads YAML, which the other commands do not need

    missing = [path for path in flags.paths if not Path(path).exists()]
    if missing:
        raise UsageError("no_such_path", path=", ".join(missing))
    passed, failures = run_paths(flags.paths)
    for failure in failures:
        print(failure)
    print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0
