"""Many games, distributed over processes or machines, with results in order."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter
from typing import Any

from citadels.bots import bots_with, seat_bots
from citadels.game import COMPILED
from citadels.rules.setup import Setup
from citadels.sim.table import Fault, Played, Run, play_game
from citadels.sim.workers import Lost, Workers, count_of, in_order

# Small enough for a lively progress bar, large enough to make sending results cheap.
_MOST_GAMES_A_CHUNK = 50


@dataclass
class BotResult:
    """How one bot code did over all its seats."""

    bot: str
    seats: int  # in each game
    wins: float = 0.0  # a shared win is a fraction
    points: int = 0
    faults: dict[str, int] = field(default_factory=dict)  # what it did wrong, and in how many games


@dataclass
class Result:
    """The result of a run of games."""

    games: int
    deterministic: bool
    bots: list[BotResult]
    decisions: int = 0
    seconds: float = 0.0
    digest: str = ""
    lost: list[int] = field(default_factory=list)  # games whose process died
    first_faults: list[tuple[str, int, Fault]] = field(default_factory=list)  # bot, game, what it was

    def to_json(self) -> dict[str, Any]:
        played = max(1, self.games - len(self.lost))
        return {
            "games": self.games - len(self.lost),
            "lost_games": self.lost,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(played / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "compiled": COMPILED,
            "deterministic": self.deterministic,
            "digest": self.digest,
            "bots": [
                {
                    "bot": bot.bot,
                    "seats": bot.seats,
                    "wins": round(bot.wins, 6),
                    "win_share": round(bot.wins / played, 6),
                    "mean_score": round(bot.points / (played * bot.seats), 3),
                    "faults": bot.faults,
                }
                for bot in self.bots
            ],
        }


def simulate(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int | Workers = 1,
    rotate: bool = True,
    progress: Callable[[int], None] | None = None,
    own_code: Sequence[str] = (),
    seconds: float | None = None,
    each: Callable[[Played], None] | None = None,
    records: bool = False,
) -> Result:
    """Play whole games. The result, speed aside, is the same for any number of jobs, here or on a cluster.

    With several jobs new processes import the caller's main module, as ``multiprocessing`` does: a script
    needs its ``if __name__ == "__main__"``. ``progress`` is called with the number of games just
    finished, ``each`` with every game in order. A decision longer than ``seconds`` is a fault of the bot.
    """
    if games < 1 or count_of(jobs) < 1:
        raise ValueError("at least one game and one job")
    found = seat_bots(bots, setup.players, bots_with(own_code))
    codes_by_chair = tuple(bot.code for bot in found)
    run = Run(setup, codes_by_chair, seed, rotate, tuple(own_code), seconds, records)
    codes = list(dict.fromkeys(run.codes))
    result = Result(
        games,
        all(bot.clockless for bot in found),
        [BotResult(code, run.codes.count(code)) for code in codes],
    )
    by_chair = [result.bots[codes.index(code)] for code in run.codes]
    digests = sha256()
    begun = perf_counter()
    for chunk in play_games(run, range(games), jobs):
        if isinstance(chunk, Lost):
            result.lost.extend(chunk.task[1])
            done = len(chunk.task[1])
        else:
            for played in chunk:
                digests.update(played.digest.encode())
                _add(result, by_chair, played)
                if each is not None:
                    each(played)
            done = len(chunk)
        if progress is not None:
            progress(done)
    result.seconds = perf_counter() - begun
    result.digest = digests.hexdigest()
    return result


def _add(result: Result, by_chair: list[BotResult], played: Played) -> None:
    result.decisions += played.decisions
    for chair, total in enumerate(played.totals):
        by_chair[chair].points += total
    for chair in played.winners:
        by_chair[chair].wins += 1 / len(played.winners)
    for fault in played.faults:
        bot = by_chair[fault.chair]
        bot.faults[fault.kind] = bot.faults.get(fault.kind, 0) + 1
        if sum(bot.faults.values()) == 1:
            result.first_faults.append((bot.bot, played.number, fault))


# Games of a run, by number.
Chunk = tuple[Run, range]


def play_games(run: Run, numbers: range, jobs: int | Workers) -> Iterator[list[Played] | Lost[Chunk]]:
    """The games in order, in batches."""
    size = max(1, min(_MOST_GAMES_A_CHUNK, len(numbers) // (4 * count_of(jobs))))
    chunks = [(run, numbers[first : first + size]) for first in range(0, len(numbers), size)]
    return in_order(_play_chunk, chunks, jobs, _game_by_game)


def _game_by_game(chunk: Chunk) -> list[Chunk]:
    run, numbers = chunk
    return [(run, range(number, number + 1)) for number in numbers]


def _play_chunk(task: Chunk) -> list[Played]:
    run, numbers = task
    bots = seat_bots(run.codes, run.setup.players, bots_with(run.own_code))
    return [play_game(run, bots, number) for number in numbers]
