"""How long a hint takes: ``python -m tools.hint_latency``.

A player sits alone among easy bots at tables of a real server, asks for a hint over the socket wherever
there is a choice, and plays what it suggests. Prints the median and the 95th percentile of the time from the
question to its answer, for each edition with four players and with as many as it allows, and for all of them
together: 300 ms are allowed. On a busy machine everybody waits for a core, so it prints the load as well.
"""

import argparse
import os
import tempfile
from statistics import median
from time import perf_counter
from typing import Any, Final

from citadels.cards.editions import EDITIONS
from citadels.game import COMPILED
from tests.server.guests import Guest, Socket, served
from tools.flood_latency import percentile

HINTS: Final = 50  # of each kind of table
A_TABLE: Final = 25  # the server gives one player 30 a minute at a table
USUAL: Final = 4  # players


def seconds_of_hints(guest: Guest, setup: dict[str, Any], most: int) -> list[float]:
    """Of one game, or of its first hints."""
    found: list[float] = []
    seats: list[dict[str, str]] = [{}] + [{"bot": "easy"}] * (setup["players"] - 1)
    table = guest.opens(setup=setup, seats=seats, name="Ann", pace="at_once")
    with guest.socket(table) as socket:
        socket.do("start")
        while len(found) < most:
            socket.until(lambda one: one.over or bool(one.options()))
            if socket.over:
                break
            choice = socket.options()[0]
            if len(socket.options()) > 1:
                begun = perf_counter()
                answer = socket.do("hint")
                found.append(perf_counter() - begun)
                choice = answer["hint"]["choices"][0]["choice"]
            _play(socket, choice)
    return found


def _play(socket: Socket, choice: str) -> None:
    before = socket.version
    assert socket.do("play", choice=choice, version=before)["type"] == "done"
    socket.until(lambda one: one.version > before or one.over)


def line(name: str, players: str, seconds: list[float]) -> str:
    slow = percentile(seconds, 0.95)
    return f"{name:10} {players:>7} {len(seconds):6} {1000 * median(seconds):8.0f} ms {slow:8.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.hint_latency", description=__doc__)
    parser.add_argument("--hints", type=int, default=HINTS, help="of each kind (default: %(default)s)")
    asked = parser.parse_args()
    everything: list[float] = []
    print(f"{'compiled' if COMPILED else 'pure'} engine\nedition    players  hints      median        95 %")
    with (
        tempfile.TemporaryDirectory(prefix="citadels-hints-") as folder,
        served(f"sqlite:///{folder}/citadels.sqlite3") as server,
    ):
        guest = Guest(server)
        seconds_of_hints(guest, {"players": USUAL}, 3)  # the first ones start the workers
        for id, edition in EDITIONS.items():
            for players in (USUAL, edition.players[1]):
                found: list[float] = []
                while len(found) < asked.hints:
                    setup = {"edition": id, "players": players, "set": "random"}
                    found += seconds_of_hints(guest, setup, min(A_TABLE, asked.hints - len(found)))
                print(line(id, str(players), found), flush=True)
                everything += found
        guest.http.close()
    print(line("all", "", everything))
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
