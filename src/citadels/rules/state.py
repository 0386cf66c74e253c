"""A position: ints, tuples of ints and immutable frames, so copying it copies only references.

Nothing outside ``rules`` changes a State. What a seat may know of it is computed in ``knowledge``.
"""

from typing import TYPE_CHECKING, Final

from citadels.cards.characters import NOBODY
from citadels.pure import mypyc_attr
from citadels.rules.config import Config
from citadels.rules.decisions import NOTHING_OPEN, DecisionKind, Frame
from citadels.rules.events import Event

if TYPE_CHECKING:
    from citadels.rules.characters.base import Character

# Phases of a round: what happens when no decision is open.
NEW_ROUND: Final = 0
DRAFT: Final = 1
AFTER_DRAFT: Final = 2
CALLING: Final = 3
BEWITCHED_GATHERED: Final = 4
ROUND_END: Final = 5
CROWN_GIVEN_ON: Final = 6
FINISHED: Final = 7
ANSWERING: Final = 8  # a rank was called and its holder may first show a Strongman

# By number: their ids and what they are.
PHASES: Final[dict[str, str]] = {
    "new_round": "a round is about to begin",
    "draft": "the players are choosing characters",
    "after_draft": "all characters are chosen",
    "calling": "the characters are called and take their turns",
    "bewitched_gathered": "the short turn of a bewitched character, before the Witch takes over",
    "round_end": "all characters have been called",
    "crown_given_on": "a murdered character of rank 4 is shown",
    "finished": "the game is over",
    "answering": "a character is called, and its player may first show a Strongman",
}
PHASE_NAMES: Final[tuple[str, ...]] = tuple(PHASES)

# What is done to one character of a round: fields of the state with its rank, or 0, and marks on its card.
FATES: Final[tuple[str, ...]] = ("murdered", "bewitched", "robbed")

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
ACTION_PLAYED: Final = 256  # the action card of this turn (A2)
DIRECTED: Final = 512  # the Director's two more builds
HAS_BUILT: Final = 1024  # a district was built, so the older tax is due
ONLY_ENDING: Final = 2048  # the effects at the end of the turn are done
STRONG: Final = 4096  # the Strongman keeps this turn safe and lies on the table
IN_HOSPITAL: Final = 8192  # the short turn of a murdered owner of the Hospital
ALL_FLAGS: Final = 16383

# A Witch's turn goes on with these flags, and with the Ticket Wagons that are above them (K9).
KEPT_WHEN_SUSPENDED: Final = ACTION_PLAYED | DIRECTED
SUSPENDED_WAGONS: Final = 14

# Turns in which the player only gathers.
SHORT_TURN: Final = BEWITCHED | IN_HOSPITAL
# The player can do nothing but gather; ``Card.holds_up_turn`` says why.
HELD_UP: Final = SHORT_TURN | THREATENED

# A Ticket Wagon is ``seat | gold << WAGON_SHIFT``.
WAGON_SHIFT: Final = 3
SEAT_MASK: Final = 7


@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """One position of a game. A district in a city is ``kind | gold << GOLD_SHIFT``; hands are sorted."""

    __slots__ = (
        "acrobat",
        "acting",
        "aside",
        "bell",
        "bewitched",
        "blackmailer",
        "built",
        "called",
        "character",
        "cities",
        "collector",
        "config",
        "crown",
        "deck",
        "discard",
        "draft_step",
        "draws",
        "early_complete",
        "ending",
        "first_complete",
        "flags",
        "flower",
        "gold",
        "hands",
        "haunted_built",
        "held",
        "kinds",
        "log",
        "murdered",
        "museum",
        "options",
        "owing",
        "paid",
        "paid_before",
        "phase",
        "protected",
        "rank",
        "revealed",
        "robbed",
        "round",
        "seat",
        "seed",
        "signed",
        "suspended",
        "tax",
        "thief",
        "threats",
        "top",
        "used",
        "wagons",
        "wagons_used",
        "warrant_shown",
        "warrants",
    )

    config: Config
    seed: bytes
    draws: int
    log: list[Event] | None
    # The table
    gold: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    cities: tuple[tuple[int, ...], ...]
    kinds: tuple[int, ...]  # the kinds in each city, as a bit mask
    deck: tuple[int, ...]  # the top first
    discard: tuple[int, ...]  # the face-up pile, where the game has one; the top last
    museum: tuple[int, ...]  # the cards under the Museum, wherever it stands
    wagons: tuple[int, ...]  # Ticket Wagons on the table: seat | gold << WAGON_SHIFT, the oldest first
    tax: int  # gold on the Tax Collector's token
    aside: tuple[int, ...]  # cards on the table while a decision about them is open
    crown: int
    # The round
    round: int
    phase: int
    draft_step: int
    held: tuple[int, ...]  # by rank: a seat or a place
    called: int
    revealed: int  # ranks, as a bit mask
    murdered: int
    bewitched: int
    robbed: int
    thief: int
    warrants: int  # ranks, as a bit mask
    signed: int
    warrant_shown: bool  # the signed one has been turned up
    threats: int  # ranks, as a bit mask
    flower: int  # the rank with it; 1: it has been shown
    blackmailer: int
    protected: int  # the seat that rank 8 must leave alone
    collector: int  # the seat that the older tax goes to
    owing: int  # the seat that built before that one was called
    acrobat: bool  # the Acrobat has taken the crown
    paid_before: tuple[int, ...]  # by seat: what earlier turns of the round paid for districts (C-alchemist)
    suspended: int  # what a Witch has done with action cards before her turn was suspended (K9)
    # The turn
    seat: int
    rank: int
    acting: int  # the character whose abilities are in use; ``act_as`` sets it
    character: "Character"  # that character as the game plays it
    flags: int
    used: int  # uniques used this turn, as a bit mask of kinds
    built: int  # builds that count towards the limit
    paid: int  # gold paid as cost of districts that stand
    wagons_used: int  # Ticket Wagons used this turn, as a bit mask of places in ``wagons``
    # The end
    ending: bool
    first_complete: int
    bell: bool  # a Bell Tower stands that was announced
    early_complete: int  # the seats that were first to have its smaller number, as a bit mask
    haunted_built: int  # the round in which the Haunted Quarter was built; 0: another player's work
    top: Frame  # the decision to answer now; below it those that wait
    options: list[int] | None

    def clone(self) -> "State":
        """A copy without a log, for looking ahead."""
        new = State()
        new.config = self.config
        new.seed = self.seed
        new.draws = self.draws
        new.log = None
        new.gold = self.gold
        new.hands = self.hands
        new.cities = self.cities
        new.kinds = self.kinds
        new.deck = self.deck
        new.discard = self.discard
        new.museum = self.museum
        new.wagons = self.wagons
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
        new.collector = self.collector
        new.owing = self.owing
        new.acrobat = self.acrobat
        new.paid_before = self.paid_before
        new.suspended = self.suspended
        new.seat = self.seat
        new.rank = self.rank
        new.acting = self.acting
        new.character = self.character
        new.flags = self.flags
        new.used = self.used
        new.built = self.built
        new.paid = self.paid
        new.wagons_used = self.wagons_used
        new.ending = self.ending
        new.first_complete = self.first_complete
        new.bell = self.bell
        new.early_complete = self.early_complete
        new.haunted_built = self.haunted_built
        new.top = self.top
        new.options = self.options
        return new

    @property
    def is_open(self) -> bool:
        """Whether a decision is open; if not, the round goes on by itself or the game is over."""
        return self.top is not NOTHING_OPEN

    def open_decisions(self) -> list[Frame]:
        """All open decisions, the current one last."""
        frames: list[Frame] = []
        frame = self.top
        while frame is not NOTHING_OPEN:
            frames.append(frame)
            frame = frame.below
        frames.reverse()
        return frames

    def ask(self, decision: DecisionKind, seat: int, a: int = 0, b: int = 0) -> None:
        """Open a decision above those that wait."""
        self.top = Frame(decision, seat, a, b, self.top)

    def answered(self) -> None:
        """Close the current decision."""
        self.top = self.top.below

    def act_as(self, number: int) -> None:
        """Use the abilities of a character from now on: the revealed one, or the one a Witch goes on as."""
        self.acting = number
        self.character = self.config.cast[number]

    def now(self, flag: int) -> None:
        """Set a flag of the turn."""
        self.flags |= flag


def fresh_state(config: Config, seed: bytes, log: list[Event] | None) -> State:
    """The position before the deal."""
    nobody = (0,) * config.players
    empty: tuple[tuple[int, ...], ...] = ((),) * config.players
    state = State()
    state.config = config
    state.seed = seed
    state.draws = 0
    state.log = log
    state.gold = nobody
    state.hands = empty
    state.cities = empty
    state.kinds = nobody
    state.deck = ()
    state.discard = ()
    state.museum = ()
    state.wagons = ()
    state.tax = 0
    state.aside = ()
    state.crown = 0
    state.round = 0
    state.phase = NEW_ROUND
    clear_round(state)
    state.used = 0
    state.built = 0
    state.paid = 0
    state.wagons_used = 0
    state.ending = False
    state.first_complete = -1
    state.bell = False
    state.early_complete = 0
    state.haunted_built = 0
    state.top = NOTHING_OPEN
    state.options = None
    return state


def clear_round(state: State) -> None:
    """All characters go back, with everything that lay on them last round (D1)."""
    state.draft_step = 0
    state.held = (IN_PILE,) * (state.config.highest_rank + 1)
    state.called = 0
    state.revealed = 0
    state.murdered = 0
    state.bewitched = 0
    state.robbed = 0
    state.thief = -1
    state.warrants = 0
    state.signed = 0
    state.warrant_shown = False
    state.threats = 0
    state.flower = 0
    state.blackmailer = -1
    state.protected = -1
    state.collector = -1
    state.owing = -1
    state.acrobat = False
    state.paid_before = ()
    state.suspended = 0
    state.seat = -1
    state.rank = 0
    state.act_as(NOBODY)
    state.flags = 0


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The tuple with one value changed."""
    new = list(values)
    new[index] = value
    return tuple(new)
