"""Small and quick: what the first visit loads, from where, and how long the table takes to follow."""

import random
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import CDPSession

from citadels.lang.language import LANGUAGES, find_language
from tests.browser.visitor import Visitor, Visitors

MOST_BYTES = 150_000  # the start page, without fonts, as gzip
MOST_BYTES_TO_PLAY = 250_000  # all that a game needs
MOST_MILLISECONDS = 16.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_small_and_comes_from_here_alone(visitors: Visitors, language: str) -> None:
    anna = visitors(language=language)
    page = anna.go("/")
    page.wait_for_load_state("networkidle")
    assert page.locator("html").get_attribute("lang") == language
    start = _sizes(anna)
    assert sum(start.values()) <= MOST_BYTES, start
    page.get_by_role("button", name=find_language(language).say("lobby-play_now")).click()
    page.wait_for_selector(".board")
    page.wait_for_load_state("networkidle")
    assert {urlsplit(url).netloc for url in anna.requests} == {urlsplit(anna.server.address).netloc}
    needed = _sizes(anna)
    assert sum(needed.values()) <= MOST_BYTES_TO_PLAY, needed


def _sizes(visitor: Visitor) -> dict[str, int]:
    """The files that a visitor loaded so far, apart from fonts, and how many bytes each takes as gzip."""
    files = {url for url in visitor.requests if not url.endswith(".woff2") and "/api/" not in url}
    with httpx.Client(headers={"accept-encoding": "gzip"}, verify=False) as client:
        return {url: int(client.head(url).headers["content-length"]) for url in files}


def test_the_table_follows_within_a_frame(visitors: Visitors) -> None:
    """From a message to the laid out document: the page's own processor time, which a busy machine spares."""
    anna = visitors()
    table = anna.open_table(8, set="random")
    anna.command(table, command="start")
    anna.go(f"/t/{table}")
    assert anna.await_turn()
    session = anna.context.new_cdp_session(anna.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, frames = _busy(session), len(anna.frames)
    chance = random.Random(10)
    for _ in range(12):
        if anna.await_turn():
            anna.click_something(chance)
    updates = sum(frame["type"] == "state" for frame in anna.frames[frames:])
    assert updates > 50
    assert 1000 * (_busy(session) - before) / updates <= MOST_MILLISECONDS


def _busy(session: CDPSession) -> float:
    """Seconds of the processor that scripts, styles and layout took since the page was loaded."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    busy: float = sum(metrics[f"{part}Duration"] for part in ("Script", "RecalcStyle", "Layout"))
    return busy
