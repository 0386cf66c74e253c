"""Whole games in a real browser: by clicking, by keyboard, by several people, and when things go wrong."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor, Visitors, somebody_plays
from tests.server.guests import Server, served

MOST_CHOICES = 2_000


def play_by_clicking(visitor: Visitor, seed: int) -> int:
    chance = random.Random(seed)
    for number in range(MOST_CHOICES):
        if not visitor.await_turn():
            return number
        visitor.click_something(chance)
    raise AssertionError("the game does not come to its end")


def test_a_stranger_plays_a_whole_game_within_two_clicks(visitors: Visitors) -> None:
    anna = visitors()
    page = anna.go("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".board")
    assert page.url.startswith(f"{anna.server.address}/t/")
    chosen = play_by_clicking(anna, 1)
    assert chosen > 20
    scores = anna.state["scores"]
    sheet = page.locator(".finish")
    for score in scores:
        expect(sheet.get_by_text(str(score["total"]), exact=True).first).to_be_visible()
    expect(sheet.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visitors: Visitors) -> None:
    anna = visitors()
    page = anna.go("/")
    keys = page.keyboard
    while not page.locator("button:focus", has_text="Play now").count():
        keys.press("Tab")
    keys.press("Enter")
    chance = random.Random(3)
    for _ in range(MOST_CHOICES):
        if not anna.await_turn():
            break
        board = page.locator(".board")
        before = board.get_attribute("data-version")
        for _ in range(chance.randint(1, max(1, len(anna.offered()) - 1))):
            keys.press("ArrowRight")
        page.wait_for_selector(".status [data-settled]")
        keys.press("Enter")
        if page.locator("dialog[open]").count():
            while not page.locator("dialog[open] .button.primary:focus").count():
                keys.press("Tab")
            keys.press("Enter")
        page.wait_for_selector(f'.board:not([data-version="{before}"])')
    assert anna.is_over()


@pytest.mark.parametrize(
    "setup",
    [
        {"edition": "classic", "action_cards": "first"},
        {"edition": "dark-city", "players": 8},
        {"edition": "deluxe-cz", "set": "random", "action_cards": "second"},
        {"edition": "deluxe", "players": 2, "set": "random"},
    ],
    ids=lambda setup: setup["edition"],
)
def test_games_of_every_edition_are_shown_to_their_end(visitors: Visitors, setup: dict[str, Any]) -> None:
    anna = visitors()
    table = anna.open_table(**{"players": 5, **setup})
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    page.wait_for_selector(".board")
    anna.command(table, command="leave")  # a bot plays on in her place, before her eyes
    page.wait_for_selector(".finish")
    assert anna.state["scores"]


def test_help_by_a_question_mark(visitors: Visitors) -> None:
    anna = visitors()
    table = anna.open_table(4)
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    page.wait_for_selector(".board")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_two_people_and_a_bot_with_a_reload_and_a_lost_connection(visitors: Visitors) -> None:
    anna, bert = visitors(), visitors(390, 844)
    table = anna.open_table(3, people=2)
    anna.go(f"/t/{table}")
    page = bert.go(f"/t/{table}")
    page.get_by_label("Your name").fill("Bert")
    page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_text("Bert").first.wait_for()
    anna.page.get_by_role("button", name="Start").click()
    chance = random.Random(4)
    for number in range(MOST_CHOICES):
        anna.page.wait_for_selector(".board")
        bert.page.wait_for_selector(".board")
        if number == 6:
            anna.page.reload()
            anna.page.wait_for_selector(".board")
        if number == 12:
            bert.context.set_offline(True)
            bert.page.get_by_text("Connection lost").wait_for()
            bert.context.set_offline(False)
            bert.page.get_by_text("Connection lost").wait_for(state="detached")
        if not somebody_plays((anna, bert), chance):
            break
    one, other = anna.state, bert.state
    assert one["scores"] == other["scores"]
    assert one["event_count"] == other["event_count"]
    for visitor in (anna, bert):
        # A reloaded or reconnected page shows the same as one that never lost its connection.
        told = visitor.page.locator(".log li").all_inner_texts()
        fresh = visitor.new_tab()
        fresh.goto(f"/t/{table}")
        # A long log is drawn in parts, the newest lines first.
        expect(fresh.locator(".log li")).to_have_text(told, use_inner_text=True)


def test_a_spectator_sees_the_game_and_no_hand(visitors: Visitors) -> None:
    anna, watcher = visitors(), visitors()
    table = anna.open_table(4)
    anna.command(table, command="start")
    anna.go(f"/t/{table}")
    page = watcher.go(f"/t/{table}")
    page.wait_for_selector(".board")
    for _ in range(8):
        if not anna.await_turn():
            break
        anna.click_something(random.Random(5))
    expect(page.get_by_text("You’re watching")).to_be_visible()
    assert page.locator(".hand").count() == 0
    assert page.locator(".place.legal").count() == 0
    for frame in watcher.frames:
        if frame["type"] == "state" and frame["state"]["view"] and not frame["state"]["view"]["over"]:
            assert all(player["hand"] is None for player in frame["state"]["view"]["players"])


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_what_is_not_possible_says_why(visitors: Visitors, touch: bool) -> None:
    anna = visitors(touch=touch)
    table = anna.open_table(4)
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    chance = random.Random(6)
    while anna.await_turn():
        in_turn = anna.state["view"]["decision"]["kind"] == "turn"
        if in_turn and page.locator(".hand .place:not(.legal)").count():
            break
        anna.click_something(chance)
    page.locator(".hand .place:not(.legal)").first.click()
    refusal = page.locator("dialog[open] .choices p" if touch else ".refusal").first
    expect(refusal).to_be_visible()
    assert "You can’t do that" in refusal.inner_text()
    # The page asked why not; it did not try the choice.
    assert [frame for frame in anna.frames if frame["type"] == "why"]
    assert not [frame for frame in anna.frames if frame["type"] == "refused"]


def test_a_choice_can_be_taken_back(visitors: Visitors) -> None:
    anna = visitors()
    table = anna.open_table(4)
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    chance = random.Random(7)
    while not (anna.await_turn() and page.locator('[data-choice="take_gold"]').count()):
        anna.click_something(chance)
    before = anna.state["view"]["players"][anna.state["table"]["you"]]["gold"]
    page.locator('[data-choice="take_gold"]').click()
    page.get_by_role("button", name="Undo").click()
    page.locator('[data-choice="take_gold"]').wait_for()
    assert anna.state["view"]["players"][anna.state["table"]["you"]]["gold"] == before


@pytest.mark.parametrize("path", ["/t/22222222", "/t/nothing", "/nowhere"])
def test_a_wrong_link_says_so_and_leads_back(visitors: Visitors, path: str) -> None:
    anna = visitors()
    page = anna.page
    page.goto(path)
    page.get_by_role("main").get_by_role("link", name="Go to the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    # The browser itself logs that the document was not found.
    anna.troubles = [trouble for trouble in anna.troubles if "404" not in trouble]


def test_the_server_is_restarted_and_nothing_is_lost(
    visitors: Visitors, server: Server, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('own') / 'citadels.sqlite3'}"
    with served(database, bot_delay="0", prompt_delay="0.02") as own:
        anna = visitors()
        anna.server = own
        table = anna.open_table(4)
        anna.command(table, command="start")
        page = anna.page
        page.goto(f"{own.address}/t/{table}")
        chance = random.Random(8)
        for _ in range(6):
            assert anna.await_turn()
            anna.click_something(chance)
        anna.await_turn()
        told = page.locator(".log li").count()
        own.kill()
        page.get_by_text("Connection lost").wait_for()
        own.start()
        page.get_by_text("Connection lost").wait_for(state="detached")
        assert page.locator(".log li").count() >= told
        anna.await_turn()
        anna.click_something(chance)
