"""The Ticket Wagon."""

from typing import Final

from citadels.cards.districts import TICKET_WAGON
from citadels.cards.house_rules import SECOND_VERSION
from citadels.rules import event_arguments as arg
from citadels.rules.actions.base import ActionCard
from citadels.rules.choices import CASH_IN, LEAVE_WAGON, PLAY_TICKET_WAGON, USE_WAGON
from citadels.rules.decisions import HIDDEN_CARDS, About, DecisionKind, Frame
from citadels.rules.event_kinds import declare_event
from citadels.rules.events import CARDS_GATHERED, PUBLIC, emit, only
from citadels.rules.gathering import KeepDecision
from citadels.rules.hands import cards_left, discard, gain_cards, gain_gold, top_cards
from citadels.rules.reasons import (
    FINE,
    NO_SUCH_WAGON,
    NOTHING_TO_DRAW,
    OWN_WAGON,
    TOO_DEAR,
    WAGON_ALREADY_USED,
    reason,
)
from citadels.rules.state import HELD_UP, SEAT_MASK, WAGON_SHIFT, State, replaced

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
)
WAGON_CASHED: Final = declare_event(
    "wagon_cashed",
    "The owner discarded a Ticket Wagon and took its gold.",
    (arg.WHO, "b=wagon:number its place among all wagons, counting from 0", arg.GOLD),
    moves="city>away",
    falls=(TICKET_WAGON,),
)
WAGON_LEFT: Final = declare_event("wagon_left", "The owner left a Ticket Wagon on the table.", (arg.WHO,))


class TicketWagon(ActionCard):
    """Laid before its owner; others put 1 gold on it in their turns, draw 2 cards and keep 1.

    It is no district, and gold on it is in nobody's stash (S5); at the end it is lost.
    K29: once per wagon and turn, at any time in it, while there are cards to draw.
    """

    kind: int = TICKET_WAGON
    verbs: tuple[int, ...] = (PLAY_TICKET_WAGON, USE_WAGON)
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
        choose = len(cards) > 1
        emit(state, CARDS_GATHERED, only(seat), seat, a=len(cards), b=int(choose), cards=cards)
        if choose:
            state.aside = cards
            state.ask(WAGON_KEEP_DECISION, seat, 0, place)
        else:
            gain_cards(state, seat, cards)
            state.ask(WAGON_DECISION, owner, place)


class SecondTicketWagon(TicketWagon):
    """In its second version 3 cards are drawn, of which 1 is kept."""

    version: str = SECOND_VERSION
    cards_drawn_at_it: int = 3


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
    return FINE if cards_left(state) else NOTHING_TO_DRAW


def wagon_in_use(state: State, place: int) -> bool:
    """K29: whether a wagon of another player was used in this turn."""
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
        """This is no gathering."""

    def fits(self, state: State, frame: Frame) -> bool:
        keeps_one = frame.seat == state.seat and not frame.a and len(state.aside) > 1
        return keeps_one and wagon_in_use(state, frame.b)


WAGON_KEEP_DECISION: Final = WagonKeepDecision()


class WagonDecision(DecisionKind):
    """Right after a use, and at no other time, its owner may discard a wagon and take its gold.

    Frame: the wagon.
    """

    id: str = "wagon"
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
        below = (1 << place) - 1
        state.wagons_used = state.wagons_used & below | state.wagons_used >> 1 & ~below
        gain_gold(state, owner, gold)
        emit(state, WAGON_CASHED, PUBLIC, owner, a=gold, b=place)
        discard(state, (TICKET_WAGON,))

    def fits(self, state: State, frame: Frame) -> bool:
        return wagon_in_use(state, frame.a) and wagon_owner(state, frame.a) == frame.seat


WAGON_DECISION: Final = WagonDecision()
