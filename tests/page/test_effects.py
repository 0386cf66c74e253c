"""What the board shows of events goes where it belongs, and hits stay on a board until they are over."""

from random import Random
from typing import Any

import pytest

from citadels import Game, Setup
from tests.page.node import answers

ROUND = {"event": "round_started", "round": 1, "crown": 1}
CHOSE = {"event": "chose", "seat": 0, "character": "king"}
MURDER = {"event": "murder_named", "seat": 1, "character": "king"}
ROB = {"event": "rob_named", "seat": 1, "character": "king"}
BEGINS = {"event": "revealed", "seat": 0, "character": "king"}
ENDS = {"event": "turn_ended", "seat": 0}
OTHER = {"event": "revealed", "seat": 1, "character": "merchant"}
GATHERED = {"event": "gold_gathered", "seat": 0, "gold": 2}
DESTROYED = {"event": "destroyed", "seat": 1, "owner": 0, "district": "market", "gold": 1}


def shown(events: list[dict[str, Any]], seat: int | None = 0) -> dict[str, Any]:
    [found] = answers("effects.ts", [{"events": events, "seat": seat}])
    answer: dict[str, Any] = found
    return answer


@pytest.mark.parametrize("seed", range(6))
def test_gold_and_the_crown_arrive_where_the_game_has_them(seed: int) -> None:
    dice = Random(seed)
    game = Game(Setup(edition="deluxe-cz", players=5, set="random", action_cards=True), seed)
    crown = game.state.crown
    while not game.over:
        game.play(dice.randrange(len(game.decision.options)))
    gold = [2] * 5
    for effects in shown(list(game.events(None)), None)["effects"]:
        for effect in effects:
            if effect["thing"] == "gold":
                for spot, sign in ((effect["from"], -1), (effect["to"], 1)):
                    if spot["at"] == "gold":
                        gold[spot["seat"]] += sign * effect["count"]
            if effect["thing"] == "crown":
                assert effect["from"]["seat"] == crown
                crown = effect["to"]["seat"]
    assert gold == list(game.state.gold)
    assert crown == game.state.crown


def test_marks_characters_and_ruins_are_shown_where_they_are() -> None:
    [[mark], [character], destroyed] = shown([MURDER, BEGINS, DESTROYED])["effects"]
    assert (mark["mark"], mark["to"]) == ("murdered", {"at": "character", "character": "king"})
    assert (character["character"], character["to"]["seat"]) == ("king", 0)
    assert [effect["thing"] for effect in destroyed] == ["gold", "broken"]
    assert destroyed[1]["to"] == {"at": "city", "seat": 0}


@pytest.mark.parametrize(
    ("events", "hits"),
    [
        ([ROUND, CHOSE, MURDER], [["murder_named", True]]),
        ([ROUND, CHOSE, MURDER, OTHER, GATHERED | {"seat": 1}], [["murder_named", True]]),
        ([ROUND, CHOSE, MURDER, ROUND], []),
        ([ROUND, CHOSE, ROB], [["rob_named", False]]),
        ([ROUND, CHOSE, ROB, BEGINS, GATHERED], [["rob_named", False]]),
        ([ROUND, CHOSE, ROB, BEGINS, GATHERED, ENDS], []),
        ([ROUND, CHOSE, ROB, {"event": "robbed", "seat": 1, "from": 0, "gold": 2}], [["robbed", False]]),
        ([ROUND, CHOSE, OTHER, DESTROYED], [["destroyed", False]]),
        ([ROUND, CHOSE, OTHER, DESTROYED, BEGINS, GATHERED], []),
        ([ROUND, CHOSE, MURDER, {"event": "taken_back", "seat": 1, "to": 2}], []),
    ],
)
def test_a_hit_stays_until_it_is_over(events: list[dict[str, Any]], hits: list[list[object]]) -> None:
    assert shown(events)["hits"] == hits
    assert shown(events, 1)["hits"] == []
