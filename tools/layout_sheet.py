"""Measure the table's layout in a real browser and write it down, as figures and as a sheet of pictures.

Real tables with bots are shown in many windows. On its way to the page, every state gets cities and a hand of
the wanted size, made of the game's cards; everything else is as the server sent it.

    python -m tools.layout_sheet [FOLDER]
"""

from __future__ import annotations

import argparse
import base64
import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from citadels import Setup
from tests.rebuilt import Rebuilt
from tools.table_picture import opened, picture_of, served

DOCS = Path(__file__).resolve().parents[1] / "docs"
DESKTOPS = ((1280, 600), (1366, 625), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440))
PHONES = ((360, 640), (390, 844), (430, 932), (640, 360), (844, 390), (932, 430), (768, 1024))
PLAYERS = range(2, 9)
PICTURED = (2, 4, 5, 8)
PICTURED_PHONES = ((360, 640), (390, 844), (768, 1024), (844, 390))
SCENES = ("draft", "turn")
# Districts in every city and cards in the hand: as usual late in a game, and as many as there may be.
USUAL, LARGEST = (7, 6), (10, 12)
MOST_CHOICES = 400
SHEET_WIDTH = 1900
QUALITY = 58
# What may lie in a city: one of each, cheap and dear, of every type.
DISTRICTS = (
    "market", "castle", "temple", "watchtower", "palace", "library", "harbor", "cathedral", "fortress",
    "smithy", "tavern", "manor", "church", "prison", "docks",
)  # fmt: skip

# What is measured: every panel and every card in it, and what is cut off or lies outside.
MEASURE = """
() => {
  const inside = (box, other, slack) => box.left >= other.left - slack && box.right <= other.right + slack
    && box.top >= other.top - slack && box.bottom <= other.bottom + slack;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const faults = [];
  const sizes = (panel, selector) => [...panel.querySelectorAll(selector)].map((card) => {
    const box = card.getBoundingClientRect();
    if (!inside(box, panel.getBoundingClientRect(), 1)) faults.push(`${selector} outside ${panel.className}`);
    return [Math.round(box.width), Math.round(box.height)];
  });
  const shown = [".strip-area", ".status", ".hand", ...[".cell > .city", ".own-area > .city"]];
  for (const selector of shown) {
    for (const panel of document.querySelectorAll(selector)) {
      if (!inside(panel.getBoundingClientRect(), screen, 1)) faults.push(`${selector} outside the window`);
    }
  }
  for (const [selector, name] of [[".hand", "the hand"], [".message", "the prompt"]]) {
    for (const area of document.querySelectorAll(selector)) {
      if (area.scrollHeight > area.clientHeight + 1) faults.push(`${name} scrolls`);
    }
  }
  for (const mark of document.querySelectorAll(".dots li:last-child > *")) {
    const figures = mark.closest(".city").querySelector(".figures").getBoundingClientRect();
    if (mark.getBoundingClientRect().right > figures.left) faults.push("letters lie over figures");
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
  if (document.documentElement.scrollHeight > innerHeight + 1) faults.push("the page scrolls");
  const cities = [...document.querySelectorAll(".cell > .city")];
  const boxes = cities.map((city) => city.getBoundingClientRect());
  const area = document.querySelector(".others-area").getBoundingClientRect();
  const covered = boxes.reduce((sum, box) => sum + box.width * box.height, 0) / (area.width * area.height);
  const own = document.querySelector(".own-area > .city");
  const hand = document.querySelector(".hand");
  return {
    others: cities.flatMap((city) => sizes(city, ".districts li")),
    dots: cities.filter((city) => city.querySelector(".dots")).length,
    ownDots: own.querySelector(".dots") ? 1 : 0,
    own: sizes(own, ".districts li"),
    hand: sizes(hand, "li"),
    rows: new Set(boxes.map((box) => Math.round(box.top))).size,
    covered,
    faults: [...new Set(faults)],
  };
}
"""


@dataclass
class Shown:
    """A table of bots and one reader on a page, with cities and a hand of this size."""

    page: Page
    city: int
    hand: int
    asked: dict[str, Any] = field(default_factory=dict)

    def watch(self) -> None:
        """From now on every state on its way to the page is enlarged."""

        def through(socket: WebSocketRoute) -> None:
            server, rebuilt = socket.connect_to_server(), Rebuilt()
            socket.on_message(lambda message: server.send(message))
            server.on_message(lambda message: socket.send(self.enlarged(rebuilt.take(message))))

        self.page.route_web_socket(lambda url: True, through)

    def enlarged(self, frame: dict[str, Any]) -> str:
        frame = deepcopy(frame)
        view = frame["state"]["view"] if frame["type"] == "state" else None
        if not view:
            return json.dumps(frame)
        self.asked = view["decision"] or {}
        for player in view["players"]:
            have = [district["card"] for district in player["city"]]
            more = [card for card in DISTRICTS if card not in have][: max(0, self.city - len(have))]
            player["city"] += [{"card": card, "cost": 3, "gold": 0} for card in more]
            if player["hand"] is not None:
                player["hand"] = (player["hand"] + list(DISTRICTS))[: self.hand]
                player["hand_size"] = len(player["hand"])
        return json.dumps(frame)

    def play_to(self, scene: str) -> None:
        """Take the first thing that is offered until the reader is asked in this scene."""
        for _ in range(MOST_CHOICES):
            self.page.wait_for_selector(".status.mine")
            self.page.mouse.move(0, 0)  # no card is looked at
            if self.asked.get("kind") == scene and self.asked.get("options"):
                return
            version = self.page.locator(".board").get_attribute("data-version")
            offered = ".board .place.legal:visible, .status [data-choice]:visible"
            self.page.locator(offered).first.click()
            several = self.page.locator("dialog[open] .choices .button.primary")
            if several.count():
                several.first.click()
            self.page.wait_for_selector(f'.board:not([data-version="{version}"])')
        raise SystemExit(f"the reader is never asked in the {scene}")

    def measured(self, window: tuple[int, int]) -> dict[str, Any]:
        self.page.set_viewport_size({"width": window[0], "height": window[1]})
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found: dict[str, Any] = self.page.evaluate(MEASURE)
        return found


@contextmanager
def browsing() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("This needs chromium (on Debian: apt install chromium).")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        yield running
        running.close()


@contextmanager
def shown(browser: Browser, address: str, players: int, size: tuple[int, int]) -> Iterator[Shown]:
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en", color_scheme="light", reduced_motion="reduce"
    )
    table = Shown(context.new_page(), *size)
    table.watch()
    table.page.goto(f"{address}/t/{opened(context, address, Setup(edition='deluxe', players=players))}")
    yield table
    context.close()


def size_of(cards: list[list[int]], lines: int = 0) -> str:
    """The width of the narrowest card; ▭ for tiles without a picture, ☰ for lines that open."""
    if lines:
        return "☰"
    narrowest = min((card for card in cards), default=[0, 0])
    return f"{narrowest[0]}" + ("▭" if narrowest[1] < narrowest[0] else "")


def cell(found: dict[str, Any]) -> str:
    return " · ".join(
        (
            size_of(found["others"], found["dots"]),
            size_of(found["own"], found["ownDots"]),
            size_of(found["hand"]),
        )
    )


def table_of(windows: tuple[tuple[int, int], ...], cells: dict[tuple[tuple[int, int], int], str]) -> str:
    head = "| window | " + " | ".join(f"{players} players" for players in PLAYERS) + " |"
    lines = [head, "|---" * (len(PLAYERS) + 1) + "|"]
    for window in windows:
        row = " | ".join(cells[window, players] for players in PLAYERS)
        lines.append(f"| {window[0]}×{window[1]} | {row} |")
    return "\n".join(lines)


DOCUMENT = """# The table in every window

Measured in Chromium by `python -m tools.layout_sheet`, which wrote this page and the picture. Each cell has
the width in pixels of the narrowest card in the opponents' cities · in the reader's city · in the hand.

- ▭: tiles with type, picture and cost instead of a drawn card
- ☰: lines with a letter for each district; touching one opens the whole city

The draft and the turns have the same layout. What scrolls, is cut off or lies outside, in {count} layouts:
{faults}.

## {usual[0]} districts in every city, {usual[1]} cards in the hand

{usual_table}

## {largest[0]} districts in every city, {largest[1]} cards in the hand

{largest_table}

## The sheet

2, 4, 5 and 8 players, in the draft and in a turn, with {usual[0]} districts in every city and
{usual[1]} cards in the hand; below, phones and a tablet.

![The table in many windows](layout.webp)

How the sizes come about: [`web/src/table/layout.ts`](../web/src/table/layout.ts). `tests/page/test_layout.py`
tries it over all windows, players, cities and hands. `tests/browser/test_layout.py` plays whole games on
phones by touching only what is visible, and measures that nothing jumps.
"""

STYLE = """
body { margin: 0; padding: 12px; background: #2b2620; color: #f3e9d3; font: 15px sans-serif; }
.row { display: grid; grid-template-columns: 70px 1fr; align-items: start; margin-bottom: 6px; }
.row > div { display: flex; gap: 8px; align-items: start; }
figure { margin: 0; } figcaption { font-size: 12px; } img { display: block; border-radius: 3px; }
"""


def sheet(browser: Browser, pictures: dict[tuple[tuple[int, int], int, str], bytes], path: Path) -> None:
    """All pictures on one, as WebP, which Playwright cannot write."""

    def drawn(window: tuple[int, int], players: int, scene: str, width: int) -> str:
        data = base64.b64encode(pictures[window, players, scene]).decode()
        name = f"{window[0]}×{window[1]}"
        return f'<figure><img width={width} src="data:image/jpeg;base64,{data}"><figcaption>{name}</figure>'

    rows = ""
    for players in PICTURED:
        for scene in SCENES:
            cells = "".join(drawn(window, players, scene, 294) for window in DESKTOPS)
            rows += f'<div class="row"><b>{players}<br>{scene}</b><div>{cells}</div></div>'
    for scene in SCENES:
        cells = "".join(
            drawn(window, players, scene, window[0] // 6)
            for players in PICTURED
            for window in PICTURED_PHONES
        )
        rows += f'<div class="row"><b>{", ".join(map(str, PICTURED))}<br>{scene}</b><div>{cells}</div></div>'
    page = browser.new_page(viewport={"width": SHEET_WIDTH, "height": 800})
    page.set_content(f"<style>{STYLE}</style>{rows}")
    page.wait_for_load_state("load")
    height = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": SHEET_WIDTH, "height": height})
    picture_of(page, path, QUALITY)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=DOCS, help="default: docs")
    folder: Path = parser.parse_args().folder
    cells: dict[tuple[int, int], dict[tuple[tuple[int, int], int], str]] = {USUAL: {}, LARGEST: {}}
    pictures: dict[tuple[tuple[int, int], int, str], bytes] = {}
    faults: list[str] = []
    count = 0
    with tempfile.TemporaryDirectory() as scratch, browsing() as browser:
        with served(Path(scratch) / "layout.sqlite3") as address:
            for players in PLAYERS:
                for size in (USUAL, LARGEST):
                    with shown(browser, address, players, size) as table:
                        for scene in SCENES:
                            table.page.set_viewport_size({"width": 1280, "height": 800})
                            table.play_to(scene)
                            for window in DESKTOPS + PHONES:
                                found = table.measured(window)
                                count += 1
                                where = f"{window[0]}×{window[1]}, {players} players, {size}, {scene}"
                                faults += [f"{where}: {fault}" for fault in found["faults"]]
                                cells[size][window, players] = cell(found)
                                if size == USUAL and players in PICTURED:
                                    pictures[window, players, scene] = table.page.screenshot(
                                        type="jpeg", quality=80
                                    )
        sheet(browser, pictures, folder / "layout.webp")
    for fault in faults:
        print(fault)
    windows = DESKTOPS + PHONES
    text = DOCUMENT.format(
        faults="; ".join(faults) or "nothing",
        count=count,
        usual=USUAL,
        largest=LARGEST,
        usual_table=table_of(windows, cells[USUAL]),
        largest_table=table_of(windows, cells[LARGEST]),
    )
    (folder / "layout.md").write_text(text, encoding="utf-8")
    print(f"{count} layouts, {len(faults)} faults; {(folder / 'layout.webp').stat().st_size / 1000:.0f} KB")


if __name__ == "__main__":
    main()
