"""A position: ints and tuples of ints, so that a copy is a copy of references.

Nothing outside ``rules`` changes a State. What a seat may know of it is computed in ``knowledge``.
"""

from typing import Final

from citadels.rules.config import Config
from citadels.rules.events import Event

# Phases of a round: what happens when no decision is open.
NEW_ROUND: Final = 0
DRAFT: Final = 1
AFTER_DRAFT: Final = 2
CALLING: Final = 3
BEWITCHED_GATHERED: Final = 4
ROUND_END: Final = 5
CROWN_GIVEN_ON: Final = 6
FINISHED: Final = 7

PHASE_NAMES: Final = (
    "new_round",
    "draft",
    "after_draft",
    "calling",
    "bewitched_gathered",
    "round_end",
    "crown_given_on",
    "finished",
)

# Where a character card lies when no player holds it.
IN_PILE: Final = -1
FACE_UP_CARD: Final = -2
FACE_DOWN_CARD: Final = -3
DISCARDED_CARD: Final = -4

# Flags of the turn under way.
GATHERED: Final = 1
INCOME_DONE: Final = 2
ABILITY_DONE: Final = 4
CROWN_DONE: Final = 8
BEWITCHED: Final = 16  # the short turn of a bewitched player
RESUMED: Final = 32  # the Witch going on as another
THREATENED: Final = 64  # a threat waits for an answer
PAID_BUILD: Final = 128  # a district has been paid for

Frame = tuple[int, int, int, int]


class State:
    """One position of a game. A district in a city is ``kind | gold << GOLD_SHIFT``; hands are sorted."""

    __slots__ = (
        "acting",
        "aside",
        "bewitched",
        "blackmailer",
        "built",
        "called",
        "cities",
        "config",
        "crown",
        "deck",
        "draft_step",
        "draws",
        "ending",
        "first_complete",
        "flags",
        "flower",
        "gold",
        "hands",
        "held",
        "kinds",
        "log",
        "murdered",
        "museum",
        "options",
        "paid",
        "phase",
        "protected",
        "rank",
        "revealed",
        "robbed",
        "round",
        "seat",
        "seed",
        "signed",
        "stack",
        "tax",
        "thief",
        "threats",
        "used",
        "warrant_shown",
        "warrants",
    )

    def __init__(self, config: Config, seed: bytes, log: list[Event] | None) -> None:
        nobody = (0,) * config.players
        empty: tuple[tuple[int, ...], ...] = ((),) * config.players
        self.config = config
        self.seed = seed
        self.draws = 0
        self.log = log
        # The table
        self.gold: tuple[int, ...] = nobody
        self.hands: tuple[tuple[int, ...], ...] = empty
        self.cities: tuple[tuple[int, ...], ...] = empty
        self.kinds: tuple[int, ...] = nobody  # the kinds in each city, as a bit mask
        self.deck: tuple[int, ...] = ()  # the top first
        self.museum: tuple[int, ...] = ()  # the cards under the Museum, wherever it stands
        self.tax = 0  # gold on the Tax Collector's token
        self.aside: tuple[int, ...] = ()  # cards on the table while a decision about them is open
        self.crown = 0
        # The round
        self.round = 0
        self.phase = NEW_ROUND
        self.draft_step = 0
        self.held: tuple[int, ...] = (IN_PILE,) * (config.highest_rank + 1)  # by rank: a seat or a place
        self.called = 0
        self.revealed = 0  # ranks, as a bit mask
        self.murdered = 0
        self.bewitched = 0
        self.robbed = 0
        self.thief = -1
        self.warrants = 0  # ranks, as a bit mask
        self.signed = 0
        self.warrant_shown = False  # the signed one has been turned up
        self.threats = 0  # ranks, as a bit mask
        self.flower = 0
        self.blackmailer = -1
        self.protected = -1  # the seat that rank 8 must leave alone
        # The turn
        self.seat = -1
        self.rank = 0
        self.acting = -1  # the character whose abilities are in use
        self.flags = 0
        self.used = 0  # uniques used in this turn, as a bit mask of kinds
        self.built = 0  # builds that count towards the limit
        self.paid = 0  # gold paid as cost of districts that stand
        # The end
        self.ending = False
        self.first_complete = -1
        # The open decisions, the current one last: (decision, seat, a, b)
        self.stack: tuple[Frame, ...] = ()
        self.options: list[int] | None = None

    def clone(self) -> "State":
        """A copy without a log, for looking ahead."""
        new = State.__new__(State)
        new.config = self.config
        new.seed = self.seed
        new.draws = self.draws
        new.log = None
        new.gold = self.gold
        new.hands = self.hands
        new.cities = self.cities
        new.kinds = self.kinds
        new.deck = self.deck
        new.museum = self.museum
        new.tax = self.tax
        new.aside = self.aside
        new.crown = self.crown
        new.round = self.round
        new.phase = self.phase
        new.draft_step = self.draft_step
        new.held = self.held
        new.called = self.called
        new.revealed = self.revealed
        new.murdered = self.murdered
        new.bewitched = self.bewitched
        new.robbed = self.robbed
        new.thief = self.thief
        new.warrants = self.warrants
        new.signed = self.signed
        new.warrant_shown = self.warrant_shown
        new.threats = self.threats
        new.flower = self.flower
        new.blackmailer = self.blackmailer
        new.protected = self.protected
        new.seat = self.seat
        new.rank = self.rank
        new.acting = self.acting
        new.flags = self.flags
        new.used = self.used
        new.built = self.built
        new.paid = self.paid
        new.ending = self.ending
        new.first_complete = self.first_complete
        new.stack = self.stack
        new.options = self.options
        return new

    def ask(self, decision: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Open a decision above the ones that wait."""
        self.stack = (*self.stack, (decision, seat, a, b))

    def answered(self) -> None:
        """Close the current decision."""
        self.stack = self.stack[:-1]

    def now(self, flag: int) -> None:
        """Set a flag of the turn."""
        self.flags |= flag


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The tuple with one value changed."""
    return (*values[:index], value, *values[index + 1 :])
