"""The deal of the day: the same for everybody, once for everyone, and secret until the day is over."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from typing import Any

import pytest

from citadels.tables import actor, daily, lobby, snapshots
from citadels.tables.connections import Connections
from citadels.tables.lobby import Lobby
from tests.tables.games_in_memory import ask, new_guest
from tests.tables.outside import MemoryStorage, lobby_in_memory

DAY = date(2026, 3, 3)
END = int(datetime(2026, 3, 4, tzinfo=UTC).timestamp() * 1000)


def on_a_day(
    monkeypatch: pytest.MonkeyPatch, play: Callable[[Lobby, MemoryStorage], Awaitable[None]]
) -> None:
    """On a fixed day, with bots that think fast."""
    set_day(monkeypatch, DAY)
    monkeypatch.setattr(daily, "LEVEL", "greedy")
    for module in (daily, snapshots):
        monkeypatch.setattr(module, "now", lambda: END - 1000)

    async def run() -> None:
        storage = MemoryStorage()
        here, _, _ = lobby_in_memory(storage)
        await here.open()
        await play(here, storage)
        await here.close()

    asyncio.run(run())


def set_day(monkeypatch: pytest.MonkeyPatch, day: date) -> None:
    for module in (actor, daily, lobby):
        monkeypatch.setattr(module, "today", lambda: day)


async def play_on(here: Lobby, table: str, guest: str, most: int = 100_000) -> list[dict[str, Any]]:
    """Always the first choice; what the guest saw whenever they were asked."""
    seen: list[dict[str, Any]] = []
    while len(seen) < most:
        _, answer = await ask(here, "GET", f"/api/tables/{table}", guest=guest)
        view = answer["state"]["view"]
        if view["over"]:
            break
        if view["decision"]["options"]:
            seen.append(view)
            command = {"command": "play", "choice": view["decision"]["options"][0]}
            await ask(here, "POST", f"/api/tables/{table}", command, guest)
        await asyncio.sleep(0)
    return seen


async def begin(here: Lobby, name: str) -> tuple[str, str]:
    guest = await new_guest(here)
    status, answer = await ask(here, "POST", "/api/daily", {"name": name}, guest)
    assert status == 201
    return answer["id"], guest


def test_everybody_plays_the_same_deal_against_the_same_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(here: Lobby, storage: MemoryStorage) -> None:
        tables = [await begin(here, name) for name in ("Ann", "Bob")]
        ann, bob = [await play_on(here, table, guest, 30) for table, guest in tables]
        assert ann == bob
        assert len(storage.days) == 1
        assert storage.days[DAY.isoformat()] not in str(ann)

    on_a_day(monkeypatch, play)


def test_another_server_and_another_day_deal_otherwise() -> None:
    seeds = {daily.seed_of_day(day, secret) for day in (DAY, date(2026, 3, 4)) for secret in ("a", "b")}
    assert len(seeds) == 4


def test_one_try_a_day_and_a_list_of_results(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(here: Lobby, storage: MemoryStorage) -> None:
        table, ann = await begin(here, "Ann")
        assert await ask(here, "POST", "/api/daily", {"name": "Ann"}, ann) == (200, {"id": table})
        _, shown = await ask(here, "GET", "/api/daily", guest=ann)
        assert (shown["yours"], shown["results"]) == ({"table": table, "state": "running"}, [])
        _, told = await ask(here, "POST", f"/api/tables/{table}/hint", guest=ann)
        assert told["refused"]["id"] == "no_hints"
        await play_on(here, table, ann)
        game = (await here.actor(table)).table.game
        assert game is not None
        _, shown = await ask(here, "GET", "/api/daily", guest=ann)
        [result] = shown["results"]
        assert result["you"] and result["name"] == "Ann"
        assert result["points"] == game.scores[0].total
        assert result["best"] == max(score.total for score in game.scores[1:])
        assert (result["place"] == 1) == (0 in game.winners)
        # Others see the same list, but not whose entry is theirs.
        _, shown = await ask(here, "GET", "/api/daily", guest=await new_guest(here))
        assert shown["results"] == [{**result, "you": False}] and shown["yours"] is None

    on_a_day(monkeypatch, play)


def test_a_game_that_a_bot_ended_is_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(here: Lobby, storage: MemoryStorage) -> None:
        table, ann = await begin(here, "Ann")
        await ask(here, "POST", f"/api/tables/{table}", {"command": "leave"}, ann)
        own = await here.actor(table)
        with Connections(here).open(own, ann, "a", 0):  # bots play on while somebody looks
            while own.table.state != "over":
                await asyncio.sleep(0)
        _, shown = await ask(here, "GET", "/api/daily", guest=ann)
        assert (shown["yours"]["state"], shown["results"]) == ("over", [])

    on_a_day(monkeypatch, play)


def test_nothing_is_told_before_the_day_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(here: Lobby, storage: MemoryStorage) -> None:
        table, ann = await begin(here, "Ann")
        bob = await new_guest(here)
        await play_on(here, table, ann)
        parts = ("record", "history", "replay", "replay/views", "review")
        for part in parts:
            status, answer = await ask(here, "GET", f"/api/tables/{table}/{part}", guest=ann)
            assert (status, answer["refused"]["id"]) == (403, "daily_secret")
        status, answer = await ask(here, "GET", f"/api/tables/{table}", guest=bob)
        assert (status, answer["refused"]["id"]) == (403, "daily_secret")
        assert await storage.records_of(ann, DAY.isoformat(), 10) == []
        set_day(monkeypatch, date(2026, 3, 4))
        for part in parts[:-1]:
            status, _ = await ask(here, "GET", f"/api/tables/{table}/{part}", guest=bob)
            assert status == 200
        assert len(await storage.records_of(ann, "2026-03-04", 10)) == 1

    on_a_day(monkeypatch, play)


def test_a_day_that_has_not_begun_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(here: Lobby, storage: MemoryStorage) -> None:
        for day in ("2026-03-04", "2026-02-30"):
            status, _ = await ask(here, "GET", "/api/daily", day=day)
            assert status == 400
        status, shown = await ask(here, "GET", "/api/daily", day="2026-03-02")
        assert (status, shown["seconds_left"]) == (200, 0)

    on_a_day(monkeypatch, play)
