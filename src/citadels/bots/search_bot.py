"""The bot ``search``: looks ahead in worlds that fit what its seat knows."""

from typing import Final

from citadels.bots.budget import Budget, budget_of, counts_worlds, wrong_budget
from citadels.bots.kind import BotError, BotKind, Parameters
from citadels.knowledge.recollection import Recollection
from citadels.observation import Observation
from citadels.policy.search import ALL_DECISIONS, ONLY_DRAFT, ONLY_TURNS, Search
from citadels.policy.styles import make_style

# What a second parameter restricts the search to.
_PARTS: Final[dict[str, int]] = {"draft": ONLY_DRAFT, "turns": ONLY_TURNS}


class SearchBot:
    """Search for a number of milliseconds, or in a number of worlds, at each decision."""

    __slots__ = ("_budget", "_recollection", "_search")

    def __init__(self, seed: int, budget: Budget, only: int) -> None:
        self._budget = budget
        self._recollection = Recollection()
        self._search = Search(make_style(""), seed, only)

    def choose(self, observation: Observation) -> int:
        deadline = self._budget.deadline()
        seen = observation.position
        options = seen.options
        assert options is not None
        if len(options) == 1:
            return options[0]
        return self._search.choose(
            seen,
            observation.seat,
            options,
            observation.draft_looks(),
            observation.worlds(self._recollection),
            self._budget.worlds,
            deadline,
        )


def _searching(parameters: Parameters, seed: int) -> SearchBot:
    only = _PARTS[parameters[1]] if len(parameters) > 1 else ALL_DECISIONS
    return SearchBot(seed, budget_of(parameters), only)


def _wrong(parameters: Parameters) -> BotError | None:
    if len(parameters) > 1 and parameters[1] not in _PARTS:
        parts = ", ".join(_PARTS)
        message = (
            f"{parameters[1]!r} is not a part of the game that can be searched alone; there are: {parts}"
        )
        return BotError("wrong_part", message, part=parameters[1], parts=parts)
    return wrong_budget(parameters)


SEARCH: Final = BotKind(
    "search",
    "looks ahead; search:MS milliseconds a decision, search:nN in N worlds, search:MS:draft only there",
    _searching,
    most_parameters=2,
    wrong=_wrong,
    clockless=counts_worlds,
    quick=False,
)
