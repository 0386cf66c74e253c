"""The position as a seat sees it: one function decides what is hidden, and everything else starts from it.

A hidden card is ``HIDDEN_CARD``, the place of a hidden character ``HIDDEN_PLACE``. Nothing that is computed
from a blind position can tell more than its seat may know.
"""

from typing import Final

from citadels.cards.districts import MUSEUM
from citadels.rules.actions.fortune_teller import FORTUNE_TELLER_DECISION
from citadels.rules.actions.human_cannonball import CANNONBALL_DECISION
from citadels.rules.characters.blackmailer import THREATEN_DECISION
from citadels.rules.characters.cardinal import GIVE_FOR_GOLD_DECISION, LENDER_DECISION
from citadels.rules.characters.magistrate import CONFISCATE_DECISION, WARRANT_DECISION
from citadels.rules.characters.wizard import WIZARD_DECISION
from citadels.rules.city import has_kind
from citadels.rules.decisions import NOTHING_OPEN, WAIT_DECISION, DecisionKind, Frame
from citadels.rules.draft import DRAFT_DECISION, DRAFT_DISCARD_DECISION
from citadels.rules.engine import legal, over
from citadels.rules.state import DRAFT, FACE_DOWN_CARD, FACE_UP_CARD, IN_PILE, State
from citadels.rules.uniques.graveyard import GRAVEYARD_DECISION
from citadels.rules.uniques.thieves_den import PAY_DECISION

HIDDEN_CARD: Final = -1
HIDDEN_PLACE: Final = -5

# While one of these is open, the card on the table is there for all to see.
BUILDING_DECISIONS: Final[tuple[DecisionKind, ...]] = (
    PAY_DECISION,
    CANNONBALL_DECISION,
    LENDER_DECISION,
    GIVE_FOR_GOLD_DECISION,
    CONFISCATE_DECISION,
    GRAVEYARD_DECISION,
)
OPEN_TABLE: Final[tuple[DecisionKind, ...]] = (*BUILDING_DECISIONS, FORTUNE_TELLER_DECISION)
# Decisions for which another player's hand lies open to the one who decides.
OPEN_HAND: Final[tuple[DecisionKind, ...]] = (WIZARD_DECISION, FORTUNE_TELLER_DECISION)
# Decisions whose frame holds what only the one who decides knows.
SECRET_FRAMES: Final[tuple[DecisionKind, ...]] = (WARRANT_DECISION, THREATEN_DECISION)


def decider(state: State) -> int:
    """The seat that must choose; -1 when nobody must."""
    return state.top.seat


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
        opened = state.top.a if deciding and state.top.decision in OPEN_HAND else seat
        new.hands = tuple(
            hand if owner in (seat, opened) else (HIDDEN_CARD,) * len(hand)
            for owner, hand in enumerate(state.hands)
        )
        new.held = _seen_places(state, seat, deciding)
    if not (seat >= 0 and has_kind(state, seat, MUSEUM)):
        new.museum = (HIDDEN_CARD,) * len(state.museum)
    if not deciding and state.top.decision not in OPEN_TABLE:
        new.aside = (HIDDEN_CARD,) * len(state.aside)
    if not state.warrant_shown and state.held[1] != seat:
        new.signed = 0
    if state.blackmailer != seat:
        new.flower = 0
    new.top = _seen_frame(state.top, seat)
    return new


def _seen_places(state: State, seat: int, deciding: bool) -> tuple[int, ...]:
    drafting = deciding and state.top.decision in (DRAFT_DECISION, DRAFT_DISCARD_DECISION)
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
    """An open decision, and those that wait below it, as a seat sees them."""
    if frame is NOTHING_OPEN:
        return frame
    below = _seen_frame(frame.below, seat)
    if frame.seat != seat:
        if frame.decision.hidden:
            # T12: others see that the game waits, not for whom.
            return Frame(WAIT_DECISION, -1, 0, 0, below)
        if frame.decision in SECRET_FRAMES:
            return Frame(frame.decision, frame.seat, 0, 0, below)
    return frame if below is frame.below else Frame(frame.decision, frame.seat, frame.a, frame.b, below)
