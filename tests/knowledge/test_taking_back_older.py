"""Taking back where there is a discard pile and where the receiver of the crown chooses the tribute."""

import pytest

from citadels import Game, IllegalChoice
from citadels.notation.position import write_position
from citadels.notation.scenario_table import Table


def game_at(**table: object) -> Game:
    """A game that starts from a table written as in a scenario."""
    return Game.from_position(write_position(Table(table).state(0, [])), seed=0)


@pytest.mark.parametrize("edition", ["classic", "dark-city"])
def test_a_card_refused_face_up_is_not_taken_back(edition: str) -> None:
    seats: list[object] = [{"characters": ["king"]}, {}, {}, {}]
    game = game_at(edition=edition, seats=seats, call="king", deck=["castle", "market", "..."])
    game.play("take_cards")
    game.play("keep castle")
    assert game.view(1)["discard"] == ["market"]
    assert not game.can_undo(0)
    with pytest.raises(IllegalChoice):
        game.undo(0)


def test_a_card_refused_face_down_is_taken_back() -> None:
    seats: list[object] = [{"characters": ["king"]}, {}, {}, {}]
    game = game_at(seats=seats, call="king", deck=["castle", "market", "..."])
    game.play("take_cards")
    before = game.digest()
    game.play("keep castle")
    assert game.can_undo(0)
    game.undo(0)
    assert game.digest() == before


@pytest.mark.parametrize("edition", ["classic", "dark-city"])
def test_a_card_shown_to_the_laboratory_is_known_to_be_in_the_hand(edition: str) -> None:
    hand = {"gold": 0, "hand": ["castle", "market"], "city": ["laboratory"], "characters": ["king"]}
    game = game_at(edition=edition, seats=[hand, {}, {}, {}], call="king")
    game.play("use_laboratory castle")
    assert game.view(2)["discard"] == ["castle"]
    game.undo(0)
    assert game.view(2)["discard"] == []
    assert game.view(2)["players"][0]["known_hand"] == ["castle"]
    assert game.view(None)["players"][0]["known_hand"] == ["castle"]


def test_a_tribute_taken_back_is_known_to_the_emperor() -> None:
    seats: list[object] = [
        {"gold": 0, "characters": ["emperor"]},
        {"gold": 1, "hand": ["castle", "market"]},
        {},
        {},
    ]
    game = game_at(edition="dark-city", seats=seats, call="emperor", crown=2)
    game.play("give_crown 1")
    game.play("hand_over_card market")
    assert game.can_undo(1) and not game.can_undo(0)
    game.undo(1)
    assert game.decision.kind == "pay_tribute"
    assert game.view(0)["players"][1]["known_hand"] == ["market"]
    assert game.view(2)["players"][1]["known_hand"] == []


def test_discards_that_are_shuffled_are_not_taken_back() -> None:
    seats: list[object] = [{"gold": 2, "city": ["smithy"], "characters": ["king"]}, {}, {}, {}]
    game = game_at(
        edition="dark-city", seats=seats, call="king", deck=["castle"], discard=["market", "docks"]
    )
    game.play("use_smithy")
    assert not game.can_undo(0)
