"""Small and quick: what the first visit loads, from where, and how long the table takes to follow."""

import random
from urllib.parse import urlsplit

import httpx

from tests.browser.visitor import Visitors

MOST_BYTES = 250_000
MOST_MILLISECONDS = 16.0


def test_the_first_load_is_small_and_comes_from_here_alone(visitors: Visitors) -> None:
    anna = visitors()
    page = anna.go("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".board")
    page.wait_for_load_state("networkidle")
    assert {urlsplit(url).netloc for url in anna.requests} == {urlsplit(anna.server.address).netloc}
    files = {url for url in anna.requests if not url.endswith(".woff2") and "/api/" not in url}
    with httpx.Client(headers={"accept-encoding": "gzip"}, verify=False) as client:
        sizes = {url: int(client.head(url).headers["content-length"]) for url in files}
    assert sum(sizes.values()) <= MOST_BYTES, sizes


def test_the_table_follows_within_a_frame(visitors: Visitors) -> None:
    """From a message to the changed document, by the browser's clock; half of them, as machines hiccup."""
    anna = visitors()
    anna.page.add_init_script(
        """
        window.taken = [];
        const add = EventTarget.prototype.addEventListener;
        Object.defineProperty(WebSocket.prototype, "onmessage", {
          set(handler) {
            add.call(this, "message", (event) => {
              const begun = performance.now();
              handler.call(this, event);
              queueMicrotask(() => queueMicrotask(() => {
                document.body.getBoundingClientRect();
                window.taken.push(performance.now() - begun);
              }));
            });
          },
        });
        """
    )
    table = anna.open_table(8, set="random")
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    chance = random.Random(10)
    for _ in range(12):
        if anna.await_turn():
            anna.click_something(chance)
    taken = sorted(page.evaluate("window.taken"))
    assert len(taken) > 50
    assert taken[len(taken) // 2] <= MOST_MILLISECONDS, taken
