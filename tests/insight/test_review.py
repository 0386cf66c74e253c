"""The review of a game: honest about what a seat could know, and about what chance explains."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from citadels import Game, Setup
from citadels.bots import bot_choice, find_bot
from citadels.insight import conclusions
from citadels.insight.grading import BEST, DOUBTFUL, FINE, MISTAKE, grade_of, graded
from citadels.insight.review import DECISIONS, MOMENTS, Part, plan, work
from citadels.insight.suspicion import chances_of, suspicions
from citadels.insight.winning import winning_chances
from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.notation.record import UNDO
from citadels.policy.draft_posterior import DraftPosterior, weights_by_hand
from citadels.policy.styles import make_style
from tests.insight.test_facts import played

WORLDS = 6


def played_by(code: str, players: int, seed: int, edition: str = "deluxe") -> Game:
    game = Game(Setup(edition=edition, players=players, set="random"), seed)
    bots = [find_bot(code).player(seat) for seat in range(players)]
    while not game.over:
        game.play_choice(bot_choice(game, bots[game.decision.seat]))
    return game


def moments_of(game: Game, count: int) -> list[Game]:
    """The game at some of its decisions."""
    record = game.record()
    del record["digest"]
    steps = [step for part in plan(record) if part.kind == DECISIONS for step in part.steps]
    chosen = random.Random(1).sample(steps, count)
    return [Game.from_record({**record, "choices": record["choices"][:step]}) for step in sorted(chosen)]


@pytest.fixture(scope="module")
def game() -> Game:
    return played_by("steward", 4, seed=5)


@pytest.fixture(scope="module")
def record(game: Game) -> dict[str, Any]:
    return game.record()


# Grades


def test_a_difference_within_the_error_is_never_a_mistake() -> None:
    for behind in (0.0, 0.01, 0.04, 0.1, 0.3):
        for error in (0.0, 0.01, 0.05, 0.2):
            grade = grade_of(behind, error)
            if behind <= 2 * error:
                assert grade in (BEST, FINE)
            if grade == MISTAKE:
                assert behind - 2 * error > 0.03
    assert [grade_of(behind, 0.005) for behind in (0.0, 0.01, 0.03, 0.06)] == [BEST, FINE, DOUBTFUL, MISTAKE]


def test_grades_do_not_use_what_the_seat_could_not_know(game: Game) -> None:
    """In another world that looks the same to the seat, the decision gets the very same review."""
    for moment in moments_of(game, 8):
        seat, choice = moment.decision.seat, str(moment.decision.options[-1])
        told = graded(moment.observe(seat), choice, WORLDS)
        for seed in (1, 2):
            other = moment.resample(seat, seed)
            assert graded(other.observe(seat), choice, WORLDS) == told
            assert suspicions(other.observe(seat)) == suspicions(moment.observe(seat))


def test_curves_do_not_use_what_nobody_could_know(game: Game) -> None:
    for moment in moments_of(game, 4):
        told = winning_chances(moment.observe(None), WORLDS, 3)
        assert sum(chance for chance, _ in told) == pytest.approx(1)
        assert winning_chances(moment.resample(None, 9).observe(None), WORLDS, 3) == told
        own = winning_chances(moment.observe(2), WORLDS, 3)
        assert winning_chances(moment.resample(2, 9).observe(2), WORLDS, 3) == own


def rates(game: Game, worlds: int = 8) -> Counter[str]:
    record = game.record()
    steps = tuple(step for part in plan(record) if part.kind == DECISIONS for step in part.steps)
    return Counter(one["grade"] for one in work(record, Part(DECISIONS, steps[::2]), worlds))


def test_strong_choices_are_hardly_ever_called_mistakes_and_random_ones_often() -> None:
    """Every second decision of a few games; docs/insight.md has the measurement over many."""
    strong = rates(played_by("search:n8", 4, seed=1)) + rates(played_by("search:n8", 4, seed=2))
    weak = rates(played("deluxe", 4, seed=1)) + rates(played("deluxe", 4, seed=2))
    assert strong[MISTAKE] < 0.03 * strong.total()
    assert weak[MISTAKE] > 0.08 * weak.total()


# Suspicions


@pytest.mark.parametrize("players", [2, 4, 7])
def test_suspicions_are_chances_and_allow_the_truth(players: int) -> None:
    for moment in moments_of(played_by("steward", players, seed=3), 6):
        state = moment.state
        for seat in range(players):
            found = chances_of(moment.observe(seat))
            for rank in range(1, state.config.highest_rank + 1):
                assert sum(chances[rank] for chances in found) <= 1 + 1e-9
                holder = state.held[rank]
                if holder == seat:
                    assert found[seat][rank] == 1
                elif 0 <= holder < players and state.phase != 0:
                    assert all(0 <= chances[rank] <= 1 for chances in found)


def test_suspicions_are_less_sure_than_the_search() -> None:
    """The search trusts in what others like; people are told what was fitted (docs/insight.md)."""
    ours = searchs = 0.0
    for moment in moments_of(played_by("steward", 4, seed=3), 6):
        seen = moment.observe(moment.decision.seat)
        if HIDDEN_PLACE not in seen.position.held:
            continue
        weights = weights_by_hand(seen.position, make_style(""))
        drafts = DraftPosterior(seen.position, seen.seat, seen.worlds().tracker.draft, weights)
        told = chances_of(seen)
        for rank, place in enumerate(seen.position.held):
            if rank and place == HIDDEN_PLACE and drafts.listed:
                ours += sum(told[seat][rank] ** 2 for seat in range(4))
                searchs += sum(drafts.holds(seat, rank) ** 2 for seat in range(4))
    assert 0 < ours < searchs


# The whole


def test_a_review_covers_every_decision_once(record: dict[str, Any]) -> None:
    parts = plan(record, first=2)
    steps = [step for part in parts if part.kind == DECISIONS for step in part.steps]
    assert len(steps) == len(set(steps))
    kinds = [part.kind for part in parts]
    assert kinds == sorted(kinds, key=[MOMENTS, DECISIONS].index)
    first = work(record, next(part for part in parts if part.kind == DECISIONS), 2)
    assert {one["seat"] for one in first} == {2}
    last = work(record, [part for part in parts if part.kind == MOMENTS][-1], 2)[-1]
    assert last["public"] == last["own"]
    assert sum(last["public"]) == pytest.approx(1)


def test_what_was_taken_back_is_not_reviewed() -> None:
    game = played("classic", 4, seed=4, undoing=0.2)
    record = game.record()
    assert UNDO in record["choices"]
    steps = [step for part in plan(record) if part.kind == DECISIONS for step in part.steps]
    for number, entry in enumerate(record["choices"]):
        if entry == UNDO:
            assert number not in steps
            assert number - 1 not in steps


def test_conclusions_fit_the_game(game: Game, record: dict[str, Any]) -> None:
    steps = [step for part in plan(record) if part.kind == MOMENTS for step in part.steps]
    moments = work(record, Part(MOMENTS, tuple(steps)), WORLDS)
    swings = conclusions.swings(moments, record)
    assert swings
    assert len(swings) <= conclusions.MOST_SWINGS
    for swing in swings:
        assert abs(swing["after"] - swing["before"]) >= 0.05
        assert swing["since"] < swing["step"]
        assert swing["events"]
    for naming in conclusions.suspected(record):
        assert all(0 < one["chance"] <= 1 for one in naming["suspects"])
        assert naming["seat"] not in [one["seat"] for one in naming["suspects"]]
