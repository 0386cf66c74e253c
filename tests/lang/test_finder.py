"""Cards found by name in every language, by id, by a part, without accents, and suggested when misspelt."""

from __future__ import annotations

import pytest

from citadels.lang import LANGUAGES, find_language
from citadels.lang.finder import ALL_CARDS, find_cards, folded, in_order, names_of, suggestions

ENGLISH = find_language("en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_is_found_by_its_names_and_its_id(code: str) -> None:
    language = find_language(code)
    for card in ALL_CARDS:
        for name in names_of(card, language):
            for typed in (name, name.upper(), folded(name), f"  {name} "):
                assert card in find_cards(typed, language), (card, typed)
            if code == "en":
                assert card in find_cards(name, find_language(LANGUAGES[-1]))
        assert find_cards(card, language)[0] == card


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_tell_cards_apart(code: str) -> None:
    """Within one edition no two cards share a name; the two Tax Collectors never meet."""
    language = find_language(code)
    names = [language.card(card) for card in ALL_CARDS if card != "old_tax_collector"]
    assert len(set(names)) == len(names)


def test_parts_of_names() -> None:
    assert find_cards("dragon", ENGLISH) == ["dragon_gate"]
    assert find_cards("tower", ENGLISH) == ["ivory_tower", "bell_tower"]  # a whole word beats a part of one
    assert find_cards("tchtow", ENGLISH) == ["watchtower"]
    assert find_cards("tax collector", ENGLISH) == ["tax_collector", "old_tax_collector"]
    assert find_cards("thieves den", ENGLISH) == ["thieves_den"]


def test_the_readers_language_comes_first() -> None:
    assert "keep" in find_cards("tor", find_language("es"))  # Torreón
    assert "director" in find_cards("tor", ENGLISH) and "keep" not in find_cards("tor", ENGLISH)
    assert find_cards("Señorío", ENGLISH) == find_cards("senorio", ENGLISH) == ["manor"]


@pytest.mark.parametrize("typed", ["", "  ", "q", "xyzzy", "’"])
def test_nothing_is_found_for_nothing(typed: str) -> None:
    assert find_cards(typed, ENGLISH) == []


def test_suggestions() -> None:
    assert suggestions("libary", ENGLISH)[0] == "library"
    assert suggestions("wich", ENGLISH)[0] == "witch"
    assert suggestions("xyzzyxyzzy", ENGLISH) == []


def test_folding() -> None:
    assert folded("Ježibaba") == "jezibaba"
    assert folded("Złodziej") == "zlodziej"
    assert folded("Учёный") == folded("ученый")
    assert folded("  Thieves’ DEN ") == folded("thieves_den") == "thieves den"


def test_order() -> None:
    assert in_order(["witch", "abbot", "king"], ENGLISH) == ["abbot", "king", "witch"]
    words = ["zebra", "école", "echo", "Ernst", "ärger", "2"]
    assert sorted(words, key=ENGLISH.sort_key) == ["2", "ärger", "echo", "école", "Ernst", "zebra"]


@pytest.mark.parametrize(
    ("typed", "card"),
    [("König", "king"), ("konig", "king"), ("Koenig", "king"), ("grosse mauer", "great_wall")]
    + [
        ("Große Mauer", "great_wall"),
        ("haendlerin", "merchant"),
        ("Händler", "merchant"),
        ("Soldner", "warlord"),
    ],
)
def test_umlauts_as_people_type_them(typed: str, card: str) -> None:
    assert find_cards(typed, ENGLISH)[0] == card


@pytest.mark.parametrize("typed", ["witch", "Ježibaba", "wiedzma", "ведьма", "boszorkany", "Hexe"])
def test_the_witch_as_people_type_her(typed: str) -> None:
    assert find_cards(typed, ENGLISH) == ["witch"]


@pytest.mark.parametrize("reading", LANGUAGES)
@pytest.mark.parametrize("typing", LANGUAGES)
def test_the_witch_by_her_names_whatever_the_reader_speaks(typing: str, reading: str) -> None:
    name = find_language(typing).card("witch")
    assert find_cards(folded(name), find_language(reading)) == ["witch"]
