"""Many games at once: shared out over processes, put together in order."""

import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from citadels.bots import seat_bots
from citadels.game import COMPILED
from citadels.rules.setup import Setup
from citadels.sim.table import Played, Run, play_game

# Small enough for a lively progress bar, large enough that sending results costs nothing.
_MOST_GAMES_A_CHUNK = 50


@dataclass
class BotResult:
    """How one bot code has done, over all the seats it had."""

    bot: str
    seats: int  # in each game
    wins: float = 0.0  # a shared win is a fraction
    points: int = 0


@dataclass
class Result:
    """What a run of games has shown."""

    games: int
    deterministic: bool
    bots: list[BotResult]
    decisions: int = 0
    seconds: float = 0.0
    digest: str = ""

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "compiled": COMPILED,
            "deterministic": self.deterministic,
            "digest": self.digest,
            "bots": [
                {
                    "bot": bot.bot,
                    "seats": bot.seats,
                    "wins": round(bot.wins, 6),
                    "win_share": round(bot.wins / self.games, 6),
                    "mean_score": round(bot.points / (self.games * bot.seats), 3),
                }
                for bot in self.bots
            ],
        }


def simulate(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    rotate: bool = True,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play whole games. The result, speed aside, is the same for any number of jobs.

    With several jobs new processes import the caller's main module, as ``multiprocessing`` does: a script
    needs its ``if __name__ == "__main__"``. ``progress`` is told how many more games are done.
    """
    if games < 1 or jobs < 1:
        raise ValueError("at least one game and one job")
    found = seat_bots(bots, setup.players)
    run = Run(setup, tuple(bot.code for bot in found), seed, rotate)
    codes = list(dict.fromkeys(run.codes))
    result = Result(
        games,
        all(bot.kind.clockless for bot in found),
        [BotResult(code, run.codes.count(code)) for code in codes],
    )
    by_chair = [result.bots[codes.index(code)] for code in run.codes]
    digests = sha256()
    begun = perf_counter()
    for chunk in _chunks(run, games, jobs):
        for played in chunk:
            digests.update(played.digest.encode())
            _add(result, by_chair, played)
        if progress is not None:
            progress(len(chunk))
    result.seconds = perf_counter() - begun
    result.digest = digests.hexdigest()
    return result


def _add(result: Result, by_chair: list[BotResult], played: Played) -> None:
    result.decisions += played.decisions
    for chair, total in enumerate(played.totals):
        by_chair[chair].points += total
    for chair in played.winners:
        by_chair[chair].wins += 1 / len(played.winners)


def _chunks(run: Run, games: int, jobs: int) -> Iterator[list[Played]]:
    """The games in order, some at a time."""
    size = max(1, min(_MOST_GAMES_A_CHUNK, games // (4 * jobs)))
    tasks = [(run, first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        yield from map(_play_chunk, tasks)
        return
    # Spawn works the same everywhere and copies no half-used state of this process.
    with get_context("spawn").Pool(min(jobs, len(tasks)), _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(_play_chunk, tasks)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(task: tuple[Run, int, int]) -> list[Played]:
    run, first, end = task
    bots = seat_bots(run.codes, run.setup.players)
    return [play_game(run, bots, number) for number in range(first, end)]
