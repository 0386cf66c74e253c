"""The facts and statistics of games, against what the engine itself tells about them."""

from __future__ import annotations

import random
from math import sqrt
from typing import Any

import pytest

from citadels import Game, Setup
from citadels.cards.districts import CARD_NAMES, is_unique
from citadels.insight.facts import GameFacts, facts_of
from citadels.insight.ratio import Z95, Ratio, wilson
from citadels.insight.tally import Tallies
from citadels.tables.history import history

EDITIONS = ("classic", "dark-city", "deluxe", "deluxe-cz")


def played(edition: str, players: int, seed: int, undoing: float = 0.0) -> Game:
    """A random game to its end."""
    game, chance = Game(Setup(edition=edition, players=players, set="random"), seed), random.Random(seed)
    while not game.over:
        able = [seat for seat in range(players) if game.can_undo(seat)]
        if able and chance.random() < undoing:
            game.undo(able[0])
        else:
            game.play(chance.choice(game.decision.options))
    return game


def facts(game: Game) -> GameFacts:
    found = facts_of(game.record())
    assert found is not None
    return found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_facts_agree_with_the_history_of_the_game(edition: str, players: int) -> None:
    game = played(edition, players, seed=players, undoing=0.1)
    found = facts(game)
    rounds = history(game).rounds[1:]
    assert found.rounds == len(rounds)
    for one in rounds:
        for seat, after in enumerate(one.seats):
            taken = [taken for taken in found.seats[seat].taken if taken.round == one.round]
            # The Theater and the like exchange characters after the draft; nothing else does.
            if "theater" not in found.uniques:
                assert sorted(taken.character for taken in taken) == sorted(after.characters)
        marked = {
            (fate, taken.character)
            for seat in found.seats
            for taken in seat.taken
            if taken.round == one.round
            for fate in taken.fate
        }
        held = {name for after in one.seats for name in after.characters}
        done = {(fate, name) for fate, name in one.done_to.items() if name in held}
        assert {(fate, name) for fate, name in marked if fate in one.done_to} == done


@pytest.mark.parametrize("edition", EDITIONS)
def test_facts_agree_with_the_score_sheets(edition: str) -> None:
    game = played(edition, 5, seed=8)
    found = facts(game)
    assert [seat.total for seat in found.seats] == [sheet.total for sheet in game.scores]
    assert [sum(seat.lines.values()) for seat in found.seats] == [seat.total for seat in found.seats]
    assert sum(seat.won for seat in found.seats) == pytest.approx(1)
    assert {number for number, seat in enumerate(found.seats) if seat.won} == set(game.winners)
    assert all(found.seats[winner].place == 1 for winner in game.winners)
    assert sorted(seat.order for seat in found.seats) == [0, 1, 2, 3, 4]
    assert sum(seat.completed_first for seat in found.seats) <= 1
    assert all(len(seat.dealt) == 4 for seat in found.seats)
    standing = {
        (seat, CARD_NAMES[district & 127])
        for seat, city in enumerate(game.state.cities)
        for district in city
        if is_unique(district & 127)
    }
    built = {(seat, card) for seat, of_seat in enumerate(found.seats) for card in of_seat.built}
    assert {card for _, card in standing} <= {card for _, card in built}


def test_what_was_taken_back_does_not_count() -> None:
    game = Game(Setup(edition="classic", players=4), seed=3)
    while game.decision.kind == "draft":
        game.play(game.decision.options[0])
    before = len(game.record()["choices"])
    chance = random.Random(1)
    seat = game.decision.seat
    game.play("take_gold")
    assert game.can_undo(seat)
    game.undo(seat)
    game.play("take_gold")
    while not game.over:
        game.play(chance.choice(game.decision.options))
    again = Game(Setup(edition="classic", players=4), seed=3)
    for entry in game.record()["choices"][:before] + game.record()["choices"][before + 2 :]:
        again.play(entry)
    assert facts(game) == facts(again)


def test_a_game_that_is_not_over_has_no_facts() -> None:
    assert facts_of(Game(Setup(), seed=1).record()) is None


# Ratios


def test_one_try_a_game_gives_the_usual_error_of_a_share() -> None:
    ratio = Ratio()
    for hit in [1] * 30 + [0] * 70:
        ratio.add(hit)
    assert ratio.value == 0.3
    assert ratio.error == pytest.approx(Z95 * sqrt(0.3 * 0.7 / 99))


def test_choices_of_one_game_are_not_independent() -> None:
    """Ten wins in each of thirty games are worth thirty, not three hundred."""
    apart, together = Ratio(), Ratio()
    for hit in [1] * 30 + [0] * 70:
        together.add(10 * hit, 10)
        for _ in range(10):
            apart.add(hit)
    assert together.value == apart.value
    assert together.error == pytest.approx(apart.error * sqrt(10), rel=0.01)


def test_shares_that_never_or_always_hit_are_not_certain() -> None:
    never = Ratio()
    for _ in range(20):
        never.add(0)
    assert never.share()["low"] == 0
    assert never.share()["high"] == pytest.approx(wilson(0, 20)[1], abs=1e-4)
    assert Ratio().share() == {"of": 0, "value": 0.0, "low": 0.0, "high": 1.0}


def test_the_interval_covers_what_it_should() -> None:
    """Of 300 intervals for a known share, about 95 % hold it."""
    chance = random.Random(5)
    held = 0
    for _ in range(300):
        ratio = Ratio()
        for _ in range(150):
            tries = chance.randint(1, 6)
            won = chance.random() < 0.25  # the whole game, with all its choices
            ratio.add(tries if won else 0, tries)
        told = ratio.share()
        held += told["low"] <= 0.25 <= told["high"]
    assert 0.90 < held / 300 < 0.99


# Tallies


def told(games: list[Game], seats: list[int] | None = None) -> dict[str, Any]:
    tallies = Tallies()
    for game in games:
        tallies.add(facts(game), seats)
    return tallies.to_json()


def test_everything_is_counted_once() -> None:
    games = [played("deluxe", 4, seed) for seed in range(8)] + [played("classic", 3, 1)]
    counted = told(games)
    assert counted["games"] == 9
    classic, deluxe = counted["groups"]
    assert (classic["edition"], classic["players"], classic["games"]) == ("classic", 3, 1)
    assert deluxe["won"]["value"] == pytest.approx(0.25)
    assert sum(order["of"] * order["value"] for order in deluxe["order"]) == pytest.approx(8)
    assert sum(place["times"] for place in deluxe["places"]) == 32
    rounds = sum(len(history(game).rounds) - 1 for game in games[:8])
    assert sum(row["won"]["of"] for row in deluxe["characters"]) == 4 * rounds
    points = sum(row["all"] for row in deluxe["sources"])
    assert points == pytest.approx(deluxe["points"]["value"], abs=0.01)
    assert all(0 <= row["chosen"]["low"] <= row["chosen"]["high"] <= 1 for row in deluxe["characters"])


def test_one_player_alone() -> None:
    games = [played("deluxe", 4, seed) for seed in range(6)]
    counted = told(games, [2])["groups"][0]
    assert counted["won"]["of"] == 6
    wins = sum(1 / len(game.winners) for game in games if 2 in game.winners)
    assert counted["won"]["value"] == pytest.approx(wins / 6, abs=1e-3)
    assert sum(place["times"] for place in counted["places"]) == 6
