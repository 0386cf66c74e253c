"""What a scenario says that seats know at its start goes into their views and their worlds."""

from typing import Any

from citadels import Game, Observation
from citadels.scenarios.written_table import Table

SEATS: list[dict[str, Any]] = [
    {"hand": ["market", "castle", "docks"], "characters": ["king"]},
    {"hand": ["temple"], "characters": ["bishop"]},
    {"characters": ["merchant"]},
    {"characters": ["thief"]},
]


def knowing(**known: object) -> Game:
    return Table({"seats": SEATS, "deck": ["tavern", "prison", "..."], "knows": {1: known}}).game(0)


def test_worlds_keep_what_is_known() -> None:
    game = knowing(hands={0: ["market"]}, deck=["tavern", "prison"], characters=["king"])
    hands = set()
    for seed in range(20):
        world = game.resample(1, seed)
        state = world.position()
        assert "market" in state["hands"][0]
        assert state["deck"][:2] == ["tavern", "prison"]
        assert state["held"][3] == 0
        assert world.view(1) == game.view(1)
        hands.add(tuple(state["hands"][0]))
    assert len(hands) > 1


def test_others_know_nothing_of_it() -> None:
    game, plain = (
        knowing(hands={0: ["market"]}),
        Table({"seats": SEATS, "deck": ["tavern", "prison", "..."]}).game(0),
    )
    for seat in (None, 0, 2, 3):
        assert game.view(seat) == plain.view(seat)
    assert game.digest() == plain.digest()


def test_an_observation_takes_it_along() -> None:
    game = knowing(hands={0: ["market", "docks"]}, characters=["king"])
    game.play("take_gold")
    again = Observation.from_json(game.observe(1).to_json())
    assert again.view() == game.view(1)
    assert again.view()["players"][0]["known_hand"] == ["market", "docks"]


def test_a_written_draft_is_followed_by_everybody() -> None:
    game = Table(
        {"seats": [{}, {}, {}, {}], "draft": {"face_up": ["merchant", "warlord"], "face_down": "bishop"}}
    ).game(0)
    game.play("choose king")
    assert game.view(1)["players"][0]["can_have"] == ["king", "bishop"]
    assert "bishop" in game.view(2)["players"][0]["can_have"]
    assert "merchant" not in game.view(None)["players"][0]["can_have"]
    assert game.view(1) == game.resample(1, 3).view(1)
    again = Observation.from_json(game.observe(0).to_json())
    assert again.view() == game.view(0)
