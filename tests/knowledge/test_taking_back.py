"""Undo: what can be taken back, what cannot, and what the others know from then on."""

import json
import random

import pytest

from citadels import Game, IllegalChoice, RecordError, Setup
from citadels.notation.position import write_position
from citadels.scenarios.written_table import Table


def game_at(**table: object) -> Game:
    """A game that starts from a table written as in a scenario."""
    return Game.from_position(write_position(Table(table).state(0, [])), seed=0)


def merchant_with(hand: list[str], gold: int = 6, **more: object) -> Game:
    seats: list[object] = [{"gold": gold, "hand": hand, "characters": ["merchant"]}, {}, {}, {}]
    return game_at(seats=seats, call="merchant", **more)


def test_gold_and_a_build_are_taken_back_at_once() -> None:
    game = merchant_with(["tavern"])
    before = game.digest()
    game.play("take_gold")
    game.play("build tavern")
    assert game.can_undo(0) and not game.can_undo(1)
    game.undo(0)
    assert game.digest() == before
    assert [str(option) for option in game.decision.options] == ["take_gold", "take_cards", "extra_gold"]
    assert not game.can_undo(0)


def test_a_card_that_was_shown_is_known_to_be_in_the_hand() -> None:
    game = merchant_with(["tavern", "manor"])
    assert game.view(2)["players"][0]["known_hand"] == []
    game.play("take_gold")
    game.play("build tavern")
    game.undo(0)
    for viewer in (1, 2, None):
        assert game.view(viewer)["players"][0]["known_hand"] == ["tavern"]
    assert {"event": "shown_in_hand", "seat": 0, "card": "tavern", "or_drawn": False} in game.events(None)
    game.play("take_gold")
    game.play("build tavern")
    assert game.view(1)["players"][0]["known_hand"] == []


def test_a_card_given_to_a_lender_is_known_to_that_lender_alone() -> None:
    seats: list[object] = [
        {"gold": 0, "hand": ["manor", "temple"], "characters": ["cardinal"]},
        {"gold": 5},
        {},
        {},
    ]
    game = game_at(seats=seats, call="cardinal")
    for choice in ("take_gold", "borrow manor", "borrow_from 1", "give_card temple"):
        game.play(choice)
    game.undo(0)
    assert game.view(1)["players"][0]["known_hand"] == ["manor", "temple"]
    assert game.view(2)["players"][0]["known_hand"] == ["manor"]


@pytest.mark.parametrize("choices", [["take_cards"], ["extra_cards"]])
def test_drawn_cards_stay_drawn(choices: list[str]) -> None:
    game = game_at(seats=[{"characters": ["architect"]}, {}, {}, {}], call="architect")
    for choice in choices:
        game.play(choice)
    assert not game.can_undo(0)
    with pytest.raises(IllegalChoice) as refused:
        game.undo(0)
    assert refused.value.id == "nothing_to_undo"


def test_the_card_kept_can_be_chosen_anew_but_not_drawn_anew() -> None:
    game = merchant_with([], deck=["castle", "temple", "docks"])
    game.play("take_cards")
    drawn = game.digest()
    game.play("keep temple")
    game.undo(0)
    assert game.digest() == drawn
    assert [str(option) for option in game.decision.options] == ["keep castle", "keep temple"]


def test_a_turn_that_has_ended_is_over() -> None:
    """The next character has been called: who answers, or that nobody does, was hidden before."""
    game = merchant_with([])
    game.play("take_gold")
    game.play("end_turn")
    assert not game.can_undo(0)


def test_a_build_is_taken_back_until_the_magistrate_has_decided() -> None:
    seats: list[object] = [
        {"characters": ["magistrate"]},
        {"gold": 5, "hand": ["tavern"], "characters": ["merchant"]},
        {},
        {},
    ]
    warrants = {"signed": "merchant", "unsigned": ["king", "bishop"]}
    game = game_at(seats=seats, call="merchant", warrants=warrants)
    game.play("take_gold")
    game.play("build tavern")
    assert game.decision.seat == 0
    asked = game.clone()
    game.undo(1)
    assert game.decision.seat == 1
    asked.play("let_stand")
    assert not asked.can_undo(1)
    # The Magistrate may think again, as nobody has decided since.
    assert asked.can_undo(0)


def test_a_hand_that_was_seen_stays_seen() -> None:
    game = game_at(seats=[{"characters": ["wizard"]}, {"hand": ["castle", "temple"]}, {}], call="wizard")
    game.play("look_at_hand 1")
    assert not game.can_undo(0)
    game.play("take_card castle")
    # Taking it showed the Wizard nothing new, but the owner has seen which card is gone.
    assert not game.can_undo(0)


def test_undo_is_an_entry_of_the_record() -> None:
    game = Game(Setup(players=3), seed=5)
    rng = random.Random(5)
    taken_back = 0
    while not game.over:
        seat = next((seat for seat in range(3) if game.can_undo(seat)), None)
        if seat is not None and rng.random() < 0.2:
            game.undo(seat)
            taken_back += 1
        else:
            game.play(rng.choice(game.decision.options))
    record = json.loads(json.dumps(game.record()))
    assert record["choices"].count("undo") == taken_back > 10
    replayed = Game.from_record(record)
    assert replayed.digest() == game.digest()
    assert replayed.events(1) == game.events(1)


def test_an_impossible_undo_in_a_record_is_refused() -> None:
    record = Game(Setup(), seed=1).record()
    record["choices"] = ["undo"]
    with pytest.raises(RecordError) as refused:
        Game.from_record(record)
    assert refused.value.id == "impossible_choice"
