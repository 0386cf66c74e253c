"""How long a jump in a replay takes: ``python -m tools.jump_latency``.

Opens finished games of four and eight players in a real browser, through a player's eyes and with all cards
open, and drags the scrubber to random steps. Prints the median and the 95th percentile of the time until the
table shows the new position, for jumps to positions that had to be loaded and to those that were there: 50 ms
are allowed. On a busy machine everybody waits for a core; the last column is the CPU time of the page for a
jump, which does not depend on that.
"""

import argparse
import os
import shutil
import tempfile
from random import Random
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

from citadels import Game, Setup
from citadels.bots import bot_choice, find_bot
from citadels.game import COMPILED
from tests.server.guests import Guest, Server, served
from tests.server.prepared import prepare
from tools.flood_latency import percentile

JUMPS: Final = 40
JUMP: Final = """
(step) => new Promise((done) => {
  const input = document.querySelector(".replay-bar input");
  const board = document.querySelector(".board");
  const begun = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => done(performance.now() - begun));
  });
  seen.observe(board, { attributes: true, attributeFilter: ["data-version"] });
  input.value = String(step);
  input.dispatchEvent(new Event("input", { bubbles: true }));
})
"""


class Jump(NamedTuple):
    """How long it took, and how long the page worked for it."""

    seconds: float
    cpu: float


def table_of(server: Server, guest: Guest, players: int) -> tuple[str, int]:
    """A finished game, and how many choices it has."""
    setup = {"players": players, "set": "random"}
    game = Game(Setup.from_json(setup), seed=players)
    bots = [find_bot("steward").player(seat) for seat in range(players)]
    while not game.over:
        game.play_choice(bot_choice(game, bots[game.decision.seat]))
    choices = game.record()["choices"]
    return prepare(server, [guest, *[None] * (players - 1)], setup, game.seed, choices), len(choices)


class Worked:
    """The CPU time that the page has used, on its main thread."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def seconds(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def jumps(page: Page, address: str, last: int, count: int) -> tuple[list[Jump], list[Jump]]:
    """Jumps that had to ask the server, and those that had not."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/replay" in request.url else None)
    page.goto(address)
    page.wait_for_selector(".replay-bar")
    page.wait_for_load_state("networkidle")
    chance, here, worked = Random(1), 0, Worked(page)
    loaded: list[Jump] = []
    there: list[Jump] = []
    for _ in range(count):
        step = chance.choice([step for step in range(last + 1) if step != here])
        before, here, used = len(asked), step, worked.seconds()
        seconds = page.evaluate(JUMP, step) / 1000
        jump = Jump(seconds, worked.seconds() - used)
        (loaded if len(asked) > before else there).append(jump)
        page.wait_for_load_state("networkidle")
    return loaded, there


def line(found: list[Jump]) -> str:
    seconds, cpu = [jump.seconds for jump in found], [jump.cpu for jump in found]
    return (
        f"{len(found):3}: {1000 * median(seconds):4.0f} ms, 95 % {percentile(seconds, 0.95):4.0f} ms;"
        f" CPU {1000 * median(cpu):4.0f} ms, 95 % {percentile(cpu, 0.95):4.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.jump_latency", description=__doc__)
    parser.add_argument("--jumps", type=int, default=JUMPS, help="in each game (default: %(default)s)")
    asked = parser.parse_args()
    print(f"{'compiled' if COMPILED else 'pure'} engine")
    with (
        tempfile.TemporaryDirectory(prefix="citadels-jumps-") as folder,
        served(f"sqlite:///{folder}/citadels.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        guest = Guest(server)
        for players in (4, 8):
            table, last = table_of(server, guest, players)
            for eyes in ("1", "open"):
                page = browser.new_context(reduced_motion="reduce").new_page()
                address = f"{server.address}/t/{table}?at=0&as={eyes}"
                found = jumps(page, address, last, asked.jumps)
                for name, some in zip(("loaded", "there"), found, strict=True):
                    if some:
                        print(f"{players} players, {last} steps, as {eyes:4} {name:6} {line(some)}")
                page.context.close()
        guest.http.close()
        browser.close()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
