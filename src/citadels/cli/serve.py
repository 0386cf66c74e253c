"""``citadels serve``: the server."""

import argparse
import re
import sys
from functools import partial
from typing import TYPE_CHECKING

from citadels.cli.parsing import add_command, default, number, positive
from citadels.cli.voice import Later, say
from citadels.lang import LANGUAGES, Speaker, find_language
from citadels.terminal.qr_code import drawn, fits

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "serve",
        "citadels serve",
        "citadels serve --host 0.0.0.0 --port 9000",
        "citadels serve --database postgresql://citadels@localhost/citadels",
        "citadels serve --workers 4 --database postgresql://citadels@localhost/citadels",
    )
    parser.add_argument("--host", metavar="H", help=default("help-serve-host", "127.0.0.1"))
    parser.add_argument("--port", type=number, metavar="P", help=default("help-serve-port", 8000))
    parser.add_argument("--database", metavar="URL", help=Later("help-serve-database"))
    parser.add_argument("--workers", type=positive, default=1, metavar="N", help=Later("help-serve-workers"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    # Imported here so that other commands do not wait for the server.
    from citadels.server.serving import serve
    from citadels.tables.settings import Settings

    settings = Settings.from_environment(host=flags.host, port=flags.port, database_url=flags.database)
    serve(settings, partial(say_ready, in_terminal=sys.stdout.isatty()), _invitation, flags.workers)
    return 0


def say_ready(address: str, others: list[str], in_terminal: bool) -> None:
    """Where the page is, here and, with a QR code for phones, on other devices."""
    # The same in every language: scripts wait for this line.
    print(f"Citadels is ready at {address}", flush=True)
    if others:
        print(say("serve-others"), *others, sep="\n  ")
        if in_terminal and fits(others[0]):
            print(drawn(others[0]))
    else:
        print(say("serve-only_here"))
    server = others[0] if others else address
    print(say("serve-terminal", command=f"citadels play --join CODE --server {server}"), flush=True)


def _invitation(wanted: str, name: str, taken: int, players: int) -> tuple[str, str]:
    """The title and the text of a link to a table, in the first language that a browser wants and we have."""
    codes = [code for code in re.findall(r"\b([a-z]{2})\b", wanted.lower()) if code in LANGUAGES]
    speaker = Speaker(find_language(codes[0] if codes else "en"))
    title = speaker.say("friends-link_title", name=name) if name else speaker.say("friends-link_nobody")
    return title, speaker.say("friends-link_about", taken=str(taken), players=str(players))
