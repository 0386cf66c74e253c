"""The Graveyard."""

from typing import Final

from citadels.cards.characters import WARLORD
from citadels.cards.districts import GRAVEYARD, KIND_MASK
from citadels.rules import event_arguments as arg
from citadels.rules.choices import LEAVE_DISTRICT, SAVE_DISTRICT
from citadels.rules.city import has_kind, lose_district
from citadels.rules.decisions import BUILDING_SITE, About, DecisionKind, Frame
from citadels.rules.event_kinds import BANK, declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.hands import discard, gain_cards, gain_gold
from citadels.rules.state import ABILITY_DONE, HELD_UP, State
from citadels.rules.uniques.base import Unique

SAVED: Final = declare_event(
    "saved",
    "The Graveyard's owner paid 1 gold for a destroyed district.",
    (arg.WHO, arg.CARD),
    moves="ruins>hand",
    gold=f"seat>{BANK}",
)
NOT_SAVED: Final = declare_event(
    "not_saved", "The Graveyard's owner let a destroyed district go.", (arg.WHO, arg.CARD), moves="ruins>away"
)


class Graveyard(Unique):
    """U-graveyard: 1 gold for a district that the Warlord destroys, into the hand; never itself (R72)."""

    kind: int = GRAVEYARD

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (GRAVEYARD_DECISION,)

    def district_destroyed(self, state: State, owner: int, district: int) -> bool:
        """K23: its owner is asked at once and out of turn, but not when acting as the Warlord."""
        kind = district & KIND_MASK
        if kind == GRAVEYARD:
            return False
        for seat in range(state.config.players):
            if seat != state.seat and has_kind(state, seat, GRAVEYARD) and state.gold[seat]:
                lose_district(state, owner, district)
                state.aside = (kind,)
                state.ask(GRAVEYARD_DECISION, seat)
                return True
        return False


class GraveyardDecision(DecisionKind):
    """U-graveyard: pay 1 gold for the destroyed district, or let it go."""

    id: str = "graveyard"
    public: bool = True
    text: str = "Whether the Graveyard's owner pays for a destroyed district."
    table: str = BUILDING_SITE
    verbs: tuple[int, ...] = (SAVE_DISTRICT, LEAVE_DISTRICT)

    def about(self, state: State) -> list[About]:
        return [("card", "card", state.aside[0])]

    def options(self, state: State) -> list[int]:
        return [SAVE_DISTRICT, LEAVE_DISTRICT]

    def apply(self, state: State, choice: int) -> None:
        seat = state.top.seat
        state.answered()
        card = state.aside[0]
        state.aside = ()
        if choice == LEAVE_DISTRICT:
            discard(state, (card,))
            emit(state, NOT_SAVED, PUBLIC, seat, a=card)
            return
        gain_gold(state, seat, -1)
        gain_cards(state, seat, (card,))
        emit(state, SAVED, PUBLIC, seat, a=card)

    def fits(self, state: State, frame: Frame) -> bool:
        """K23: its owner has gold, and another player has destroyed a district as the Warlord."""
        seat = frame.seat
        able = seat != state.seat and has_kind(state, seat, GRAVEYARD) and state.gold[seat] > 0
        destroyed = state.acting == WARLORD and bool(state.flags & ABILITY_DONE) and len(state.aside) == 1
        return able and destroyed and not state.flags & HELD_UP


GRAVEYARD_DECISION: Final = GraveyardDecision()
