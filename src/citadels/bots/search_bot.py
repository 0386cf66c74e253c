"""The bot ``search``: looks ahead in worlds that fit what its seat knows."""

from typing import Final

from citadels.bots.budget import Budget, budget_of, counts_worlds, wrong_budget
from citadels.bots.kind import BotKind
from citadels.observation import Observation
from citadels.policy.search import Search
from citadels.policy.styles import make_style

# The best settings in our trials (docs/strength.md).
_HORIZON: Final = 0
TEMPERATURE: Final = 0.9
_CAUTION: Final = 0.7
_MIX: Final = 0.01


class SearchBot:
    """Search for a number of milliseconds, or in a number of worlds, at each decision."""

    __slots__ = ("_budget", "_search")

    def __init__(self, seed: int, budget: Budget) -> None:
        self._budget = budget
        self._search = Search(make_style(""), seed, _HORIZON, TEMPERATURE, _CAUTION, _MIX)

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
            observation.worlds(),
            self._budget.worlds,
            deadline,
        )


SEARCH: Final = BotKind(
    "search",
    "looks ahead; search:MS milliseconds a decision, search:nN in N worlds",
    lambda parameters, seed: SearchBot(seed, budget_of(parameters)),
    most_parameters=1,
    wrong=wrong_budget,
    clockless=counts_worlds,
    quick=False,
)
