"""``citadels schema``: the protocol, for programs."""

import argparse
import json
from typing import TYPE_CHECKING

from citadels.cli.parsing import add_command
from citadels.cli.voice import Later

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    parser = add_command(commands, "schema", "citadels schema --json", "citadels schema --json > schema.json")
    parser.add_argument("--json", action="store_true", required=True, help=Later("help-json"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    from citadels.protocol.schema import schema

    print(json.dumps(schema(), indent=2, ensure_ascii=False))
    return 0
