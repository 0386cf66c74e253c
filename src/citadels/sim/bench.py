"""How fast the engine is, pure and compiled, how many cores help, and whether memory stays flat.

Each build is measured in its own process. Single-core times are processor times, and the best of several
short repetitions counts, because the others were disturbed by other work on the machine.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

from citadels.game import COMPILED, Game
from citadels.pure import VARIABLE
from citadels.rules.randomness import Chance, seed_bytes
from citadels.rules.setup import Setup
from citadels.sim.simulate import simulate

PLAYERS: Final = 4
ALL_CHARACTERS: Final = Setup(players=PLAYERS, set="random")
ORIGINAL_EIGHT: Final = Setup(players=PLAYERS, set="first_game")
_REPETITIONS: Final = 12
_CALLS: Final = 200
# Copies and views are timed in the middle of a game, where hands, cities and log are of usual size.
_CHOICES_INTO_GAME: Final = 120
_WARM_UP_GAMES: Final = 1000


def bench_engine(games: int, seed: int) -> dict[str, Any]:
    """Both builds and how many times faster the compiled one is; figures of a missing build are None."""
    pure = _in_new_process({VARIABLE: "1"}, "engine", games, seed)
    compiled = _in_new_process({VARIABLE: ""}, "engine", games, seed)
    found = bool(compiled.pop("compiled"))
    del pure["compiled"]
    ratios = {
        name: round(
            compiled[name] / pure[name] if name.endswith("second") else pure[name] / compiled[name], 2
        )
        for name in pure
    }
    return {
        "players": PLAYERS,
        "bots": "random",
        "games": games,
        "repetitions": _REPETITIONS,
        "pure": pure,
        "compiled": compiled if found else None,
        "ratio": ratios if found else None,
    }


def bench_memory(games: int, seed: int) -> dict[str, Any]:
    """The resident memory of a process after some games, and after many more."""
    return _in_new_process({}, "memory", games, seed)


def bench_jobs(games: int, seed: int) -> dict[str, Any]:
    """The same games on one core and on two, by the clock."""
    seconds = {jobs: simulate(ALL_CHARACTERS, ["random"], games, seed, jobs).seconds for jobs in (1, 2)}
    return {
        "games": games,
        "compiled": COMPILED,
        "cores": os.cpu_count(),
        "seconds_1_job": round(seconds[1], 3),
        "seconds_2_jobs": round(seconds[2], 3),
        "ratio": round(seconds[1] / seconds[2], 2),
    }


def _in_new_process(environment: dict[str, str], *arguments: object) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "citadels.sim.bench", *map(str, arguments)],
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured


# In the new process


def _measure_engine(games: int, seed: int) -> dict[str, Any]:
    decisions, seconds = _best_run(ALL_CHARACTERS, games, seed)
    _, seconds_of_eight = _best_run(ORIGINAL_EIGHT, games, seed)
    decisions_in_games, seconds_of_games = _best_games(games, seed)
    game = _in_the_middle(Game(ALL_CHARACTERS, seed))
    seat = game.decision.seat
    return {
        "compiled": COMPILED,
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(games / seconds, 1),
        "original_eight_games_per_second": round(games / seconds_of_eight, 1),
        "decisions_in_a_game_per_second": round(decisions_in_games / seconds_of_games),
        "state_clone_microseconds": _microseconds(game.state.clone),
        "game_clone_microseconds": _microseconds(game.clone),
        "view_microseconds": _microseconds(lambda: game.view(seat)),
        "digest_microseconds": _microseconds(game.digest),
        "observe_microseconds": _microseconds(lambda: game.clone().observe(seat).decision),
        "resample_microseconds": _microseconds(lambda: game.resample(seat, 1)),
        "first_resample_microseconds": _microseconds(lambda: game.clone().resample(seat, 1)),
    }


def _best_run(setup: Setup, games: int, seed: int) -> tuple[int, float]:
    """Decisions and seconds of the fastest repetition, all of the same games."""
    decisions = simulate(setup, ["random"], games, seed).decisions  # also fills the caches
    seconds = float("inf")
    for _ in range(_REPETITIONS):
        begun = process_time()
        simulate(setup, ["random"], games, seed)
        seconds = min(seconds, process_time() - begun)
    return decisions, seconds


def _best_games(games: int, seed: int) -> tuple[int, float]:
    """The same for whole Games: every choice is checked again, and all events are kept."""
    seconds = float("inf")
    for _ in range(_REPETITIONS):
        begun = process_time()
        decisions = sum(_play_in_a_game(Game(ALL_CHARACTERS, seed + number)) for number in range(games))
        seconds = min(seconds, process_time() - begun)
    return decisions, seconds


def _play_in_a_game(game: Game) -> int:
    chance = Chance(seed_bytes(game.seed))
    decisions = 0
    while not game.over:
        choices = game.decision.choices
        game.play_choice(choices[chance.below(len(choices))])
        decisions += 1
    return decisions


def _in_the_middle(game: Game) -> Game:
    for number in range(_CHOICES_INTO_GAME):
        choices = game.decision.choices
        game.play_choice(choices[number % len(choices)])
    return game


def _microseconds(act: Callable[[], object]) -> float:
    """The time of one call."""
    best = float("inf")
    for _ in range(_REPETITIONS):
        begun = process_time()
        for _ in range(_CALLS):
            act()
        best = min(best, process_time() - begun)
    return round(best / _CALLS * 1e6, 2)


def _measure_memory(games: int, seed: int) -> dict[str, Any]:
    simulate(ALL_CHARACTERS, ["random"], _WARM_UP_GAMES, seed)
    before = _resident_kilobytes()
    begun = perf_counter()
    simulate(ALL_CHARACTERS, ["random"], games, seed + 1)
    seconds = perf_counter() - begun
    after = _resident_kilobytes()
    return {
        "games": games,
        "compiled": COMPILED,
        "seconds": round(seconds, 1),
        "kilobytes_before": before,
        "kilobytes_after": after,
        "kilobytes_more": after - before,
    }


def _resident_kilobytes() -> int:
    """The memory the process holds now or, where the system does not say, the most it has held so far."""
    status = Path("/proc/self/status")
    if status.exists():
        found = [line.split()[1] for line in status.read_text().splitlines() if line.startswith("VmRSS")]
        return int(found[0])
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


if __name__ == "__main__":
    what, games, seed = sys.argv[1:]
    measure = {"engine": _measure_engine, "memory": _measure_memory}[what]
    print(json.dumps(measure(int(games), int(seed))))
