"""``citadels schema``: the protocol, for programs."""

import argparse
import json
from typing import TYPE_CHECKING

from citadels.cli.parsing import examples, language_flag

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    parser = commands.add_parser(
        "schema",
        help="describe the protocol for programs",
        description="All decisions, choices, events, reasons and score lines, and the JSON Schemas.",
        parents=[language_flag()],
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=examples("citadels schema --json", "citadels schema --json > schema.json"),
    )
    parser.add_argument("--json", action="store_true", required=True, help="as one JSON object")
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    from citadels.notation.schema import schema

    print(json.dumps(schema(), indent=2, ensure_ascii=False))
    return 0
