"""``citadels scenario``: rule scenarios from files and folders."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from citadels.cli.parsing import UsageError, add_command
from citadels.cli.voice import Later, language

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "scenario",
        "citadels scenario tests/scenarios",
        "citadels scenario my-scenario.yaml",
        "citadels scenario tests/scenarios --only 'The Thief takes' --show",
    )
    parser.add_argument("paths", nargs="+", metavar="PATH", help=Later("help-scenario-paths"))
    parser.add_argument("--only", default="", metavar="TEXT", help=Later("help-scenario-only"))
    parser.add_argument("--show", action="store_true", help=Later("help-scenario-show"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    from citadels.scenarios.reports import Report  # reads YAML, which the other commands do not need
    from citadels.terminal.scenario import ScenarioTeller

    missing = [path for path in flags.paths if not Path(path).exists()]
    if missing:
        raise UsageError("no_such_path", path=", ".join(missing))
    report = Report(flags.only, ScenarioTeller(language(), print) if flags.show else None)
    report.run(flags.paths)
    if flags.only and not report.passed and not report.failures:
        raise UsageError("no_scenario", text=flags.only)
    for failure in report.failures:
        print(failure)
    print(f"{report.passed} passed, {len(report.failures)} failed")
    return 1 if report.failures else 0
