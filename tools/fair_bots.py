"""How long a bot takes beside many that think hard: ``python -m tools.fair_bots``.

A person plays with three bots, by turns alone on a server with one worker, and while one guest, or twenty
guests at one address, let 160 masters think at twenty tables. Prints the median time of a bot's answer and
the ratio, which should stay below 1.5.
"""

import argparse
import os
import tempfile
from statistics import median
from typing import Final

from tests.server.guests import served
from tests.server.masters import Masters, seconds_of_bots

ROUNDS: Final = 4
ANSWERS: Final = 10  # of bots, in each half of a round


def measure(guests: int, rounds: int) -> None:
    with (
        tempfile.TemporaryDirectory(prefix="citadels-bots-") as folder,
        served(
            f"sqlite:///{folder}/citadels.sqlite3",
            bot_workers="1",
            bot_delay="0.7",
            connections_per_guest="100",
        ) as server,
    ):
        masters = Masters(server, guests)
        quiet: list[float] = []
        loud: list[float] = []
        for _ in range(rounds):
            quiet += seconds_of_bots(server, ANSWERS)
            with masters.watched():
                loud += seconds_of_bots(server, ANSWERS)
    without, beside = median(quiet), median(loud)
    print(
        f"{guests:2} greedy guests: {without:.2f} s alone, {beside:.2f} s beside 160 masters,"
        f" ratio {beside / without:.2f} (load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fair_bots", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of each kind (default: %(default)s)")
    asked = parser.parse_args()
    for guests in (1, 20):
        measure(guests, asked.rounds)


if __name__ == "__main__":
    main()
