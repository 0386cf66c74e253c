"""The scripts of ``examples`` that need PyTorch run, and learn something where that takes seconds."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def told(*arguments: str) -> str:
    asked = [sys.executable, "-W", "error", *arguments]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_self_play_learns_and_draws_its_curve(tmp_path: Path) -> None:
    """Sixteen CPU seconds are enough to beat players who choose anything."""
    curve = tmp_path / "curve.svg"
    text = told(
        "examples/self_play.py", "--minutes", "0.25", "--opponent", "random", "--check-games", "60",
        "--last-games", "200", "--curve", str(curve), "--save", str(tmp_path / "network"),
    )  # fmt: skip
    found = re.search(r"([\d.]+)% of 200 games won; an even share is 25.0%", text)
    assert found is not None, text
    assert float(found[1]) > 50
    assert curve.read_text().startswith("<svg")
    assert (tmp_path / "network").stat().st_size > 100_000


def test_maskable_ppo_trains_in_the_gymnasium_environment() -> None:
    text = told("examples/maskable_ppo.py", "--steps", "512", "--games", "5")
    assert re.fullmatch(
        r"[\d.]+% of 5 games won before learning, [\d.]+% after\nan even share is 25.0%\n", text
    ), text
