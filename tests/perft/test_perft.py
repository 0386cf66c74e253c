"""How many sequences of choices there are from fixed positions, to a depth of five."""

import json
import os
import subprocess
import sys
from math import perm
from pathlib import Path

import pytest

from citadels import Game, Setup
from tools.perft import FILE, count, leaves, starting_positions

ROOT = Path(__file__).resolve().parents[2]
STORED = json.loads(FILE.read_text(encoding="utf-8"))
POSITIONS = starting_positions()


def test_positions_are_those_of_the_file() -> None:
    assert list(STORED) == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    """After an intended change: `python -m tools.perft`, and find out why each number differs."""
    assert count(POSITIONS[name]) == STORED[name]


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        # D6: A keeps 1 of 7; B keeps 1 of 6 and discards 1 of 5; A keeps 1 of 4 and discards 1 of 3.
        (2, [7, 7 * 6, 7 * 6 * 5, 7 * 6 * 5 * 4, 7 * 6 * 5 * 4 * 3]),
        # D7: 1 of 8, 1 of 7, 1 of 6; one leaves at random; 1 of 4, 1 of 3.
        (3, [8, 8 * 7, 8 * 7 * 6, 8 * 7 * 6 * 4, 8 * 7 * 6 * 4 * 3]),
        # D1: 8 ranks less 2 face up and 1 face down.
        (4, [perm(5, choices) for choices in range(1, 5)]),
        (5, [perm(6, choices) for choices in range(1, 6)]),
        (6, [perm(7, choices) for choices in range(1, 6)]),
        (7, [perm(7, choices) for choices in range(1, 6)]),
        (8, [perm(8, choices) for choices in range(1, 6)]),
    ],
)
def test_the_draft_counted_by_hand(players: int, expected: list[int]) -> None:
    game = Game(Setup(players=players), seed=players)
    assert [len(leaves(game, depth)) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_another_process_counts_alike(hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.perft", "--check"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "nothing has changed"
    assert done.returncode == 0
