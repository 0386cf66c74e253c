"""One seat at one decision: everything a steward judges a choice by."""

from abc import abstractmethod
from typing import Final

from citadels.policy.beliefs import Beliefs, looks_from_world
from citadels.policy.dice import Dice
from citadels.policy.steward.planning import Buildable
from citadels.policy.style import Style
from citadels.policy.worth import danger
from citadels.rules.building import build_limit
from citadels.rules.state import GATHERED, State

# Ranges of worth that put the steps of a turn into their order: first what costs nothing and brings or shows
# something, then gathering, then builds. Ending the turn is worth 0, so what is worth less is not done.
FIRST: Final = 1000.0
GATHER: Final = 500.0
BUILD: Final = 100.0
END: Final = 0.0
NOT_NOW: Final = -1.0
NEVER: Final = -1000.0


class Viewpoint:
    """A position as a seat may know it, with the style and the dice of the player who decides."""

    __slots__ = ("_beliefs", "_buildable", "_dangers", "_looks", "dice", "seat", "state", "style")

    def __init__(self, state: State, seat: int, style: Style, dice: Dice, looks: list[int] | None) -> None:
        """``looks`` is what the seat saw of the draft; None: read it from the world."""
        self.state = state
        self.seat = seat
        self.style = style
        self.dice = dice
        self._looks = looks
        # Cached, because many choices ask for it.
        self._beliefs: Beliefs | None = None
        self._dangers: list[float] | None = None
        self._buildable: Buildable | None = None

    def beliefs(self) -> Beliefs:
        """Who is likely to be which character; computed only when a character is named."""
        if self._beliefs is None:
            looks = self._looks
            seen = looks_from_world(self.state, self.seat) if looks is None else looks
            self._beliefs = Beliefs(self.state, self.seat, seen, self.style)
        return self._beliefs

    def subject(self) -> int:
        """What the open decision is about: the first detail of its frame."""
        return self.state.top.a

    def has_gathered(self) -> bool:
        return bool(self.state.flags & GATHERED)

    def owns(self, kind: int) -> bool:
        """Whether a unique stands in the city of the seat."""
        return bool(self.state.kinds[self.seat] >> kind & 1)

    def buildable(self) -> Buildable:
        """The cards of the hand that can be built some day."""
        if self._buildable is None:
            self._buildable = Buildable(self.state, self.seat, self.style)
        return self._buildable

    def usable(self) -> int:
        """How many different cards of the hand can be built some day."""
        return self.buildable().count()

    def danger(self, other: int) -> float:
        """How close a player is to winning."""
        if self._dangers is None:
            players = self.state.config.players
            self._dangers = [danger(self.state, seat, self.style) for seat in range(players)]
        return self._dangers[other]

    def plan(self, gold: int, limit: int) -> float:
        """The worth of this player's best builds, limited in number and by gold."""
        return self.buildable().plan(gold, limit)

    def builds_left(self) -> int:
        """How many builds this turn still has room for."""
        return build_limit(self.state) - self.state.built if self.state.character.may_build else 0

    def spare_gold(self) -> float:
        """The worth of 1 gold spent now on something other than building."""
        return self.style.cities.gold_in_last_round if self.state.ending else self.style.gold


class Judge:
    """How the steward judges the choices of one verb. Subclasses are singletons, as cards are."""

    @abstractmethod
    def worth(self, view: Viewpoint, argument: int) -> float:
        """The worth of a choice, from its argument."""


def preferred(wanted: bool) -> float:
    """The worth of doing something where the alternative, letting it be, is worth 0."""
    return 1.0 if wanted else NOT_NOW


class LetBe(Judge):
    """Declining an offer, or ending something."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        return END


class Accept(Judge):
    """An offer that costs nothing."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        return 1.0


class NeverGood(Judge):
    """What brings nothing in any case."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        return NEVER


class FreeGain(Judge):
    """Brings gold, cards or the crown and costs nothing."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        return FIRST + view.style.gold


class Unknown(Judge):
    """A choice that the steward knows nothing about: a random worth around that of ending the turn."""

    def worth(self, view: Viewpoint, argument: int) -> float:
        return view.dice.unit() - 0.5


LET_BE: Final = LetBe()
ACCEPT: Final = Accept()
NEVER_GOOD: Final = NeverGood()
FREE_GAIN: Final = FreeGain()
UNKNOWN: Final = Unknown()
