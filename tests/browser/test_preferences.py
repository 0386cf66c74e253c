"""What readers can set for themselves: letters, cards, contrast, quiet; and the score sheet on paper."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_screens import AXE, faults_of_axe
from tests.browser.visitor import Scenes, Visitor, Visitors


def with_preferences(visitors: Visitors, scenes: Scenes, scene: str, **set_: Any) -> tuple[Visitor, Page]:
    table, known_as = scenes(scene)
    visitor = visitors(known_as=known_as)
    kept = json.dumps(json.dumps(set_))
    visitor.page.add_init_script(f"localStorage.setItem('citadels-preferences', {kept})")
    page = visitor.go(f"/t/{table}")
    page.wait_for_selector(".finish" if scene == "end" else ".board")
    page.wait_for_load_state("networkidle")
    return visitor, page


def widths(page: Page, selector: str) -> set[float]:
    found: list[float] = page.evaluate(
        "(all) => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect().width)",
        selector,
    )
    return set(found)


@pytest.mark.parametrize(("size", "pixels"), [("small", 14.4), ("normal", 16), ("largest", 21.6)])
def test_letters_of_every_size(visitors: Visitors, scenes: Scenes, size: str, pixels: float) -> None:
    _, page = with_preferences(visitors, scenes, "turn", text=size)
    letters = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert letters == pytest.approx(pixels, abs=0.1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


def test_compact_cards_are_smaller(visitors: Visitors, scenes: Scenes) -> None:
    _, page = with_preferences(visitors, scenes, "turn", cards="compact")
    compact = max(widths(page, ".hand .card"))
    _, page = with_preferences(visitors, scenes, "turn")
    assert compact <= 88 < max(widths(page, ".hand .card"))


def test_zen_has_no_log_and_room_for_the_cities(visitors: Visitors, scenes: Scenes) -> None:
    _, page = with_preferences(visitors, scenes, "turn", zen=True)
    expect(page.locator(".log")).to_have_count(0)
    [width] = widths(page, ".others-area")
    assert width > 1280 - 20


@pytest.mark.parametrize("asked", ["by the reader", "by the system"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_high_contrast(visitors: Visitors, scenes: Scenes, asked: str, scheme: str) -> None:
    _, page = with_preferences(visitors, scenes, "turn", contrast=asked == "by the reader", theme=scheme)
    if asked == "by the system":
        page.emulate_media(contrast="more")
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    ink = page.evaluate("getComputedStyle(document.body).color")
    black, white = "rgb(0, 0, 0)", "rgb(255, 255, 255)"
    assert ink == (black if scheme == "light" else white)
    # Everybody still has a colour.
    edges = "[...document.querySelectorAll('.city')].map((city) => getComputedStyle(city).borderTopColor)"
    colours: list[str] = page.evaluate(edges)
    assert len(set(colours) - {black, white}) == len(colours) == 4
    found = page.evaluate(f"{AXE.read_text(encoding='utf-8')}; axe.run()")
    assert [violation["id"] for violation in found["violations"]] == []


@pytest.mark.parametrize("cloth", ["meadow", "slate", "wine"])
def test_every_cloth_can_be_read_on_by_day_and_by_night(
    visitors: Visitors, scenes: Scenes, cloth: str
) -> None:
    _, page = with_preferences(visitors, scenes, "turn", cloth=cloth)
    parchment = "rgb(238, 226, 200)"
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != parchment
    assert list(faults_of_axe(page)) == []


def test_the_score_sheet_is_printed_alone(visitors: Visitors, scenes: Scenes) -> None:
    _, page = with_preferences(visitors, scenes, "end", theme="dark")
    page.emulate_media(media="print")
    expect(page.locator(".finish table").first).to_be_visible()
    for gone in (".board", ".page-footer", "#app > header", ".finish .next"):
        expect(page.locator(gone)).to_be_hidden()
    # Black on white, whatever the theme of the screen.
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
