"""The tables of a browser, with memory in place of what a browser gives them."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from citadels import Game
from citadels.browser.house import LOCAL_MARK
from citadels.cards.editions import EDITIONS
from citadels.tables.codes import CODE_LETTERS
from tests.offline.browser_in_memory import Browser, Tab


def with_tab(test: Callable[[Tab], Awaitable[None]]) -> None:
    async def run() -> None:
        tab = Tab(Browser())
        await tab.house.open()
        await test(tab)
        await tab.house.close()

    asyncio.run(run())


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_of_every_edition(edition: str) -> None:
    async def test(tab: Tab) -> None:
        table = await tab.begin(edition=edition)
        view = await tab.play(table)
        assert view is not None
        status, record = await tab.ask("GET", f"/api/tables/{table}/record")
        assert status == 200
        assert Game.from_record(record).digest() == record["digest"]
        status, replay = await tab.ask("GET", f"/api/tables/{table}/replay?seen_by=0")
        assert status == 200 and replay["steps"]
        status, mine = await tab.ask("GET", "/api/tables/mine")
        assert [(one["id"], one["state"], one["you"]) for one in mine["tables"]] == [(table, "over", 0)]

    with_tab(test)


def test_a_code_tells_that_its_table_is_local() -> None:
    async def test(tab: Tab) -> None:
        assert (await tab.begin()).startswith(LOCAL_MARK)

    assert LOCAL_MARK not in CODE_LETTERS
    with_tab(test)


def test_a_game_goes_on_after_a_reload_and_in_one_tab_only() -> None:
    async def run() -> None:
        browser = Browser()
        first = Tab(browser)
        await first.house.open()
        table = await first.begin()
        assert await first.play(table, most=5) is None
        entries = [key for key in browser.stored if key.startswith("entries/")]

        second = Tab(browser)
        socket = second.connect(table)
        refused = await second.frames[socket].get()
        assert refused["reason"]["id"] == "other_tab"
        assert (await second.ask("GET", f"/api/tables/{table}"))[0] == 409

        await first.house.close()
        browser.held.clear()  # as when a tab is closed
        assert (await second.ask("GET", f"/api/tables/{table}"))[0] == 200
        assert await second.play(table) is not None
        assert len([key for key in browser.stored if key.startswith("entries/")]) > len(entries)
        await second.house.close()

    asyncio.run(run())


def test_strong_bots_hints_and_reviews_think_elsewhere() -> None:
    async def test(tab: Tab) -> None:
        table = await tab.begin("expert", players=2)
        assert await tab.play(table, most=1) is None
        assert set(tab.thought) == {"choose"}
        status, hint = await tab.ask("POST", f"/api/tables/{table}/hint")
        assert (status, tab.thought[-1]) == (200, "advise") and hint["choices"]

    with_tab(test)


def test_what_cannot_be_stored_has_not_happened() -> None:
    async def test(tab: Tab) -> None:
        table = await tab.begin()
        tab.browser.full = True
        status, answer = await tab.ask("POST", f"/api/tables/{table}", {"command": "abandon"})
        assert (status, answer["refused"]["id"]) == (503, "try_again")
        tab.browser.full = False
        assert await tab.play(table) is not None

    with_tab(test)


def test_lessons_and_records_from_elsewhere() -> None:
    async def test(tab: Tab) -> None:
        status, lesson = await tab.ask("POST", "/api/lessons", {"scene": "gather", "name": "Ann"})
        assert status == 201
        socket = tab.connect(lesson["id"])
        frame = await tab.frames[socket].get()
        assert frame["state"]["table"]["lesson"]["scene"] == "gather"
        tab.house.disconnect(socket)

        game = Game()
        while not game.over:
            game.play(game.decision.options[0])
        status, replay = await tab.ask("POST", "/api/replay", {"record": game.record(), "seen_by": "open"})
        assert status == 200 and len(replay["steps"]) > 10

    with_tab(test)


def test_an_unknown_table_is_gone() -> None:
    async def test(tab: Tab) -> None:
        socket = tab.connect("0aaaaaaa")
        assert (await tab.frames[socket].get())["reason"]["id"] == "no_such_table"
        await asyncio.sleep(0)
        assert tab.ended == {socket: 4404}

    with_tab(test)
