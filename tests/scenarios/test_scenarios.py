"""Every scenario is a test, named by its file and title."""

from pathlib import Path
from typing import Any

import pytest

from citadels.scenarios.runner import load, run

FOLDER = Path(__file__).parent
SCENARIOS = [
    (path.relative_to(FOLDER), data) for path in sorted(FOLDER.rglob("*.yaml")) for data in load(path)
]


@pytest.mark.parametrize(
    "data",
    [data for _, data in SCENARIOS],
    ids=[f"{path}:{data.get('scenario')}" for path, data in SCENARIOS],
)
def test_scenario(data: dict[str, Any]) -> None:
    assert run(data) == []


def test_titles_are_unique() -> None:
    """A title, with the edition where a scenario is played in several."""
    titles = [data["scenario"] for _, data in SCENARIOS]
    assert len(set(titles)) == len(titles) > 0
