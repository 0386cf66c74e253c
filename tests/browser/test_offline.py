"""Play without a server: static files on a plain host, and the page of a server that is away."""

import functools
import http.server
import json
import random
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visitor import Visitor
from tests.server.guests import Server, served
from tools.offline import build

ENGINE_FILES = 5
SHORT_GAME = {"setup": {"players": 2, "city_size": 4, "edition": "deluxe"}, "seats": [{}, {"bot": "easy"}]}
KEPT = """async count => {
  const engine = await caches.open("citadels-engine");
  return (await engine.keys()).length === count && navigator.serviceWorker.controller !== null;
}"""
LOOK_FOR_UPDATES = "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None: ...


class Host:
    """A plain web host, which can be away."""

    def __init__(self, folder: Path) -> None:
        self._handler = functools.partial(Quiet, directory=str(folder))
        self._port = 0
        self.start()

    def start(self) -> None:
        http.server.ThreadingHTTPServer.allow_reuse_address = True
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self._port), self._handler)
        self._port = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the static files under a sub-path."""
    folder = tmp_path_factory.mktemp("host")
    build(folder / "games" / "citadels")
    return folder


@contextmanager
def somebody(browser: Browser, server: Server, address: str) -> Iterator[Visitor]:
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce", base_url=address
    )
    context.add_init_script(f"localStorage.setItem('citadels-plan', {json.dumps(json.dumps(SHORT_GAME))})")
    visitor = Visitor(context, server)
    yield visitor
    context.close()
    assert visitor.troubles == []


def play(visitor: Visitor, most: int = 1000) -> None:
    chance = random.Random(4)
    for _ in range(most):
        if not visitor.await_turn():
            return
        visitor.click_something(chance)


def await_kept(page: Page) -> None:
    """Until page and engine are kept. `wait_for_function` would not await the answer."""
    for _ in range(600):
        if page.evaluate(KEPT, ENGINE_FILES):
            return
        page.wait_for_timeout(50)
    raise AssertionError("the engine is not kept")


def publish(site: Path) -> None:
    """A newer version of the page."""
    for name in ("index.html", "sw.js"):
        path = site / name
        path.write_text(path.read_text().replace("<html ", '<html data-newer="" ') + "\n")


def version(page: Page) -> str:
    return page.locator(".board").get_attribute("data-version") or ""


def test_a_whole_game_on_a_plain_host_that_goes_away_and_is_updated(
    browser: Browser, server: Server, host: Path
) -> None:
    plain = Host(host)
    try:
        with somebody(browser, server, f"{plain.address}/games/citadels/") as anna:
            page = anna.page
            page.goto("")
            page.get_by_role("link", name="New table").click()
            page.wait_for_url("**/citadels/#/new")
            page.get_by_role("button", name="Start the game").click()
            page.wait_for_url("**/citadels/#/t/0*")
            anna.await_turn()
            await_kept(page)

            plain.stop()
            anna.context.set_offline(True)
            play(anna, 6)
            anna.await_turn()
            hand = page.locator(".board .hand").inner_text()
            page.reload()
            anna.await_turn()
            assert page.locator(".board .hand").inner_text() == hand

            plain.start()
            anna.context.set_offline(False)
            publish(host / "games" / "citadels")
            page.evaluate(LOOK_FOR_UPDATES)
            expect(page.get_by_text("It comes after this game.")).to_be_visible()
            play(anna)
            assert anna.is_over()
            with page.expect_download() as saved:
                page.get_by_role("button", name="Record").click()
            record = json.loads(Path(saved.value.path()).read_text())
            assert record["digest"]
            page.get_by_role("button", name="Use it now").click()
            page.wait_for_selector("html[data-newer]")
            page.goto("")
            expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
            page.get_by_text("Finished games (1)").click()
            expect(page.get_by_role("link", name="See the result")).to_have_count(1)
    finally:
        plain.stop()


def test_the_page_of_a_server_goes_on_without_it(browser: Browser, host: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'citadels.sqlite3'}"
    with (
        served(database, offline=str(host / "games" / "citadels")) as server,
        somebody(browser, server, server.address) as anna,
    ):
        page = anna.go("/")
        await_kept(page)
        anna.context.set_offline(True)
        page.reload()
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/0*")
        play(anna, 2)
        anna.await_turn()
        page.reload()
        assert anna.await_turn()

        anna.context.set_offline(False)
        page.goto("/")
        expect(page.get_by_role("link", name="Continue").first).to_be_visible()
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url(re.compile("/t/[^0]"))
        assert anna.await_turn()
