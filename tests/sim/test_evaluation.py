"""Choices are judged from what a seat knows, the same every time, and every ground is a fact."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from citadels import Game, Observation, Setup
from citadels.bots import Evaluation, bot_choice, evaluate, find_bot
from citadels.cards.characters import CHARACTER_BY_NAME, RANK_OF
from citadels.lang import LANGUAGES, Speaker, find_language
from citadels.policy.grounds import GROUND_KINDS, Ground

NOBLE = ("manor", "castle", "palace")
# No random sets of the newest editions, which change with every card that these gain.
SETUPS = [
    Setup(players=4, set="ambitious_aristocrats"),
    Setup(players=3, edition="classic"),
    Setup(players=6, edition="dark-city", set="random"),
    Setup(players=2, edition="deluxe-cz", set="vicious_nobles"),
]


def asked(setup: Setup, seed: int, decisions: int) -> Iterator[Game]:
    """A game of stewards at its decisions with a choice, from some point on."""
    game = Game(setup, seed)
    bots = [find_bot("steward").player(seed + seat) for seat in range(game.players)]
    while not game.over and decisions:
        if len(game.decision.options) > 1:
            yield game
            decisions -= 1
        game.play_choice(bot_choice(game, bots[game.decision.seat]))


def results(found: Evaluation) -> list[tuple[Any, ...]]:
    return [(str(one.option), one.chance, one.error, one.behind, one.worlds) for one in found.choices]


def test_every_legal_choice_is_judged_the_best_first() -> None:
    for game in asked(SETUPS[0], 5, 12):
        found = evaluate(game.observe(game.decision.seat), worlds=4)
        assert {one.option for one in found.choices} == set(game.decision.options)
        assert found.worlds == 4
        chances = [one.chance for one in found.choices]
        assert chances == sorted(chances, reverse=True)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert all(one.error > 0.0 for one in found.choices)
        assert found.best.behind == 0.0


def test_a_number_of_worlds_gives_the_same_results_in_threads_and_from_json() -> None:
    games = [game.clone() for game in asked(SETUPS[0], 6, 6)]
    seen = [game.observe(game.decision.seat) for game in games]
    copies = [Observation.from_json(json.loads(json.dumps(one.to_json()))) for one in seen]
    first = [results(evaluate(one, worlds=3, seed=9)) for one in seen]
    with ThreadPoolExecutor(4) as pool:
        again = list(pool.map(lambda one: results(evaluate(one, worlds=3, seed=9)), copies))
    assert first == again
    assert first != [results(evaluate(one, worlds=3, seed=10)) for one in seen]


def test_it_does_not_depend_on_what_the_seat_cannot_know() -> None:
    for game in asked(SETUPS[0], 7, 8):
        seat = game.decision.seat
        other = game.resample(seat, 77)
        assert results(evaluate(game.observe(seat), worlds=3)) == results(
            evaluate(other.observe(seat), worlds=3)
        )


def test_what_falls_behind_is_dropped_unless_it_is_to_be_kept() -> None:
    game = next(game for game in asked(SETUPS[3], 1, 40) if len(game.decision.options) > 8)
    seen = game.observe(game.decision.seat)
    found = evaluate(seen, worlds=18)
    dropped = [one for one in found.choices if one.worlds < found.worlds]
    assert dropped
    worst = found.choices[-1].option
    kept = evaluate(seen, worlds=18, keep=[worst])
    assert kept.of(worst).worlds == 18
    behind, error = kept.behind(worst, kept.best.option)
    assert behind == pytest.approx(kept.of(worst).behind)
    assert error == pytest.approx(kept.of(worst).behind_error)


def test_a_clock_ends_it_and_a_seat_that_is_not_asked_has_no_choices() -> None:
    game = next(asked(SETUPS[0], 8, 1))
    assert evaluate(game.observe(game.decision.seat), milliseconds=0.01).worlds == 2
    other = (game.decision.seat + 1) % game.players
    assert evaluate(game.observe(other), worlds=2).choices == ()
    assert evaluate(game.observe(other), worlds=2).grounds() == []


# The grounds


def check(ground: Ground, found: Evaluation, view: dict[str, Any], better: str, worse: str) -> None:
    """A ground holds in the position as the seat sees it, or for the play-outs that were played."""
    told: dict[str, Any] = dict(ground.arguments)
    assert tuple(told) == GROUND_KINDS[ground.id].arguments
    me = view["viewer"]
    others = [player for player in view["players"] if player["seat"] != me]
    player = view["players"][told["seat"]] if "seat" in told else None
    assert player is None or player["seat"] != me
    if ground.id == "holder":
        assert player is not None and told["character"] in player["can_have"]
        assert told["character"] in better
        rank = RANK_OF[CHARACTER_BY_NAME[str(told["character"])]]
        chances = [found.holder(one["seat"], rank) for one in others]
        assert told["chance"] == round(100 * max(chances)) == round(100 * found.holder(player["seat"], rank))
        assert sum(chances) <= 1.0 + 1e-9
        cannot = [one["seat"] for one in others if told["character"] not in one["can_have"]]
        assert all(found.holder(seat, rank) == 0.0 for seat in cannot)
    elif ground.id in ("gold_at_stake", "richest"):
        assert player is not None and told["gold"] == player["gold"]
        assert ground.id != "richest" or player["gold"] == max(one["gold"] for one in others)
    elif ground.id == "near_end":
        assert player is not None and told["count"] == max(0, view["end_size"] - player["counted"]) <= 2
    elif ground.id == "leads":
        assert player is not None and told["points"] == player["score"]["total"]
        assert player["score"]["total"] == max(one["score"]["total"] for one in others)
    elif ground.id in ("income", "income_cards"):
        assert better == f"choose {told['character']}"
        assert 0 < int(told.get("gold", told.get("count", 0))) <= len(view["players"][me]["city"]) + 1
    elif ground.id == "left_to":
        assert player is not None and better == f"choose {told['character']}"
        assert worse.startswith("choose ") and told["chance"] >= 20
    elif ground.id == "wins_now":
        assert 0 <= told["other"] < told["chance"] <= 100
    elif ground.id == "murdered":
        assert 0 <= told["chance"] < told["other"] <= 100
    elif ground.id == "loses":
        behind, error = found.behind(worse, better)
        assert told["chance"] == round(100 * behind) and behind > 2 * error
    elif ground.id == "close":
        behind, error = found.behind(worse, better)
        assert behind <= 2 * error or round(100 * behind) == 0
    else:
        assert ground.id.startswith(("own_", "rival_")) == (list(told.values())[-1] >= 1)


def test_grounds_hold_in_the_position() -> None:
    met: set[str] = set()
    short = Setup(players=4, set="cunning_agents", city_size=4)  # its end comes soon
    for number, setup in enumerate([short, *SETUPS]):
        for game in asked(setup, 20 + number, 150 if setup is short else 40):
            seat = game.decision.seat
            found = evaluate(game.observe(seat), worlds=6)
            better, worse = (str(one.option) for one in found.choices[:2])
            for ground in found.grounds():
                check(ground, found, game.view(seat), better, worse)
                met.add(ground.id)
    # The Patrician and the like are seldom the best choice.
    assert met | {"income_cards"} == set(GROUND_KINDS), sorted(set(GROUND_KINDS) - met)


def test_income_in_cards_is_a_ground() -> None:
    for game in asked(Setup(players=4, set="vicious_nobles"), 2, 400):
        noble = any(
            district["card"] in NOBLE
            for district in game.view(game.decision.seat)["players"][game.decision.seat]["city"]
        )
        if noble and "choose patrician" in map(str, game.decision.options):
            found = evaluate(game.observe(game.decision.seat), worlds=1)
            ground = found.grounds("choose patrician")[0]
            assert ground.id == "income_cards"
            check(ground, found, game.view(game.decision.seat), "choose patrician", "")
            return
    pytest.fail("nobody could choose the Patrician")


def test_figures_are_averages_of_what_the_play_outs_led_to() -> None:
    """Taking gold brings two gold and taking cards brings cards: that is what the grounds say."""
    for game in asked(SETUPS[0], 3, 200):
        options = {str(option) for option in game.decision.options}
        if game.decision.kind == "turn" and {"take_gold", "take_cards"} <= options:
            found = evaluate(game.observe(game.decision.seat), worlds=12, keep=["take_gold", "take_cards"])
            gold = {one.id: one.arguments for one in found.grounds("take_gold", "take_cards")}
            cards = {one.id: one.arguments for one in found.grounds("take_cards", "take_gold")}
            assert "own_cards" not in gold and "own_gold" not in cards
            if "own_gold" in gold:
                assert int(gold["own_gold"]["gold"]) <= 4
                return
    pytest.fail("nobody could take gold or cards")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_ground_is_told_in_every_language(code: str) -> None:
    speaker = Speaker(find_language(code), 0, "deluxe", ["Ann", "Ben"])
    for kind in GROUND_KINDS.values():
        values: dict[str, int | str] = {
            "seat": 1,
            "character": "king",
            "gold": 3,
            "count": 2,
            "points": 5,
            "chance": 40,
            "other": 7,
        }
        ground = Ground(kind.id, {name: values[name] for name in kind.arguments})
        said = speaker.ground(ground)
        assert said.endswith(".") and "advice" not in said
        assert ("Ben" in said) == ("seat" in kind.arguments)
        assert "chance" not in kind.arguments or "40" in said
