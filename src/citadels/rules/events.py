"""What happened, as data: the rules emit events, a seat reads what it may know, a client words them.

Here are the events of the game itself and those that several cards share. An event of a single card is
declared with that card.
"""

from typing import TYPE_CHECKING, Final

from citadels.pure import mypyc_attr
from citadels.rules import event_arguments as arg
from citadels.rules.event_kinds import (
    ALWAYS,
    BANK,
    BEGINS_TURN,
    EACH,
    ENDS_TURN,
    EVERYBODY,
    FOR_GOOD,
    OUTSIDE_TURNS,
    WITH_CARDS,
    EventKind,
    declare_event,
)

if TYPE_CHECKING:
    from citadels.rules.state import State

NOBODY_KNOWS: Final = 0
PUBLIC: Final = 0  # an event without secrets

# The game and its rounds
GAME_STARTED: Final = declare_event(
    "game_started", "The game has begun.", ("a=players:number how many play",)
)
HAND_DEALT: Final = declare_event(
    "hand_dealt",
    "A player was dealt a hand.",
    (arg.WHO, arg.COUNT, arg.CARDS),
    reveals=ALWAYS,
    moves="deck>hand",
    chosen=False,
)
ROUND_STARTED: Final = declare_event(
    "round_started",
    "A round has begun; the crowned player chooses first.",
    ("a=round:number the number of the round, counting from 1", "seat=crown:seat the crowned player"),
    moves="new_round",
    draft="new_round",
    turn=OUTSIDE_TURNS,
)
FACE_UP: Final = declare_event(
    "face_up",
    "A character was discarded face up.",
    (arg.CHARACTER,),
    reveals=ALWAYS,
    draft="face_up",
    row="character",
)
FACE_DOWN: Final = declare_event(
    "face_down", "A character was discarded face down.", (arg.SECRET_CHARACTER,), draft="face_down"
)
PASSED: Final = declare_event(
    "passed",
    "A player got the characters to choose from.",
    (
        arg.WHO,
        "a=count:number how many characters",
        "cards=characters:characters! the characters, known also to the player who passed them on",
    ),
    reveals=ALWAYS,
    draft="passed",
    chosen=False,
    told=False,
)
FACE_DOWN_TAKEN: Final = declare_event(
    "face_down_taken",
    "The last of seven or eight players got the face-down character to choose from as well.",
    (arg.WHO, arg.SECRET_CHARACTER),
    reveals=ALWAYS,
    draft="taken_up",
    chosen=False,
)
CHOSE: Final = declare_event(
    "chose", "A player chose a character.", (arg.WHO, arg.SECRET_CHARACTER), draft="chosen", sound="card"
)
DISCARDED_CHARACTER: Final = declare_event(
    "discarded_character",
    "A player discarded a character face down.",
    (arg.WHO, arg.SECRET_CHARACTER),
    draft="laid_down",
)
LEFT_OVER: Final = declare_event(
    "left_over",
    "The last character was left over and lies face down.",
    (arg.SECRET_CHARACTER,),
    draft="laid_down",
)
CALLED: Final = declare_event(
    "called",
    "The crowned player called a character.",
    ("seat=by:seat the crowned player", arg.CHARACTER),
    reveals=FOR_GOOD,
    told=False,
)
SILENT: Final = declare_event(
    "silent",
    "Nobody answered the call.",
    (arg.CHARACTER,),
    reveals=ALWAYS,
    draft="silent",
    turn=OUTSIDE_TURNS,
    row="character",
)
REVEALED: Final = declare_event(
    "revealed",
    "A player revealed a character, and a turn begins.",
    (arg.WHO, arg.CHARACTER),
    reveals=ALWAYS,
    draft="holder",
    chosen=False,
    turn=BEGINS_TURN,
    turns_up="character",
)
RESUMED: Final = declare_event(
    "resumed",
    "The Witch takes the turn of the bewitched character.",
    (arg.WHO, arg.CHARACTER),
    chosen=False,
    turn=BEGINS_TURN,
    turns_up="character",
)
TURN_ENDED: Final = declare_event("turn_ended", "A turn has ended.", (arg.WHO,), told=False, turn=ENDS_TURN)
MURDERED_SHOWN: Final = declare_event(
    "murdered_shown",
    "A murdered character of rank 4 was shown at the end of the round.",
    (arg.WHO, arg.CHARACTER),
    reveals=ALWAYS,
    draft="holder",
    chosen=False,
    turn=OUTSIDE_TURNS,
    turns_up="character",
)
CROWN_MOVED: Final = declare_event(
    "crown_moved",
    "The crown went from one player to another.",
    ("seat=from:seat the player who had it before", arg.TO),
    helps="to",
    concerns="from",
    sound="crown",
    passes_crown=True,
)
COMPLETED: Final = declare_event(
    "completed",
    "A player completed a city.",
    (arg.WHO, "a=first:flag whether it is the first complete city of the game"),
    chosen=False,
    helps="seat",
    harms=f"{EVERYBODY} if first",
    sound="end",
    moment=f"{EACH} if first",
)
GAME_ENDED: Final = declare_event(
    "game_ended",
    "The game is over.",
    reveals=ALWAYS,
    chosen=False,
    concerns=EVERYBODY,
    turn=OUTSIDE_TURNS,
    sound="end",
)

# Cards and gold
GOLD_GATHERED: Final = declare_event(
    "gold_gathered",
    "A player gathered gold.",
    (arg.WHO, arg.GOLD),
    sound="gold",
    gold=f"{BANK}>seat",
)
CARDS_GATHERED: Final = declare_event(
    "cards_gathered",
    "A player drew cards to choose from.",
    (arg.WHO, arg.COUNT, "b=to_choose:flag whether the player must choose among them", arg.CARDS),
    reveals=WITH_CARDS,
    moves="deck>drawn",
    sound="card",
)
KEPT: Final = declare_event(
    "kept",
    "A player kept one of the cards drawn; the others went under the deck.",
    (
        arg.WHO,
        arg.SECRET_CARD,
        "b=returned:number how many cards the player did not keep",
        "cards=cards:cards! the cards that the player did not keep",
    ),
    moves="drawn>hand",
    sound="card",
)
DREW: Final = declare_event(
    "drew",
    "A player drew cards.",
    (arg.WHO, arg.COUNT, arg.CARDS),
    reveals=WITH_CARDS,
    moves="deck>hand",
    chosen=False,
    sound="card",
)
GAINED_GOLD: Final = declare_event(
    "gained_gold",
    "A player got gold from the bank.",
    (arg.WHO, arg.GOLD),
    chosen=False,
    sound="gold",
    gold=f"{BANK}>seat",
)
INCOME_IN: Final = declare_event(
    "income",
    "A player took income for districts, in gold and in cards.",
    (arg.WHO, arg.GOLD, "b=cards:number how many cards"),
    sound="gold",
    gold=f"{BANK}>seat",
)
DECK_SHUFFLED: Final = declare_event(
    "deck_shuffled", "The deck was shuffled.", (arg.WHO,), moves="deck_shuffled", chosen=False
)

# Building
BUILDING: Final = declare_event(
    "building",
    "A card went from a hand onto the table, to be built.",
    (
        arg.WHO,
        "other=from:seat the player from whose hand it comes",
        arg.CARD,
        "b=borrows:flag whether the Cardinal borrows gold for it",
    ),
    shows=("card", "from"),
    moves="other>table",
    harms="from",
    told=False,
)
PAID: Final = declare_event(
    "paid",
    "A player paid gold to build a card.",
    (arg.WHO, arg.GOLD, "b=for:card the card to be built"),
    joins="built",
    joined="built_for",
    gold=f"seat>{BANK}",
)
BUILT: Final = declare_event(
    "built", "A player built a district.", (arg.WHO, arg.CARD), moves="table>city", sound="build"
)
SACRIFICED: Final = declare_event(
    "sacrificed",
    "A player destroyed a district of their own city to build another.",
    (arg.WHO, arg.DISTRICT),
    moves="city>away",
)

# Between players
GOLD_TAKEN: Final = declare_event(
    "gold_taken",
    "A player took gold from another.",
    (arg.WHO, arg.FROM, arg.GOLD),
    chosen=False,
    harms="from",
    gold="from>seat",
    sound="gold",
)
HAND_SEEN: Final = declare_event(
    "hand_seen",
    "A player looked at another's hand.",
    (arg.WHO, arg.OF, arg.HAND),
    reveals=ALWAYS,
    moves="other_seen",
    concerns="of",
)
CARD_TAKEN: Final = declare_event(
    "card_taken",
    "A player took a card from another's hand.",
    (arg.WHO, arg.FROM, arg.SECRET_CARD),
    reveals=ALWAYS,
    moves="other>hand",
    harms="from",
    sound="card",
)
CARD_GIVEN: Final = declare_event(
    "card_given",
    "A player gave a card to another.",
    (arg.WHO, arg.TO, arg.SECRET_CARD),
    shows=("card", "seat"),
    moves="hand>other",
    helps="to",
    sound="card",
)
PAID_PLAYER: Final = declare_event(
    "paid_player", "A player paid gold to another.", (arg.WHO, arg.TO, arg.GOLD), gold="seat>to", sound="gold"
)

# The discard pile of older editions
DISCARDED: Final = declare_event(
    "discarded", "Cards went onto the discard pile.", ("cards=cards:cards the cards",), moves="discarded"
)
DISCARDS_SHUFFLED: Final = declare_event(
    "discards_shuffled", "The discard pile was shuffled into a new deck.", (arg.COUNT,), moves="pile>deck"
)

# Action cards
CARD_PLAYED: Final = declare_event(
    "card_played",
    "A player played an action card; a Big Top or a Ticket Wagon stays on the table.",
    (arg.WHO, arg.CARD),
    shows=("card", "seat"),
    moves="hand>played",
)
PUT_BACK: Final = declare_event(
    "put_back",
    "An action card was discarded: onto the discard pile or under the deck.",
    (arg.CARD,),
    moves="played>away",
    told=False,
)

# Taking back: from which event on, and what the others have seen of a hand in the meantime
TAKEN_BACK: Final = declare_event(
    "taken_back",
    "A player took back a choice and everything after it.",
    (arg.WHO, "a=to:number the number of the first event that no longer counts"),
)
SHOWN_IN_HAND: Final = declare_event(
    "shown_in_hand",
    "A card that everybody has seen was taken back, so everybody knows who has it.",
    (arg.WHO, arg.CARD, "b=or_drawn:flag whether it may be among the cards drawn to choose from instead"),
    moves="shown",
    chosen=False,
)
SEEN_IN_HAND: Final = declare_event(
    "seen_in_hand",
    "A card that was given was taken back, so its receiver knows who has it.",
    (
        arg.WHO,
        arg.SECRET_CARD,
        "b=or_drawn:flag whether it may be among the cards drawn to choose from instead",
    ),
    moves="shown",
    chosen=False,
)


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened. Its kind declares which argument is in which field.

    ``knowers`` is a bit mask of the seats that know the secret arguments; everything else is public. In an
    event as one observer saw it (``knowledge/redaction.py``) it is 1 if that observer knows them, else 0.
    """

    __slots__ = ("a", "b", "cards", "kind", "knowers", "more", "other", "seat")

    def __init__(
        self,
        kind: EventKind,
        knowers: int,
        seat: int = -1,
        other: int = -1,
        a: int = -1,
        b: int = -1,
        cards: tuple[int, ...] = (),
        more: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.knowers = knowers
        self.seat = seat
        self.other = other
        self.a = a
        self.b = b
        self.cards = cards
        self.more = more

    def value(self, field: str) -> int:
        """The value of an argument that is not a list."""
        if field == "a":
            return self.a
        if field == "b":
            return self.b
        return self.seat if field == "seat" else self.other

    def values(self, field: str) -> tuple[int, ...]:
        """The value of an argument that is a list."""
        return self.cards if field == "cards" else self.more


def emit(
    state: "State",
    kind: EventKind,
    knowers: int,
    seat: int = -1,
    other: int = -1,
    a: int = -1,
    b: int = -1,
    cards: tuple[int, ...] = (),
    more: tuple[int, ...] = (),
) -> None:
    """Add an event to the log, if there is one."""
    if state.log is not None:
        state.log.append(Event(kind, knowers, seat, other, a, b, cards, more))


def only(seat: int) -> int:
    """The mask of an event whose secrets one seat knows."""
    return 1 << seat


def both(seat: int, other: int) -> int:
    """The mask of an event whose secrets two seats know."""
    return 1 << seat | 1 << other
