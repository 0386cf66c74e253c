"""Recorded games are reproduced word for word, in this process and in others, with any hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from citadels import Game
from tools.playthroughs import FOLDER, GAMES, choose, main, path_of, write_game

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    """After an intended change: `python -m tools.playthroughs`, and read the difference."""
    assert path_of(name).read_text(encoding="utf-8").splitlines() == write_game(name).splitlines()


def test_every_file_has_its_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
    assert main(["--check"]) == 0


def test_player_counts_and_sets_are_there() -> None:
    setups = [setup for setup, _ in GAMES.values()]
    assert {setup.players for setup in setups} == set(range(2, 9))
    assert {setup.set for setup in setups} >= {
        None,
        "random",
        "ambitious_aristocrats",
        "cunning_agents",
        "illustrious_emissaries",
        "devious_dignitaries",
        "tenacious_delegates",
        "vicious_nobles",
    }


# Run in its own process: every option list and digest of a game, and its playthrough.
PROGRAM = """
import sys
from citadels import Game
from tools.playthroughs import GAMES, choose, write_game
name = sys.argv[1]
game = Game(*GAMES[name])
number = 0
while not game.over:
    number += 1
    print(game.digest(), *game.decision.options, sep="|")
    game.play(choose(name, number, game.decision.options))
print(write_game(name))
"""


def in_this_process(name: str) -> str:
    game = Game(*GAMES[name])
    lines = []
    number = 0
    while not game.over:
        number += 1
        lines.append("|".join([game.digest(), *map(str, game.decision.options)]))
        game.play(choose(name, number, game.decision.options))
    return "\n".join([*lines, write_game(name)]) + "\n"


@pytest.mark.parametrize("name", ["cunning-agents", "6-players-random-set", "tenacious-delegates"])
@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_another_process_plays_alike(name: str, hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, name],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == in_this_process(name).splitlines()
