"""All drafts that fit what a seat saw, listed: the real one among them, and drawn ones as often as listed."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from citadels import Game, Setup
from citadels.bots import bot_choice, find_bot
from citadels.cards.editions import EDITIONS
from citadels.knowledge.draft_worlds import list_drafts, sample_draft

DRAWS = 300


def chances_of(listed: list[tuple[tuple[int, ...], float]]) -> dict[tuple[int, ...], float]:
    chances: dict[tuple[int, ...], float] = {}
    total = sum(chance for _, chance in listed)
    for held, chance in listed:
        chances[held] = chances.get(held, 0.0) + chance / total
    return chances


TABLES = [(id, players) for id in EDITIONS for players in range(2, 8) if players <= EDITIONS[id].players[1]]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_listed_drafts_are_those_that_are_drawn(edition: str, players: int) -> None:
    game = Game(Setup(edition=edition, players=players), seed=players)
    bots = [find_bot("steward").player(seat) for seat in range(players)]
    dice = Random(edition)
    compared = 0
    for step in range(70):
        seat = game.decision.seat
        observation = game.observe(seat)
        memory, seen = observation.worlds().tracker.draft, observation.position.held
        listed = list_drafts(memory, seen, 800)
        if listed is not None and step % 5 == 0:
            chances = chances_of(listed)
            # A character that no seat can have stays in the pile of the position; only seats are compared.
            assert any(_seats(held) == _seats(game.state.held) for held in chances)
            counts = Counter(tuple(sample_draft(memory, seen, dice)) for _ in range(DRAWS))
            assert set(counts) <= set(chances)
            for held, chance in chances.items():
                spread = (DRAWS * chance * (1 - chance)) ** 0.5
                assert abs(counts[held] - DRAWS * chance) <= 5 * spread + 3
            compared += 1
        game.play_choice(bot_choice(game, bots[seat]))
    assert compared >= 10


def _seats(held: tuple[int, ...]) -> list[int]:
    return [place if place >= 0 else -1 for place in held[1:]]


def test_too_many_drafts_are_not_listed() -> None:
    game = Game(Setup(players=7), seed=1)
    while game.decision.kind == "draft":
        game.play_choice(game.decision.choices[0])
    observation = game.observe(None)
    memory, seen = observation.worlds().tracker.draft, observation.position.held
    assert list_drafts(memory, seen, 100) is None
    listed = list_drafts(memory, seen, 100_000)
    assert listed is not None
    assert len(listed) > 100
