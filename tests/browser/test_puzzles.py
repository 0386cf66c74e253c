"""Puzzles: from the start page to a solution, by keyboard and by touch, and what the browser remembers."""

import re

from playwright.sync_api import Page, expect

from citadels.puzzles.puzzle import shipped
from tests.browser.visitor import Visitors

NAMING = next(puzzle for puzzle in shipped().values() if puzzle.kind == "name")
GROUP = f"{NAMING.difficulty}-{NAMING.kind}"
DRAFT = next(puzzle for puzzle in shipped().values() if puzzle.kind == "draft")


def choose(page: Page, number: int) -> None:
    """By the list of all choices, which every prompt has; by keyboard alone."""
    page.wait_for_selector(".status.mine [data-settled]")
    page.locator(".status .all").press("Enter")
    page.locator("dialog[open] ol button").nth(number).press("Enter")


def test_a_puzzle_from_the_start_page_to_its_solution(visitors: Visitors) -> None:
    anna = visitors()
    page = anna.go("/")
    page.get_by_role("navigation", name="Alone for a while").get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    count = len(shipped())
    expect(page.get_by_text(f"Solved: 0 of {count}")).to_be_visible()

    # A wrong answer shows what was better; the second try is right.
    page.locator(f"#{GROUP} summary").click()
    page.locator(f'#{GROUP} a[href="/puzzles/{NAMING.id}"]').click()
    choose(page, next(number for number in range(2) if number != NAMING.best))
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("ol li")).to_have_count(len(NAMING.chances))
    expect(dialog.locator("li.chosen")).to_contain_text("your choice")
    expect(dialog.locator("ul li")).to_have_count(len(NAMING.grounds))
    page.keyboard.press("Escape")
    expect(page.locator(".puzzle")).to_contain_text("There was something better.")
    expect(page.locator(".status.mine")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    choose(page, NAMING.best)
    expect(page.locator("dialog[open] .best.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".puzzle strong")).to_have_text("Right!")

    # The reader is led to another one, and the list remembers.
    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(NAMING.id))
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text(f"Solved: 1 of {count}")).to_be_visible()
    page.reload()
    page.locator(f"#{GROUP} summary").click()
    expect(page.locator(f'#{GROUP} a[href="/puzzles/{NAMING.id}"]')).to_have_class(re.compile("solved"))


def test_a_puzzle_on_a_phone_by_touch(visitors: Visitors) -> None:
    anna = visitors(390, 844, touch=True)
    page = anna.go(f"/puzzles/{NAMING.id}")
    anna.page.wait_for_selector(".status.mine")
    page.wait_for_selector(".status.mine [data-settled]")
    page.locator(".status .all").tap()
    page.locator("dialog[open] ol button").nth(NAMING.best).tap()
    expect(page.locator("dialog[open] .best.chosen")).to_have_count(1)
    across = page.evaluate("document.documentElement.scrollWidth")
    assert across <= 390


def test_giving_up_and_a_puzzle_that_is_not_there(visitors: Visitors) -> None:
    anna = visitors()
    page = anna.go(f"/puzzles/{DRAFT.id}")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator("dialog[open] li.chosen")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".puzzle strong")).to_have_text("Solution")
    page.goto("/puzzles/ffffffff")
    expect(page.get_by_role("alert")).to_contain_text("There is no such puzzle.")
    anna.troubles = [trouble for trouble in anna.troubles if "404" not in trouble]
