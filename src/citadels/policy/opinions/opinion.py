"""The parts of an opinion. Bots play a card without an opinion by the neutral numbers given here.

An opinion says how to judge the verbs of its card. Verbs that several cards share, or none owns, are in
``basics``.
"""

from collections.abc import Mapping

from citadels.policy.greedy_counts import Count, gain
from citadels.policy.steward.viewpoint import FREE_GAIN, Judge
from citadels.policy.style import Promise
from citadels.rules.decisions import DecisionKind


class Use:
    """How the steward and the greedy player judge the choices of one verb."""

    __slots__ = ("greedy", "steward")

    def __init__(self, steward: Judge = FREE_GAIN, greedy: Count = gain) -> None:
        self.steward = steward
        self.greedy = greedy


Uses = Mapping[int, Use]  # by verb


class CardOpinion:
    """How to judge the verbs of a card."""

    __slots__ = ("uses", "uses_in")

    def __init__(self, uses: Uses | None, uses_in: Mapping[DecisionKind, Uses] | None) -> None:
        """``uses_in``: by decision, where a verb means something else than in a turn."""
        self.uses: Uses = {} if uses is None else uses
        self.uses_in: Mapping[DecisionKind, Uses] = {} if uses_in is None else uses_in


class CharacterOpinion(CardOpinion):
    """How much a character is liked. Its income and its further builds count by themselves."""

    __slots__ = ("gift", "late", "liked", "promise", "rich")

    def __init__(
        self,
        liked: float = 1.0,
        late: float = 0.0,
        rich: float = 0.0,
        promise: Promise | None = None,
        gift: float = 0.0,
        uses: Uses | None = None,
        uses_in: Mapping[DecisionKind, Uses] | None = None,
    ) -> None:
        super().__init__(uses, uses_in)
        self.liked = liked  # for itself
        self.late = late  # more for each of the city's last districts that is built
        self.rich = rich  # more for each gold above the usual
        self.promise = promise  # what it promises in a position
        self.gift = gift  # what the greedy player likes besides the income


class UniqueOpinion(CardOpinion):
    """What a unique district is good for."""

    __slots__ = ("points", "points_in_city", "service")

    def __init__(
        self,
        service: float = 0.0,
        points: float = 0.0,
        points_in_city: Promise | None = None,
        uses: Uses | None = None,
        uses_in: Mapping[DecisionKind, Uses] | None = None,
    ) -> None:
        super().__init__(uses, uses_in)
        self.service = service  # to its owner over a whole game, besides its points
        self.points = points  # that it is likely to bring besides its cost
        self.points_in_city = points_in_city  # the same where it depends on the position


class ActionCardOpinion(CardOpinion):
    """What an action card is worth in the hand."""

    __slots__ = ("worth",)

    def __init__(
        self, worth: float, uses: Uses | None = None, uses_in: Mapping[DecisionKind, Uses] | None = None
    ) -> None:
        super().__init__(uses, uses_in)
        self.worth = worth
