"""Statistics: intervals for means, and ratings of players who met at tables of several."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from random import Random
from typing import Final

from citadels.insight.ratio import Z95

_SCALE: Final = 400.0  # a lead of this many rating points means ten times the chance to come first
MEAN_RATING: Final = 1500.0


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values and its 95 % interval."""
    count = len(values)
    mean = sum(values) / count if count else 0.0
    if count < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, Z95 * sqrt(variance / count)


@dataclass(frozen=True)
class Rating:
    """A strength with its 95 % bootstrap interval."""

    rating: float
    low: float
    high: float


# The players of a table, the best first. The same name may stand there several times.
Ranking = tuple[str, ...]


def plackett_luce(rankings: Mapping[Ranking, float], iterations: int = 60) -> dict[str, float]:
    """Strengths that make the rankings likeliest; they add up to the number of players.

    Hunter's minorisation. A tenth of a game against everybody keeps players finite who always win or lose.
    """
    names = sorted({name for ranking in rankings for name in ranking})
    strength = dict.fromkeys(names, 1.0)
    if len(names) < 2:
        return strength
    before: dict[str, float] = dict.fromkeys(names, 0.1)  # how often it came before another
    for ranking, count in rankings.items():
        for name in ranking[:-1]:
            before[name] += count
    for _ in range(iterations):
        against = {name: 0.2 / (strength[name] + 1.0) for name in names}
        for ranking, count in rankings.items():
            left = sum(strength[name] for name in ranking)
            parts = 0.0
            for place, name in enumerate(ranking):
                if place < len(ranking) - 1:
                    parts += count / left
                    left -= strength[name]
                against[name] += parts
        strength = {name: before[name] / against[name] for name in names}
        total = sum(strength.values())
        strength = {name: value * len(names) / total for name, value in strength.items()}
    return strength


def _ratings(strength: Mapping[str, float]) -> dict[str, float]:
    logs = {name: _SCALE * log10(value) for name, value in strength.items()}
    mean = sum(logs.values()) / len(logs)
    return {name: MEAN_RATING + value - mean for name, value in logs.items()}


def ratings(rankings: Sequence[Ranking], seed: int, redrawn: int = 200) -> dict[str, Rating]:
    """A rating for every player of some rankings, with intervals from redrawing the games."""
    if not rankings:
        return {}
    counted = Counter(rankings)
    middle = _ratings(plackett_luce(counted))
    dice = Random(seed)
    found: dict[str, list[float]] = {name: [] for name in middle}
    for _ in range(redrawn):
        sample = Counter(dice.choices(rankings, k=len(rankings)))
        for name, value in _ratings(plackett_luce(sample, iterations=60)).items():
            found[name].append(value)
    result: dict[str, Rating] = {}
    for name, value in middle.items():
        values = sorted(found[name]) or [value]
        low, high = values[int(0.025 * len(values))], values[min(len(values) - 1, int(0.975 * len(values)))]
        result[name] = Rating(round(value, 1), round(low, 1), round(high, 1))
    return result
