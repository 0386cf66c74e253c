"""What happened, as data. The rules emit; a seat reads what it may know; a client finds the words.

An event is the tuple ``(event, knowers, seat, other, a, b, cards, more)``. ``knowers`` is a bit mask of
the seats that know its secret fields; everything else about it is public.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from citadels.rules.state import State

Event = tuple[int, int, int, int, int, int, tuple[int, ...], tuple[int, ...]]

NOBODY_KNOWS: Final = 0
PUBLIC: Final = 0  # an event without secrets

# The fields of the tuple that hold arguments.
_FIELDS: Final = {"seat": 2, "other": 3, "a": 4, "b": 5, "cards": 6, "more": 7}


class Argument:
    """One argument of an event: its name, what it holds, where, and whether it is secret."""

    __slots__ = ("field", "holds", "name", "secret")

    def __init__(self, name: str, holds: str, field: int, secret: bool) -> None:
        self.name = name
        self.holds = holds
        self.field = field
        self.secret = secret


EVENT_NAMES: Final[list[str]] = []
EVENT_ARGUMENTS: Final[list[tuple[Argument, ...]]] = []


def _event(name: str, *arguments: str) -> int:
    """Declare an event. An argument reads ``field=name:what it holds``, with ``!`` at the end if secret."""
    declared: list[Argument] = []
    for argument in arguments:
        field, _, rest = argument.partition("=")
        label, _, holds = rest.rstrip("!").partition(":")
        declared.append(Argument(label, holds, _FIELDS[field], rest.endswith("!")))
    EVENT_NAMES.append(name)
    EVENT_ARGUMENTS.append(tuple(declared))
    return len(EVENT_NAMES) - 1


_WHO: Final = "seat=seat:seat"

# The game and its rounds
GAME_STARTED: Final[int] = _event("game_started", "a=players:number")
HAND_DEALT: Final[int] = _event("hand_dealt", _WHO, "a=count:number", "cards=cards:cards!")
ROUND_STARTED: Final[int] = _event("round_started", "a=round:number", "seat=crown:seat")
FACE_UP: Final[int] = _event("face_up", "a=character:character")
FACE_DOWN: Final[int] = _event("face_down", "a=character:character!")
PASSED: Final[int] = _event("passed", _WHO, "a=count:number", "cards=characters:characters!")
FACE_DOWN_TAKEN: Final[int] = _event("face_down_taken", _WHO, "a=character:character!")
CHOSE: Final[int] = _event("chose", _WHO, "a=character:character!")
DISCARDED_CHARACTER: Final[int] = _event("discarded_character", _WHO, "a=character:character!")
LEFT_OVER: Final[int] = _event("left_over", "a=character:character!")
THEATER_EXCHANGED: Final[int] = _event(
    "theater_exchanged", _WHO, "other=with:seat", "a=given:character!", "b=received:character!"
)
THEATER_CHOSE: Final[int] = _event("theater_chose", _WHO, "other=with:seat")
THEATER_UNUSED: Final[int] = _event("theater_unused", _WHO)
CALLED: Final[int] = _event("called", "seat=by:seat", "a=character:character")
SILENT: Final[int] = _event("silent", "a=character:character")
REVEALED: Final[int] = _event("revealed", _WHO, "a=character:character")
RESUMED: Final[int] = _event("resumed", _WHO, "a=character:character")
TURN_ENDED: Final[int] = _event("turn_ended", _WHO)
MURDERED_SHOWN: Final[int] = _event("murdered_shown", _WHO, "a=character:character")
CROWN_MOVED: Final[int] = _event("crown_moved", "seat=from:seat", "other=to:seat")
COMPLETED: Final[int] = _event("completed", _WHO, "a=first:flag")
GAME_ENDED: Final[int] = _event("game_ended")
# Cards and gold
GOLD_GATHERED: Final[int] = _event("gold_gathered", _WHO, "a=gold:number")
CARDS_GATHERED: Final[int] = _event(
    "cards_gathered", _WHO, "a=count:number", "b=to_choose:flag", "cards=cards:cards!"
)
KEPT: Final[int] = _event("kept", _WHO, "a=card:card!", "b=returned:number", "cards=cards:cards!")
DREW: Final[int] = _event("drew", _WHO, "a=count:number", "cards=cards:cards!")
GAINED_GOLD: Final[int] = _event("gained_gold", _WHO, "a=gold:number")
INCOME_IN: Final[int] = _event("income", _WHO, "a=gold:number", "b=cards:number")
DECK_SHUFFLED: Final[int] = _event("deck_shuffled", _WHO)
# Building
BUILDING: Final[int] = _event("building", _WHO, "other=from:seat", "a=card:card", "b=borrows:flag")
PAID: Final[int] = _event("paid", _WHO, "a=gold:number", "b=for:card")
PAID_CARD: Final[int] = _event("paid_card", _WHO, "a=card:card!")
BORROWED: Final[int] = _event("borrowed", _WHO, "other=from:seat", "a=gold:number")
BUILT: Final[int] = _event("built", _WHO, "a=card:card")
SACRIFICED: Final[int] = _event("sacrificed", _WHO, "a=district:district")
TAXED: Final[int] = _event("taxed", _WHO)
# Characters
MURDER_NAMED: Final[int] = _event("murder_named", _WHO, "a=character:character")
BEWITCH_NAMED: Final[int] = _event("bewitch_named", _WHO, "a=character:character")
ROB_NAMED: Final[int] = _event("rob_named", _WHO, "a=character:character")
ROBBED: Final[int] = _event("robbed", _WHO, "other=from:seat", "a=gold:number")
WARRANTS_PLACED: Final[int] = _event(
    "warrants_placed", _WHO, "cards=characters:characters", "a=signed:character!"
)
CONFISCATED: Final[int] = _event("confiscated", _WHO, "other=from:seat", "a=card:card", "b=refund:number")
STANDS: Final[int] = _event("stands", _WHO, "a=card:card")
SPIED: Final[int] = _event(
    "spied", _WHO, "other=of:seat", "a=type:type", "b=count:number", "cards=hand:cards!"
)
GOLD_TAKEN: Final[int] = _event("gold_taken", _WHO, "other=from:seat", "a=gold:number")
THREATS_PLACED: Final[int] = _event(
    "threats_placed", _WHO, "cards=characters:characters", "a=flower:character!"
)
BRIBED: Final[int] = _event("bribed", _WHO, "other=to:seat", "a=gold:number")
BRIBE_REFUSED: Final[int] = _event("bribe_refused", _WHO)
THREAT_REVEALED: Final[int] = _event("threat_revealed", _WHO, "a=character:character", "b=flower:flag")
THREAT_LEFT: Final[int] = _event("threat_left", _WHO)
HANDS_SWAPPED: Final[int] = _event(
    "hands_swapped", _WHO, "other=with:seat", "cards=given:cards!", "more=received:cards!"
)
PUT_ASIDE: Final[int] = _event("put_aside", _WHO, "a=card:card!")
CARDS_REPLACED: Final[int] = _event("cards_replaced", _WHO, "a=count:number", "cards=cards:cards!")
HAND_SEEN: Final[int] = _event("hand_seen", _WHO, "other=of:seat", "cards=hand:cards!")
CARD_TAKEN: Final[int] = _event("card_taken", _WHO, "other=from:seat", "a=card:card!")
CARD_GIVEN: Final[int] = _event("card_given", _WHO, "other=to:seat", "a=card:card!")
DESTROYED: Final[int] = _event("destroyed", _WHO, "other=owner:seat", "a=district:district", "b=gold:number")
OFFERED: Final[int] = _event("offered", _WHO, "a=district:district")
EXCHANGED: Final[int] = _event("exchanged", _WHO, "other=with:seat", "a=given:district", "b=taken:district")
SEIZED: Final[int] = _event("seized", _WHO, "other=from:seat", "a=district:district")
PAID_PLAYER: Final[int] = _event("paid_player", _WHO, "other=to:seat", "a=gold:number")
BEAUTIFIED: Final[int] = _event("beautified", _WHO, "a=card:card")
TAX_COLLECTED: Final[int] = _event("tax_collected", _WHO, "a=gold:number")
# Unique districts
ARMORY_USED: Final[int] = _event("armory_used", _WHO, "other=owner:seat", "a=district:district")
LABORATORY_USED: Final[int] = _event("laboratory_used", _WHO, "b=gold:number", "a=card:card!")
SMITHY_USED: Final[int] = _event("smithy_used", _WHO, "a=gold:number")
MUSEUM_USED: Final[int] = _event("museum_used", _WHO, "a=card:card!")
MUSEUM_EMPTIED: Final[int] = _event("museum_emptied", _WHO, "a=count:number", "cards=cards:cards!")
MUSEUM_SEEN: Final[int] = _event("museum_seen", _WHO, "a=count:number", "cards=cards:cards!")
PARK_DREW: Final[int] = _event("park", _WHO)
POOR_HOUSE_PAID: Final[int] = _event("poor_house", _WHO)
REFUNDED: Final[int] = _event("refunded", _WHO, "a=gold:number")
CROWN_TRIBUTE: Final[int] = _event("tribute", _WHO, "other=from:seat", "a=gold:number", "b=card:card!")

# Older editions
DISCARDED: Final[int] = _event("discarded", "cards=cards:cards")
DISCARDS_SHUFFLED: Final[int] = _event("discards_shuffled", "a=count:number")
TAX_PAID: Final[int] = _event("tax_paid", _WHO, "other=to:seat")
SAVED: Final[int] = _event("saved", _WHO, "a=card:card")
NOT_SAVED: Final[int] = _event("not_saved", _WHO, "a=card:card")
# Action cards
CARD_PLAYED: Final[int] = _event("card_played", _WHO, "a=card:card")
PUT_BACK: Final[int] = _event("put_back", "a=card:card")
WAGON_USED: Final[int] = _event("wagon_used", _WHO, "other=owner:seat", "b=wagon:number", "a=gold:number")
WAGON_CASHED: Final[int] = _event("wagon_cashed", _WHO, "b=wagon:number", "a=gold:number")
WAGON_LEFT: Final[int] = _event("wagon_left", _WHO)
UPGRADED: Final[int] = _event("upgraded", _WHO, "a=district:district", "b=card:card", "other=gold:number")
STRONGMAN_SHOWN: Final[int] = _event("strongman_shown", _WHO, "a=character:character")

# Unique districts of deluxe-cz
BELL_RUNG: Final[int] = _event("bell_rung", _WHO)
BELL_SILENT: Final[int] = _event("bell_silent", _WHO)
BELL_FALLEN: Final[int] = _event("bell_fallen", _WHO, "a=last_round:flag")
DECK_SEARCHED: Final[int] = _event("deck_searched", _WHO, "a=count:number", "cards=cards:cards!")
DECK_LEFT: Final[int] = _event("deck_left", _WHO)
THRONE_ROOM_PAID: Final[int] = _event("throne_room", _WHO)

# Taking back: from which event on, and what the others have seen of a hand in the meantime
TAKEN_BACK: Final[int] = _event("taken_back", _WHO, "a=to:number")
SHOWN_IN_HAND: Final[int] = _event("shown_in_hand", _WHO, "a=card:card", "b=or_drawn:flag")
SEEN_IN_HAND: Final[int] = _event("seen_in_hand", _WHO, "a=card:card!", "b=or_drawn:flag")


def emit(
    state: "State",
    event: int,
    knowers: int,
    seat: int = -1,
    other: int = -1,
    a: int = -1,
    b: int = -1,
    cards: tuple[int, ...] = (),
    more: tuple[int, ...] = (),
) -> None:
    """Write an event into the log, where there is one."""
    if state.log is not None:
        state.log.append((event, knowers, seat, other, a, b, cards, more))


def only(seat: int) -> int:
    """The mask of an event whose secrets one seat knows."""
    return 1 << seat


def both(seat: int, other: int) -> int:
    """The mask of an event whose secrets two seats know."""
    return 1 << seat | 1 << other
