"""The position as a seat sees it: one function decides what is hidden, and everything else starts from it.

A hidden card is ``HIDDEN_CARD``, the place of a hidden character ``HIDDEN_PLACE``. Nothing that is computed
from a blind position can reveal more than its seat may know.
"""

from typing import Final

from citadels.cards.districts import MUSEUM
from citadels.rules.characters.blackmailer import FLOWER_SHOWN
from citadels.rules.city import has_kind
from citadels.rules.decisions import BUILDING_SITE, HAND, NOTHING_OPEN, OPEN_CARDS, PILE, WAIT_DECISION, Frame
from citadels.rules.engine import legal, over
from citadels.rules.state import DRAFT, FACE_DOWN_CARD, FACE_UP_CARD, IN_PILE, State

HIDDEN_CARD: Final = -1
HIDDEN_PLACE: Final = -5
# By number of cards, for as many as a deck usually has: made once, and equal ones are the same object.
_HIDDEN_CARDS: Final[list[tuple[int, ...]]] = [(HIDDEN_CARD,) * count for count in range(128)]


def decider(state: State) -> int:
    """The seat that must choose; -1 if no decision is open."""
    return state.top.seat


def _hidden(count: int) -> tuple[int, ...]:
    return _HIDDEN_CARDS[count] if count < len(_HIDDEN_CARDS) else (HIDDEN_CARD,) * count


def blind(state: State, seat: int) -> State:
    """A copy of the position with everything blanked out that a seat (-1: a spectator) may not know."""
    new = state.clone()
    new.seed = b""
    new.draws = 0
    deciding = seat >= 0 and decider(state) == seat
    new.options = list(legal(state)) if deciding else None
    new.deck = _hidden(len(state.deck))
    if not over(state):
        opened = state.top.a if deciding and state.top.decision.opens == HAND else seat
        hands = state.hands
        new.hands = tuple(
            hands[owner] if owner in (seat, opened) else _hidden(len(hands[owner]))
            for owner in state.config.seats
        )
        new.held = _seen_places(state, seat, deciding)
    if not (seat >= 0 and has_kind(state, seat, MUSEUM)):
        new.museum = _hidden(len(state.museum))
    if not deciding and state.top.decision.table not in (OPEN_CARDS, BUILDING_SITE):
        new.aside = _hidden(len(state.aside))
    if not state.warrant_shown and state.held[1] != seat:
        new.signed = 0
    if state.blackmailer != seat and state.flower != FLOWER_SHOWN:
        new.flower = 0
    new.top = _seen_frame(state.top, seat)
    return new


def _seen_places(state: State, seat: int, deciding: bool) -> tuple[int, ...]:
    pile_open = deciding and state.top.decision.opens == PILE
    face_down_seen = state.phase == DRAFT and _looks_at_face_down(state, seat)
    revealed = state.revealed
    places = list(state.held)
    for rank in range(1, len(places)):
        place = places[rank]
        if place >= 0:
            seen = place == seat or bool(revealed >> rank & 1)
        elif place == IN_PILE:
            seen = pile_open
        else:
            seen = place == FACE_UP_CARD or (place == FACE_DOWN_CARD and face_down_seen)
        if not seen:
            places[rank] = HIDDEN_PLACE
    return tuple(places)


def _looks_at_face_down(state: State, seat: int) -> bool:
    """D3: in older editions the crowned player does."""
    return state.config.parameters.face_down_seen and seat == state.crown


def _seen_frame(frame: Frame, seat: int) -> Frame:
    """An open decision, and those that wait below it, as a seat sees them."""
    if frame is NOTHING_OPEN:
        return frame
    below = _seen_frame(frame.below, seat)
    if frame.seat != seat:
        if frame.decision.hidden:
            # T12: others see that the game waits, not for whom.
            return Frame(WAIT_DECISION, -1, 0, 0, below)
        if frame.decision.secret_frame:
            return Frame(frame.decision, frame.seat, 0, 0, below)
    return frame if below is frame.below else Frame(frame.decision, frame.seat, frame.a, frame.b, below)
