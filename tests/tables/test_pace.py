"""How fast bots play: the host says so, and answers out of turn take no notice of it (T12)."""

import asyncio
from typing import Any

import pytest

from citadels.tables.lobby import Lobby
from citadels.tables.plans import PACES
from tests.tables.games_in_memory import ask, new_guest
from tests.tables.outside import MemoryStorage, lobby_in_memory
from tests.tables.virtual_time import run_in_virtual_time

DELAY = 0.2
LOOKED = 0.005  # how often we look whose turn it is
BOTS = {"setup": {"players": 3}, "seats": [{}, {"bot": "random"}, {"bot": "random"}], "name": "Ann"}
MIXED = {"setup": {"players": 3}, "seats": [{}, {}, {"bot": "random"}], "name": "Ann"}


async def opened(lobby: Lobby, guest: str, body: dict[str, Any], **more: Any) -> str:
    status, answer = await ask(lobby, "POST", "/api/tables", {**body, **more}, guest)
    assert status == 201, answer
    return f"/api/tables/{answer['id']}"


async def shown_pace(lobby: Lobby, table: str) -> str:
    _, answer = await ask(lobby, "GET", table)
    pace: str = answer["state"]["table"]["pace"]
    return pace


async def set_pace(lobby: Lobby, table: str, guest: str, pace: str) -> str:
    """Ask for a pace; the reason for a refusal, or nothing."""
    _, answer = await ask(lobby, "POST", table, {"command": "pace", "pace": pace}, guest)
    return str(answer["refused"]["id"]) if "refused" in answer else ""


def test_the_host_sets_the_pace_and_it_outlives_a_restart() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        lobby, _, _ = lobby_in_memory(storage)
        await lobby.open()
        ann, bob = await new_guest(lobby), await new_guest(lobby)
        table = await opened(lobby, ann, MIXED, pace="slow")
        assert await shown_pace(lobby, table) == "slow"
        await ask(lobby, "POST", table, {"command": "sit", "name": "Bob"}, bob)
        assert await set_pace(lobby, table, bob, "fast") == "not_host"
        assert await set_pace(lobby, table, ann, "fast") == ""
        assert await set_pace(lobby, table, ann, "quick") == "bad_message"
        await lobby.close()
        lobby, _, _ = lobby_in_memory(storage)
        await lobby.open()
        assert await shown_pace(lobby, table) == "fast"
        await lobby.close()

    asyncio.run(play())


def test_the_only_person_among_bots_sets_the_pace() -> None:
    async def play() -> None:
        lobby, _, _ = lobby_in_memory()
        await lobby.open()
        ann, bob = await new_guest(lobby), await new_guest(lobby)
        table = await opened(lobby, ann, MIXED)
        assert await shown_pace(lobby, table) == "normal"
        await ask(lobby, "POST", table, {"command": "sit", "name": "Bob"}, bob)
        await ask(lobby, "POST", table, {"command": "start"}, ann)
        assert await set_pace(lobby, table, bob, "fast") == "not_host"
        await ask(lobby, "POST", table, {"command": "leave"}, ann)
        assert await set_pace(lobby, table, bob, "fast") == ""
        watcher = await new_guest(lobby)
        assert await set_pace(lobby, table, watcher, "slow") == "not_seated"
        await lobby.close()

    asyncio.run(play())


@pytest.mark.parametrize("pace", PACES)
def test_bots_keep_the_pace(pace: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> float:
        lobby, _, _ = lobby_in_memory(bot_delay=DELAY)
        await lobby.open()
        guest = await new_guest(lobby)
        table = await opened(lobby, guest, {**BOTS, "setup": {"players": 3, "crown": 1}}, pace=pace)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        await ask(lobby, "POST", table, {"command": "start"}, guest)
        while True:
            # The two bots choose a character each before it is the person's turn.
            _, answer = await ask(lobby, "GET", table, guest=guest)
            if answer["state"]["view"]["decision"]["options"]:
                break
            await asyncio.sleep(LOOKED)
        await lobby.close()
        return loop.time() - begun

    taken = run_in_virtual_time(play(), monkeypatch)
    assert 0 <= taken - 2 * DELAY * PACES[pace] < 2 * LOOKED  # type: ignore[index]
