"""Every position of every scenario can be written down and read again."""

from typing import Any

import pytest

from citadels.notation.position import digest, read_position, write_position
from citadels.rules.state import State
from citadels.scenarios.runner import Playing
from tests.scenarios.test_scenarios import SCENARIOS

PLAYED = [(path, data) for path, data in SCENARIOS if "setup_error" not in data]


def check_written(state: State) -> None:
    again = read_position(write_position(state), state.seed, None)
    assert digest(again) == digest(state)


@pytest.mark.parametrize(
    "data", [data for _, data in PLAYED], ids=[f"{path}:{data.get('scenario')}" for path, data in PLAYED]
)
def test_positions(data: dict[str, Any]) -> None:
    playing = Playing(data)
    check_written(playing.game.state)
    for _ in playing.steps:
        playing.step()
        check_written(playing.game.state)
