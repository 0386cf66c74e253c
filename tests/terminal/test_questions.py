"""Questions before a game."""

from __future__ import annotations

import io

import pytest

from citadels.lang import LANGUAGES, find_language
from citadels.terminal.questions import (
    Left,
    ask,
    bots_question,
    edition_question,
    language_question,
    players_question,
    set_question,
)
from citadels.terminal.screen import Screen

ENGLISH = find_language("en")


def screen(typed: str) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    return Screen(io.StringIO(typed), out), out


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_in_every_language(code: str) -> None:
    asked, out = screen("\n" * 5)
    language = find_language(code)
    assert ask(asked, language_question(code)) == code
    assert ask(asked, edition_question(language, "deluxe")) == "deluxe"
    assert ask(asked, players_question(language, "deluxe", 4)) == 4
    sets = set_question(language, "deluxe")
    assert sets is not None
    assert ask(asked, sets) == "first_game"
    assert ask(asked, bots_question(language, "normal")) == "normal"
    assert "_" not in out.getvalue()
    assert language.say("edition-deluxe") in out.getvalue()


@pytest.mark.parametrize(
    ("typed", "edition"),
    [("1", "classic"), ("the dark", "dark-city"), ("DELUXE-CZ", "deluxe-cz"), ("Classic", "classic")],
)
def test_by_number_name_or_id(typed: str, edition: str) -> None:
    assert ask(screen(typed + "\n")[0], edition_question(ENGLISH, "deluxe")) == edition


def test_players_are_their_own_numbers() -> None:
    assert ask(screen("7\n")[0], players_question(ENGLISH, "classic", 4)) == 7
    asked, out = screen("8\n0\n-1\nmany\n2\n")
    assert ask(asked, players_question(ENGLISH, "classic", 4)) == 2
    assert out.getvalue().count("Please type one of these: 2, 3, 4, 5, 6, 7") == 4


def test_wrong_answers_are_told_what_is_allowed() -> None:
    asked, out = screen("0\n99\nx\n" + "9" * 5000 + "\n\n")
    assert ask(asked, edition_question(ENGLISH, "deluxe")) == "deluxe"
    assert out.getvalue().count("Please type one of these: 1, 2, 3, 4") == 4


@pytest.mark.parametrize("typed", ["", "q\n", "quit\n"])
def test_leaving(typed: str) -> None:
    with pytest.raises(Left):
        ask(screen(typed)[0], edition_question(ENGLISH, "deluxe"))


def test_a_fixed_set_is_not_asked_for() -> None:
    assert set_question(ENGLISH, "classic") is None
