"""Bots in every edition, with every number of players, with and without action cards: who makes mistakes?

    python -m tools.bots_everywhere [--games 2000] [--seed 1] [--jobs 2] [--bots greedy,steward,search:n4]

Plays at least as many games as asked for, at mixed tables of all the bots, and prints a line for each way to
play; ends with status 1 if any bot did anything wrong.
"""

import argparse
import sys
from collections.abc import Iterator

from citadels import Setup
from citadels.cards.editions import EDITIONS
from citadels.policy.styles import STYLES
from citadels.sim.arena import compare

BOTS = ("random", "greedy", "steward", *(f"steward:{style}" for style in STYLES), "search:n2")


def ways_to_play() -> Iterator[Setup]:
    """Each edition with each number of players, its sets in turn, with and without action cards."""
    for edition in EDITIONS.values():
        least, most = edition.players
        for players in range(least, most + 1):
            for action_cards in (False, True):
                chosen = "random" if len(edition.sets) > 1 else None
                yield Setup(edition=edition.id, players=players, set=chosen, action_cards=action_cards)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bots", default=",".join(BOTS))
    flags = parser.parse_args()
    setups = list(ways_to_play())
    games = -(-flags.games // len(setups))
    wrong = played = 0
    for setup in setups:
        told = compare(setup, flags.bots.split(","), games, flags.seed, flags.jobs).to_json()
        mistakes = len(told["faults"]) + len(told["lost_games"])
        wrong += mistakes
        played += told["games"]
        cards = "with action cards" if setup.action_cards else ""
        print(f"{setup.edition:10} {setup.players} {games:4} games {mistakes:3} mistakes {cards}", flush=True)
        for fault in told["faults"]:
            print(f"    {fault}", flush=True)
    print(f"{played} games, {wrong} mistakes")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
