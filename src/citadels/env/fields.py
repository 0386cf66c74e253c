"""The fields of a row that ``encoding`` writes: their places, sizes and meaning (docs/observation.md).

They are the same for all editions and numbers of players; what a game does not have is 0. ``VERSION`` changes
whenever a field does.
"""

from typing import Final

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import ACTION_CARD_VERSIONS, HOUSE_RULES
from citadels.rules.all_cards import CARDS
from citadels.rules.choices import SEATS
from citadels.rules.decisions import ABOUT_NAMES
from citadels.rules.state import ALL_FLAGS, PHASE_NAMES

VERSION: Final = 1

KINDS: Final[int] = len(CARD_NAMES)
CHARACTERS: Final[int] = len(CHARACTER_NAMES)
RANKS: Final = 9
FLAGS: Final[int] = ALL_FLAGS.bit_length()
WAGONS: Final = 3
DECISIONS: Final[tuple[str, ...]] = tuple(CARDS.decisions)
EDITION_IDS: Final[tuple[str, ...]] = tuple(EDITIONS)
# Where a character can be, as this seat knows: with a player (0: its own), or in one of these places.
PLACES: Final[tuple[str, ...]] = ("pile", "face_up", "face_down", "discarded", "hidden")
MOST: Final = 255


class Field:
    """Some bytes of a row that belong together."""

    __slots__ = ("name", "size", "start", "text")

    def __init__(self, name: str, start: int, size: int, text: str) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.text = text


FIELDS: Final[dict[str, Field]] = {}


def _declare(name: str, size: int, text: str) -> None:
    start = 0
    for field in FIELDS.values():
        start = field.start + field.size
    FIELDS[name] = Field(name, start, size, text)


# The game: the same from its start to its end.
_declare("edition", len(EDITION_IDS), "one-hot: " + ", ".join(EDITION_IDS))
_declare("players", SEATS, "one-hot: the number of players, less 1")
_declare(
    "house_rules",
    len(HOUSE_RULES),
    ", ".join(r.name for r in HOUSE_RULES) + ": the value's place among its values",
)
_declare(
    "action_cards",
    len(ACTION_CARD_VERSIONS),
    "one-hot: " + ", ".join(ACTION_CARD_VERSIONS) + "; without them 0",
)
_declare("characters", RANKS * CHARACTERS, "by rank, one-hot: the character of this rank")
_declare("cards", KINDS, "by kind: how many cards of it the game has")
_declare("costs", KINDS, "by kind: what it costs to build")
# The table.
_declare("round", 1, "the number of the round")
_declare("phase", len(PHASE_NAMES), "one-hot: " + ", ".join(PHASE_NAMES))
_declare("draft_step", 1, "how many steps of the draft are done")
_declare("deck", 1, "how many cards the deck has")
_declare("discard", KINDS, "by kind: cards on the face-up discard pile")
_declare("tax", 1, "gold on the Tax Collector's token")
_declare("crown", SEATS, "one-hot: who has the crown")
_declare("ending", 1, "1 in the last round")
_declare("first_complete", SEATS, "one-hot: who completed a city first")
_declare("early_complete", SEATS, "who was first to have the smaller number of the Bell Tower")
_declare("bell", 1, "1 if a Bell Tower was announced")
_declare("haunted_built", 1, "the round in which the Haunted Quarter was built")
_declare("museum", KINDS, "by kind: cards under the Museum, if it is yours")
_declare("museum_size", 1, "how many cards lie under the Museum")
_declare(
    "wagons",
    WAGONS * (SEATS + 2),
    "by place: whose Ticket Wagon (one-hot), its gold, whether it was used this turn",
)
# The characters of the round, by rank.
_declare(
    "place",
    RANKS * (SEATS + len(PLACES)),
    "by rank, one-hot: the player who holds it, or " + ", ".join(PLACES),
)
_declare("called", RANKS, "by rank: 1 if it has been called")
_declare("revealed", RANKS, "by rank: 1 if it has been revealed")
_declare("murdered", RANKS, "by rank: 1 for the murdered character")
_declare("bewitched", RANKS, "by rank: 1 for the bewitched character")
_declare("robbed", RANKS, "by rank: 1 for the character that is going to be robbed")
_declare("warrants", RANKS, "by rank: 1 if a warrant lies there")
_declare("signed", RANKS, "by rank: 1 for the signed warrant, if you know it")
_declare("threats", RANKS, "by rank: 1 if a threat lies there")
_declare("flower", RANKS, "by rank: 1 for the threat with the flower, if you know it")
_declare(
    "marks",
    3,
    "1 each: the signed warrant has been shown, the flower has been shown, the Acrobat took the crown",
)
_declare("thief", SEATS, "one-hot: the Thief's player, once revealed")
_declare("blackmailer", SEATS, "one-hot: the Blackmailer's player, once revealed")
_declare("protected", SEATS, "one-hot: whose city rank 8 must leave alone")
_declare("collector", SEATS, "one-hot: who gets the older tax")
_declare("owing", SEATS, "one-hot: who built before the older Tax Collector was called")
# The turn.
_declare("turn", SEATS, "one-hot: whose turn it is")
_declare("rank", RANKS, "one-hot: the rank of this turn")
_declare("acting", CHARACTERS, "one-hot: the character whose abilities are in use")
_declare("flags", FLAGS, "what has been done in this turn, bit by bit as in ``rules.state``")
_declare("used", KINDS, "by kind: 1 for a unique district that was used this turn")
_declare("built", 1, "districts built that count towards the limit")
_declare("paid", 1, "gold paid for districts this turn")
_declare("suspended", 2, "what a Witch did before her turn was suspended: low byte, high byte")
# The open decision.
_declare("decision", len(DECISIONS), "one-hot: " + ", ".join(DECISIONS))
_declare("waiting", len(DECISIONS), "the decisions that wait below it, 1 each")
_declare("deciding", SEATS, "one-hot: who decides, unless that is secret")
_declare(
    "about",
    len(ABOUT_NAMES),
    "details of your decision ("
    + ", ".join(ABOUT_NAMES)
    + "): number, or place + 1 of the seat, card or character",
)
_declare("aside", KINDS, "by kind: cards on the table that the decision is about, if you see them")
_declare("opened", KINDS, "by kind: another player's hand that you are looking at")
# Your hand, then every player.
_declare("hand", KINDS, "by kind: the cards in your hand")
SEAT_SIZE: Final[int] = 4 + 2 * KINDS
_declare(
    "seats",
    SEATS * SEAT_SIZE,
    "by seat: 1 for a player, gold, cards in hand, gold paid in earlier turns of this round (C-alchemist),"
    " then by kind the districts in the city, then by kind the Artist's gold on them",
)

SIZE: Final[int] = FIELDS["seats"].start + FIELDS["seats"].size
