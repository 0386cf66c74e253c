"""The deal of the day: from the start page through the game to the list of results, and what stays secret."""

import random
import re

from playwright.sync_api import expect

from citadels.tables.clocks import today
from tests.browser.visitor import Visitor, Visitors


def play_today(anna: Visitor) -> bool:
    """By what can be seen and touched; False if midnight came in between, and with it another deal."""
    day, page = today(), anna.go("/")
    page.get_by_role("navigation", name="Alone for a while").get_by_role(
        "link", name="Deal of the day"
    ).click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_url("**/t/*")
    assert anna.await_turn()
    table = anna.state["table"]
    assert {seat["level"] for seat in table["seats"]} == {None, "hard"}
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)

    # Whoever goes away comes back to the same game.
    anna.go("/daily")
    page.get_by_role("link", name="Go on with your game").click()
    chance = random.Random(5)
    while anna.await_turn():
        page.wait_for_selector(".status.mine [data-settled], .finish", state="attached")
        anna.click_something(chance)
    return today() == day


def test_the_deal_of_the_day_to_its_result(visitors: Visitors) -> None:
    anna = visitors()
    while not play_today(anna):
        anna = visitors()
    page, scores = anna.page, anna.state["scores"]
    anna.go("/daily")
    expect(page.get_by_role("link", name=re.compile("Your game"))).to_be_visible()
    row = page.locator("tr.you")
    expect(row.locator("th")).to_contain_text("Anna")
    best = max(score["total"] for score in scores[1:])
    assert row.locator("td").all_inner_texts()[2:4] == [str(scores[0]["total"]), str(best)]

    # On a phone, to somebody who has not played: a name in the list, and no look at the table.
    table = anna.ask("/api/daily")["yours"]["table"]
    bob = visitors(390, 844, touch=True)
    bob.go("/daily")
    expect(bob.page.locator("tbody th")).to_contain_text(["Anna"])
    expect(bob.page.locator("tr.you")).to_have_count(0)
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert bob.ask(f"/api/tables/{table}")["refused"]["id"] == "daily_secret"
