"""Compare the speed of two builds of the package: ``python -m tools.compare_speed OLD NEW``.

OLD and NEW are folders with a package ``citadels``, compiled or not, such as ``pip install --target`` makes.
Each round measures both, each in its own process, and takes the ratio of their processor times. Other work
on the machine hardly affects the median over all rounds. A digest shows whether both played the same games.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

ROUNDS: Final = 9
GAMES: Final = 150

# Runs in both builds, so it uses only what both have.
MEASURE: Final = """
import json, sys
from hashlib import sha256
from time import process_time

from citadels import COMPILED, Game, Setup
from citadels.rules.at_random import play_at_random
from citadels.rules.dealing import new_state
from citadels.rules.randomness import Chance, seed_bytes

games = int(sys.argv[1])
found = sha256()


def loop(setup, seed):
    state = new_state(setup, seed, None)
    chances = [Chance(seed_bytes(1000 * seed + seat)) for seat in range(setup.players)]
    decisions, _ = play_at_random(state, chances)
    found.update(f"{decisions} {state.gold} {state.hands} {state.crown} ".encode())


def checked(setup, seed):
    game = Game(setup, seed)
    chance = Chance(seed_bytes(seed))
    while not game.over:
        choices = game.decision.choices
        game.play_choice(choices[chance.below(len(choices))])
    found.update(game.digest().encode())


def by_texts(setup, seed):
    game = Game(setup, seed)
    chance = Chance(seed_bytes(seed))
    while not game.over:
        options = game.decision.options
        game.play(options[chance.below(len(options))].text)
    found.update(game.digest().encode())


def middle(setup):
    game = Game(setup, 1)
    for number in range(120):
        choices = game.decision.choices
        game.play_choice(choices[number % len(choices)])
    return game


def seconds(act, *arguments):
    for seed in range(10):
        act(*arguments, seed)
    begun = process_time()
    for seed in range(games):
        act(*arguments, seed)
    return process_time() - begun


everything = Setup(players=4, set="random")
times = {
    "bare loop, 27 characters": seconds(loop, everything),
    "bare loop, eight characters": seconds(loop, Setup(players=4)),
    "bare loop, classic": seconds(loop, Setup(edition="classic", players=4)),
    "bare loop, action cards": seconds(loop, Setup(edition="deluxe-cz", players=6, action_cards=True)),
    "Game, 27 characters": seconds(checked, everything),
    "Game by texts, 27 characters": seconds(by_texts, everything),
}
game = middle(everything)
seat = game.decision.seat
times["state clone"] = seconds(lambda _: [game.state.clone() for _ in range(200)])
times["game clone"] = seconds(lambda _: [game.clone() for _ in range(100)])
times["view"] = seconds(lambda _: [game.view(seat) for _ in range(5)])
print(json.dumps({"compiled": COMPILED, "digest": found.hexdigest(), "times": times}))
"""


def measure(folder: Path, games: int) -> dict[str, Any]:
    """One measurement of a build, in a new process."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, str(games)],
        env=environment,
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured


def compare(old: Path, new: Path, rounds: int, games: int) -> int:
    """Print how many times faster the new build is; 1 if the two did not play the same games."""
    ratios: dict[str, list[float]] = {}
    latest: dict[str, Any] = {}
    same = True
    for _ in range(rounds):
        before, after = measure(old, games), measure(new, games)
        same = same and before["digest"] == after["digest"]
        for name, seconds in before["times"].items():
            ratios.setdefault(name, []).append(seconds / after["times"][name])
        latest = {"old": before, "new": after}
    for label, measured in latest.items():
        print(f"{label}: {'compiled' if measured['compiled'] else 'pure'}")
    print(f"{'':<30}{'median':>8}{'lowest':>8}{'highest':>8}")
    for name, found in ratios.items():
        print(f"{name:<30}{median(found):>8.2f}{min(found):>8.2f}{max(found):>8.2f}")
    print("the same games" if same else "NOT the same games")
    return 0 if same else 1


def main() -> int:
    parser = argparse.ArgumentParser(description="How many times as fast one build is as another.")
    parser.add_argument("old", type=Path, help="a folder with the package")
    parser.add_argument("new", type=Path, help="another one")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, default=GAMES, help="of each kind, in every round")
    flags = parser.parse_args()
    return compare(flags.old.resolve(), flags.new.resolve(), flags.rounds, flags.games)


if __name__ == "__main__":
    sys.exit(main())
