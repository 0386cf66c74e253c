"""The table fits its window: what can be chosen can be touched, and nothing jumps."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.visitor import Visitor, Visitors
from tests.server.guests import Server
from tools import layout_sheet

MOST_CHOICES = 2_000
MOST_SHIFT = 0.05

# Everything that can be chosen: where it is, and whether a finger in its middle would hit it.
TOUCHABLE = """
() => {
  const found = [];
  const all = [".place.legal", ".status [data-choice]", ".status .all", ".open[data-leads]"];
  for (const element of document.querySelectorAll(all.map((one) => `.board ${one}`).join())) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const inside = box.width > 0 && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const hit = inside && element.contains(document.elementFromPoint(x, y));
    const city = element.closest(".city");
    found.push({
      x, y, hit,
      place: element.dataset.place ?? "",
      verb: element.dataset.choice ?? "",
      leads: element.dataset.leads ? Number(city.dataset.seat) : null,
      list: element.classList.contains("all"),
    });
  }
  return found;
}
"""


# The places that can be chosen, and the seats whose cities hold such districts behind a line.
LEGAL = """
() => [
  [...document.querySelectorAll(".board .place.legal")].map((place) => place.dataset.place),
  [...document.querySelectorAll(".board .city:has(.dots .legal)")].map((city) => Number(city.dataset.seat)),
]
"""


# Where the parts of the table are, whatever is asked.
PLACES = """
() => {
  const parts = ["strip-area", "others-area", "status-area", "status", "own-area", "hand-area", "side"];
  return parts.map((part) => {
    const { left, top, width, height } = document.querySelector(`.${part}`).getBoundingClientRect();
    return [part, left, top, width, height].join(" ");
  }).join("; ");
}
"""


def touchable(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(TOUCHABLE)
    return [thing for thing in found if thing["hit"]]


class Fingers:
    """Somebody at a phone, who touches only what can be seen."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.chance = random.Random(seed)
        self.opened = 0

    def tap(self, thing: dict[str, Any]) -> None:
        self.page.touchscreen.tap(thing["x"], thing["y"])

    def check(self, things: list[dict[str, Any]]) -> None:
        """Every legal thing on the page can be touched, or a marked line leads to it."""
        shown = {thing["place"] for thing in things if thing["place"]}
        led = {thing["leads"] for thing in things if thing["leads"] is not None}
        legal, behind = self.page.evaluate(LEGAL)
        for place in legal:
            assert place in shown, f"{place} is covered or outside; to be touched: {sorted(shown)}"
        assert set(behind) <= led, f"no arrow leads to the cities of {set(behind) - led}"
        buttons = self.page.locator(".board .status [data-choice]").count()
        reached = sum(bool(thing["verb"]) for thing in things)
        assert reached == buttons or any(thing["list"] for thing in things), "a button is out of reach"

    def choose(self) -> None:
        self.page.wait_for_selector(".status [data-settled]", state="attached")
        board = self.page.locator(".board")
        before = board.get_attribute("data-version")
        things = touchable(self.page)
        self.check(things)
        offered = [thing for thing in things if not thing["list"]]
        ending = [thing for thing in offered if thing["verb"] == "end_turn"]
        others = [thing for thing in offered if thing not in ending]
        taken = self.chance.choice(others or ending)
        self.tap(taken)
        if taken["leads"] is not None:
            self.page.wait_for_selector(".whole")
            self.opened += 1
            inside = [t for t in touchable(self.page) if t["place"].startswith(f"district {taken['leads']} ")]
            assert inside, "the line leads nowhere"
            self.tap(self.chance.choice(inside))
        # A place shows its choices first, and the end of a turn what would be left unused.
        changed = f'.board:not([data-version="{before}"])'
        self.page.wait_for_selector(f"{changed}, dialog[open] .button.primary")
        sheet = self.page.locator("dialog[open] .button.primary").all()
        if sheet:
            box = self.chance.choice(sheet).bounding_box()
            assert box is not None
            self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.wait_for_selector(changed)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)], ids=["upright", "lying"])
def test_a_whole_game_by_touching_what_is_visible(visitors: Visitors, width: int, height: int) -> None:
    anna = visitors(width, height, touch=True, scheme="dark")
    table = anna.open_table(6, set="random")
    anna.command(table, command="start")
    anna.go(f"/t/{table}")
    fingers = Fingers(anna, width)
    for number in range(MOST_CHOICES):
        if not anna.await_turn():
            assert number > 20
            return
        fingers.choose()
    raise AssertionError("the game does not come to its end")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)], ids=["upright", "lying"])
def test_the_draft_covers_nobody(visitors: Visitors, width: int, height: int) -> None:
    """With eight players, whose lines fill a phone: every player can still be touched."""
    anna = visitors(width, height, touch=True)
    table = anna.open_table(8, set="random")
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    page.wait_for_selector(".draft .place.legal")
    covered = page.evaluate(
        """() => [...document.querySelectorAll(".city .who")].filter((who) => {
          const { left, top, width, height } = who.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return !hit?.closest(".city")?.contains(who);
        }).map((who) => who.textContent)"""
    )
    assert page.locator(".city .who").count() == 8
    assert covered == []
    Fingers(anna, width).choose()


@pytest.mark.parametrize("players", [5, 8])
def test_large_cities_and_hands_are_whole_in_every_window(
    browser: Browser, server: Server, players: int
) -> None:
    """Ten districts in every city and twelve cards in the hand, in the draft and in a turn."""
    faults: list[str] = []
    with layout_sheet.shown(browser, server.address, players, layout_sheet.LARGEST) as table:
        for scene in layout_sheet.SCENES:
            table.page.set_viewport_size({"width": 1280, "height": 800})
            table.play_to(scene)
            for window in layout_sheet.DESKTOPS:
                found = table.measured(window)
                assert len(found["own"]) >= layout_sheet.LARGEST[0]
                assert len(found["hand"]) == layout_sheet.LARGEST[1]
                faults += [f"{window}, {scene}: {fault}" for fault in found["faults"]]
    assert faults == []


def test_nothing_jumps_in_a_whole_game(visitors: Visitors) -> None:
    """Layout shift as browsers measure it, also after clicks; only cards in one's hand may make room."""
    anna = visitors(1280, 800)
    anna.page.add_init_script(
        """
        window.shifts = [];
        new PerformanceObserver((list) => {
          if (!document.documentElement.dataset.playing) return; // the end of the game is another screen
          for (const entry of list.getEntries()) {
            const sources = entry.sources.map((source) => source.node);
            const nodes = sources.map((node) => (node instanceof Element ? node : node?.parentElement));
            if (nodes.every((node) => node?.closest(".hand"))) continue; // a hand that grows is what happened
            const moved = nodes.map((node) => node?.closest("[class]")?.getAttribute("class"));
            window.shifts.push([entry.value, moved.join(" | ")]);
          }
        }).observe({ type: "layout-shift", buffered: true });
        """
    )
    table = anna.open_table(4)
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    page.wait_for_selector(".board")
    page.evaluate("document.fonts.ready")
    page.evaluate("window.shifts.length = 0")  # what loading the page moved is another matter
    chance = random.Random(5)
    shifts: list[tuple[float, str]] = []
    places: set[str] = set()
    for _ in range(MOST_CHOICES):
        page.wait_for_selector(".status.mine, .finish")
        shifts = page.evaluate("window.shifts")
        if anna.is_over():
            break
        places.add(page.evaluate(PLACES))
        anna.click_something(chance)
    assert len(places) == 1, places
    assert sum(value for value, _ in shifts) <= MOST_SHIFT, shifts
