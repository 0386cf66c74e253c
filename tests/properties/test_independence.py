"""Callers get copies: changing them does not change the game."""

import json
from typing import Any

from citadels import Game, Setup
from tests.properties.games import positions


def ruin(data: Any) -> None:
    """Empty every list and every object inside a JSON value."""
    if isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            ruin(value)
        data.clear()


def test_the_position_given_stays_the_callers() -> None:
    for start in positions("independence", 0.05):
        given = start.position()
        before = json.dumps(given)
        game = Game.from_position(given, seed=3)
        record = game.record()
        ruin(given)
        assert json.dumps(game.position()) == before
        assert game.record() == record
        assert Game.from_record(record).record() == record


def test_a_record_is_a_copy() -> None:
    for start in positions("independence of records", 0.05):
        for game in (start, Game.from_position(start.position())):
            record = json.dumps(game.record())
            copy = game.clone()
            ruin(game.record())
            ruin(game.position())
            ruin(copy.record())
            assert json.dumps(game.record()) == json.dumps(copy.record()) == record


def test_the_start_of_a_record_does_not_move_with_the_game() -> None:
    game = Game.from_position(Game(Setup(players=3), seed=4).position(), seed=4)
    start = game.record()["position"]
    for _ in range(20):
        game.play(0)
    assert game.record()["position"] == start
    assert Game.from_record(game.record()).digest() == game.digest()


def test_the_choices_of_a_decision_cannot_be_changed() -> None:
    game = Game(Setup(players=4), seed=5)
    decision = game.decision
    assert isinstance(decision.choices, tuple)
    assert decision.choices is game.decision.choices
    assert decision.choices == tuple(option.id for option in decision.options)
    game.play(0)
    assert decision.choices != game.decision.choices
