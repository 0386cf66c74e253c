"""Simulation as Python: rotation of seats, random streams, results that add up."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pytest

from citadels import Observation, Setup
from citadels.bots import BotError, BotKind, seat_bots
from citadels.bots.random_bot import RandomBot
from citadels.bots.registry import NamedBot
from citadels.sim import simulate
from citadels.sim.streams import bot_seed, game_seed
from citadels.sim.table import Run, play_game


class Witness:
    """Takes the first choice and remembers where it sat."""

    def __init__(self, seats: set[int]) -> None:
        self.seats = seats

    def choose(self, observation: Observation) -> int:
        self.seats.add(observation.seat)
        return observation.options[0].id


def _same(witness: Witness, parameters: tuple[str, ...], seed: int) -> Witness:
    return witness


def seats_of_first_chair(rotate: bool, games: Iterable[int]) -> list[set[int]]:
    setup = Setup(players=3, city_size=4)
    found: list[set[int]] = []
    for number in games:
        seats: set[int] = set()
        witness = Witness(seats)
        kind = BotKind("witness", "remembers its seats", partial(_same, witness))
        [random] = seat_bots(["random"], 1)
        bots = [NamedBot("witness", kind, ()), random, random]
        play_game(Run(setup, ("witness", "random", "random"), 1, rotate), bots, number)
        found.append(seats)
    return found


def test_seats_rotate_from_game_to_game() -> None:
    seats = seats_of_first_chair(True, range(6))
    assert all(len(each) == 1 for each in seats)
    assert set().union(*seats[:3]) == {0, 1, 2}
    assert seats[3:] == seats[:3]


def test_seats_stay_without_rotation() -> None:
    assert seats_of_first_chair(False, range(3)) == [{0}, {0}, {0}]


def test_points_and_wins_follow_the_chair() -> None:
    setup = Setup(players=4)
    bots = seat_bots(["random"], 4)
    codes = ("random",) * 4
    fixed = play_game(Run(setup, codes, 9, False), bots, 1)
    rotated = play_game(Run(setup, codes, 9, True), bots, 1)
    # Equal bots with equal streams play the same game, only with the chairs moved on one seat.
    assert rotated.digest == fixed.digest
    assert len(set(fixed.totals)) > 1
    assert [rotated.totals[(seat + 1) % 4] for seat in range(4)] == list(fixed.totals)
    assert [(seat + 1) % 4 for seat in fixed.winners] == list(rotated.winners)


def test_results_add_up_and_progress_is_told() -> None:
    done: list[int] = []
    result = simulate(Setup(players=3), ["random", "random", "random"], 25, 4, progress=done.append)
    assert sum(done) == 25
    [bot] = result.bots
    assert bot.seats == 3
    assert bot.wins == pytest.approx(25)
    assert result.decisions == simulate(Setup(players=3), ["random"], 25, 4, jobs=2).decisions


def test_each_game_depends_on_its_number_alone() -> None:
    run = Run(Setup(players=4), ("random",) * 4, 2, True)
    bots = seat_bots(["random"], 4)
    forward = [play_game(run, bots, number) for number in range(5)]
    backward = [play_game(run, bots, number) for number in reversed(range(5))]
    assert forward == backward[::-1]
    assert len({played.digest for played in forward}) == 5


def test_streams_are_all_different() -> None:
    seeds = [game_seed(seed, game) for seed in range(5) for game in range(20)]
    seeds += [bot_seed(seed, game, seat) for seed in range(5) for game in range(20) for seat in range(8)]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (1, 0)])
def test_no_games_or_no_jobs(games: int, jobs: int) -> None:
    with pytest.raises(ValueError, match="at least one"):
        simulate(Setup(), ["random"], games, 1, jobs)


def test_wrong_bots() -> None:
    with pytest.raises(BotError, match="there are: random, greedy"):
        simulate(Setup(), ["nobody"], 1, 1)
    with pytest.raises(BotError, match="or 4 of them"):
        simulate(Setup(), ["random", "random"], 1, 1)


class _Watched:
    """The random bot, played like any other bot: through a whole Game that keeps its past."""

    def __init__(self, parameters: tuple[str, ...], seed: int) -> None:
        self._bot = RandomBot(seed)

    def choose(self, observation: Observation) -> int:
        return self._bot.choose(observation)


@pytest.mark.parametrize("players", range(2, 9))
def test_games_of_random_bots_alone_are_the_same_games(players: int) -> None:
    """They are played without a past; everything else about them is as in a Game."""
    run = Run(Setup(players=players, set="random"), ("random",) * players, 5, True)
    random = seat_bots(["random"], players)
    kind = BotKind("watched", "the random bot, looked at", _Watched)
    watched = [NamedBot("random", kind, ())] * players
    for number in range(20):
        assert play_game(run, random, number) == play_game(run, watched, number)


def test_places_follow_the_points() -> None:
    run = Run(Setup(players=4, set="random"), ("random", "greedy", "random", "greedy"), 3, True)
    bots = seat_bots(run.codes, 4)
    for number in range(6):
        played = play_game(run, bots, number)
        for chair, total in enumerate(played.totals):
            assert played.places[chair] == 1 + sum(other > total for other in played.totals)
        assert all(played.places[chair] == 1 for chair in played.winners)
        assert sorted(played.seats) == [0, 1, 2, 3]
        assert [sum(points for _, points in lines) for lines in played.lines] == list(played.totals)
        assert {len(taken) for taken in played.characters} == {played.rounds}
