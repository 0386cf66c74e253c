"""Every screen, in every language: nothing overflows or is untranslated; axe finds nothing, day or night."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from citadels.lang.language import FILE_OF, LANGUAGES
from citadels.puzzles.puzzle import shipped
from tests.browser.visitor import Scenes, Visitors

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Zoomed to 200 %, a window of 1280 pixels is 640 wide.
SIZES = {"desktop": (1280, 800), "twice as large": (640, 400), "phone": (390, 844)}
# An id in the text of a page means that its message is missing.
MISSING = re.compile(rf"\b(?:{'|'.join(sorted(FILE_OF))})-[a-z]+(?:[_-][a-z]+)*\b")
# Screens that need no game, by their paths.
PATHS = {
    "start": "/",
    "new table": "/new",
    "several people": "/together",
    "how to play": "/rules/how-to-play",
    "rules": "/rules/cards",
    "card": "/rules/witch",
    "examples": "/rules/examples",
    "credits": "/credits",
    "replay": "/replay",
    "privacy": "/privacy",
    "learn": "/learn",
    "lesson": "/learn/secret",
    "puzzles": "/puzzles",
    "deal of the day": "/daily",
    "statistics": "/stats?of=server",
    "puzzle": f"/puzzles/{next(iter(shipped()))}",
}
SCREENS = (*PATHS, *Scenes.NAMES)
# What opens over a screen: the screen, and what is pressed there.
OVER = {
    "settings": ("start", "header nav button"),
    "a card": ("turn", ".log .card-name"),
    "all choices": ("turn", ".status .all"),
    "the table's affairs": ("turn", ".menu-button"),
    "keys": ("turn", ".side-buttons > button:last-of-type"),
    "rules of the moment": ("turn", ".guide-button"),
}


class Tour:
    """A visitor who knows all scenes, and looks at one screen after the other in the same browser."""

    def __init__(self, visitors: Visitors, scenes: Scenes, **visitor: Any) -> None:
        self._tables = {name: scenes(name)[0] for name in Scenes.NAMES}
        self.visitor = visitors(known_as=scenes(Scenes.NAMES[0])[1], **visitor)
        self.page = self.visitor.page

    def hold(self, size: str) -> None:
        width, height = SIZES[size]
        self.visitor.hold(width, height, touch=size == "phone")

    def show(self, screen: str) -> None:
        if screen in PATHS:
            self.visitor.go(PATHS[screen])
        else:
            self.visitor.go(f"/t/{self._tables[screen]}")
            self.page.wait_for_selector({"lobby": ".lobby", "end": ".finish"}.get(screen, ".board"))
        self.page.wait_for_load_state("networkidle")

    def open(self, over: str) -> None:
        """What opens over a screen."""
        below, pressed = OVER[over]
        self.show(below)
        if ".log" in pressed:
            self.page.keyboard.press("l")  # on a phone the log is behind a button
        # By keyboard: in a short log the button to its end may lie over what a pointer aims at.
        self.page.locator(pressed).first.press("Enter")
        self.page.wait_for_selector("dialog[open], .guide")
        self.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overflows_and_nothing_is_untranslated(
    visitors: Visitors, scenes: Scenes, language: str
) -> None:
    """Every screen is loaded once and looked at in windows of all sizes."""
    tour = Tour(visitors, scenes, language=language)
    faults: list[str] = []
    for screen in SCREENS:
        tour.show(screen)
        assert tour.page.locator("html").get_attribute("lang") == language
        for size, (width, _) in SIZES.items():
            tour.hold(size)
            across = tour.page.evaluate("document.documentElement.scrollWidth")
            if across > width:
                faults.append(f"{screen} ({size}) is {across} wide in a window of {width}")
            missing = MISSING.findall(tour.page.locator("body").inner_text())
            faults += [f"{screen} ({size}) has no words for {id}" for id in missing]
    assert faults == []


def faults_of_axe(page: Page) -> Iterator[str]:
    """What axe has against a page, by day and by night."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    schemes: list[Literal["light", "dark"]] = ["light", "dark"]
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        for violation in page.evaluate("axe.run()")["violations"]:
            for node in violation["nodes"]:
                yield f"{scheme}: {violation['id']}: {node['html'][:200]} ({node['failureSummary']})"


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(visitors: Visitors, scenes: Scenes, screen: str) -> None:
    tour = Tour(visitors, scenes)
    tour.show(screen)
    for size in ("desktop", "phone"):
        tour.hold(size)
        assert list(faults_of_axe(tour.page)) == [], size


# Phones have no keys, and no button for their help.
OPENED = [(over, size) for over in OVER for size in ("desktop", "phone") if (over, size) != ("keys", "phone")]


@pytest.mark.parametrize(("over", "size"), OPENED)
def test_axe_finds_nothing_in_what_opens(visitors: Visitors, scenes: Scenes, over: str, size: str) -> None:
    tour = Tour(visitors, scenes)
    tour.hold(size)
    tour.open(over)
    assert list(faults_of_axe(tour.page)) == []


@pytest.mark.parametrize("players", [2, 4, 5, 8])
def test_all_cities_are_visible_at_once_on_a_desktop(visitors: Visitors, players: int) -> None:
    anna = visitors(1280, 800)
    table = anna.open_table(players)
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    anna.await_turn()
    boxes = [city.bounding_box() for city in page.locator(".city").all()]
    assert len(boxes) == players
    for box in boxes:
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 800, f"a city ends at {box['y'] + box['height']}"
