"""Sentences over whole random games: always there, never ambiguous, never more than a seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from citadels import Game, Setup
from citadels.terminal.board import board_lines
from citadels.terminal.foresight import foresee
from citadels.terminal.sheet import final_lines
from citadels.terminal.telling import tell
from citadels.terminal.wording import Wording

SEEDS = range(14)


def random_setup(seed: int) -> Setup:
    return Setup(players=2 + seed % 7, set="random", unique_count=30)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_in_words(seed: int) -> None:
    dice = Random(seed)
    game = Game(random_setup(seed), seed)
    while not game.over:
        decision = game.decision
        words = Wording(decision.seat)
        before = game.view(decision.seat)
        asked = words.decision(before)
        assert asked[-1] in ".?"
        since = len(game.events(decision.seat))
        digest = game.digest()
        phrases = [
            words.choice(decision.kind, option, foresee(game, option, since)) for option in decision.options
        ]
        assert game.digest() == digest
        assert len(set(phrases)) == len(phrases), phrases
        assert not any("_" in phrase or "{" in phrase for phrase in (*phrases, asked))
        place = dice.randrange(len(phrases))
        seat = decision.seat
        game.play(decision.options[place])
        if phrases[place].startswith("Build ") and phrases[place].endswith(" gold)"):
            price = int(phrases[place].split("(")[1].split()[0])
            paid = [seen["gold"] for seen in game.events(seat, since) if seen["event"] == "paid"]
            assert paid[0] == price
    for viewer in (*range(game.players), None):
        words = Wording(viewer)
        told = [*tell(game.events(viewer), words), *board_lines(game.view(viewer), words)]
        told += final_lines(game, words)
        assert not any("_" in line or "{" in line or "None" in line for line in told)


def test_secrets_stay_secret_in_words() -> None:
    game = Game(random_setup(2), 2)
    dice = Random(2)
    while not game.over:
        game.play(dice.choice(game.decision.options))
    assert not any(" chose the " in line for line in tell(game.events(None), Wording(None)))
    for seat in range(game.players):
        lines = list(tell(game.events(seat), Wording(seat)))
        assert any(line.startswith("You chose the ") for line in lines)
        assert not any(line.startswith("Player ") and " chose the " in line for line in lines)


def test_events_in_a_row_are_told_at_once() -> None:
    events: list[dict[str, Any]] = [
        {"event": "called", "by": 0, "character": "king"},
        {"event": "silent", "character": "king"},
        {"event": "called", "by": 0, "character": "bishop"},
        {"event": "silent", "character": "bishop"},
        {"event": "called", "by": 0, "character": "merchant"},
        {"event": "revealed", "seat": 1, "character": "merchant"},
        {"event": "paid", "seat": 1, "gold": 3, "for": "docks"},
        {"event": "built", "seat": 1, "card": "docks"},
        {"event": "turn_ended", "seat": 1},
        {"event": "crown_moved", "from": 1, "to": 0},
    ]
    assert list(tell(events, Wording(0))) == [
        "Nobody answers for the King and the Bishop.",
        "The Merchant: Player 1.",
        "  Player 1 built Docks for 3 gold.",
        "The crown went from Player 1 to you.",
    ]


def test_the_same_event_for_those_who_know_and_those_who_do_not() -> None:
    known = {"event": "card_given", "seat": 1, "to": 0, "card": "thieves_den"}
    hidden = {**known, "card": None}
    assert Wording(0).event(known) == "Player 1 gave Thieves’ Den to you."
    assert Wording(2).event(hidden) == "Player 1 gave a card to Player 0."
    assert Wording(1).event(known) == "You gave Thieves’ Den to Player 0."
