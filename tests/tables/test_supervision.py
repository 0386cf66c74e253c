"""What a lobby does by itself does not end unnoticed."""

import asyncio

import pytest

from citadels.tables.lobby import TIDYING_SECONDS, Lobby
from tests.tables.outside import lobby_in_memory
from tests.tables.virtual_time import run_in_virtual_time


def test_tidying_goes_on_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    tidy, times = Lobby._tidy, list[float]()

    async def fail_twice(lobby: Lobby) -> None:
        times.append(asyncio.get_running_loop().time())
        if len(times) <= 2:
            raise RuntimeError("a mistake of ours")
        await tidy(lobby)

    async def run() -> list[tuple[str, object]]:
        lobby, _, noted = lobby_in_memory()
        await lobby.open()
        await asyncio.sleep(10 * TIDYING_SECONDS)
        await lobby.close()
        return [(event, facts.get("task")) for event, facts in noted.lines if event == "task_failed"]

    monkeypatch.setattr(Lobby, "_tidy", fail_twice)
    assert run_in_virtual_time(run(), monkeypatch) == [("task_failed", "tidy")] * 2
    assert times == [0.0, TIDYING_SECONDS, 2 * TIDYING_SECONDS]
