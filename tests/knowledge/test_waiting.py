"""Questions because of a hidden card: others see that the game waits, and nothing else (T12)."""

import json
import random

import pytest

from citadels import Game, Observation, Setup
from citadels.notation.position import write_position
from citadels.rules.taking_back import is_final
from citadels.scenarios.written_table import Table

SECRETS = ("options", "costs", "foreseen", "cards", "characters", "about", "hand", "steps", "closed")
WAIT = {"seat": None, "kind": "wait", **dict.fromkeys(SECRETS), "only_answer": False}


def game_at(**table: object) -> Game:
    """A game that starts from a table written as in a scenario."""
    return Game.from_position(write_position(Table(table).state(0, [])), seed=0)


def acrobat_asked(edition: str = "classic") -> Game:
    seats: list[object] = [
        {"characters": ["thief"], "hand": ["manor"]},
        {"characters": ["merchant"], "hand": ["castle", "tavern"]},
        {"hand": ["acrobat", "docks"], "characters": ["bishop"]},
        {"hand": ["temple", "market", "prison"]},
    ]
    return game_at(edition=edition, seats=seats, call="king")


def naming(hand: list[str]) -> Game:
    seats: list[object] = [
        {"characters": ["assassin"]},
        {"hand": hand, "characters": ["merchant"]},
        {"hand": ["docks", "castle"]},
        {},
    ]
    game = game_at(edition="classic", action_cards="first", seats=seats)
    game.play("murder merchant")
    return game


@pytest.mark.parametrize("viewer", [None, 0, 1, 3])
def test_others_see_that_the_game_waits(viewer: int | None) -> None:
    game = acrobat_asked()
    assert game.view(viewer)["decision"] == WAIT
    assert game.observe(viewer).view() == game.view(viewer)
    assert game.view(2)["decision"]["options"] == ["play_acrobat", "hold_back"]


def test_before_the_wait_nothing_tells_who_has_the_acrobat() -> None:
    """With the card in another hand, the table looks different only to those two players."""
    one = acrobat_asked()
    position = one.position()
    hands = position["hands"]
    hands[2], hands[3] = ["docks", "temple"], ["acrobat", "market", "prison"]
    position["stack"] = [["acrobat", 3, 0, 0]]
    other = Game.from_position(position)
    for viewer in (None, 0, 1):
        assert other.view(viewer) == one.view(viewer)


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_in_a_redrawn_world_somebody_is_asked(seat: int) -> None:
    game = acrobat_asked()
    asked = set()
    for seed in range(60):
        world = game.resample(seat, seed)
        assert world.view(seat) == game.view(seat)
        assert world.decision.kind == "acrobat"
        assert world.decision.seat != seat
        asked.add(world.decision.seat)
        world.play("play_acrobat")
        assert world.state.crown == world.view(None)["crown"]
    assert len(asked) > 1


def test_the_strongman_of_a_redrawn_world_is_held_by_who_is_asked() -> None:
    game = naming(["strongman", "tavern"])
    asked = set()
    for seed in range(60):
        world = game.resample(0, seed)
        assert world.view(0) == game.view(0)
        assert world.decision.kind == "strongman"
        asked.add(world.decision.seat)
        world.play("play_strongman")
        assert world.decision.seat == 0
    # Of the others only that seat has a character, and how many each has is public.
    assert asked == {1}


def test_an_observation_of_a_wait_goes_to_another_process() -> None:
    game = acrobat_asked()
    here = game.observe(0)
    there = Observation.from_json(json.loads(json.dumps(here.to_json())))
    assert there.decision is None and here.decision is None
    assert there.view() == game.view(0)
    assert there.resample(3).digest() == here.resample(3).digest()
    assert here.to_json()["position"]["stack"] == [["wait", -1, 0, 0]]


def test_a_naming_that_can_make_the_game_wait_is_not_taken_back() -> None:
    assert not naming(["tavern"]).can_undo(0), "it would tell that seat 1 was not asked"
    game = naming(["strongman"])
    assert not game.can_undo(0)
    game.play("hold_back")
    # Nor the answer: taking it back would reveal who gave it.
    assert not game.can_undo(1) and not game.can_undo(0)


@pytest.mark.parametrize("version", ["first", "second"])
def test_what_leads_to_a_hidden_question_is_final_by_its_events(version: str) -> None:
    """P31: finality must come from what everybody sees, not from somebody being asked."""
    asked = 0
    for seed in range(40):
        setup = Setup(edition="deluxe-cz", players=2 + seed % 7, set="random", action_cards=version)
        game = Game(setup, seed)
        rng = random.Random(seed)
        while not game.over:
            log, happened = game.state.log, len(game.events(None))
            game.play(rng.choice(game.decision.options))
            if game.state.top.decision.hidden and not game.over:
                assert log is not None and is_final(log, happened, game.state.config, older=False)
                asked += 1
    assert asked > 20


def test_a_position_must_say_whom_the_game_waits_for() -> None:
    position = acrobat_asked().position()
    position["stack"] = [["wait", -1, 0, 0]]
    with pytest.raises(ValueError, match="waits for"):
        Game.from_position(position)


@pytest.mark.parametrize(
    ("choices", "shown"),
    [
        (["play_big_top"], ["big_top"]),
        (["play_director"], ["director"]),
        (["play_cannonball castle"], ["castle", "human_cannonball"]),
        (["play_cannonball castle", "replace_district tavern"], ["castle", "human_cannonball"]),
    ],
)
@pytest.mark.parametrize("edition", ["classic", "deluxe-cz"])
def test_an_action_card_that_was_taken_back_is_known(
    edition: str, choices: list[str], shown: list[str]
) -> None:
    hand = ["castle", "big_top", "director", "human_cannonball", "market"]
    seats: list[object] = [
        {"gold": 6, "hand": hand, "city": ["tavern"], "characters": ["merchant"]},
        {},
        {},
        {},
    ]
    game = game_at(edition=edition, seats=seats, call="merchant")
    before = game.digest()
    for choice in choices:
        game.play(choice)
    assert game.can_undo(0)
    game.undo(0)
    assert game.digest() == before
    for viewer in (1, None):
        assert sorted(game.view(viewer)["players"][0]["known_hand"]) == shown
