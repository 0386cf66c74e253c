"""The kinds of decisions. The engine says who must choose and what all the legal choices are."""

from typing import Final

from citadels.rules.choices import VERB_OF
from citadels.rules.reasons import NOT_ON_OFFER, NOT_THIS_DECISION
from citadels.rules.state import State

DECISION_NAMES: Final[tuple[str, ...]] = (
    "draft",
    "draft_discard",
    "theater",
    "theater_give",
    "turn",
    "keep",
    "pay",
    "lender",
    "give_for_gold",
    "warrant",
    "confiscate",
    "threaten",
    "threat",
    "reveal_threat",
    "replace",
    "wizard",
    "seer_give",
    "tribute",
    "crown_on",
    "study",
    "exchange",
    "beautify",
    "crown_at_once",
    "pay_tribute",
    "graveyard",
    "bell_tower",
    "lighthouse",
    "search",
    "hospital",
    "wagon_keep",
    "wagon",
    "fortune_teller",
    "cannonball",
    "acrobat",
    "strongman",
    "wait",
)

DRAFTING: Final = 0
DRAFT_DISCARDING: Final = 1
THEATER_OFFER: Final = 2
THEATER_GIVING: Final = 3
TURN: Final = 4
KEEPING: Final = 5
PAYING: Final = 6
CHOOSING_LENDER: Final = 7
GIVING_FOR_GOLD: Final = 8
PLACING_WARRANTS: Final = 9
CONFISCATING: Final = 10
PLACING_THREATS: Final = 11
ANSWERING_THREAT: Final = 12
REVEALING_THREAT: Final = 13
REPLACING: Final = 14
CHOOSING_FROM_HAND: Final = 15
SEER_GIVING: Final = 16
TAKING_TRIBUTE: Final = 17
GIVING_CROWN_ON: Final = 18
STUDYING: Final = 19
EXCHANGING: Final = 20
BEAUTIFYING: Final = 21
GIVING_CROWN_AT_ONCE: Final = 22
PAYING_TRIBUTE: Final = 23
SAVING_DISTRICT: Final = 24
RINGING: Final = 25
LIGHTHOUSE_OFFER: Final = 26
SEARCHING: Final = 27
IN_THE_HOSPITAL: Final = 28
KEEPING_FROM_WAGON: Final = 29
CASHING_IN: Final = 30
TELLING_FORTUNE: Final = 31
UPGRADING: Final = 32
TAKING_CROWN_AS_ACROBAT: Final = 33
SHOWING_STRONGMAN: Final = 34
# What a seat sees of a decision that another is asked because of a hidden card (T12); never open itself.
WAITING: Final = 35
HIDDEN_DECISIONS: Final[tuple[int, ...]] = (TAKING_CROWN_AS_ACROBAT, SHOWING_STRONGMAN)


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
    """One kind of decision: its choices and what each does. The frame on top of the stack is its data."""

    verbs: tuple[int, ...] = ()

    def options(self, state: State) -> list[int]:
        raise AssertionError("every kind of decision lists its choices")

    def apply(self, state: State, choice: int) -> None:
        raise AssertionError("every kind of decision carries out its choices")

    def about(self, state: State) -> list[About]:
        """What the one who decides must know beside the choices: name, what it holds, value."""
        return []

    def obstacle(self, state: State, choice: int) -> int:
        """Why a choice that is not among the options is not possible."""
        return NOT_ON_OFFER if VERB_OF[choice] in self.verbs else NOT_THIS_DECISION


# Filled in by ``engine``: by number.
DECISIONS: Final[list[DecisionKind]] = [DecisionKind() for _ in DECISION_NAMES]
