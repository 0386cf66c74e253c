"""Play without a server: static files on a plain host, and the page of a server that is away."""

import functools
import http.server
import json
import random
import re
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from citadels.cards.editions import EDITIONS
from citadels.lang.language import find_language
from tests.browser.test_party import LIFT
from tests.browser.test_puzzles import NAMING, choose
from tests.browser.visitor import Visitor
from tests.server.guests import Server, served
from tools.offline import build

ENGINE_FILES = 5
QUICKLY = 1  # compressed: the best takes half a minute
RECORD = Path(__file__).parent.parent / "records" / "classic-3.json"
# What stands in the page on an installed icon.
BADGE = """
  window.badge = null;
  navigator.setAppBadge = async () => { window.badge = true; };
  navigator.clearAppBadge = async () => { window.badge = false; };
"""
# Plays a whole game by clicking on what is offered, within the page: it is quicker than from outside.
AUTOPLAY = """async seed => {
  const until = async (what, look) => {
    for (const end = performance.now() + 30000; performance.now() < end; ) {
      const found = look();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`waited for ${what} in vain: ${document.querySelector(".status")?.textContent}`);
  };
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const pick = (list) => list[(seed = (seed * 1103515245 + 12345) % 2 ** 31) % list.length];
  for (let clicks = 0; ; clicks++) {
    await until("a question", () => seen(".finish, .status.mine [data-settled]").length);
    if (seen(".finish").length) return clicks;
    const version = document.querySelector(".board").dataset.version;
    const offered = seen(".status .actions [data-choice], .board .place.legal");
    const others = offered.filter((one) => one.dataset.choice !== "end_turn");
    pick(others.length ? others : offered).click();
    await until("an answer", () => {
      const sheet = seen("dialog[open] .button.primary");
      if (sheet.length) pick(sheet).click();
      return seen(".finish").length || document.querySelector(".board")?.dataset.version !== version;
    });
  }
}"""
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
    build(folder / "games" / "citadels", QUICKLY)
    return folder


@contextmanager
def somebody(browser: Browser, server: Server, address: str) -> Iterator[Visitor]:
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce", base_url=address
    )
    context.add_init_script(BADGE)
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


def sent(address: str, accepted: str) -> tuple[str | None, int]:
    """How a file is sent to those who understand these encodings, and how long it is then."""
    request = urllib.request.Request(address, headers={"accept-encoding": accepted})
    with urllib.request.urlopen(request) as answer:
        return answer.headers["content-encoding"], len(answer.read())


def test_a_server_sends_the_engine_compressed(host: Path, tmp_path: Path) -> None:
    site = host / "games" / "citadels"
    database = f"sqlite:///{tmp_path / 'citadels.sqlite3'}"
    with served(database, offline=str(site)) as server:
        for path in (one for kind in ("*.wasm", "*.mjs") for one in (site / "engine").rglob(kind)):
            address = f"{server.address}/{path.relative_to(site).as_posix()}"
            whole = path.stat().st_size
            assert sent(address, "identity") == (None, whole)
            for accepted, encoding, suffix in (
                ("gzip, deflate, br", "br", ".br"),
                ("gzip, deflate", "gzip", ".gz"),
            ):
                small = path.with_name(path.name + suffix).stat().st_size
                assert sent(address, accepted) == (encoding, small)
                assert small < 0.6 * whole


def installable(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert manifest["url"].endswith("/games/citadels/manifest.webmanifest")
    assert (told["start_url"], told["scope"], told["display"]) == ("./", "./", "standalone")
    # Tests browse in private windows, which install nothing; there is no other obstacle.
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []
    session.detach()


def test_everything_that_one_does_alone_without_a_network(
    browser: Browser, server: Server, host: Path
) -> None:
    plain = Host(host)
    running = True
    try:
        with somebody(browser, server, f"{plain.address}/games/citadels/") as anna:
            page = anna.page
            page.goto("")
            await_kept(page)
            installable(page)
            plain.stop()
            running = False
            anna.context.set_offline(True)

            # A whole game of each edition.
            for number, edition in enumerate(EDITIONS):
                page.goto("#/new")
                name = find_language("en").say(f"edition-{edition}")
                page.get_by_role("radio", name=re.compile(f"^{name} ")).check()
                page.get_by_role("button", name="Start the game").click()
                page.wait_for_url("**/citadels/#/t/0*")
                anna.await_turn()
                assert page.evaluate("window.badge") is True
                assert page.evaluate(AUTOPLAY, number + 1) > 10
                assert page.evaluate("window.badge") is False

            # A lesson of the tutorial, and a puzzle.
            page.goto("#/learn/gather")
            for step in range(2):
                page.locator(f'.lesson[data-step="{step}"] .go').click()
            page.wait_for_selector('.lesson[data-step="2"][data-waits="choice"]')
            page.goto(f"#/puzzles/{NAMING.id}")
            choose(page, NAMING.best)
            expect(page.locator("dialog[open] .best.chosen")).to_have_count(1)
            page.keyboard.press("Escape")

            # The deal of the day.
            page.goto("#/daily")
            page.get_by_role("button", name="Play today’s deal").click()
            page.wait_for_url("**/citadels/#/t/0*")
            assert anna.await_turn()

            # Two people at this device.
            page.goto("#/together")
            for place, name in enumerate(("Anna", "Bob")):
                page.locator(".together li input").nth(place).fill(name)
            page.locator(".together [type=submit]").click()
            page.wait_for_selector(".curtain")
            page.locator(LIFT).click()
            page.wait_for_selector(".board .hand")

            # A record from a file: watched, kept, reviewed.
            page.goto("#/replay")
            page.locator('input[type="file"]').set_input_files(RECORD)
            page.get_by_label("Seen by").select_option("1")
            page.get_by_role("button", name="Keep this game").click()
            page.wait_for_selector(".finish")
            page.goto(f"{page.url}?review=1")
            page.wait_for_selector(".review .charts")

            # Every language, and what was played is in the list.
            page.goto("#/")
            page.get_by_text(f"Finished games ({len(EDITIONS) + 1})").wait_for()
            for code in ("cs", "pl", "ru", "hu", "fr", "de", "es", "en"):
                page.locator("header select").first.select_option(code)
                expect(page.locator("html")).to_have_attribute("lang", code)
                expect(page.locator("h1").first).to_have_text(find_language(code).say("lobby-game"))
    finally:
        if running:
            plain.stop()
