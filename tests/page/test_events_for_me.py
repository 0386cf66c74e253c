"""The notices for a player, compared with what happened to that player in whole random games."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from citadels import Game, Setup
from citadels.cards.editions import EDITIONS
from tests.page.node import NODE

SCRIPT = Path(__file__).with_name("events_for_me.ts")


def made_of(games: list[tuple[list[dict[str, Any]], int | None]]) -> list[dict[str, Any]]:
    """What the page makes of each list of events for a seat."""
    lines = "\n".join(json.dumps({"events": events, "seat": seat}) for events, seat in games)
    done = subprocess.run(
        [NODE, SCRIPT], input=lines, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


@dataclass
class Step:
    """What a seat had before and after somebody's choice."""

    seat: int
    events: tuple[int, int]
    lost: list[str]


def belongings(view: dict[str, Any], seat: int) -> dict[str, Any]:
    player = view["players"][seat]
    marks = {"murdered", "bewitched", "robbed"}
    own = [found for found in view["characters"] if found["character"] in player["characters"]]
    return {
        "gold": player["gold"],
        "hand": Counter(player["hand"]),
        "city": Counter(district["card"] for district in player["city"]),
        "marks": {(found["character"], mark) for found in own for mark in marks if found[mark]},
        "crown": view["crown"] == seat,
        "round": view["round"],
    }


def losses(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    found = []
    if after["gold"] < before["gold"]:
        found.append("gold")
    if before["hand"] - after["hand"]:
        found.append("hand")
    if before["city"] - after["city"]:
        found.append("city")
    if after["round"] == before["round"] and after["marks"] - before["marks"]:
        found.append("marks")
    if before["crown"] and not after["crown"]:
        found.append("crown")
    return found


@cache
def played(seed: int) -> tuple[Game, list[Step]]:
    dice = Random(seed)
    edition = list(EDITIONS.values())[seed % len(EDITIONS)]
    least, most = edition.players
    players = max(3, least + seed % (most - least + 1))
    game = Game(Setup(edition=edition.id, players=players, set="random"), seed)
    steps = []
    while not game.over:
        chooser = game.decision.seat
        count = len(game.events(0))
        before = [belongings(game.view(seat), seat) for seat in range(players)]
        game.play(dice.randrange(len(game.decision.options)))
        for seat in range(players):
            lost = losses(before[seat], belongings(game.view(seat), seat))
            if seat != chooser and lost:
                steps.append(Step(seat, (count, len(game.events(0))), lost))
    return game, steps


SEEDS = range(8)


@cache
def told_in(seed: int) -> list[dict[str, Any]]:
    """For every seat of that game, and at last for a spectator."""
    game, _ = played(seed)
    return made_of([(list(game.events(seat)), seat) for seat in (*range(game.players), None)])


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_loses_something_by_the_choice_of_another_is_told(seed: int) -> None:
    game, steps = played(seed)
    assert steps
    for step in steps:
        first, last = step.events
        told = [event for event in told_in(seed)[step.seat]["for_me"] if first <= event["index"] < last]
        assert told, (step, game.events(step.seat)[first:last])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hit_comes_from_somebody_else_or_ends_the_game(seed: int) -> None:
    for seat, found in enumerate(told_in(seed)[:-1]):
        for event in found["for_me"]:
            if event["kind"] == "hit":
                assert event["about"]["seat"] != seat
        assert [event["about"]["event"] for event in found["for_me"]][-1] == "game_ended"


@pytest.mark.parametrize("seed", SEEDS)
def test_spectators_hear_only_of_what_concerns_all(seed: int) -> None:
    found = told_in(seed)[-1]
    events = {event["about"]["event"] for event in found["for_me"]}
    assert events <= {"completed", "bell_rung", "bell_fallen", "game_ended"}
    assert all(event["about"]["first"] for event in found["for_me"] if event["about"]["event"] == "completed")


NAMED = {"event": "murder_named", "seat": 1, "character": "king"}
CHOSE = {"event": "chose", "seat": 0, "character": "king"}
BACK = {"event": "taken_back", "seat": 1, "to": 2}
ROUND = {"event": "round_started", "round": 1, "crown": 1}


def told(events: list[dict[str, Any]], seat: int | None = 0) -> list[tuple[str, str]]:
    [found] = made_of([(events, seat)])
    return [(event["about"]["event"], event["kind"]) for event in found["for_me"]]


def test_what_is_taken_back_is_not_told_but_that_it_was() -> None:
    assert told([ROUND, CHOSE, NAMED]) == [("murder_named", "hit")]
    assert told([ROUND, CHOSE, NAMED, BACK]) == [("taken_back", "info")]
    assert told([ROUND, CHOSE, NAMED, BACK], 2) == []
    [found] = made_of([([ROUND, CHOSE, NAMED, BACK, NAMED], 0)])
    assert found["standing"] == [True, True, False, True, True]


def test_a_character_of_the_last_round_is_nobodys() -> None:
    assert told([ROUND, CHOSE, ROUND, NAMED]) == []


def test_the_theater_moves_characters() -> None:
    swap = {"event": "theater_exchanged", "seat": 2, "with": 0, "given": "thief", "received": "king"}
    assert told([ROUND, CHOSE, swap, NAMED]) == [("theater_exchanged", "hit")]
    assert told([ROUND, CHOSE, swap, {**NAMED, "character": "thief"}])[1:] == [("murder_named", "hit")]


def test_since_my_choice() -> None:
    turn = [
        {"event": "revealed", "seat": 1, "character": "thief"},
        {"event": "gold_gathered", "seat": 1, "gold": 2},
        {"event": "turn_ended", "seat": 1},
    ]
    mine = [
        {"event": "revealed", "seat": 0, "character": "king"},
        {"event": "gold_gathered", "seat": 0, "gold": 2},
    ]
    answer = [{"event": "stands", "seat": 1, "card": "market"}]
    before = [ROUND, CHOSE]
    spans = made_of(
        [(before, 0), (before + turn, 0), (before + turn + mine, 0), (before + turn + mine + answer, 0)]
    )
    assert [found["span"] for found in spans] == [
        {"from": 0, "to": 0},
        {"from": 2, "to": 5},
        {"from": 2, "to": 6},
        {"from": 2, "to": 6},
    ]
