"""Taking back: what can be undone, and what the others have seen of it.

Undo goes back to the last point since which nothing was drawn or shown from a deck or from another's hand,
nothing was decided by chance, and no other seat has decided.
"""

from typing import Final

from citadels.rules import events as e
from citadels.rules.engine import apply
from citadels.rules.event_kinds import WITH_CARDS
from citadels.rules.events import Event
from citadels.rules.state import State

# Everybody sees the cards that go onto a discard pile (T4). The next event says where they came from: cards
# just drawn and cards under a Museum had been hidden.
_FROM_THE_HAND: Final = ("hand>away",)
_FROM_HIDING: Final = ("drawn>hand", "museum>away")


def is_final(log: list[Event], since: int) -> bool:
    """Whether what a choice has brought about cannot be taken back. Chance is noticed by the caller."""
    for position in range(since, len(log)):
        event = log[position]
        reveals = event.kind.reveals
        if reveals and (reveals != WITH_CARDS or event.a > 0):
            return True
        if event.kind is e.DISCARDED and _next_moves(log, position) in _FROM_HIDING:
            return True
    return False


def _next_moves(log: list[Event], position: int) -> str:
    """How the event after this one moves cards."""
    return log[position + 1].kind.moves if position + 1 < len(log) else ""


def secretly_asked(state: State) -> bool:
    """Whether somebody is asked because of a hidden card: the wait and the answer are for good (T12)."""
    return state.top.decision.hidden


def shown_meanwhile(state: State, taken_back: list[Event]) -> list[Event]:
    """What others know of hands from events that were taken back: cards built, played, discarded or given.

    A card that was kept in the meantime lies among those drawn again. As long as there are any, nothing tells
    whether a card came from there or from the hand.
    """
    known: list[Event] = []
    drawn = int(len(state.aside) > 0)
    for position, event in enumerate(taken_back):
        card, hand = event.kind.shown_card, event.kind.shown_hand
        if card is not None and hand is not None:
            if event.value(card.field) >= 0:
                kind = e.SEEN_IN_HAND if card.secret else e.SHOWN_IN_HAND
                knowers = event.knowers if card.secret else e.PUBLIC
                seat = event.value(hand.field)
                known.append(Event(kind, knowers, seat, a=event.value(card.field), b=drawn))
        elif event.kind is e.DISCARDED and _next_moves(taken_back, position) in _FROM_THE_HAND:
            seat = taken_back[position + 1].seat
            known.append(Event(e.SHOWN_IN_HAND, e.PUBLIC, seat, a=event.cards[0], b=drawn))
    return known


def in_force(log: list[Event], first: int) -> list[Event]:
    """The events of a log from one on, without those that were taken back."""
    kept: list[tuple[int, Event]] = []
    for number in range(first, len(log)):
        event = log[number]
        if event.kind is e.TAKEN_BACK:
            while kept and kept[-1][0] >= event.a:
                kept.pop()
        kept.append((number, event))
    return [event for _, event in kept]


class Line:
    """The choices that hold since a start, and how far back the one who chose last may go."""

    __slots__ = ("choices", "first_choice", "first_event", "seat")

    def __init__(self) -> None:
        self.choices: list[int] = []
        self.seat = -1  # who may take back, from which choice and event on
        self.first_choice = 0
        self.first_event = 0

    def copy(self) -> "Line":
        new = Line()
        new.choices = list(self.choices)
        new.seat = self.seat
        new.first_choice = self.first_choice
        new.first_event = self.first_event
        return new

    def play(self, state: State, log: list[Event], choice: int) -> None:
        """Carry out a legal choice. A choice of another seat, or one that shows something, is a new start."""
        seat, draws, happened = state.top.seat, state.draws, len(log)
        final = secretly_asked(state)
        if seat != self.seat:
            self.seat, self.first_choice, self.first_event = seat, len(self.choices), happened
        apply(state, choice)
        self.choices.append(choice)
        if final or state.draws != draws or is_final(log, happened) or secretly_asked(state):
            self.seat = -1

    def take_back(self, start: State, log: list[Event]) -> State:
        """Play all that holds once more from the start. The log goes on: what others saw stays known."""
        self.choices = self.choices[: self.first_choice]
        for choice in self.choices:
            apply(start, choice)
        taken_back = log[self.first_event :]
        log.append(Event(e.TAKEN_BACK, e.PUBLIC, self.seat, a=self.first_event))
        log.extend(shown_meanwhile(start, taken_back))
        start.log = log
        self.seat = -1
        return start
