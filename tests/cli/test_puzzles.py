"""Puzzles: those of the package lead to their positions, new ones come from a seed, all can be solved."""

from __future__ import annotations

import io
import json
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from citadels.cli.main import main
from citadels.lang import LANGUAGES, find_language
from citadels.puzzles.making import Making
from citadels.puzzles.puzzle import KINDS, Puzzle, daily, read_puzzles, shipped, write_puzzle
from citadels.puzzles.solving import solve
from citadels.terminal.puzzles import PuzzleTeller
from citadels.terminal.screen import Screen


def test_all_puzzles_of_the_package_lead_to_their_positions() -> None:
    for puzzle in shipped().values():
        game = puzzle.game()  # ValueError if its digest is another one
        assert len(game.decision.options) == len(puzzle.chances) == len(puzzle.errors)
        best, *others = sorted(puzzle.chances, reverse=True)
        assert best - others[0] >= 69
        assert Puzzle.from_json(json.loads(write_puzzle(puzzle))) == puzzle
    assert set(Counter(puzzle.kind for puzzle in shipped().values())) == set(KINDS)


def test_a_stronger_search_agrees() -> None:
    some = list(shipped().values())[:3]
    assert [solve(puzzle, worlds=60).agrees for puzzle in some] == [True] * 3


def test_every_day_has_another_puzzle_until_all_had_theirs() -> None:
    first = date(2026, 11, 18)
    days = [daily(first + timedelta(days=number)).id for number in range(len(shipped()))]
    assert len(set(days)) == len(days)
    assert daily(first).id == days[0]


def test_a_seed_gives_the_same_puzzles_and_a_started_file_is_continued(tmp_path: Path) -> None:
    puzzles = list(shipped().values())
    # Random sets have other cards once an edition gains one.
    last = next(puzzle.seed for puzzle in puzzles if "characters" not in puzzle.setup)
    making = Making(last, 100)
    assert making.play() == [puzzle for puzzle in puzzles if puzzle.seed == last]
    assert Making(1, 100, puzzles[:5]).next == puzzles[4].seed + 1
    assert Making(1, 1, puzzles[:60]).complete


@pytest.mark.parametrize("code", LANGUAGES)
def test_puzzles_in_the_terminal(code: str) -> None:
    puzzle = next(iter(shipped().values()))
    right = str(puzzle.game().decision.options[puzzle.best])
    for typed, solved in ((right, 1), ("q", None)):
        out = io.StringIO()
        PuzzleTeller(find_language(code), Screen(io.StringIO(typed + "\n"), out, None)).ask([puzzle])
        assert (f"{solved}" in out.getvalue().splitlines()[-1]) if solved else "%" not in out.getvalue()


def test_wrong_flags(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "--id", "nothing", "--lang", "en"]) == 2
    (tmp_path / "bad.jsonl").write_text("{}\n", encoding="utf-8")
    assert main(["puzzles", "solve", "--file", str(tmp_path / "bad.jsonl"), "--lang", "en"]) == 2
    assert "holds no puzzles" in capsys.readouterr().err
    assert read_puzzles([]) == []
