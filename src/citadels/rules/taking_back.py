"""Taking back: what can be undone, and what the others have seen of it.

Undo goes back to the last point since which nothing was drawn or shown from a deck or from another's hand,
nothing was decided by chance, and no other seat has decided.
"""

from typing import Final

from citadels.rules import events as e
from citadels.rules.decisions import HIDDEN_DECISIONS
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
# A card from the hand: on a discard pile everybody sees it (T4).
_ONTO_PILE: Final = frozenset({e.LABORATORY_USED, e.PAID_CARD})


def is_final(log: list[Event], since: int) -> bool:
    """Whether what a choice has brought about cannot be taken back. Chance is noticed by the caller."""
    discarded = False
    for position in range(since, len(log)):
        number = log[position][0]
        if number in _REVEALING and (number not in _WITH_CARDS or log[position][4] > 0):
            return True
        # Cards from the deck that were refused lie face up on the discard pile.
        if number == e.KEPT and discarded:
            return True
        discarded = discarded or number == e.DISCARDED
    return False


def secretly_asked(state: State) -> bool:
    """Whether somebody is asked because of a hidden card: the wait and the answer are for good (T12)."""
    return bool(state.stack) and state.stack[-1][0] in HIDDEN_DECISIONS


def shown_meanwhile(state: State, taken_back: list[Event]) -> list[Event]:
    """What others know of hands from events that were taken back: cards built or played, and cards given.

    A card that was kept in the meantime lies on the table again, not in the hand.
    """
    known: list[Event] = []
    for number, knowers, seat, other, card, b, _, _ in taken_back:
        if number == e.CARD_PLAYED and card in state.hands[seat]:
            known.append((e.SHOWN_IN_HAND, e.PUBLIC, seat, -1, card, -1, (), ()))
        elif number == e.UPGRADED and b in state.hands[seat]:
            known.append((e.SHOWN_IN_HAND, e.PUBLIC, seat, -1, b, -1, (), ()))
        elif number == e.BUILDING and card in state.hands[other]:
            known.append((e.SHOWN_IN_HAND, e.PUBLIC, other, -1, card, -1, (), ()))
        elif number == e.CARD_GIVEN and card in state.hands[seat]:
            known.append((e.SEEN_IN_HAND, knowers, seat, -1, card, -1, (), ()))
        elif number == e.CROWN_TRIBUTE and b >= 0 and b in state.hands[other]:
            known.append((e.SEEN_IN_HAND, knowers, other, -1, b, -1, (), ()))
        elif number in _ONTO_PILE and state.config.discard_pile and card in state.hands[seat]:
            known.append((e.SHOWN_IN_HAND, e.PUBLIC, seat, -1, card, -1, (), ()))
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
