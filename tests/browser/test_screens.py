"""Every screen: in no language anything overflows or is untranslated; axe finds nothing, day and night."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from citadels.lang.language import FILE_OF, LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
# The id of a message in the text of a page is a message that is missing.
MISSING = re.compile(rf"\b(?:{'|'.join(sorted(FILE_OF))})-[a-z]+(?:[_-][a-z]+)*\b")
# Screens that need no game, by their paths.
PATHS = {"start": "/", "new table": "/new", "rules": "/rules", "card": "/rules/witch", "credits": "/credits"}
GAMES = ("lobby", "draft", "turn", "end")


def show(visitor: Visitor, screen: str) -> Page:
    """The page with a screen on it."""
    if screen in PATHS:
        page = visitor.go(PATHS[screen])
    else:
        page = _at_table(visitor, screen)
    page.wait_for_load_state("networkidle")
    return page


def _at_table(visitor: Visitor, screen: str) -> Page:
    table = visitor.open_table(4, people=2 if screen == "lobby" else 1)
    if screen == "lobby":
        return visitor.go(f"/t/{table}")
    visitor.command(table, command="start")
    if screen == "end":
        visitor.command(table, command="leave")  # bots play it to its end
    page = visitor.go(f"/t/{table}")
    if screen == "end":
        page.wait_for_selector(".finish")
        return page
    chance = random.Random(11)
    while visitor.await_turn():
        kind = visitor.state["view"]["decision"]["kind"]
        if kind == ("draft" if screen == "draft" else "turn"):
            break
        visitor.click_something(chance)
    return page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", [*PATHS, *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overflows_and_nothing_is_untranslated(
    visitors: Visitors, language: str, screen: str, size: str
) -> None:
    visitor = visitors(*SIZES[size], language=language, touch=size == "phone")
    page = show(visitor, screen)
    assert page.locator("html").get_attribute("lang") == language
    widths = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1], f"the page is {widths[0]} wide in a window of {widths[1]}"
    assert MISSING.findall(page.locator("body").inner_text()) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", [*PATHS, *GAMES])
def test_axe_finds_nothing(visitors: Visitors, screen: str, size: str, scheme: str) -> None:
    visitor = visitors(*SIZES[size], scheme=scheme, touch=size == "phone")
    page = show(visitor, screen)
    found = page.evaluate(f"{AXE.read_text(encoding='utf-8')}; axe.run()")
    told = [
        f"{violation['id']}: {node['html'][:200]} ({node['failureSummary']})"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
    assert told == []


@pytest.mark.parametrize("screen", [*PATHS, *GAMES])
def test_twice_as_large(visitors: Visitors, screen: str) -> None:
    """Zoomed to 200 % a window of 1280 pixels is 640 wide."""
    page = show(visitors(640, 400), screen)
    widths = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1]


def test_all_cities_are_visible_at_once_on_a_desktop(visitors: Visitors) -> None:
    anna = visitors(1280, 800)
    for players in (2, 4, 5, 8):
        table = anna.open_table(players)
        anna.command(table, command="start")
        anna.command(table, command="leave")
        page = anna.go(f"/t/{table}")
        page.wait_for_selector(".city")
        boxes = [city.bounding_box() for city in page.locator(".city").all()]
        assert len(boxes) == players
        for box in boxes:
            assert box is not None
            assert box["y"] >= 0
            bottom = box["y"] + box["height"]
            assert bottom <= 800, f"{players} players: a city ends at {bottom}"
