"""How much others notice of a flood: ``python -m tools.flood_latency``.

Two players play five short games, by turns in peace and while a stranger floods the server: pings, empty
pieces of messages, messages, requests or handshakes without end, over one connection or several. Each flood
comes from an address that has done nothing before, so it has all that an address may do at once. Prints the
median and the 99th percentile of the time from a command to its answer, over all rounds, and the ratio of
both. On a busy machine everybody waits for a core; ``chrt -r 1 python -m tools.flood_latency`` (as root)
keeps other programs out of it.
"""

import argparse
import asyncio
import os
import tempfile
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Final

from tests.server.crowd import House
from tests.server.flooding import QUICK_PLAYERS, seconds_of_commands
from tests.server.guests import served
from tests.server.raw_sockets import KINDS_OF_FLOODS

ROUNDS: Final = 6
GAMES: Final = 5
MEMORY: Final = Path("/dev/shm")  # for the database, where there is one: this is not about the disk


def percentile(seconds: Sequence[float], part: float) -> float:
    """In milliseconds."""
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * part))] * 1000


def measure(floods: Sequence[str], rounds: int, connections: int) -> None:
    strangers = (f"127.0.{number // 250 + 1}.{number % 250 + 1}" for number in count())
    with (
        tempfile.TemporaryDirectory(
            prefix="citadels-flood-", dir=MEMORY if MEMORY.exists() else None
        ) as folder,
        served(f"sqlite:///{folder}/citadels.sqlite3", 1, **QUICK_PLAYERS) as server,
    ):
        house = House(server)
        asyncio.run(seconds_of_commands(house, ""))  # the first game is slower
        print(f"{'flood':14} commands   p50 ms: quiet  loud  ratio   p99 ms: quiet  loud  ratio")
        for flood in floods:
            quiet: list[float] = []
            loud: list[float] = []
            for _ in range(rounds):
                quiet += asyncio.run(seconds_of_commands(house, "", games=GAMES))
                loud += asyncio.run(seconds_of_commands(house, flood, next(strangers), GAMES, connections))
            figures = ""
            for part in (0.5, 0.99):
                one, other = percentile(quiet, part), percentile(loud, part)
                figures += f"{one:15.2f} {other:5.2f} {other / one:6.2f}"
            print(f"{flood:14} {len(quiet) + len(loud):8}{figures}", flush=True)
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.flood_latency", description=__doc__)
    parser.add_argument(
        "floods", nargs="*", help=f"which; all if none is named: {', '.join(KINDS_OF_FLOODS)}"
    )
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, help="games of each kind (default: %(default)s)"
    )
    parser.add_argument(
        "--connections", type=int, default=1, help="of the stranger at a time (default: %(default)s)"
    )
    asked = parser.parse_args()
    unknown = set(asked.floods) - set(KINDS_OF_FLOODS)
    if unknown:
        parser.error(
            f"there is no flood {', '.join(sorted(unknown))}; there are {', '.join(KINDS_OF_FLOODS)}"
        )
    measure(asked.floods or KINDS_OF_FLOODS, asked.rounds, asked.connections)


if __name__ == "__main__":
    main()
