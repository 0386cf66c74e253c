"""Play without a server: static files on a plain host, and the page of a server that is away."""

import json
import random
import re
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from citadels.cards.editions import EDITIONS
from citadels.lang.language import find_language
from tests.browser.static_host import Host
from tests.browser.test_party import LIFT, choose_something, everything, name_of
from tests.browser.test_puzzles import NAMING, choose
from tests.browser.visitor import Visitor
from tests.server.guests import Server, served

ENGINE_FILES = 5
HAND_OVERS = 8
LOADING = re.compile(r"Loading the game: \d+ %")
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


def carry_to(server: Server, anna: Visitor, saved: Path) -> None:
    """A record that was played without a server, kept and reviewed by one."""
    played = json.loads(saved.read_text())
    page = anna.page
    page.goto(f"{server.address}/replay")
    page.locator('input[type="file"]').set_input_files(saved)
    page.get_by_role("button", name="Keep this game").click()
    page.wait_for_url(re.compile(f"{re.escape(server.address)}/t/[^0]"))
    page.wait_for_selector(".finish")
    table = page.url.rpartition("/")[2]
    kept = anna.ask(f"/api/tables/{table}/record")
    assert (kept["digest"], kept["choices"]) == (played["digest"], played["choices"])
    page.goto(f"{server.address}/t/{table}?review=1")
    page.wait_for_selector(".review .charts")


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
            record = Path(saved.value.path())
            page.get_by_role("button", name="Use it now").click()
            page.wait_for_selector("html[data-newer]")
            page.goto("")
            expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
            page.get_by_text("Finished games (1)").click()
            expect(page.get_by_role("link", name="See the result")).to_have_count(1)
            carry_to(server, anna, record)
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


def test_the_page_is_usable_while_the_engine_comes(browser: Browser, server: Server, host: Path) -> None:
    plain = Host(host, sends_engine=False)
    try:
        with somebody(browser, server, f"{plain.address}/games/citadels/") as anna:
            page = anna.page
            page.goto("")
            expect(page.get_by_text(LOADING)).to_be_visible()
            page.get_by_role("link", name="Rules").first.click()
            page.wait_for_selector("main h1")
            # Whoever wants to play already sees how far it has come, and plays once it is there.
            page.goto("#/new")
            page.locator("[type=submit].large").click()
            expect(page.get_by_text(LOADING)).to_be_visible()
            plain.engine.set()
            assert anna.await_turn()
    finally:
        plain.engine.set()
        plain.stop()


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


def hand_over_and_look(page: Page) -> None:
    """Two people play some turns: neither the curtain nor the next one shows what the one before has had."""
    had: dict[str, set[str]] = {"Anna": set(), "Bob": set()}
    handed = 0
    while handed < HAND_OVERS:
        page.wait_for_selector(".curtain, .status.mine [data-settled]")
        if not page.locator(".curtain").count():
            choose_something(page)
            continue
        holder = page.locator(".curtain h1").inner_text().removeprefix("Hand over to ")
        [other] = had.keys() - {holder}
        seen = everything(page)
        assert page.locator(".board").count() == 0
        assert [card for card in had["Anna"] | had["Bob"] if shown(card, seen)] == []
        page.locator(LIFT).click()
        page.wait_for_selector(".board .hand")
        had[holder] |= cards_in(page, ".hand")
        # What stands in a city is no secret, and of some cards both of them have had one.
        secret = had[other] - had[holder] - cards_in(page, ".city")
        seen = everything(page)
        assert [card for card in secret if shown(card, seen)] == []
        handed += 1
    assert had["Anna"] and had["Bob"]


def shown(card: str, page: str) -> bool:
    return name_of(card) in page or f'"{card}"' in page


def cards_in(page: Page, place: str) -> set[str]:
    return set(
        page.locator(f".board {place} [data-card]").evaluate_all(
            "found => found.map((one) => one.dataset.card)"
        )
    )


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
            hand_over_and_look(page)

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
