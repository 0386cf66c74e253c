"""Every screen: in no language anything overflows or is untranslated; axe finds nothing, day and night."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from citadels.lang.language import FILE_OF, LANGUAGES
from tests.browser.visitor import Scenes, Visitors

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
# The id of a message in the text of a page is a message that is missing.
MISSING = re.compile(rf"\b(?:{'|'.join(sorted(FILE_OF))})-[a-z]+(?:[_-][a-z]+)*\b")
# Screens that need no game, by their paths.
PATHS = {"start": "/", "new table": "/new", "rules": "/rules", "card": "/rules/witch", "credits": "/credits"}
SCREENS = (*PATHS, *Scenes.NAMES)
# What opens over a screen: the screen, and what is pressed there.
OVER = {
    "settings": ("start", "header nav button"),
    "a card": ("turn", ".log .card-name"),
    "all choices": ("turn", ".actions .quiet:last-of-type"),
    "the table's affairs": ("turn", ".side-head > button"),
    "keys": ("turn", ".side-head > button:last-of-type"),
}


class Shown:
    """Shows any screen to a new visitor."""

    def __init__(self, visitors: Visitors, scenes: Scenes) -> None:
        self._visitors = visitors
        self._scenes = scenes

    def __call__(self, screen: str, **visitor: Any) -> Page:
        if screen in OVER:
            below, pressed = OVER[screen]
            page = self(below, **visitor)
            # By keyboard: in a short log the button to its end may lie over what a pointer aims at.
            page.locator(pressed).first.press("Enter")
            page.wait_for_selector("dialog[open]")
        elif screen in PATHS:
            page = self._visitors(**visitor).go(PATHS[screen])
        else:
            table, known_as = self._scenes(screen)
            page = self._visitors(known_as=known_as, **visitor).go(f"/t/{table}")
            page.wait_for_selector({"lobby": ".lobby", "end": ".finish"}.get(screen, ".board"))
        page.wait_for_load_state("networkidle")
        return page


@pytest.fixture
def shown(visitors: Visitors, scenes: Scenes) -> Shown:
    return Shown(visitors, scenes)


def sized(size: str) -> dict[str, Any]:
    width, height = SIZES[size]
    return {"width": width, "height": height, "touch": size == "phone"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overflows_and_nothing_is_untranslated(
    shown: Shown, language: str, screen: str, size: str
) -> None:
    page = shown(screen, language=language, **sized(size))
    assert page.locator("html").get_attribute("lang") == language
    widths = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1], f"the page is {widths[0]} wide in a window of {widths[1]}"
    assert MISSING.findall(page.locator("body").inner_text()) == []


# Phones have no keys, and no button for their help.
LOOKED_AT = [
    (screen, size) for screen in (*SCREENS, *OVER) for size in SIZES if (screen, size) != ("keys", "phone")
]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("screen", "size"), LOOKED_AT)
def test_axe_finds_nothing(shown: Shown, screen: str, size: str, scheme: str) -> None:
    page = shown(screen, scheme=scheme, **sized(size))
    found = page.evaluate(f"{AXE.read_text(encoding='utf-8')}; axe.run()")
    told = [
        f"{violation['id']}: {node['html'][:200]} ({node['failureSummary']})"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
    assert told == []


@pytest.mark.parametrize("screen", SCREENS)
def test_twice_as_large(shown: Shown, screen: str) -> None:
    """Zoomed to 200 % a window of 1280 pixels is 640 wide."""
    page = shown(screen, width=640, height=400)
    widths = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1]


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
