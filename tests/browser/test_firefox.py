"""The page, a table and play without a server in Firefox. All else is tried in Chromium."""

import json
from pathlib import Path

from tests.browser.firefox import Firefox, firefox
from tests.browser.static_host import Host
from tests.browser.test_offline import AUTOPLAY, ENGINE_FILES, KEPT, SHORT_GAME
from tests.server.guests import Server

# A short game, of which nothing is watched; the empty tab at the beginning keeps nothing.
PREPARED = f"""
  if (location.protocol === "http:") {{
    localStorage.setItem("citadels-preferences", JSON.stringify({{ pace: "at_once" }}));
    localStorage.setItem("citadels-plan", {json.dumps(json.dumps(SHORT_GAME))});
  }}
"""
# Console errors of a page whose host is away.
EXPECTED = ("NetworkError", "WebSocket", "ServiceWorker", "Failed to load", "can’t establish a connection")


def await_kept(browser: Firefox) -> None:
    browser.run(
        f"""async (count) => {{
          const kept = {KEPT};
          for (let tries = 0; !(await kept(count)); tries++) {{
            if (tries > 600) throw new Error("the engine is not kept");
            await new Promise((resolve) => setTimeout(resolve, 50));
          }}
        }}""",
        ENGINE_FILES,
    )


def start_game(browser: Firefox, address: str) -> None:
    browser.go(address)
    browser.click("[type=submit].large")
    browser.until(".board .status.mine [data-settled]")


def test_page_table_and_play_without_a_server(server: Server, host: Path, tmp_path: Path) -> None:
    plain = Host(host)
    running = True
    try:
        with firefox(tmp_path / "profile") as browser:
            browser.size(1280, 800)
            browser.prepare(PREPARED)
            # A whole game at a server's table.
            start_game(browser, f"{server.address}/new")
            assert browser.run(AUTOPLAY, 3) > 10
            # Files on a plain host, then without it.
            site = f"{plain.address}/games/citadels/"
            start_game(browser, f"{site}#/new")
            await_kept(browser)
            plain.stop()
            running = False
            hand = "() => document.querySelector('.board .hand').innerText"
            before = browser.run(hand)
            browser.reload()
            browser.until(".board .status.mine [data-settled]")
            assert browser.run(hand) == before
            assert browser.run(AUTOPLAY, 5) > 5
            assert [one for one in browser.troubles if not any(text in one for text in EXPECTED)] == []
    finally:
        if running:
            plain.stop()
