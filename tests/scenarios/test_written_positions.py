"""Every position that a scenario comes through can be written down and read again."""

from typing import Any

import pytest

from citadels.notation.position import digest, read_position, write_position
from citadels.rules.state import State
from citadels.scenarios.runner import play_step, start_of
from tests.scenarios.test_scenarios import SCENARIOS

PLAYED = [(path, data) for path, data in SCENARIOS if "setup_error" not in data]


def check_written(state: State) -> None:
    again = read_position(write_position(state), state.seed, None)
    assert digest(again) == digest(state)


@pytest.mark.parametrize(
    "data", [data for _, data in PLAYED], ids=[f"{path}:{data.get('scenario')}" for path, data in PLAYED]
)
def test_positions(data: dict[str, Any]) -> None:
    game = start_of(data)
    check_written(game.state)
    for step in data.get("play", []):
        play_step(game, step)
        check_written(game.state)
