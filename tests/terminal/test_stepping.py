"""Stepping through a record: forwards, backwards, from any player's point of view."""

from __future__ import annotations

import io

import pytest

from citadels import Game, RecordError
from citadels.lang import LANGUAGES, Speaker, find_language
from citadels.lang.no_break import with_plain_spaces
from citadels.tables.replay import open_events, open_view
from citadels.terminal.board import board_lines
from citadels.terminal.log_lines import log_lines
from citadels.terminal.screen import Screen
from citadels.terminal.stepping import Stepper
from tests.random_play import random_game

ENGLISH = find_language("en")


GAME = random_game(3)
STEPS = len(GAME.record()["choices"])


def walked(
    typed: str, seat: int | None = None, openly: bool = False, code: str = "en", game: Game = GAME
) -> str:
    out = io.StringIO()
    Stepper(game.record(), find_language(code), Screen(io.StringIO(typed), out, 80), seat, openly).walk()
    return out.getvalue()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("seat", "openly"), [(None, False), (2, False), (None, True)])
def test_a_whole_game_step_by_step(seat: int | None, openly: bool, code: str) -> None:
    text = walked("\n" * STEPS, seat, openly, code)
    assert max(map(len, text.splitlines())) <= 80
    language = find_language(code)
    assert language.say("score-final") in text
    assert language.say("replay-end") in text
    assert with_plain_spaces(language.say("replay-step", {"step": STEPS, "steps": STEPS})) in text
    assert "{" not in text


def test_steps_tell_all_that_the_whole_story_tells() -> None:
    out = io.StringIO()
    Stepper(GAME.record(), ENGLISH, Screen(io.StringIO("n\n" * STEPS), out), 1, False).walk()
    shown = [line.strip() for line in out.getvalue().replace("> ", "").splitlines()]
    for seen in GAME.events(1):
        line = Speaker(ENGLISH, 1).event(seen)
        if line is not None and seen["event"] not in ("silent", "face_up", "paid", "built"):
            assert line in shown


def test_backwards_and_to_any_step() -> None:
    assert "Step 1 of" in walked("n\nn\nb\n")
    assert f"Step {STEPS} of {STEPS}" in walked(f"{STEPS}\n")
    assert "This is the beginning." in walked("b\n")
    assert walked(f"{STEPS}\nn\n").count("This is the end.") >= 1
    there = walked("40\n").partition("Step 40")[2]
    back = walked("41\nb\n").partition("Step 40")[2]
    assert there.split() == back.split()


def test_rounds() -> None:
    text = walked("r\nr\n")
    assert "Round 2 ·" in text
    assert "Round 3 ·" in text
    rounds = GAME.view(None)["round"]
    assert "Final scores" in walked("r\n" * rounds)


def test_eyes() -> None:
    text = walked("20\ns 2\ns\no\n")
    assert "As a spectator sees it." in text
    assert "As Player 2 sees it." in text
    assert "Everything open." in text
    mine = text.partition("As Player 2 sees it.")[2].partition("As a spectator")[0]
    assert "Your hand" in mine
    assert mine.count("Hand: ") == 0
    assert text.partition("Everything open.")[2].count("Hand: ") >= 2


def test_everything_open_hides_nothing_that_anybody_knows() -> None:
    hands = [GAME.view(seat)["players"][seat]["hand"] for seat in range(4)]
    assert [player["hand"] for player in open_view(GAME)["players"]] == hands
    opened, closed = open_events(GAME), GAME.events(None)
    assert len(opened) == len(closed)
    chose = [seen for seen in opened if seen["event"] == "chose"]
    assert chose
    assert all(seen["character"] is not None for seen in chose)
    speaker = Speaker.at_table(ENGLISH, GAME)
    assert any(" chooses the " in line for line in log_lines(opened, speaker))
    assert board_lines(open_view(GAME), speaker)


def test_a_spectator_is_not_told_what_is_hidden() -> None:
    text = walked("\n" * STEPS)
    assert " chooses the " not in text
    assert " decides: " not in text
    assert " decides: " in walked("\n" * 20, openly=True)
    assert "You decide: " in walked("\n" * 60, seat=1)


@pytest.mark.parametrize("typed", ["-1", "9999", "1.5", "s 4", "s x", "fly", "²", "9" * 5000])
def test_wrong_input_is_told_what_is_allowed(typed: str) -> None:
    told = f"Steps go from 0 to {STEPS}, seats from 0 to 3; ? for help."
    assert told in " ".join(walked(typed + "\n").split())


def test_help_and_leaving() -> None:
    assert "the next round" in walked("?\n")
    assert walked("q\nn\nn\n").count("Step") == 0


def test_games_that_were_left_and_taken_back() -> None:
    game = random_game(5, choices=40)
    text = walked("\n" * 41, game=game)
    assert "This is the end." in text
    while not game.can_undo(game.decision.seat):
        game.play(game.decision.options[0])
        seat = game.decision.seat
        if game.can_undo(seat):
            game.undo(seat)
            break
    assert "{" not in walked("\n" * 100, openly=True, game=game)


def test_a_damaged_record_is_refused() -> None:
    record = {**GAME.record(), "digest": "0" * 64}
    with pytest.raises(RecordError):
        Stepper(record, ENGLISH, Screen(io.StringIO(), io.StringIO()), None, False)
