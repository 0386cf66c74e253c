"""How fast the engine is: play with validation and log, copies, views."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from citadels.game import COMPILED, Game
from citadels.rules.setup import Setup
from citadels.sim.simulate import simulate

PLAYERS: Final = 4
_REPEATS: Final = 200
# The copies and views are timed in the middle of a game, where hands, cities and log are of usual size.
_CHOICES_INTO_GAME: Final = 120


def bench_engine(games: int, seed: int) -> dict[str, Any]:
    """Random games of four players with random sets, one process."""
    setup = Setup(players=PLAYERS, set="random")
    simulate(setup, ["random"], 5, seed)  # caches fill outside the measurement
    result = simulate(setup, ["random"], games, seed).to_json()
    game = Game(setup, seed)
    for number in range(_CHOICES_INTO_GAME):
        if game.over:
            break
        choices = game.decision.choices
        game.play_choice(choices[number % len(choices)])
    return {
        "players": PLAYERS,
        "set": "random",
        "games": games,
        "decisions": result["decisions"],
        "seconds": result["seconds"],
        "games_per_second": result["games_per_second"],
        "decisions_per_second": result["decisions_per_second"],
        "state_clone_microseconds": _microseconds(game.state.clone),
        "game_clone_microseconds": _microseconds(game.clone),
        "view_microseconds": _microseconds(lambda: game.view(0)),
        "digest_microseconds": _microseconds(game.digest),
        "compiled": COMPILED,
    }


def _microseconds(act: Callable[[], object]) -> float:
    """The time of one call, the best of several series: the others were disturbed."""
    best = float("inf")
    for _ in range(5):
        begun = perf_counter()
        for _ in range(_REPEATS):
            act()
        best = min(best, perf_counter() - begun)
    return round(best / _REPEATS * 1e6, 2)
