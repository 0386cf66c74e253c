"""The arena: compares bots at many tables, in every seat, with intervals and a list of faults."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final

from citadels.bots import bots_with, find_bot, seat_bots
from citadels.game import COMPILED
from citadels.insight.ratio import wilson
from citadels.rules.setup import Setup
from citadels.sim.simulate import play_games
from citadels.sim.statistics import Ranking, mean_interval, ratings
from citadels.sim.streams import arena_seed
from citadels.sim.table import Played, Run, play_game
from citadels.sim.workers import Lost, Workers, count_of, in_order

FORMAT: Final = "citadels-arena"
_MOST_GAMES_A_CHUNK: Final = 5  # slow bots take seconds per game, and the progress bar should move
_HISTOGRAM_STEP: Final = 4  # width of a bar in points


@dataclass
class Standing:
    """How one bot did over all its seats."""

    bot: str
    seats: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    places: Counter[int] = field(default_factory=Counter)
    characters: Counter[str] = field(default_factory=Counter)  # taken in a draft
    characters_won: Counter[str] = field(default_factory=Counter)  # the same in games that it won
    lines: Counter[str] = field(default_factory=Counter)  # points by source
    faults: Counter[str] = field(default_factory=Counter)  # including games of pairs
    by_seat: dict[int, list[float]] = field(default_factory=dict)

    def add(self, played: Played, chair: int) -> None:
        won = 1 / len(played.winners) if chair in played.winners else 0.0
        self.seats += 1
        self.wins += won
        self.scores.append(played.totals[chair])
        self.places[played.places[chair]] += 1
        self.characters.update(played.characters[chair])
        if won:
            self.characters_won.update(played.characters[chair])
        for name, points in played.lines[chair]:
            self.lines[name] += points
        self.faults.update(fault.kind for fault in played.faults if fault.chair == chair)
        self.by_seat.setdefault(played.seats[chair], []).append(won)

    def to_json(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.seats)
        mean, within = mean_interval(self.scores)
        seats = max(1, self.seats)
        histogram = Counter(score // _HISTOGRAM_STEP * _HISTOGRAM_STEP for score in self.scores)
        return {
            "bot": self.bot,
            "seats": self.seats,
            "wins": round(self.wins, 4),
            "win_share": round(self.wins / seats, 5),
            "interval": [round(low, 5), round(high, 5)],
            "mean_score": round(mean, 3),
            "mean_score_within": round(within, 3),
            "mean_place": round(sum(place * n for place, n in self.places.items()) / seats, 3),
            "places": {str(place): self.places[place] for place in sorted(self.places)},
            "by_seat": {
                str(seat): [len(won), round(sum(won), 3)] for seat, won in sorted(self.by_seat.items())
            },
            "scores": {str(score): histogram[score] for score in sorted(histogram)},
            "characters": {
                name: [count, self.characters_won[name]] for name, count in sorted(self.characters.items())
            },
            "points": {name: round(points / seats, 4) for name, points in sorted(self.lines.items())},
            "faults": dict(sorted(self.faults.items())),
        }


@dataclass(frozen=True)
class Pairing:
    """One bot alone against the same opponent at all other seats."""

    bot: str
    against: str
    games: int
    wins: float
    lost: tuple[int, ...] = ()  # games whose process died

    def to_json(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return {
            "bot": self.bot,
            "against": self.against,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_share": round(self.wins / max(1, self.games), 5),
            "interval": [round(low, 5), round(high, 5)],
            "lost_games": list(self.lost),
        }


@dataclass
class Outcome:
    """The result of a tournament."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int
    games: int
    pair_games: int
    jobs: int
    deterministic: bool
    standings: list[Standing]
    pairings: list[Pairing] = field(default_factory=list)
    rankings: list[Ranking] = field(default_factory=list)
    rounds: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    seconds: float = 0.0
    lost: list[int] = field(default_factory=list)
    faults: list[dict[str, Any]] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        rated = ratings(self.rankings, self.seed)
        return {
            "format": FORMAT,
            "version": 1,
            "setup": self.setup.to_json(),
            "bots": list(self.bots),
            "seed": str(self.seed),
            "games": self.games,
            "pair_games": self.pair_games,
            "even_share": round(1 / self.setup.players, 5),
            "compiled": COMPILED,
            "deterministic": self.deterministic,
            "jobs": self.jobs,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 2),
            "score_step": _HISTOGRAM_STEP,
            "standings": [
                {
                    **standing.to_json(),
                    "rating": rated[standing.bot].rating if standing.bot in rated else None,
                    "rating_interval": (
                        [rated[standing.bot].low, rated[standing.bot].high] if standing.bot in rated else None
                    ),
                }
                for standing in self.standings
            ],
            "pairs": [pairing.to_json() for pairing in self.pairings],
            "rounds": {str(number): self.rounds[number] for number in sorted(self.rounds)},
            "lost_games": self.lost,
            "faults": self.faults,
        }


# How many faults are reported individually; all are counted.
_MOST_FAULTS_TOLD: Final = 50


def tables(bots: Sequence[str], players: int, games: int, seed: int) -> list[tuple[str, ...]]:
    """Who sits at the table of each game, by seat: all bots equally often, at every seat equally often.

    Tables come in groups, as many as there are seats: the same players, each once in every seat.
    """
    dice = Random(arena_seed(seed))
    found: list[tuple[str, ...]] = []
    waiting: list[str] = []
    while len(found) < games:
        table: list[str] = []
        while len(table) < players:
            if not waiting:
                waiting = list(bots)
                dice.shuffle(waiting)
            # No bot sits twice at a table as long as there are others.
            new = next((bot for bot in waiting if bot not in table), waiting[0])
            waiting.remove(new)
            table.append(new)
        dice.shuffle(table)
        for turn in range(players):
            found.append(tuple(table[(seat + turn) % players] for seat in range(players)))
    return found[:games]


def compare(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int | Workers = 1,
    pair_games: int = 0,
    progress: Callable[[int], None] | None = None,
    own_code: Sequence[str] = (),
    seconds: float | None = None,
    each: Callable[[Played, Sequence[str]], None] | None = None,
) -> Outcome:
    """Mixed tables of all bots and, if asked for, each bot alone against tables of each other one.

    Every game depends only on the seed and its number, so each can be repeated.
    """
    kinds = bots_with(own_code)
    found = [find_bot(code, kinds) for code in dict.fromkeys(bots)]
    codes = tuple(bot.code for bot in found)
    outcome = Outcome(
        setup,
        codes,
        seed,
        games,
        pair_games,
        count_of(jobs),
        all(bot.clockless for bot in found),
        [Standing(code) for code in codes],
    )
    begun = perf_counter()
    _mixed(outcome, jobs, tuple(own_code), seconds, progress, each)
    if pair_games:
        for bot in codes:
            for against in codes:
                if bot != against:
                    _pair(outcome, bot, against, jobs, tuple(own_code), seconds, progress)
    outcome.seconds = perf_counter() - begun
    return outcome


# A run with one table each, and the number of its game.
_Sitting = list[tuple[Run, int]]


def _mixed(
    outcome: Outcome,
    jobs: int | Workers,
    own_code: tuple[str, ...],
    seconds: float | None,
    progress: Callable[[int], None] | None,
    each: Callable[[Played, Sequence[str]], None] | None,
) -> None:
    standing = {one.bot: one for one in outcome.standings}
    seated = tables(outcome.bots, outcome.setup.players, outcome.games, outcome.seed)
    sittings = [
        (Run(outcome.setup, table, outcome.seed, False, own_code, seconds), number)
        for number, table in enumerate(seated)
    ]
    size = max(1, min(_MOST_GAMES_A_CHUNK, outcome.games // (8 * outcome.jobs)))
    chunks = [sittings[first : first + size] for first in range(0, len(sittings), size)]
    for chunk in in_order(_play_sittings, chunks, jobs, _one_by_one):
        if isinstance(chunk, Lost):
            outcome.lost.extend(number for _, number in chunk.task)
            done = len(chunk.task)
        else:
            done = len(chunk)
            for played in chunk:
                table = seated[played.number]
                outcome.decisions += played.decisions
                outcome.rounds[played.rounds] += 1
                _report_faults(outcome, played, table)
                for chair, bot in enumerate(table):
                    standing[bot].add(played, chair)
                order = sorted(range(len(table)), key=lambda chair: _rank_key(played, chair))
                outcome.rankings.append(tuple(table[chair] for chair in order))
                if each is not None:
                    each(played, table)
        if progress is not None:
            progress(done)


def _rank_key(played: Played, chair: int) -> tuple[int, int]:
    return (0 if chair in played.winners else 1, played.places[chair])


def _report_faults(outcome: Outcome, played: Played, table: Sequence[str], pair: Sequence[str] = ()) -> None:
    for fault in played.faults:
        if len(outcome.faults) < _MOST_FAULTS_TOLD:
            told = {"game": played.number, "pair": list(pair), "fault": fault.kind, "told": fault.told}
            outcome.faults.append({"bot": table[fault.chair], **told})


def _one_by_one(sittings: _Sitting) -> list[_Sitting]:
    return [[sitting] for sitting in sittings]


def _play_sittings(sittings: _Sitting) -> list[Played]:
    kinds = bots_with(sittings[0][0].own_code)
    return [
        play_game(run, seat_bots(run.codes, run.setup.players, kinds), number) for run, number in sittings
    ]


def _pair(
    outcome: Outcome,
    bot: str,
    against: str,
    jobs: int | Workers,
    own_code: tuple[str, ...],
    seconds: float | None,
    progress: Callable[[int], None] | None,
) -> None:
    """One against all the others of a table, its seat moving from game to game."""
    table = (bot, *(against for _ in range(outcome.setup.players - 1)))
    run = Run(outcome.setup, table, arena_seed(outcome.seed, bot, against), True, own_code, seconds)
    standing = {one.bot: one for one in outcome.standings}
    games, wins = 0, 0.0
    lost: list[int] = []
    for chunk in play_games(run, range(outcome.pair_games), jobs):
        if isinstance(chunk, Lost):
            lost.extend(chunk.task[1])
            done = len(chunk.task[1])
        else:
            done = len(chunk)
            for played in chunk:
                games += 1
                outcome.decisions += played.decisions
                if 0 in played.winners:
                    wins += 1 / len(played.winners)
                _report_faults(outcome, played, table, (bot, against))
                for fault in played.faults:
                    standing[table[fault.chair]].faults[fault.kind] += 1
        if progress is not None:
            progress(done)
    outcome.pairings.append(Pairing(bot, against, games, wins, tuple(lost)))
