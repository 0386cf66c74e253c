"""Decisions: what a kind of decision is, and the frame of one that is open."""

from typing import TYPE_CHECKING, Final

from citadels.pure import mypyc_attr
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

# A part of a turn: its id, how far it is, and how often it is still possible; 0 where that is not counted.
Step = tuple[str, str, int]
OPEN_STEP: Final = "open"
DONE_STEP: Final = "done"
CLOSED_STEP: Final = "closed"  # not possible now: too early, nothing to gain, too little gold
STEP_STATES: Final[tuple[str, ...]] = (OPEN_STEP, DONE_STEP, CLOSED_STEP)

# What lies in ``state.aside`` while a decision is open.
NO_CARDS: Final = ""
HIDDEN_CARDS: Final = "hidden"  # cards that only the deciding player sees
OPEN_CARDS: Final = "open"  # cards for all to see
BUILDING_SITE: Final = "site"  # for all to see: a district that is being built, or was just destroyed

# What a decision can open to the deciding player.
HAND: Final = "hand"
PILE: Final = "pile"  # the characters not chosen yet


class DecisionKind:
    """One kind of decision: its choices and what each of them does. Subclasses are singletons.

    What changes is in the State: who decides, and up to two numbers, are in its open frame, ``state.top``.
    """

    id: str = ""  # its name in the code, in written positions and for clients
    text: str = ""  # what it asks, in one sentence
    paragraphs: tuple[str, ...] = ()  # of the short rulebook, for the player who decides; cards add their own
    verbs: tuple[int, ...] = ()
    is_turn: bool = False  # the turn itself, which other decisions can interrupt
    alone: bool = False  # it can be asked between turns
    table: str = NO_CARDS  # what the cards in ``state.aside`` are while it is open
    opens: str = ""  # what lies open to the deciding player: ``HAND`` of the seat in ``a``, or ``PILE``
    secret_frame: bool = False  # only the deciding player knows ``a`` and ``b``
    hidden: bool = False  # asked because of a hidden card, so others only see that the game waits (T12)
    any_way_to_build: bool = False  # its verbs include the ``ways`` of uniques
    allows_identical: bool = False  # what is built here may stand in the city already
    answers_public: bool = False  # everybody can tell how many answers there are
    public: bool = False  # what it offers and says follows from what everybody knows
    expected: tuple[int, ...] = ()  # verbs whose absence from the choices is explained at once

    def options(self, state: "State") -> list[int]:
        raise AssertionError("every kind of decision lists its choices")

    def apply(self, state: "State", choice: int) -> None:
        raise AssertionError("every kind of decision carries out its choices")

    def about(self, state: "State") -> list[About]:
        """What the deciding player must know besides the choices: name, what it holds, value."""
        return []

    def obstacle(self, state: "State", choice: int) -> int:
        """Why a choice that is not among the options is not possible."""
        return NOT_ON_OFFER if VERB_OF[choice] in self.verbs else NOT_THIS_DECISION

    def steps(self, state: "State") -> list[Step]:
        """The parts of a turn and how far they are; nothing in other decisions."""
        return []

    def only_one_drawn(self, state: "State") -> bool:
        """Whether the only card drawn is kept. Records of version 1 have no answer to such a question."""
        return False

    def fits(self, state: "State", frame: "Frame") -> bool:
        """Whether play can have led to this question in a written position."""
        return True


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """An open decision: its kind, who decides, two numbers, and the decision that waits below.

    The docstring of its DecisionKind says what ``a`` and ``b`` mean. A frame never changes, so positions can
    share it.
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


# Lies below every open decision; ``State.is_open`` says whether there is one.
NOTHING_OPEN: Final = Frame(NoDecision(), -1, 0, 0, None)


class WaitDecision(DecisionKind):
    """What a seat sees of a hidden decision of another player (T12); never open itself."""

    id: str = "wait"
    text: str = "What others see of a question that only a hidden card brings about; never open itself."
    paragraphs: tuple[str, ...] = ("T1",)

    def fits(self, state: "State", frame: "Frame") -> bool:
        return False


WAIT_DECISION: Final = WaitDecision()
