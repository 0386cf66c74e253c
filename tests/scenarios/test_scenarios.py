"""Every scenario is a test, named by its file and title."""

from typing import Any

import pytest

from citadels.scenarios.runner import load, run
from tools.scenario_files import scenario_files

SCENARIOS = [(f"{path.parent.name}/{path.name}", data) for path in scenario_files() for data in load(path)]


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
