"""Measure play without a server in Chromium, and write the figures into docs/offline.md.

python -m tools.offline_budgets [FOLDER]   (the folder of `make offline`; default: dist)

Run it on a quiet machine: the load is written down with the figures.
"""

import argparse
import functools
import http.server
import os
import shutil
import threading
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tools.offline import COMPRESSED

ROOT: Final = Path(__file__).resolve().parent.parent
DOCUMENT: Final = ROOT / "docs" / "offline.md"
BEGIN: Final = "<!-- measured: begin -->\n"
END: Final = "<!-- measured: end -->\n"
VIEWS: Final = 5
CHOICES: Final = 40
# Measured in the page: the pauses between two frames, and how long a choice takes until it is answered.
PREPARE: Final = """
  window.gaps = [];
  let last = performance.now();
  const frame = () => {
    const now = performance.now();
    window.gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.took = [];
  const { postMessage } = Worker.prototype;
  const sent = new Map();
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.kind === "take") {
      const { id, command } = JSON.parse(message.text);
      if (command === "play") sent.set(id, performance.now());
      if (!this.heard) {
        this.heard = true;
        this.addEventListener("message", ({ data }) => {
          if (data.kind !== "frame" || !sent.size) return;
          const frame = JSON.parse(data.text);
          if (!sent.has(frame.id)) return;
          window.took.push(performance.now() - sent.get(frame.id));
          sent.delete(frame.id);
        });
      }
    }
    return postMessage.call(this, message, ...rest);
  };
"""
# The plan of a table with bots that think for long.
PLAN: Final = """localStorage.setItem("citadels-plan", JSON.stringify({
  setup: { players: 4 }, seats: [{}, { bot: "hard" }, { bot: "hard" }, { bot: "hard" }],
}))"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None: ...


class Figure(NamedTuple):
    """A line of the table."""

    what: str
    budget: str
    measured: str


def size(folder: Path) -> int:
    """Bytes of the engine as a browser loads them, with Brotli."""
    files = [path for path in (folder / "engine").rglob("*") if path.is_file()]
    sent = (".pack", *(f"{suffix}.br" for suffix in COMPRESSED))
    return sum(path.stat().st_size for path in files if path.name.endswith(sent))


def first_view(page: Page, address: str) -> float:
    """Milliseconds from opening the page of a game to its board, everything from the cache."""
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(".board")
    found: float = page.evaluate("performance.now()")
    return found


def play(page: Page) -> None:
    """Some choices of a person among bots that think."""
    for _ in range(CHOICES):
        page.wait_for_selector(".status.mine [data-settled], .finish")
        if page.locator(".finish").count():
            return
        version = page.locator(".board").get_attribute("data-version")
        wishes = (".hand .place.legal", "[data-choice=take_gold]", ".place.legal", "[data-choice]")
        offered = [page.locator(f".board {wish}:visible") for wish in wishes]
        next(found for found in offered if found.count()).first.click()
        sheet = page.locator("dialog[open] .button.primary")
        if sheet.count():
            sheet.first.click()
        page.wait_for_selector(f'.finish, .board:not([data-version="{version}"])')


def memory(browser: Browser) -> int:
    """Bytes of the tab's process, which has the page and both workers: what no other process shares."""
    session = browser.new_browser_cdp_session()
    processes: list[dict[str, Any]] = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    sizes = []
    for process in processes:
        if process["type"] == "renderer":
            rollup = Path(f"/proc/{process['id']}/smaps_rollup").read_text(encoding="ascii")
            lines = [line.split() for line in rollup.splitlines()]
            sizes.append(sum(int(words[1]) for words in lines if words[0].startswith("Private_")) * 1024)
    return max(sizes)


def spread(times: list[float]) -> str:
    ordered = sorted(times)
    late = ordered[int(0.95 * (len(ordered) - 1))]
    return (
        f"median {median(ordered):.0f} ms, 95 % {late:.0f} ms, longest {ordered[-1]:.0f} ms ({len(ordered)})"
    )


def measure(browser: Browser, address: str) -> list[Figure]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.add_init_script(PREPARE)
    context.add_init_script(PLAN)
    page = context.new_page()
    page.goto(f"{address}#/new")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".board")
    loading: float = page.evaluate("performance.now()")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_timeout(3000)
    views = [first_view(page, page.url) for _ in range(VIEWS)]
    page.wait_for_selector(".status.mine [data-settled]")
    page.evaluate("() => { window.gaps = []; window.took = []; }")
    play(page)
    gaps: list[float] = page.evaluate("window.gaps")
    took: list[float] = page.evaluate("window.took")
    used = memory(browser)
    context.close()
    return [
        Figure("from the cache to the first view of a table", "2.5 s", f"{median(views) / 1000:.1f} s"),
        Figure("from nothing to the first view of a table", "", f"{loading / 1000:.1f} s"),
        Figure("frame gaps while three hard bots think", "50 ms", spread(gaps)),
        Figure("a command", "50 ms", spread(took)),
        Figure("memory of the tab", "220 MB", f"{used / 1e6:.0f} MB"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    folder: Path = parser.parse_args().folder
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder))
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    before = os.getloadavg()[0]
    figures = [Figure("engine, compressed", "5 MB", f"{size(folder) / 1e6:.2f} MB with Brotli")]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        version = browser.version
        figures += measure(browser, f"http://127.0.0.1:{server.server_port}/")
        browser.close()
    lines = ["| what | budget | measured |", "|---|---|---|", *(f"| {' | '.join(one)} |" for one in figures)]
    told = f"Chromium {version.split('.')[0]} on {os.cpu_count()} cores; load before it began: {before:.1f}."
    text = "\n".join([*lines, "", told, ""])
    print(text)
    whole = DOCUMENT.read_text(encoding="utf-8")
    head, tail = whole.split(BEGIN)[0], whole.split(END)[1]
    DOCUMENT.write_text(f"{head}{BEGIN}{text}{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
