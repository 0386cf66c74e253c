"""The bot ``search-1``: the search of the first release, kept for comparisons."""

from typing import Final

from citadels.bots.budget import Budget, budget_of, counts_worlds, wrong_budget
from citadels.bots.kind import BotKind
from citadels.knowledge.recollection import Recollection
from citadels.observation import Observation
from citadels.policy.first_search import FirstSearch
from citadels.policy.styles import make_style

# The settings of that release; what makes ``search`` stronger must not change them.
_HORIZON: Final = 0
_CAUTION: Final = 0.7
_MIX: Final = 0.01


class FirstSearchBot:
    """The first search, for a number of milliseconds or in a number of worlds at each decision."""

    __slots__ = ("_budget", "_recollection", "_search")

    def __init__(self, seed: int, budget: Budget) -> None:
        self._budget = budget
        self._recollection = Recollection()
        style = make_style("")
        style.building.knows_ties = False
        style.uniques.laboratory_plans = False
        self._search = FirstSearch(style, seed, _HORIZON, _CAUTION, _MIX)

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


SEARCH_1: Final = BotKind(
    "search-1",
    "the search of the first release, unchanged",
    lambda parameters, seed: FirstSearchBot(seed, budget_of(parameters)),
    most_parameters=1,
    wrong=wrong_budget,
    clockless=counts_worlds,
    quick=False,
)
