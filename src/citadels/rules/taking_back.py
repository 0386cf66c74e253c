"""Taking back: what can be undone, and what the others have seen of it.

Undo goes back to the last point since which nothing was drawn or shown from a deck or from another's hand,
nothing was decided by chance, and no other seat has decided.
"""

from typing import Final

from citadels.rules import events as e
from citadels.rules.engine import apply
from citadels.rules.events import Event
from citadels.rules.state import State

# Somebody has learnt something that was hidden: there is no way back behind these.
_REVEALING: Final = frozenset(
    {
        e.HAND_DEALT,
        e.FACE_UP,
        e.PASSED,
        e.FACE_DOWN_TAKEN,
        e.THEATER_EXCHANGED,
        e.SILENT,
        e.REVEALED,
        e.MURDERED_SHOWN,
        e.GAME_ENDED,
        e.CARDS_GATHERED,
        e.DREW,
        e.SPIED,
        e.THREAT_REVEALED,
        e.HANDS_SWAPPED,
        e.HAND_SEEN,
        e.CARD_TAKEN,
        e.MUSEUM_SEEN,
        e.DECK_SEARCHED,
    }
)
# Of these only those with cards.
_WITH_CARDS: Final = frozenset({e.CARDS_GATHERED, e.DREW})
# Cards laid onto a discard pile are seen by all (T4). The next event tells where they came from: from the
# deck or from under a Museum they had been hidden.
_FROM_HIDING: Final = frozenset({e.KEPT, e.MUSEUM_EMPTIED})
_FROM_THE_HAND: Final = frozenset({e.LABORATORY_USED, e.PAID_CARD})


def is_final(log: list[Event], since: int) -> bool:
    """Whether what a choice has brought about cannot be taken back. Chance is noticed by the caller."""
    for position in range(since, len(log)):
        number = log[position][0]
        if number in _REVEALING and (number not in _WITH_CARDS or log[position][4] > 0):
            return True
        if number == e.DISCARDED and _next(log, position) in _FROM_HIDING:
            return True
    return False


def _next(log: list[Event], position: int) -> int:
    return log[position + 1][0] if position + 1 < len(log) else -1


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
        number, knowers, seat, other, card, b, cards, _ = event
        if number == e.CARD_PLAYED:
            known.append((e.SHOWN_IN_HAND, e.PUBLIC, seat, -1, card, drawn, (), ()))
        elif number == e.BUILDING:
            known.append((e.SHOWN_IN_HAND, e.PUBLIC, other, -1, card, drawn, (), ()))
        elif number == e.CARD_GIVEN:
            known.append((e.SEEN_IN_HAND, knowers, seat, -1, card, drawn, (), ()))
        elif number == e.CROWN_TRIBUTE and b >= 0:
            known.append((e.SEEN_IN_HAND, knowers, other, -1, b, drawn, (), ()))
        elif number == e.DISCARDED and _next(taken_back, position) in _FROM_THE_HAND:
            seat = taken_back[position + 1][2]
            known.append((e.SHOWN_IN_HAND, e.PUBLIC, seat, -1, cards[0], drawn, (), ()))
    return known


def in_force(log: list[Event], first: int) -> list[Event]:
    """The events of a log from one on, without those that were taken back."""
    kept: list[tuple[int, Event]] = []
    for number in range(first, len(log)):
        event = log[number]
        if event[0] == e.TAKEN_BACK:
            while kept and kept[-1][0] >= event[4]:
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
        log.append((e.TAKEN_BACK, e.PUBLIC, self.seat, -1, self.first_event, -1, (), ()))
        log.extend(shown_meanwhile(start, taken_back))
        start.log = log
        self.seat = -1
        return start
