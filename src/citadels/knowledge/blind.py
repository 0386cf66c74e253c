"""The position as a seat sees it: one function decides what is hidden, and everything else starts from it.

A hidden card is ``HIDDEN_CARD``, the place of a hidden character ``HIDDEN_PLACE``. Nothing that is computed
from a blind position can tell more than its seat may know.
"""

from typing import Final

from citadels.cards.districts import MUSEUM
from citadels.rules.city import has_kind
from citadels.rules.decisions import (
    CHOOSING_FROM_HAND,
    CHOOSING_LENDER,
    CONFISCATING,
    DRAFT_DISCARDING,
    DRAFTING,
    GIVING_FOR_GOLD,
    HIDDEN_DECISIONS,
    PAYING,
    PLACING_THREATS,
    PLACING_WARRANTS,
    SAVING_DISTRICT,
    TELLING_FORTUNE,
    UPGRADING,
    WAITING,
)
from citadels.rules.engine import legal, over
from citadels.rules.state import DRAFT, FACE_DOWN_CARD, FACE_UP_CARD, IN_PILE, Frame, State

HIDDEN_CARD: Final = -1
HIDDEN_PLACE: Final = -5

# While one of these is open, the card on the table is there for all to see.
BUILDING_DECISIONS: Final[tuple[int, ...]] = (
    PAYING,
    UPGRADING,
    CHOOSING_LENDER,
    GIVING_FOR_GOLD,
    CONFISCATING,
    SAVING_DISTRICT,
)
OPEN_TABLE: Final[tuple[int, ...]] = (*BUILDING_DECISIONS, TELLING_FORTUNE)
# Decisions for which another player's hand lies open to the one who decides.
OPEN_HAND: Final[tuple[int, ...]] = (CHOOSING_FROM_HAND, TELLING_FORTUNE)
# Decisions whose frame holds what only the one who decides knows.
SECRET_FRAMES: Final[tuple[int, ...]] = (PLACING_WARRANTS, PLACING_THREATS)


def decider(state: State) -> int:
    """The seat that must choose; -1 when nobody must."""
    return state.stack[-1][1] if state.stack else -1


def blind(state: State, seat: int) -> State:
    """A copy of the position with all that a seat (-1: a spectator) may not know blanked out."""
    new = state.clone()
    new.seed = b""
    new.draws = 0
    deciding = seat >= 0 and decider(state) == seat
    new.options = list(legal(state)) if deciding else None
    new.deck = (HIDDEN_CARD,) * len(state.deck)
    if not over(state):
        # Wizard and Fortune Teller have a hand open until a card of it is chosen.
        opened = state.stack[-1][2] if deciding and state.stack[-1][0] in OPEN_HAND else seat
        new.hands = tuple(
            hand if owner in (seat, opened) else (HIDDEN_CARD,) * len(hand)
            for owner, hand in enumerate(state.hands)
        )
        new.held = _seen_places(state, seat, deciding)
    if not (seat >= 0 and has_kind(state, seat, MUSEUM)):
        new.museum = (HIDDEN_CARD,) * len(state.museum)
    if not deciding and not (state.stack and state.stack[-1][0] in OPEN_TABLE):
        new.aside = (HIDDEN_CARD,) * len(state.aside)
    if not state.warrant_shown and state.held[1] != seat:
        new.signed = 0
    if state.blackmailer != seat:
        new.flower = 0
    new.stack = tuple(_seen_frame(frame, seat) for frame in state.stack)
    return new


def _seen_places(state: State, seat: int, deciding: bool) -> tuple[int, ...]:
    drafting = deciding and state.stack[-1][0] in (DRAFTING, DRAFT_DISCARDING)
    places = [IN_PILE]
    for rank in range(1, state.config.highest_rank + 1):
        place = state.held[rank]
        seen = place == FACE_UP_CARD or bool(state.revealed >> rank & 1) or (place == seat and seat >= 0)
        looked = place == FACE_DOWN_CARD and state.phase == DRAFT and _looks_at_face_down(state, seat)
        if seen or looked or (drafting and place == IN_PILE):
            places.append(place)
        else:
            places.append(HIDDEN_PLACE)
    return tuple(places)


def _looks_at_face_down(state: State, seat: int) -> bool:
    """D3: in older editions the crowned player does."""
    return state.config.parameters.face_down_seen and seat == state.crown


def _seen_frame(frame: Frame, seat: int) -> Frame:
    """T12: where only a hidden card brings a question about, others see that the game waits, not for whom."""
    kind, who, a, b = frame
    if kind in HIDDEN_DECISIONS and who != seat:
        return (WAITING, -1, 0, 0)
    return (kind, who, 0, 0) if kind in SECRET_FRAMES and who != seat else (kind, who, a, b)
