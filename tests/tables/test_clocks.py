"""Setting the machine's clock, forwards or back, changes nobody's thinking time."""

import asyncio
import time

import pytest

from tests.tables.games_in_memory import ask, new_guest
from tests.tables.outside import lobby_in_memory


@pytest.mark.parametrize("hours", [1, -1])
def test_the_time_of_day_takes_no_thinking_time(monkeypatch: pytest.MonkeyPatch, hours: int) -> None:
    real = time.time

    async def play() -> tuple[float, int]:
        lobby, _, _ = lobby_in_memory()
        await lobby.open()
        guest = await new_guest(lobby)
        body = {"setup": {"players": 2, "crown": 0}, "seats": [{}, {"bot": "random"}], "name": "Ann"}
        clock = {"bank": 300, "increment": 0}
        _, answer = await ask(lobby, "POST", "/api/tables", {**body, "clock": clock}, guest)
        table = f"/api/tables/{answer['id']}"
        assert (await ask(lobby, "POST", table, {"command": "start"}, guest))[0] == 200
        monkeypatch.setattr("citadels.tables.clocks.time", lambda: real() + hours * 3600)
        _, before = await ask(lobby, "GET", table, guest=guest)
        choice = before["state"]["view"]["decision"]["options"][0]
        assert (await ask(lobby, "POST", table, {"command": "play", "choice": choice}, guest))[0] == 200
        _, after = await ask(lobby, "GET", table, guest=guest)
        await lobby.close()
        return after["clock"]["left"][0], before["clock"]["since"]

    left, since = asyncio.run(play())
    assert 290_000 < left <= 300_000
    assert 0 <= since < 10_000
