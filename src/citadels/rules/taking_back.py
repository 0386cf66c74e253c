"""Taking back: what can be undone, and what the others have seen of it.

Undo goes back to the last point since which nothing was drawn or shown from the deck or another's hand,
nothing was decided by chance, and no other seat has made a choice.
"""

from typing import Final

from citadels.pure import mypyc_attr
from citadels.rules import events as e
from citadels.rules.card import MOMENTS
from citadels.rules.config import Config
from citadels.rules.engine import apply
from citadels.rules.event_kinds import FOR_GOOD, WITH_CARDS, EventKind
from citadels.rules.events import Event
from citadels.rules.state import State

# Everybody sees the cards that go onto a discard pile (T4). The next event says where they came from: cards
# just drawn and cards under a Museum had been hidden.
_FROM_THE_HAND: Final = ("hand>away",)
_FROM_HIDING: Final = ("drawn>hand", "museum>away")

# Answers to questions that were not asked are kept among the choices as numbers from this one down.
_UNASKED: Final = -2


def is_final(log: list[Event], since: int, config: Config, older: bool) -> bool:
    """Whether a choice had effects that cannot be taken back. The caller watches for chance.

    ``older``: in a record of version 1, where a call was not final and a murder only if somebody was asked.
    """
    for position in range(since, len(log)):
        event = log[position]
        reveals = event.kind.reveals
        if reveals == FOR_GOOD:
            if not older:
                return True
        elif reveals and (reveals != WITH_CARDS or event.a > 0):
            return True
        if event.kind.waits and not older and may_wait(event.kind, config):
            return True
        if event.kind is e.DISCARDED and _next_moves(log, position) in _FROM_HIDING:
            return True
    return False


def _next_moves(log: list[Event], position: int) -> str:
    """How the event after this one moves cards."""
    return log[position + 1].kind.moves if position + 1 < len(log) else ""


def may_wait(kind: EventKind, config: Config) -> bool:
    """Whether somebody can be asked right after an event because of a hidden card of this game (P31)."""
    return len(config.listeners[MOMENTS.index(kind.waits)]) > 0


def secretly_asked(state: State) -> bool:
    """Whether a player is asked because of a hidden card: the wait and the answer are final (T12)."""
    return state.top.decision.hidden


def shown_meanwhile(state: State, taken_back: list[Event]) -> list[Event]:
    """What others know of hands from events that were taken back: cards built, played, discarded or given.

    A card that was kept in the meantime is among the drawn ones again. As long as there are any, a card can
    have come from there or from the hand.
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


@mypyc_attr(acyclic=True)
class Line:
    """The choices in force since a start, and how far back the player who chose last may go."""

    __slots__ = ("choices", "first_choice", "first_event", "older", "seat")

    def __init__(self, older: bool, choices: list[int]) -> None:
        self.older = older  # whether it takes back as records of version 1 do
        self.choices = choices
        self.seat = -1  # who may take back, from which choice and event on
        self.first_choice = 0
        self.first_event = 0

    def copy(self) -> "Line":
        new = Line(self.older, list(self.choices))
        new.seat = self.seat
        new.first_choice = self.first_choice
        new.first_event = self.first_event
        return new

    def play(self, state: State, log: list[Event], choice: int) -> None:
        """Carry out a legal choice. Undo cannot cross another seat's choice or one that reveals something."""
        seat, draws, happened = state.top.seat, state.draws, len(log)
        final = secretly_asked(state)
        if seat != self.seat:
            self.seat, self.first_choice, self.first_event = seat, len(self.choices), happened
        apply(state, choice)
        self.choices.append(choice)
        final = final or state.draws != draws or secretly_asked(state)
        if final or is_final(log, happened, state.config, self.older):
            self.seat = -1

    def play_unasked(self, state: State, choice: int) -> None:
        """Carry out the one answer to a question that records of version 1 did not ask."""
        apply(state, choice)
        self.choices.append(_UNASKED - choice)

    def take_back(self, start: State, log: list[Event]) -> State:
        """Replay from the start what is still in force. The log goes on: what others saw stays known."""
        self.choices = self.choices[: self.first_choice]
        for choice in self.choices:
            apply(start, _UNASKED - choice if choice <= _UNASKED else choice)
        taken_back = log[self.first_event :]
        log.append(Event(e.TAKEN_BACK, e.PUBLIC, self.seat, a=self.first_event))
        log.extend(shown_meanwhile(start, taken_back))
        start.log = log
        self.seat = -1
        return start
