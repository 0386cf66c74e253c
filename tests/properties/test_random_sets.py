"""S1b: what a random set draws, and what the program says of a list that goes further than the book."""

import pytest

from citadels import Game, Setup
from citadels.cards.sets import FIRST_GAME, READY_MADE_SETS
from citadels.rules.setup import goes_beyond_book
from tests.properties.games import CHARACTERS

ORIGINAL = READY_MADE_SETS[FIRST_GAME].characters
BY_RANK = CHARACTERS["dark-city"]


def _characters(setup: Setup, seed: int) -> list[str]:
    found: list[str] = Game(setup, seed).position()["config"]["characters"]
    return found


@pytest.mark.parametrize("players", range(2, 9))
def test_a_random_set_of_the_dark_city_replaces_one_or_two(players: int) -> None:
    counts = set()
    seen: set[str] = set()
    for seed in range(200):
        characters = _characters(Setup(edition="dark-city", players=players, set="random"), seed)
        assert all(name in BY_RANK[rank] for rank, name in enumerate(characters))
        counts.add(sum(name not in ORIGINAL for name in characters[:8]))
        seen |= set(characters)
    assert counts == {1, 2}
    too_few = {"emperor": 3, "queen": 5}
    able = {name for names in BY_RANK[: 9 if players == 8 else 8] for name in names}
    assert seen == {name for name in able if players >= too_few.get(name, 0)}


def test_a_list_that_goes_further_than_the_book_is_told_apart() -> None:
    two = ("witch", "thief", "magician", "king", "bishop", "merchant", "architect", "diplomat", "queen")
    three = ("witch", "thief", "wizard", "king", "bishop", "merchant", "architect", "diplomat", "queen")
    assert not goes_beyond_book(Setup(edition="dark-city", players=5, characters=two))
    assert goes_beyond_book(Setup(edition="dark-city", players=5, characters=three))
    assert not goes_beyond_book(Setup(edition="deluxe", players=5, characters=three))
    assert not goes_beyond_book(Setup(edition="dark-city", players=5, set="random"))
