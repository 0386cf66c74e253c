"""A puzzle: how its position came about, what is asked, and what each choice is worth.

The position is written as a setup, a seed and the numbers of the options that were chosen, so a puzzle takes
some 500 bytes; its digest says whether the rules still lead to the same position.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final

from citadels.game import Game
from citadels.policy.grounds import Ground
from citadels.rules.setup import Setup

FILE: Final = "puzzles.jsonl"

# What a puzzle asks: its kinds, and what they are.
WIN: Final = "win"
NAME: Final = "name"
DRAFT: Final = "draft"
KINDS: Final[dict[str, str]] = {
    WIN: "find the choice that wins the game",
    NAME: "name the right character",
    DRAFT: "choose the right character in the draft",
}
_DIGITS: Final = 12  # of a digest: enough to notice another position
# Up to how many of the ladder's bots miss a puzzle of each difficulty.
DIFFICULTIES: Final = {"easy": 1, "medium": 2, "hard": 5}
_FIRST_DAY: Final = date(2026, 1, 1)


@dataclass(frozen=True)
class Puzzle:
    """A position and a question to the seat that must choose."""

    id: str
    kind: str
    setup: dict[str, Any]
    seed: int
    moves: tuple[int, ...]  # the numbers of the options, from the deal to the position
    digest: str  # its beginning
    chances: tuple[int, ...]  # to win, by option, in thousandths
    errors: tuple[int, ...]  # of the difference to the best, by option; 0 for the best
    missed: int  # so many of the ladder's bots chose something else
    grounds: tuple[Ground, ...]

    @property
    def difficulty(self) -> str:
        return next(name for name, most in DIFFICULTIES.items() if self.missed <= most)

    @property
    def best(self) -> int:
        """The number of the right option."""
        return self.chances.index(max(self.chances))

    def game(self) -> Game:
        """The position, with all that came before; ValueError if the rules lead elsewhere now."""
        game = Game(Setup.from_json(self.setup), self.seed)
        for move in self.moves:
            game.play(game.decision.options[move])
        if not game.digest().startswith(self.digest):
            raise ValueError(f"puzzle {self.id}: the rules lead to another position")
        return game

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "kind": self.kind,
            "setup": self.setup,
            "seed": self.seed,
            "moves": " ".join(map(str, self.moves)),
            "digest": self.digest,
            "chances": list(self.chances),
            "errors": list(self.errors),
            "missed": self.missed,
            "grounds": [[ground.id, ground.arguments] for ground in self.grounds],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Puzzle":
        return cls(
            id=data["id"],
            kind=data["kind"],
            setup=data["setup"],
            seed=data["seed"],
            moves=tuple(map(int, data["moves"].split())),
            digest=data["digest"],
            chances=tuple(data["chances"]),
            errors=tuple(data["errors"]),
            missed=data["missed"],
            grounds=tuple(Ground(id, arguments) for id, arguments in data["grounds"]),
        )


def start_of_digest(game: Game) -> str:
    return game.digest()[:_DIGITS]


def read_puzzles(lines: Iterator[str] | list[str]) -> list[Puzzle]:
    return [Puzzle.from_json(json.loads(line)) for line in lines if line.strip()]


def write_puzzle(puzzle: Puzzle) -> str:
    return json.dumps(puzzle.to_json(), ensure_ascii=False, separators=(",", ":"))


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles of the package, by id, in their order."""
    text = files("citadels.puzzles").joinpath(FILE).read_text(encoding="utf-8")
    return {puzzle.id: puzzle for puzzle in read_puzzles(text.splitlines())}


def daily(day: date) -> Puzzle:
    """The puzzle of a day: the same for everybody, and no other until all have had their day."""
    puzzles = list(shipped().values())
    number = (day - _FIRST_DAY).days
    # A step without a common divisor visits all of them, neighbours on distant days.
    step = len(puzzles) * 5 // 8
    while not _coprime(step, len(puzzles)):
        step += 1
    return puzzles[number * step % len(puzzles)]


def _coprime(one: int, other: int) -> bool:
    while other:
        one, other = other, one % other
    return one == 1
