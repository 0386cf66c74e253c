"""A finished game looked back at: from its end page to curves, grades, and what was known then."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from citadels import Game, Setup
from citadels.bots import bot_choice, find_bot
from citadels.insight.review import DECISIONS, plan
from tests.browser.visitor import Visitors
from tests.server.guests import Guest, Server
from tests.server.prepared import prepare

SETUP: dict[str, Any] = {"edition": "classic", "players": 3, "city_size": 5}
MINUTES = 180_000  # for a whole review on a busy machine


@pytest.fixture(scope="module")
def game() -> Game:
    """Strong choices of one player, any choices of the others."""
    game = Game(Setup(**SETUP), seed=5)
    bots = [find_bot(code).player(seat) for seat, code in enumerate(("random", "steward", "random"))]
    while not game.over:
        game.play_choice(bot_choice(game, bots[game.decision.seat]))
    return game


@pytest.fixture(scope="module")
def table(server: Server, game: Game) -> str:
    return prepare(server, [Guest(server), None, None], SETUP, game.seed, game.record()["choices"])


def test_a_review_from_the_end_of_a_game(visitors: Visitors, table: str, game: Game) -> None:
    page = visitors().go(f"/t/{table}")
    page.get_by_role("link", name="Review the game").click()
    expect(page).to_have_url(re.compile(r"\?review=$"))
    expect(page.get_by_role("heading", name="Review of the game")).to_be_visible()
    expect(page.locator(".charts svg")).to_have_count(2, timeout=MINUTES)
    expect(page.locator("progress")).to_have_count(0, timeout=MINUTES)
    expect(page.get_by_role("heading", name="The biggest swings")).to_be_visible()

    # Every decision with a choice is there, graded.
    record = game.record()
    steps = {step for part in plan(record) if part.kind == DECISIONS for step in part.steps}
    page.get_by_label("Show all decisions").check()
    counted = 0
    for seat in range(3):
        page.get_by_label("Whose decisions").select_option(str(seat))
        counts = [int(text) for text in page.locator(".counts strong").all_inner_texts()]
        expect(page.locator(".decisions > li")).to_have_count(sum(counts))
        counted += sum(counts)
    assert counted == len(steps)

    # A mistake says what was better, and leads to what its player saw then.
    page.get_by_label("Whose decisions").select_option("0")
    bad = page.locator('.decision[data-grade="mistake"], .decision[data-grade="doubtful"]').first
    expect(bad).to_contain_text("Better: ")
    expect(bad.locator(".grounds li")).not_to_have_count(0)
    bad.get_by_role("link", name="What was known then").click()
    page.wait_for_selector(".replay-bar")
    expect(page).to_have_url(re.compile(r"\?at=\d+&as=0$"))
    assert int(page.locator(".replay-bar input").input_value()) in steps
    page.get_by_role("link", name="Review the game").click()
    expect(page.locator("progress")).to_have_count(0)  # it is kept
    expect(page.locator(".charts svg")).to_have_count(2)


def test_a_running_game_has_no_review(visitors: Visitors, server: Server, game: Game) -> None:
    running = prepare(server, [Guest(server), None, None], SETUP, game.seed, game.record()["choices"][:30])
    anna = visitors()
    page = anna.go(f"/t/{running}?review=1")
    expect(page.get_by_role("alert")).to_contain_text("The review can’t be shown right now.")
    assert page.locator(".decisions, .charts").count() == 0
    anna.troubles = [trouble for trouble in anna.troubles if "409" not in trouble]
