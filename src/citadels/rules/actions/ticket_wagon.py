"""The Ticket Wagon."""

from typing import Final

from citadels.cards.districts import TICKET_WAGON
from citadels.cards.house_rules import SECOND_VERSION
from citadels.rules import event_arguments as arg
from citadels.rules.actions.base import ActionCard
from citadels.rules.choices import CASH_IN, LEAVE_WAGON, PLAY_TICKET_WAGON, USE_WAGON
from citadels.rules.decisions import HIDDEN_CARDS, About, DecisionKind, Frame
from citadels.rules.event_kinds import BANK, declare_event
from citadels.rules.events import CARDS_GATHERED, PUBLIC, emit, only
from citadels.rules.gathering import KeepDecision, enough_drawn
from citadels.rules.hands import discard, draw_obstacle, gain_gold, top_cards
from citadels.rules.reasons import (
    NO_SUCH_WAGON,
    OWN_WAGON,
    TOO_DEAR,
    WAGON_ALREADY_USED,
    reason,
)
from citadels.rules.state import (
    HELD_UP,
    KEPT_WHEN_SUSPENDED,
    SEAT_MASK,
    SUSPENDED_WAGONS,
    WAGON_SHIFT,
    State,
    replaced,
)

WAGON_USED: Final = declare_event(
    "wagon_used",
    "A player put 1 gold on another's Ticket Wagon, to draw cards.",
    (
        arg.WHO,
        "other=owner:seat the wagon's owner",
        "b=wagon:number its place among all wagons, counting from 0",
        "a=gold:number the gold on it now",
    ),
    helps="owner",
    gold=f"seat>{BANK} 1",
)
WAGON_CASHED: Final = declare_event(
    "wagon_cashed",
    "The owner discarded a Ticket Wagon and took its gold.",
    (arg.WHO, "b=wagon:number its place among all wagons, counting from 0", arg.GOLD),
    moves="city>away",
    falls=(TICKET_WAGON,),
    sound="gold",
    gold=f"{BANK}>seat",
)
WAGON_LEFT: Final = declare_event("wagon_left", "The owner left a Ticket Wagon on the table.", (arg.WHO,))


class TicketWagon(ActionCard):
    """Laid before its owner; others put 1 gold on it in their turns, draw 2 cards and keep 1.

    It is not a district, and gold on it is in nobody's stash (S5); at the end it is lost.
    K29: once per wagon and turn, at any time in it, while there are cards to draw.
    """

    kind: int = TICKET_WAGON
    verbs: tuple[int, ...] = (PLAY_TICKET_WAGON, USE_WAGON)
    verbs_on_table: tuple[int, ...] = (USE_WAGON,)
    cards_drawn_at_it: int = 2

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (WAGON_KEEP_DECISION, WAGON_DECISION)

    def ways_to_play(self, state: State, out: list[int]) -> None:
        out.append(PLAY_TICKET_WAGON)

    def options_from_table(self, state: State, out: list[int]) -> None:
        for place in range(len(state.wagons)):
            if not wagon_obstacle(state, place):
                out.append(USE_WAGON + place)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if verb == USE_WAGON:
            return wagon_obstacle(state, argument)
        return super().obstacle(state, verb, argument)

    def use(self, state: State, verb: int, argument: int) -> None:
        if verb == USE_WAGON:
            self._use_wagon(state, argument)
        else:
            super().use(state, verb, argument)

    def play(self, state: State, argument: int) -> None:
        state.wagons = (*state.wagons, state.seat)

    def _use_wagon(self, state: State, place: int) -> None:
        seat = state.seat
        state.wagons_used |= 1 << place
        gain_gold(state, seat, -1)
        state.wagons = replaced(state.wagons, place, state.wagons[place] + (1 << WAGON_SHIFT))
        owner = wagon_owner(state, place)
        emit(state, WAGON_USED, PUBLIC, seat, other=owner, a=wagon_gold(state, place), b=place)
        cards = top_cards(state, self.cards_drawn_at_it)
        emit(state, CARDS_GATHERED, only(seat), seat, a=len(cards), b=1, cards=cards)
        state.aside = cards
        state.ask(WAGON_KEEP_DECISION, seat, 0, place)


class SecondTicketWagon(TicketWagon):
    """In the second version 3 cards are drawn and 1 is kept."""

    version: str = SECOND_VERSION
    cards_drawn_at_it: int = 3


def without_place(places: int, place: int) -> int:
    """A bit mask of places, one of which is gone."""
    below = (1 << place) - 1
    return places & below | places >> 1 & ~below


def wagon_owner(state: State, place: int) -> int:
    return state.wagons[place] & SEAT_MASK


def wagon_gold(state: State, place: int) -> int:
    return state.wagons[place] >> WAGON_SHIFT


def wagon_obstacle(state: State, place: int) -> int:
    """Why the player whose turn it is cannot use a wagon."""
    if place >= len(state.wagons):
        return NO_SUCH_WAGON
    if wagon_owner(state, place) == state.seat:
        return OWN_WAGON
    if state.wagons_used >> place & 1:
        return WAGON_ALREADY_USED
    if not state.gold[state.seat]:
        return reason(TOO_DEAR, 1)
    return draw_obstacle(state)


def wagon_in_use(state: State, place: int) -> bool:
    """K29: whether a wagon of another player was used this turn."""
    if place >= len(state.wagons) or state.flags & HELD_UP:
        return False
    used = bool(state.wagons_used >> place & 1) and wagon_gold(state, place) > 0
    return used and wagon_owner(state, place) != state.seat


class WagonKeepDecision(KeepDecision):
    """K29: of the cards drawn one is kept, whatever Library and Observatory say. Frame: 0, the wagon."""

    id: str = "wagon_keep"
    text: str = "Which of the cards drawn at a Ticket Wagon you keep."
    table: str = HIDDEN_CARDS

    def apply(self, state: State, choice: int) -> None:
        place = state.top.b
        super().apply(state, choice)
        state.ask(WAGON_DECISION, wagon_owner(state, place), place)

    def refuse(self, state: State, cards: tuple[int, ...]) -> None:
        discard(state, cards)

    def kept(self, state: State) -> None:
        """Using a wagon is not gathering."""

    def fits(self, state: State, frame: Frame) -> bool:
        keeps_one = frame.seat == state.seat and not frame.a and enough_drawn(state, 1)
        return keeps_one and wagon_in_use(state, frame.b)


WAGON_KEEP_DECISION: Final = WagonKeepDecision()


class WagonDecision(DecisionKind):
    """Right after a use, and at no other time, its owner may discard a wagon and take its gold.

    Frame: the wagon.
    """

    id: str = "wagon"
    public: bool = True
    text: str = "Whether the owner of a Ticket Wagon that was just used discards it and takes its gold."
    verbs: tuple[int, ...] = (CASH_IN, LEAVE_WAGON)

    def about(self, state: State) -> list[About]:
        place = state.top.a
        return [("gold", "number", wagon_gold(state, place))]

    def options(self, state: State) -> list[int]:
        return [CASH_IN, LEAVE_WAGON]

    def apply(self, state: State, choice: int) -> None:
        owner, place = state.top.seat, state.top.a
        state.answered()
        if choice == LEAVE_WAGON:
            emit(state, WAGON_LEFT, PUBLIC, owner)
            return
        gold = wagon_gold(state, place)
        state.wagons = state.wagons[:place] + state.wagons[place + 1 :]
        # The places behind it move up.
        state.wagons_used = without_place(state.wagons_used, place)
        flags = state.suspended & KEPT_WHEN_SUSPENDED
        wagons = without_place(state.suspended >> SUSPENDED_WAGONS, place)
        state.suspended = flags | wagons << SUSPENDED_WAGONS
        gain_gold(state, owner, gold)
        emit(state, WAGON_CASHED, PUBLIC, owner, a=gold, b=place)
        discard(state, (TICKET_WAGON,))

    def fits(self, state: State, frame: Frame) -> bool:
        return wagon_in_use(state, frame.a) and wagon_owner(state, frame.a) == frame.seat


WAGON_DECISION: Final = WagonDecision()
