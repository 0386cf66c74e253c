"""Measure play without a server in Chromium, and write the figures into docs/offline.md.

python -m tools.offline_budgets [FOLDER]   (the folder of `make offline`; default: dist)

Run it on a quiet machine: the load is written down with the figures.
"""

import argparse
import functools
import http.server
import os
import re
import threading
import time
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from tools.bare_chromium import Tab, bare_chromium
from tools.offline import COMPRESSED

ROOT: Final = Path(__file__).resolve().parent.parent
DOCUMENT: Final = ROOT / "docs" / "offline.md"
BEGIN: Final = "<!-- measured: begin -->\n"
END: Final = "<!-- measured: end -->\n"
VIEWS: Final = 5
CHOICES: Final = 20
IDLE: Final = 10.0  # seconds until a browser has tidied up
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
# Waits until something is there, doing something again and again meanwhile, and says when that was.
AWAIT: Final = """(async (wanted, meanwhile) => {
  while (!document.querySelector(wanted)) {
    meanwhile?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now();
})"""
BUTTON: Final = "[type=submit].large:not([aria-busy=true])"
START: Final = f"""{AWAIT}(".board", () => document.querySelector("{BUTTON}")?.click())"""
# A choice of a person among bots that think; whether the game goes on.
CHOOSE: Final = f"""(async () => {{
  const seen = (wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
  await {AWAIT}(".status.mine [data-settled], .finish");
  if (seen(".finish").length) return false;
  const {{ version }} = document.querySelector(".board").dataset;
  const wishes = [".hand .place.legal", "[data-choice=take_gold]", ".place.legal", "[data-choice]"];
  wishes.map((wish) => seen(`.board ${{wish}}`)).find((found) => found.length)[0].click();
  const choose = () => seen("dialog[open] .button.primary")[0]?.click();
  await {AWAIT}(`.finish, .board:not([data-version="${{version}}"])`, choose);
  return true;
}})()"""
# The plan of a table with bots that think for long.
PLAN: Final = """localStorage.setItem("citadels-plan", JSON.stringify({
  setup: { players: 4 }, seats: [{}, { bot: "master" }, { bot: "master" }, { bot: "master" }],
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


def first_view(tab: Tab, address: str) -> float:
    """Milliseconds from opening the page of a game to its board, everything from the cache."""
    tab.go(address)
    found: float = tab.run(f"{AWAIT}('.board')")
    return found


def memory(tab: Tab) -> float:
    """Megabytes of the tab's process, which has the page, both workers and the service worker.

    Counted as Chromium's task manager counts its "memory footprint": what is of no file and not shared.
    """
    return max(footprint(process) for process in tab.processes("renderer"))


def footprint(process: int) -> float:
    told = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return (
        sum(int(size) for size in re.findall(r"^(?:RssAnon|VmSwap):\s+(\d+)", told, re.MULTILINE))
        * 1024
        / 1e6
    )


def spread(times: list[float]) -> str:
    ordered = sorted(times)
    late = ordered[int(0.95 * (len(ordered) - 1))]
    return (
        f"median {median(ordered):.0f} ms, 95 % {late:.0f} ms, longest {ordered[-1]:.0f} ms ({len(ordered)})"
    )


def measure(tab: Tab, address: str) -> list[Figure]:
    for script in (PREPARE, PLAN):
        tab.send("Page.addScriptToEvaluateOnNewDocument", source=script)
    tab.go(f"{address}#/new")
    loading: float = tab.run(START)
    tab.run(f"{AWAIT}('.status.mine [data-settled]')")
    tab.run("window.gaps = []; window.took = []; 0")
    for _ in range(CHOICES):
        if not tab.run(CHOOSE):
            break
    gaps: list[float] = tab.run("window.gaps")
    took: list[float] = tab.run("window.took")
    used = memory(tab)
    time.sleep(IDLE)
    resting = memory(tab)
    table: str = tab.run("location.href")
    views = [first_view(tab, table) for _ in range(VIEWS)]
    return [
        Figure("from the cache to the first view of a table", "2.5 s", f"{median(views) / 1000:.1f} s"),
        Figure("from nothing to the first view of a table", "", f"{loading / 1000:.1f} s"),
        Figure("frame gaps while three hard bots think", "50 ms", spread(gaps)),
        Figure("a command", "50 ms", spread(took)),
        Figure(
            "memory of the tab", "220 MB", f"{used:.0f} MB after {CHOICES} choices, {resting:.0f} MB at rest"
        ),
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
    with bare_chromium() as (tab, version):
        figures += measure(tab, f"http://127.0.0.1:{server.server_port}/")
    lines = ["| what | budget | measured |", "|---|---|---|", *(f"| {' | '.join(one)} |" for one in figures)]
    told = f"Chromium {version.split('.')[0]} on {os.cpu_count()} cores; load before it began: {before:.1f}."
    text = "\n".join([*lines, "", told, ""])
    print(text)
    whole = DOCUMENT.read_text(encoding="utf-8")
    head, tail = whole.split(BEGIN)[0], whole.split(END)[1]
    DOCUMENT.write_text(f"{head}{BEGIN}{text}{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
