"""What a seat knows and can take back where editions differ: discard pile, chosen tribute, Graveyard."""

import pytest

from citadels import Game, IllegalChoice
from citadels.notation.position import write_position
from citadels.scenarios.written_table import Table


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


def test_a_district_saved_by_the_graveyard_is_known_to_be_in_the_hand() -> None:
    seats: list[object] = [
        {"gold": 3, "characters": ["warlord"]},
        {"gold": 2, "hand": ["palace"], "city": ["graveyard", "castle"]},
        {},
        {},
    ]
    game = game_at(edition="classic", seats=seats, call="warlord")
    game.play("take_gold")
    game.play("destroy 1 castle")
    assert game.view(2)["building_site"] == "castle"
    game.play("save_district")
    assert game.view(2)["players"][1]["known_hand"] == ["castle"]
    assert game.view(2)["discard"] == []


def test_discards_that_are_shuffled_are_not_taken_back() -> None:
    seats: list[object] = [{"gold": 2, "city": ["smithy"], "characters": ["king"]}, {}, {}, {}]
    game = game_at(
        edition="dark-city", seats=seats, call="king", deck=["castle"], discard=["market", "docks"]
    )
    game.play("use_smithy")
    assert not game.can_undo(0)


def test_two_of_three_cards_are_kept_and_the_third_is_seen_by_all() -> None:
    seats: list[object] = [{"city": ["library", "observatory"], "characters": ["king"]}, {}, {}, {}]
    game = game_at(edition="classic", seats=seats, call="king", deck=["castle", "market", "docks", "..."])
    game.play("take_cards")
    game.play("keep docks")
    assert game.view(0)["players"][0]["known_hand"] == ["docks"]
    assert game.view(1)["players"][0]["known_hand"] == []
    assert game.can_undo(0)
    for seed in range(5):
        world = game.resample(1, seed)
        assert len(world.state.aside) == 2 and len(world.state.hands[0]) == 1
    game.play("keep castle")
    assert game.view(1)["discard"] == ["market"]
    for seed in range(5):
        assert game.resample(1, seed).view(1) == game.view(1)
    assert not game.can_undo(0)


def test_a_cannonball_that_is_asked_about_has_a_card_to_lay() -> None:
    """K28: the player holds a costlier card, so they do in every world drawn for another seat."""
    seats: list[object] = [
        {"gold": 9, "hand": ["human_cannonball", "palace"], "city": ["castle"], "characters": ["king"]},
        {"hand": ["tavern", "market"]},
        {},
        {},
    ]
    game = game_at(edition="classic", action_cards=True, seats=seats, call="king")
    game.play("take_gold")
    while game.decision.kind != "cannonball":
        game.play(next(option for option in game.decision.options if "cannonball" in str(option)))
    for seed in range(40):
        world = game.resample(1, seed)
        assert world.decision.options
        world.play(world.decision.options[0])
