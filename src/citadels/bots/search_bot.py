"""The bot ``search``: looks ahead in worlds that fit what its seat knows."""

from dataclasses import replace
from time import perf_counter
from typing import Final

from citadels.bots.kind import BotError, BotKind, Parameters
from citadels.observation import Observation
from citadels.policy.search import Search
from citadels.policy.styles import make_style

# With a clock, time ends the search, not the number of worlds.
_ANY_NUMBER: Final = 1_000_000
# The best settings in our trials (docs/strength.md).
_HORIZON: Final = 0
TEMPERATURE: Final = 0.9
_CAUTION: Final = 0.7
_MIX: Final = 0.01
# The budgets that a code may ask for, and the usual one.
_MOST_WORLDS: Final = 100_000
_MOST_MILLISECONDS: Final = 600_000
_SEARCH_MILLISECONDS: Final = 40


class SearchBot:
    """Search for a number of milliseconds, or in a number of worlds, at each decision."""

    __slots__ = ("_milliseconds", "_search", "_worlds")

    def __init__(self, seed: int, milliseconds: float = 0.0, worlds: int = 0) -> None:
        self._milliseconds = milliseconds
        self._worlds = worlds or _ANY_NUMBER
        self._search = Search(make_style(""), seed, _HORIZON, TEMPERATURE, _CAUTION, _MIX)

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


def _wrong_budget(parameters: Parameters) -> BotError | None:
    if not parameters or _budget(parameters[0]) is not None:
        return None
    message = (
        f"{parameters[0]!r} is not a budget: give milliseconds for each decision (search:40, up to "
        f"{_MOST_MILLISECONDS}), or n and a number of worlds (search:n64, up to n{_MOST_WORLDS})"
    )
    limits = {"milliseconds": _MOST_MILLISECONDS, "worlds": _MOST_WORLDS}
    return BotError("wrong_budget", message, budget=parameters[0], **limits)


def _budget(text: str) -> tuple[int, int] | None:
    """Milliseconds and worlds; one of them is 0."""
    worlds = text.startswith("n")
    digits = text[1:] if worlds else text
    if not (digits.isascii() and digits.isdigit() and len(digits) < 8):
        return None
    number = int(digits)
    if not 1 <= number <= (_MOST_WORLDS if worlds else _MOST_MILLISECONDS):
        return None
    return (0, number) if worlds else (number, 0)


def _searching(parameters: Parameters, seed: int) -> SearchBot:
    budget = _budget(parameters[0]) if parameters else (_SEARCH_MILLISECONDS, 0)
    assert budget is not None
    return SearchBot(seed, budget[0], budget[1])


def _counts_worlds(parameters: Parameters) -> bool:
    return bool(parameters) and parameters[0].startswith("n")


SEARCH: Final = BotKind(
    "search",
    "looks ahead; search:MS milliseconds a decision, search:nN in N worlds",
    _searching,
    most_parameters=1,
    wrong=_wrong_budget,
    clockless=_counts_worlds,
    quick=False,
)
# The search of the first release, for comparisons: what makes ``search`` stronger must not change it.
SEARCH_1: Final = replace(SEARCH, name="search-1", describes="the search of the first release, unchanged")
