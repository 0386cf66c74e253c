"""Counts of choice sequences to a depth from fixed positions: tests/perft/counts.json.

    python -m tools.perft            rewrites the file
    python -m tools.perft --check    only says which counts would change

As in chess programs: a wrong, missing or doubled choice anywhere near a position changes its numbers.
"""

import argparse
import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from citadels import Game, Setup
from tools.playthroughs import GAMES, choose

FILE: Final = Path(__file__).resolve().parent.parent / "tests" / "perft" / "counts.json"
DEPTH: Final = 5
MOST_LEAVES: Final = 4000  # a depth with more sequences is left out

# Decisions played before counting, in each of the games of tools.playthroughs.
AFTER: Final = (25, 60, 110, 150)


def starting_positions() -> dict[str, Game]:
    """Starts with every player count, and positions in the middle of the recorded games."""
    found: dict[str, Game] = {}
    for players in range(2, 9):
        found[f"start, {players} players"] = Game(Setup(players=players), seed=players)
    for name, (setup, seed) in GAMES.items():
        game = Game(setup, seed)
        for number in range(1, AFTER[-1] + 1):
            if game.over:
                break
            game.play(choose(name, number, game.decision.options))
            if number in AFTER and not game.over:
                found[f"{name}, after {number} decisions"] = game.clone()
    return found


def leaves(game: Game, depth: int) -> list[Game]:
    """The games after every sequence of so many choices, in order; one that ends earlier stays as it is."""
    games = [game]
    for _ in range(depth):
        following = []
        for one in games:
            if one.over:
                following.append(one)
                continue
            for choice in one.decision.options:
                copy = one.clone()
                copy.play(choice)
                following.append(copy)
        games = following
    return games


def count(game: Game) -> dict[str, Any]:
    """The numbers of sequences by depth, and one digest over the positions they lead to."""
    counts: list[int] = []
    last = [game]
    for depth in range(1, DEPTH + 1):
        width = sum(1 if one.over else len(one.decision.options) for one in last)
        counts.append(width)
        if depth == DEPTH or width > MOST_LEAVES:
            break
        last = [leaf for one in last for leaf in leaves(one, 1)]
    # The last number does not need the positions themselves; the digest covers the level before.
    digests = sha256("".join(leaf.digest() for leaf in last).encode()).hexdigest()
    return {"counts": counts, "digest": digests}


def all_counts() -> dict[str, dict[str, Any]]:
    return {name: count(game) for name, game in starting_positions().items()}


def as_text(counts: dict[str, dict[str, Any]]) -> str:
    rows = [f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in counts.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.perft", description="Count choice sequences.")
    parser.add_argument("--check", action="store_true", help="change nothing; status 1 if a count differs")
    chosen = parser.parse_args(arguments)
    counts = all_counts()
    stored = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    changed = [name for name in {**stored, **counts} if stored.get(name) != counts.get(name)]
    if not chosen.check:
        FILE.write_text(as_text(counts), encoding="utf-8")
    print("changed:" if changed else "nothing has changed", *changed, sep="\n  ")
    return 1 if chosen.check and changed else 0


if __name__ == "__main__":
    raise SystemExit(main())
