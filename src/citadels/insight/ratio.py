"""Shares and means over many games, with intervals that respect that a game's figures hang together."""

from math import sqrt
from typing import Any, Final

Z95: Final = 1.959964
_DIGITS: Final = 4


def wilson(wins: float, tries: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval for a share; a shared win counts as a fraction."""
    if tries == 0:
        return 0.0, 1.0
    share = wins / tries
    spread = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    middle = share + z * z / (2 * tries)
    below = 1 + z * z / tries
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


class Ratio:
    """A sum divided by a count, added up game by game.

    The interval treats games as the independent units (a cluster-robust ratio estimate): ten characters
    that one winner took are not ten independent wins.
    """

    __slots__ = ("_hits_squared", "_product", "_tries_squared", "games", "hits", "tries")

    def __init__(self) -> None:
        self.games = 0
        self.hits = 0.0
        self.tries = 0
        self._hits_squared = 0.0
        self._product = 0.0
        self._tries_squared = 0.0

    def add(self, hits: float, tries: int = 1) -> None:
        """The figures of one game."""
        if not tries:
            return
        self.games += 1
        self.hits += hits
        self.tries += tries
        self._hits_squared += hits * hits
        self._product += hits * tries
        self._tries_squared += tries * tries

    @property
    def value(self) -> float:
        return self.hits / self.tries if self.tries else 0.0

    @property
    def error(self) -> float:
        """Half of the 95 % interval; 0 where one game cannot tell."""
        if self.games < 2:
            return 0.0
        ratio = self.value
        spread = self._hits_squared - 2 * ratio * self._product + ratio * ratio * self._tries_squared
        return Z95 * sqrt(max(0.0, spread) * self.games / (self.games - 1)) / self.tries

    def share(self) -> dict[str, Any]:
        """For shares: never below 0 or above 1, and honest about shares that were always or never hit."""
        low, high = self.value - self.error, self.value + self.error
        if self.games < 2 or self.hits in (0, self.tries):
            low, high = wilson(self.hits, self.tries)
        return self._to_json(max(0.0, low), min(1.0, high))

    def mean(self) -> dict[str, Any]:
        return self._to_json(self.value - self.error, self.value + self.error)

    def _to_json(self, low: float, high: float) -> dict[str, Any]:
        return {
            "of": self.tries,
            "value": round(self.value, _DIGITS),
            "low": round(low, _DIGITS),
            "high": round(high, _DIGITS),
        }
