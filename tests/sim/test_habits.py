"""What a searching player concludes about the others, and when it stops searching."""

from __future__ import annotations

from citadels import Game, Setup
from citadels.bots import bot_choice, find_bot
from citadels.policy.beliefs import RANKS
from citadels.policy.habits import Habits
from citadels.policy.learned.likings import shipped_likings
from citadels.policy.search import Race
from citadels.policy.styles import make_style
from citadels.rules.state import DRAFT

STYLE = make_style("")
SETUP = Setup(players=4, set="random")


def plain_after(bot: str, seeds: range) -> float:
    """How likely players of a kind are held for stewards at the end of some games, on average."""
    found: list[float] = []
    for seed in seeds:
        game = Game(SETUP, seed=seed)
        players = [find_bot(bot).player(seed * 4 + seat) for seat in range(4)]
        habits = Habits(shipped_likings())
        while not game.over:
            if game.state.phase == DRAFT:
                observation = game.observe(game.decision.seat)
                habits.follow(observation.position, observation.worlds().shown_before, STYLE)
            game.play_choice(bot_choice(game, players[game.decision.seat]))
        found += [habits.plain(seat) for seat in range(4)]
    return sum(found) / len(found)


def test_stewards_are_known_by_what_they_take() -> None:
    stewards, random = plain_after("steward", range(4)), plain_after("random", range(4))
    before = Habits(shipped_likings())
    before.follow(Game(SETUP, seed=1).state, [], STYLE)
    assert stewards > 1.5 * before.plain(0)
    assert random < before.plain(0)


def test_weights_are_shares() -> None:
    habits = Habits(shipped_likings())
    game = Game(SETUP, seed=3)
    habits.follow(game.state, [], STYLE)
    for seat in range(4):
        shares = habits.weights[seat * RANKS : (seat + 1) * RANKS]
        assert abs(sum(shares) - 1.0) < 1e-9
        assert min(shares) >= 0.0


def worlds_used(betters: list[float], known: list[float]) -> int:
    """How many of 100 worlds are used if the choices after the first one always do so much better."""
    race = Race(known, 100, 0.0)
    used = 0
    while not race.over():
        for number in race.alive:
            race.add(number, betters[number - 1])
        race.halve()
        used += 1
    return used


def test_a_clear_choice_ends_the_search() -> None:
    assert worlds_used([0.5, -0.5], [0.0, 0.0, 0.0]) == 16
    assert worlds_used([-0.3, -0.5], [0.0, 0.0, 0.0]) == 16
    assert worlds_used([0.001, 0.0], [0.0, 0.0, 0.0]) == 100


def test_what_is_known_before_counts() -> None:
    race = Race([0.0, 0.02, -0.02], 6, 0.0)
    while not race.over():
        for number in race.alive:
            race.add(number, 0.0)
        race.halve()
    assert race.alive == [1]
    assert race.advantages()[1] > 0.0
