"""A finished game watched again: by the scrubber, by keys, through other eyes, by a link, and from a file."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from citadels import Game, Setup
from citadels.bots import bot_choice, find_bot
from tests.browser.visitor import Visitors
from tests.server.guests import Guest, Server
from tests.server.prepared import prepare

SETUP: dict[str, Any] = {"players": 4, "set": "random"}
RECORD = Game(Setup(players=2), seed=1).record()
ALL_OPEN, SPECTATOR = "All cards open", "A spectator"


@pytest.fixture(scope="module")
def game() -> Game:
    game = Game(Setup(**SETUP), seed=5)
    bots = [find_bot("steward").player(seat) for seat in range(4)]
    while not game.over:
        game.play_choice(bot_choice(game, bots[game.decision.seat]))
    return game


@pytest.fixture(scope="module")
def table(server: Server, game: Game) -> str:
    choices = game.record()["choices"]
    return prepare(server, [Guest(server), None, None, None], SETUP, game.seed, choices)


def at(page: Page) -> int:
    return int(page.locator(".replay-bar input").input_value())


def expect_at(page: Page, step: int) -> None:
    expect(page.locator(".replay-bar input")).to_have_value(str(step))


def position(game: Game, step: int) -> Game:
    record = game.record()
    del record["digest"]
    return Game.from_record({**record, "choices": record["choices"][:step]})


def expect_shown(page: Page, seen: dict[str, Any], mine: int | None) -> None:
    """The board shows this view: everybody's gold and districts, and the hand at the bottom."""
    for player in seen["players"]:
        city = page.locator(f'.board .city[data-seat="{player["seat"]}"]')
        expect(city).to_have_attribute("aria-label", re.compile(rf"\b{player['gold']} gold"))
        expect(city.locator(".districts [data-place], .dots li")).to_have_count(len(player["city"]))
    if mine is not None:
        expect(page.locator(".hand .place")).to_have_count(len(seen["players"][mine]["hand"]))


def watching(visitors: Visitors, table: str, query: str) -> Page:
    page = visitors().go(f"/t/{table}?{query}")
    page.wait_for_selector(".replay-bar")
    return page


def test_a_link_opens_just_there(visitors: Visitors, table: str, game: Game) -> None:
    steps = len(game.record()["choices"])
    step = steps // 2
    page = watching(visitors, table, f"at={step}&as=2")
    expect_at(page, step)
    expect_shown(page, position(game, step).view(2), 2)
    expect(page.get_by_role("combobox", name="Seen by")).to_have_value("2")
    assert not page.locator(".board .place.legal").count()  # nothing can be chosen any more


def test_steps_turns_rounds_and_ends(visitors: Visitors, table: str, game: Game) -> None:
    steps = len(game.record()["choices"])
    page = watching(visitors, table, "at=0&as=open")
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    page.get_by_role("button", name="One step forward").click()
    expect_at(page, 1)
    page.keyboard.press("ArrowRight")
    expect_at(page, 2)
    page.keyboard.press("ArrowLeft")
    expect_at(page, 1)
    page.get_by_role("button", name="Next round").click()
    expect(page.locator(".replay-bar .position")).to_contain_text("Round 2")
    second = at(page)
    assert (position(game, second).state.round, position(game, second - 1).state.round) == (2, 1)
    page.keyboard.press("Shift+ArrowRight")
    turn = position(game, at(page))
    assert turn.view(None)["turn"] is not None and at(page) > second
    page.keyboard.press("End")
    expect_at(page, steps)
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    expect_shown(page, game.view(None), None)
    page.keyboard.press("Home")
    expect_at(page, 0)
    # The address follows, so that it can be sent to somebody.
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?at=1&as=open$"))
    page.reload()
    expect_at(page, 1)


def test_it_plays_by_itself_until_it_is_stopped(visitors: Visitors, table: str, game: Game) -> None:
    steps = len(game.record()["choices"])
    page = watching(visitors, table, f"at={steps - 12}&as=spectator")
    page.get_by_role("combobox", name="Speed").select_option("fastest")
    page.get_by_role("button", name="Play", exact=True).click()
    expect_at(page, steps)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()  # once more, from the start
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => +document.querySelector('.replay-bar input').value > 3")
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect_at(page, 0)


def test_other_eyes_see_what_they_knew(visitors: Visitors, table: str, game: Game) -> None:
    step = len(game.record()["choices"]) // 3
    page = watching(visitors, table, f"at={step}&as=0")
    expect_shown(page, position(game, step).view(0), 0)
    eyes = page.get_by_role("combobox", name="Seen by")
    eyes.select_option("3")
    expect(page.locator('.bottom .city[data-seat="3"]')).to_be_visible()
    expect_shown(page, position(game, step).view(3), 3)
    expect_at(page, step)
    eyes.select_option(label=ALL_OPEN)
    expect(page.locator(".bottom")).to_have_count(0)
    hands = [
        player["hand"] for player in [position(game, step).view(seat)["players"][seat] for seat in range(4)]
    ]
    for seat, hand in enumerate(hands):
        known = page.locator(f'.board .city[data-seat="{seat}"] .identity .note [data-card]')
        expect(known).to_have_count(len(hand))
    eyes.select_option(label=SPECTATOR)
    expect(page.locator(".board .identity .note [data-card]")).to_have_count(
        sum(min(4, len(player["known_hand"])) for player in position(game, step).view(None)["players"])
    )


def test_a_line_of_the_log_leads_to_its_moment(visitors: Visitors, table: str, game: Game) -> None:
    page = watching(visitors, table, "at=60&as=open")
    # The newest lines come first, the oldest last.
    expect(page.locator(".log h3").first).to_have_text("Start of the game")
    page.get_by_role("button", name="Go to this moment").nth(3).click()
    page.wait_for_function("() => +document.querySelector('.replay-bar input').value < 60")
    assert position(game, at(page)).state.round == 1


def test_marks_tell_what_happened(visitors: Visitors, table: str, game: Game) -> None:
    """Murders, robberies, destructions and completed cities lie above the scrubber, each at its moment."""
    page = watching(visitors, table, "at=0&as=open")
    happened = [event["event"] for event in game.events(None)]
    assert happened.count("completed") > 0
    for kind in ("murder_named", "robbed", "destroyed", "seized", "completed"):
        expect(page.locator(f'.mark[data-mark="{kind}"]')).to_have_count(happened.count(kind))
    assert page.locator(".marks .round").count() == game.state.round
    first = page.locator('.mark[data-mark="completed"]').first
    assert "complete" in (first.get_attribute("title") or "")
    first.click()
    page.wait_for_function("() => +document.querySelector('.replay-bar input').value > 0")
    assert any(position(game, at(page)).view(None)["players"][seat]["complete"] for seat in range(4))


def steps_in(url: str) -> range:
    """The steps that a request for views asks for."""
    first, count = (int(re.findall(rf"{name}=(\d+)", url)[0]) for name in ("first", "count"))
    return range(first, first + count)


def test_jumping_takes_no_time(visitors: Visitors, table: str, game: Game) -> None:
    """The rest is loaded while somebody watches; then a jump anywhere needs no request at all."""
    anna = visitors()
    asked: list[str] = []
    anna.page.on("response", lambda answer: asked.append(answer.url) if "/views" in answer.url else None)
    page = anna.go(f"/t/{table}?at=0&as=1")
    page.wait_for_selector(".replay-bar")
    steps = len(game.record()["choices"])
    while not set(range(steps + 1)) <= {step for url in asked for step in steps_in(url)}:
        page.wait_for_timeout(50)
    page.wait_for_load_state("networkidle")
    asked.clear()
    for step in (steps // 2, 3, steps - 3, steps // 3):
        page.locator(".replay-bar input").fill(str(step))
        expect_at(page, step)
    for key in ("End", "ArrowLeft", "ArrowLeft", "ArrowRight", "Home", "End"):
        page.keyboard.press(key)
    expect_at(page, steps)
    assert not asked


def test_after_a_jump_the_log_is_whole_again(visitors: Visitors, table: str, game: Game) -> None:
    """The board comes first; then the newest lines, which stay in view while older ones are added above."""
    page = watching(visitors, table, "at=0&as=open")
    rounds = page.locator(".log h3")
    expect(rounds).to_have_count(2)
    for key, count in (("End", game.state.round + 1), ("Home", 2), ("End", game.state.round + 1)):
        page.keyboard.press(key)
        expect(rounds).to_have_count(count)
        expect(page.locator(".log li").last).to_be_in_viewport()


def test_on_a_phone_everything_can_be_touched(visitors: Visitors, table: str) -> None:
    anna = visitors(390, 844, language="de", touch=True)
    page = anna.go(f"/t/{table}?at=40&as=2")
    page.wait_for_selector(".replay-bar")
    for control in page.locator(".replay-bar .controls :is(button, select, a)").all():
        box = control.bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844


@pytest.mark.parametrize("lines", [False, True])
def test_a_dropped_file_is_shown(visitors: Visitors, game: Game, tmp_path: Path, lines: bool) -> None:
    page = visitors().go("/replay")
    file = tmp_path / "games.json"
    record = game.record()
    written = [json.dumps({"game": number, "record": record}) for number in range(2)]
    file.write_text("\n".join(written) if lines else json.dumps(record), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    if lines:
        page.get_by_role("combobox", name="Which one?").select_option(label="Game 2")
    page.wait_for_selector(".replay-bar")
    page.keyboard.press("End")
    expect_shown(page, game.view(None), None)


DROP = """
([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, bubbles: true }));
}
"""


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "--bots", "steward", "--games", "1", "--seed", "3", "--records", "FILE"],
        ["play", "--plain", "--bots", "easy", "--seed", "3", "--record", "FILE"],
    ],
    ids=["simulate", "terminal"],
)
def test_what_a_command_wrote_can_be_dropped_anywhere(
    visitors: Visitors, tmp_path: Path, command: list[str]
) -> None:
    file = tmp_path / "game.json"
    command = [str(file) if word == "FILE" else word for word in command]
    subprocess.run(
        [sys.executable, "-m", "citadels", *command],
        input="1\n" * 2000,
        text=True,
        check=True,
        capture_output=True,
    )
    written = json.loads(file.read_text(encoding="utf-8"))
    record = written.get("record", written)
    page = visitors().go("/")
    page.evaluate(DROP, [file.name, file.read_text(encoding="utf-8")])
    page.wait_for_selector(".replay-bar")
    page.keyboard.press("End")
    expect_at(page, len(record["choices"]))
    expect_shown(page, Game.from_record(record).view(None), None)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("not json", "This file is not a record: it isn’t JSON."),
        ("{}", "can’t read records of that version"),
        (
            json.dumps({**Game(Setup(players=2), seed=1).record(), "choices": ["dance"]}),
            "“dance”, is not possible",
        ),
    ],
)
def test_a_bad_file_gets_a_reason(visitors: Visitors, tmp_path: Path, content: str, words: str) -> None:
    anna = visitors()
    page = anna.go("/replay")
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text(words)
    anna.troubles = [trouble for trouble in anna.troubles if "422" not in trouble]


def test_a_running_game_cannot_be_watched_from_the_start(visitors: Visitors, server: Server) -> None:
    table = prepare(server, [Guest(server), None, None, None], SETUP, 5)
    anna = visitors()
    page = anna.go(f"/t/{table}?at=0&as=open")
    expect(page.get_by_role("alert")).to_contain_text("isn’t over")
    anna.troubles = [trouble for trouble in anna.troubles if "409" not in trouble]
