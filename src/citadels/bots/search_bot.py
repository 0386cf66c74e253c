"""The bot ``search``: looks ahead in worlds that fit what its seat knows."""

from time import perf_counter
from typing import Final

from citadels.observation import Observation
from citadels.policy.search import Search
from citadels.policy.styles import make_style

# With a clock the number of worlds is not what ends the search.
_ANY_NUMBER: Final = 1_000_000
# What has done best in trials (docs/strength.md).
_HORIZON: Final = 0
_TEMPERATURE: Final = 0.9
_CAUTION: Final = 0.7
_MIX: Final = 0.01


class SearchBot:
    """Searches for so many milliseconds, or in so many worlds, at each decision."""

    __slots__ = ("_milliseconds", "_search", "_worlds")

    def __init__(self, seed: int, milliseconds: float = 0.0, worlds: int = 0) -> None:
        self._milliseconds = milliseconds
        self._worlds = worlds or _ANY_NUMBER
        self._search = Search(make_style(""), seed, _HORIZON, _TEMPERATURE, _CAUTION, _MIX)

    def choose(self, observation: Observation) -> int:
        begun = perf_counter()
        seen = observation.position
        options = seen.options
        assert options is not None
        if len(options) == 1:
            return options[0]
        deadline = begun + self._milliseconds / 1000.0 if self._milliseconds else 0.0
        return self._search.choose(
            seen,
            observation.seat,
            options,
            observation.draft_looks(),
            observation.worlds(),
            self._worlds,
            deadline,
        )
