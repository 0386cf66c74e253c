"""``citadels serve``: the server."""

import argparse
from typing import TYPE_CHECKING

from citadels.cli.parsing import add_command, default, number
from citadels.cli.voice import Later

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "serve",
        "citadels serve",
        "citadels serve --host 0.0.0.0 --port 9000",
        "citadels serve --database postgresql://citadels@localhost/citadels",
    )
    parser.add_argument("--host", metavar="H", help=default("help-serve-host", "127.0.0.1"))
    parser.add_argument("--port", type=number, metavar="P", help=default("help-serve-port", 8000))
    parser.add_argument("--database", metavar="URL", help=Later("help-serve-database"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    # Imported here so that other commands do not wait for the server.
    from citadels.server.serving import serve
    from citadels.tables.settings import Settings

    settings = Settings.from_environment(host=flags.host, port=flags.port, database_url=flags.database)
    # The same in every language: scripts wait for this line.
    serve(settings, lambda address: print(f"Citadels is ready at {address}", flush=True))
    return 0
