"""A newcomer learns how to play, and a player reads the rules of the moment beside the table."""

import random

import pytest
from playwright.sync_api import Page

from citadels.book.how_to_play import PICTURES
from citadels.cards.editions import EDITIONS
from citadels.lang import find_language
from citadels.lang.rulebook import Rulebook
from tests.browser.visitor import Visitor, Visitors


def test_from_the_start_page_to_a_card_and_back(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go("/")
    page.get_by_role("link", name="Learn it in three minutes").click()
    page.wait_for_url("**/rules/how-to-play")
    page.get_by_role("heading", name="How to play", level=1).wait_for()
    assert page.title() == "How to play – Citadels"
    pictures = page.locator("figure [data-picture]")
    assert pictures.evaluate_all("all => all.map(one => one.dataset.picture)") == [
        picture.id for picture in PICTURES
    ]
    # A name in the text opens the card; the dialog leads to its page, and the way back is the browser's.
    page.get_by_role("button", name="the Thief", exact=True).first.click()
    page.get_by_role("dialog").get_by_role("heading", name="Thief").wait_for()
    page.get_by_role("link", name="More in the rules").click()
    page.wait_for_url("**/rules/thief*")
    page.get_by_role("heading", name="Thief", level=1).wait_for()
    page.go_back()
    page.get_by_role("heading", name="How to play", level=1).wait_for()
    page.get_by_role("link", name="Look at the cards").click()
    page.wait_for_selector(".tile")
    assert "/rules/cards?edition=deluxe" in page.url


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_page_says_what_the_terminal_says(visitors: Visitors, edition: str) -> None:
    page = visitors().go(f"/rules/how-to-play?edition={edition}")
    text = " ".join(page.locator("article").inner_text().split())
    place = 0
    for block in Rulebook(find_language("en"), edition).how_to_play_blocks():
        said = " ".join(block.text.split())
        place = text.find(said, place)
        assert place >= 0, f"not told in its place: {said}"


def test_the_edition_can_be_chosen_on_the_page(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go("/rules/how-to-play")
    assert page.get_by_label("Edition").input_value() == "deluxe"
    assert page.locator("[data-picture=goal] .card").count() == 7
    page.get_by_label("Edition").select_option("classic")
    page.wait_for_url("**/rules/how-to-play?edition=classic")
    assert page.locator("[data-picture=goal] .card").count() == 8
    page.get_by_text("This edition also has action cards.").wait_for()


def test_whoever_has_read_something_else_lands_there_again(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go("/rules")
    page.wait_for_url("**/rules/how-to-play")
    page.get_by_role("navigation", name="Rules").get_by_role("link", name="Cards").click()
    page.wait_for_selector(".tile")
    visitor.go("/")
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Rules").click()
    page.wait_for_url("**/rules/cards")
    # A search that was sent before the cards had their own address still works.
    visitor.go("/rules?q=witch")
    page.wait_for_url("**/rules/cards?q=witch")


# At the table


def acting(visitor: Visitor) -> str:
    """The name of the visitor's character whose turn it is."""
    turn = visitor.state["view"]["turn"]
    return find_language("en").card(turn["acting"], "deluxe")


def paragraphs(page: Page) -> list[str]:
    shown: list[str] = page.locator("[data-paragraph]").evaluate_all(
        "all => all.map(one => one.dataset.paragraph)"
    )
    return shown


def await_kind(visitor: Visitor, kind: str) -> None:
    chance = random.Random(4)
    while visitor.await_turn() and visitor.state["view"]["decision"]["kind"] != kind:
        visitor.click_something(chance)


def test_the_rules_open_beside_the_table_at_the_moment(visitors: Visitors) -> None:
    anna = visitors(1280, 800)
    table = anna.open_table(4)
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    anna.await_turn()
    page.keyboard.press("b")
    panel = page.get_by_role("region", name="Rules of the moment")
    panel.get_by_role("heading", name="You can choose").wait_for()
    assert paragraphs(page) == ["D4"]
    assert page.evaluate("document.activeElement.textContent") == "Rules of the moment"
    offered = anna.state["view"]["decision"]["characters"]
    names = [find_language("en").card(id, "deluxe") for id in offered]
    assert [name.strip() for name in panel.locator(".name").all_inner_texts()] == names
    # It covers nothing that can be chosen, and a choice can be made while it is open.
    box = panel.bounding_box()
    assert box is not None
    for place in page.locator(".board .place.legal").all():
        found = place.bounding_box()
        assert found is not None
        assert found["x"] + found["width"] <= box["x"] or found["y"] >= box["y"] + box["height"]
    page.locator(".board .place.legal").first.click()
    await_kind(anna, "turn")
    panel.get_by_role("heading", name="What your character does").wait_for()
    panel.locator("[data-mine] .name").get_by_text(acting(anna)).wait_for()
    assert {"T3", "T1"} <= {*paragraphs(page)}
    page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    assert page.evaluate("document.activeElement.classList.contains('guide-button')")
    with page.context.expect_page() as opened:
        page.locator(".guide-button").click()
        panel.get_by_role("link", name="How to play, on one page").click()
    opened.value.get_by_role("heading", name="How to play", level=1).wait_for()
    assert opened.value.url.endswith("/rules/how-to-play?edition=deluxe")


def test_on_a_phone_the_rules_of_the_moment_are_a_sheet(visitors: Visitors) -> None:
    anna = visitors(390, 844, touch=True)
    table = anna.open_table(2)
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    anna.await_turn()
    page.locator(".guide-button").click()
    sheet = page.get_by_role("dialog", name="Rules of the moment")
    sheet.get_by_role("heading", name="You can choose").wait_for()
    assert paragraphs(page) == ["D6", "D10"]  # with two players
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    assert page.evaluate("document.activeElement.classList.contains('guide-button')")
