"""Nicknames: something to see, and nobody who looks like somebody else."""

import pytest

from citadels.tables.bot_names import with_bot_names
from citadels.tables.names import clean_name, skeleton
from citadels.tables.refusals import Refused


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Ærøskøbing ☃",
        "Žofie",
        "Ёлка",
        "李",
        "שרה",
        "O'Brien & <b>",
        "👨‍👩‍👧",
        "🏳️‍🌈",
        "❤️",
        "x" * 24,
        "!",
    ],
)
def test_names_that_can_be_seen_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


def test_blanks_and_wide_letters_are_made_plain() -> None:
    assert clean_name("  Ann \t\n Lee ") == "Ann Lee"
    assert clean_name("Ａｎｎ") == "Ann"


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3164",
        "\u115f",
        "\u2800",
        "\uffa0",
        "\u0301",
        "\u200b",
        "A\u034fnn",
        "a\u0000b",
        "a\u202eb",
        "a\u200db",
        "\u200d🏰",
        "\U0001d160" * 24,
        "x" * 25,
        "ﷺ" * 3,
    ],
)
def test_names_without_anything_to_see_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


@pytest.mark.parametrize("other", ["ann", "ANN", "Аnn", "Ánn", "A n n", "Ann\u0301"])
def test_twins_are_noticed(other: str) -> None:
    assert skeleton(other) == skeleton("Ann")


@pytest.mark.parametrize("other", ["Anna", "Ann 2", "Hann", "Энн"])
def test_others_are_told_apart(other: str) -> None:
    assert skeleton(other) != skeleton("Ann")


def test_bots_are_not_called_like_people() -> None:
    names = with_bot_names(["", "Lеo", "", "zoe"])  # the second with a Cyrillic letter
    assert len({skeleton(name) for name in names}) == 4
