"""The scripts of ``examples`` that need nothing beyond the extras (``tests/study`` has the others)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from citadels import Setup
from citadels.env.dataset import Plan, make_dataset
from citadels.sim import simulate

ROOT = Path(__file__).parents[2]


def told(*arguments: str) -> str:
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_of_thirty_lines_plays_better_than_chance() -> None:
    file = ROOT / "examples" / "own_bot.py"
    code = file.read_text().rpartition('"""')[2].strip()
    assert len(code.splitlines()) <= 30
    result = simulate(Setup(players=4), ["mine", "random", "random", "random"], 40, 1, own_code=[str(file)])
    assert result.bots[0].faults == {}
    assert result.bots[0].wins > 20


def test_a_data_set_is_analysed(tmp_path: Path) -> None:
    make_dataset(Plan(Setup(players=4), ("steward",), 10, 1, 5, "parquet", True), tmp_path)
    text = told("examples/dataset_analysis.py", str(tmp_path))
    assert text.startswith("10 games, ")
    assert "take the King" in text or "king" in text
    assert "%" in text.rpartition("Gold in hand")[2]


def test_openspiels_algorithms_play() -> None:
    text = told("examples/openspiel_search.py", "--games", "1", "--simulations", "4", "--iterations", "2")
    assert "information set MCTS won" in text
    assert "information states in 4 games of one deal" in text
