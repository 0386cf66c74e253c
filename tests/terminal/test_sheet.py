"""The end of a game in the terminal: it mentions only what was really compared."""

import random

import pytest

from citadels import Game, Setup
from citadels.cards.house_rules import BY_DISTRICTS_AND_GOLD
from citadels.lang import Speaker, find_language
from citadels.terminal.sheet import ending_of, outcome_lines

GOLD = "the gold decides"


def ended(setup: Setup, wanted: tuple[str, ...], shared: bool) -> Game:
    """A game of random choices that took exactly these comparisons, with a shared win or not."""
    for seed in range(3000):
        game, rng = Game(setup, seed), random.Random(seed)
        while not game.over:
            game.play(rng.randrange(len(game.decision.options)))
        if tuple(step.by for step in game.decided_by) == wanted and (len(game.winners) > 1) == shared:
            return game
    raise AssertionError("no such game")


def told(game: Game) -> str:
    return "\n".join(outcome_lines(ending_of(game), Speaker(find_language("en"))))


@pytest.mark.parametrize("shared", [False, True])
def test_a_tie_of_the_classic_edition_names_no_gold(shared: bool) -> None:
    """E4: gold decides in the Dark City only."""
    text = told(ended(Setup(edition="classic", players=4, city_size=4), ("points", "districts"), shared))
    assert "the points for districts alone decide" in text
    assert "gold" not in text
    assert ("share the win" in text) == shared


def test_gold_is_named_where_it_was_compared() -> None:
    setup = Setup(players=5, city_size=4, tie_break=BY_DISTRICTS_AND_GOLD)
    assert GOLD in told(ended(setup, ("points", "districts", "gold"), False))
    assert "gold" not in told(ended(setup, ("points", "districts"), False))


def test_rank_decides() -> None:
    text = told(ended(Setup(players=2, city_size=4), ("points", "rank"), False))
    assert "the highest-ranked character of the last round decides" in text
    assert "districts" not in text
