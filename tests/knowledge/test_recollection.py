"""A player who keeps what it worked out about the cards draws the same worlds as one who does not."""

from __future__ import annotations

from random import Random

import pytest

from citadels import Game, Observation, Setup
from citadels.knowledge.recollection import Recollection
from citadels.rules.state import State

TABLES = [
    Setup(players=4, set="random"),
    Setup(players=2, set="random", action_cards="first"),
    Setup(players=5, edition="dark-city", set="random"),
    Setup(players=7, edition="deluxe-cz"),
]


def hidden(world: State) -> tuple[object, ...]:
    return world.hands, world.deck, world.museum, world.aside, world.held, world.signed, world.flower


def without_memory(observation: Observation, game: Game) -> State:
    """From an observation of its own, which has worked out nothing yet."""
    return game.clone().observe(observation.seat).worlds().sample(5)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_same_worlds_with_and_without_it(number: int) -> None:
    game = Game(TABLES[number], seed=40 + number)
    dice = Random(number)
    kept = [Recollection() for _ in range(game.players)]
    asked = 0
    while not game.over and asked < 60:
        seat = game.decision.seat
        if len(game.decision.options) > 1 and dice.random() < 0.3:
            observation = game.observe(seat)
            assert hidden(observation.worlds(kept[seat]).sample(5)) == hidden(
                without_memory(observation, game)
            )
            asked += 1
        game.play(dice.choice(game.decision.options))
        if dice.random() < 0.2 and game.can_undo(seat):
            game.undo(seat)
    assert asked > 20


def test_another_game_is_not_mixed_up_with_the_first() -> None:
    kept = Recollection()
    for seed in (1, 2, 1):
        game = Game(Setup(players=4, set="random"), seed=seed)
        for _ in range(30):
            game.play(game.decision.options[0])
        observation = game.observe(2)
        assert hidden(observation.worlds(kept).sample(5)) == hidden(without_memory(observation, game))
