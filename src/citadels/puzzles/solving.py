"""Solves puzzles again with a stronger search: whether it agrees."""

from dataclasses import dataclass
from typing import Final

from citadels.bots import evaluate
from citadels.puzzles.puzzle import Puzzle

STRONGER_WORLDS: Final = 480  # three times those that made the puzzles, and other ones
_SEED: Final = 1234


@dataclass(frozen=True)
class Solved:
    """What a search thinks of a puzzle."""

    puzzle: Puzzle
    choice: str  # what it chooses
    agrees: bool
    behind: float  # how far its second choice is behind
    behind_error: float


def solve(puzzle: Puzzle, worlds: int = STRONGER_WORLDS) -> Solved:
    """Solve a puzzle with other worlds than those that made it."""
    game = puzzle.game()
    found = evaluate(game.observe(game.decision.seat), worlds=worlds, seed=_SEED)
    wanted = game.decision.options[puzzle.best]
    second = found.choices[1]
    return Solved(
        puzzle, str(found.best.option), found.best.option == wanted, second.behind, second.behind_error
    )
