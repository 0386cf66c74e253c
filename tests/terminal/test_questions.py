"""Questions before a game."""

from __future__ import annotations

import io

import pytest

from citadels.lang import LANGUAGES, find_language
from citadels.terminal.questions import Left, ask_bots, ask_edition, ask_language, ask_players, ask_set
from citadels.terminal.screen import Screen

ENGLISH = find_language("en")


def screen(typed: str) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    return Screen(io.StringIO(typed), out), out


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_in_every_language(code: str) -> None:
    asked, out = screen("\n" * 5)
    language = find_language(code)
    assert ask_language(asked, code) == code
    assert ask_edition(asked, language, "deluxe") == "deluxe"
    assert ask_players(asked, language, "deluxe", 4) == 4
    assert ask_set(asked, language, "deluxe") == "first_game"
    assert ask_bots(asked, language, "normal") == "normal"
    assert "_" not in out.getvalue()
    assert language.say("edition-deluxe") in out.getvalue()


@pytest.mark.parametrize(
    ("typed", "edition"),
    [("1", "classic"), ("the dark", "dark-city"), ("DELUXE-CZ", "deluxe-cz"), ("Classic", "classic")],
)
def test_by_number_name_or_id(typed: str, edition: str) -> None:
    assert ask_edition(screen(typed + "\n")[0], ENGLISH, "deluxe") == edition


def test_players_are_their_own_numbers() -> None:
    assert ask_players(screen("7\n")[0], ENGLISH, "classic", 4) == 7
    asked, out = screen("8\n0\n-1\nmany\n2\n")
    assert ask_players(asked, ENGLISH, "classic", 4) == 2
    assert out.getvalue().count("Please type one of these: 2, 3, 4, 5, 6, 7") == 4


def test_wrong_answers_are_told_what_is_allowed() -> None:
    asked, out = screen("0\n99\nx\n" + "9" * 5000 + "\n\n")
    assert ask_edition(asked, ENGLISH, "deluxe") == "deluxe"
    assert out.getvalue().count("Please type one of these: 1, 2, 3, 4") == 4


@pytest.mark.parametrize("typed", ["", "q\n", "quit\n"])
def test_leaving(typed: str) -> None:
    with pytest.raises(Left):
        ask_edition(screen(typed)[0], ENGLISH, "deluxe")


def test_a_fixed_set_is_not_asked_for() -> None:
    assert ask_set(screen("")[0], ENGLISH, "classic") is None
