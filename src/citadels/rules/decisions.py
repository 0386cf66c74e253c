"""Decisions: what a kind of decision is, and the frame of one that is open."""

from typing import TYPE_CHECKING, Final

from citadels.rules.choices import VERB_OF
from citadels.rules.reasons import NOT_ON_OFFER, NOT_THIS_DECISION

if TYPE_CHECKING:
    from citadels.rules.state import State

# A detail of an open decision, such as ("to", "seat", 2): its name, what it holds, its value.
About = tuple[str, str, int]
ABOUT_NAMES: Final[tuple[str, ...]] = (
    "card",
    "character",
    "count",
    "district",
    "flower",
    "from",
    "gold",
    "of",
    "offered",
    "signed",
    "to",
    "unsigned",
    "with",
)


class DecisionKind:
    """One kind of decision: its choices and what each of them does. Subclasses are singletons.

    What changes is in the State: who decides, and up to two numbers, are in its open frame, ``state.top``.
    """

    id: str = ""  # its name in the code, in written positions and for clients
    verbs: tuple[int, ...] = ()
    hidden: bool = False  # asked because of a hidden card, so others only see that the game waits (T12)
    any_way_to_build: bool = False  # its verbs include the ``ways`` of uniques
    allows_identical: bool = False  # what is built here may stand in the city already

    def options(self, state: "State") -> list[int]:
        raise AssertionError("every kind of decision lists its choices")

    def apply(self, state: "State", choice: int) -> None:
        raise AssertionError("every kind of decision carries out its choices")

    def about(self, state: "State") -> list[About]:
        """What the player who decides must know beside the choices: name, what it holds, value."""
        return []

    def obstacle(self, state: "State", choice: int) -> int:
        """Why a choice that is not among the options is not possible."""
        return NOT_ON_OFFER if VERB_OF[choice] in self.verbs else NOT_THIS_DECISION


class Frame:
    """An open decision: its kind, who decides, two numbers, and the decision that waits below.

    The docstring of its DecisionKind says what ``a`` and ``b`` mean. A frame never changes, so that positions
    can share it.
    """

    __slots__ = ("a", "b", "below", "decision", "seat")

    def __init__(self, decision: DecisionKind, seat: int, a: int, b: int, below: "Frame | None") -> None:
        self.decision = decision
        self.seat = seat
        self.a = a
        self.b = b
        self.below: Frame = self if below is None else below


class NoDecision(DecisionKind):
    """Nobody decides: the round goes on by itself, or the game is over."""

    def options(self, state: "State") -> list[int]:
        return []


# Lies below every open decision; ``State.is_open`` tells whether there is one.
NOTHING_OPEN: Final = Frame(NoDecision(), -1, 0, 0, None)


class WaitDecision(DecisionKind):
    """What a seat sees of a hidden decision of another player (T12); never open itself."""

    id: str = "wait"


WAIT_DECISION: Final = WaitDecision()
