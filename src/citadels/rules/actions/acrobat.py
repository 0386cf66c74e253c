"""The Acrobat."""

from typing import Final

from citadels.cards.characters import CROWN_RANK
from citadels.cards.districts import ACROBAT
from citadels.cards.house_rules import FIRST_VERSION, SECOND_VERSION
from citadels.rules.actions.base import ActionCard, holder_of, play_card, put_back
from citadels.rules.choices import HOLD_BACK, PLAY_ACROBAT
from citadels.rules.crown import move_crown
from citadels.rules.decisions import About, DecisionKind, Frame
from citadels.rules.state import BEWITCHED, BEWITCHED_GATHERED, CALLING, State


class Acrobat(ActionCard):
    """Take the crown when rank 4 is called and nobody answers: out of turn, even for a murdered player.

    K26: on top of the one card per turn. C-king.5: then a murdered rank 4 neither gets nor gives the crown.
    """

    kind: int = ACROBAT

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (ACROBAT_DECISION,)

    def silence(self, state: State, rank: int) -> None:
        if rank == CROWN_RANK:
            _ask_holder(state)


class SecondAcrobat(Acrobat):
    """The second version also works if rank 4 is bewitched: neither that player nor the Witch is crowned."""

    version: str = SECOND_VERSION

    def turn_begun(self, state: State) -> None:
        if state.rank == CROWN_RANK and state.flags & BEWITCHED:
            _ask_holder(state)


def _ask_holder(state: State) -> None:
    """K27: the window at the call of rank 4, before anything else. T12: only the holder is asked."""
    seat = holder_of(state, ACROBAT)
    if seat >= 0:
        state.ask(ACROBAT_DECISION, seat)


class AcrobatDecision(DecisionKind):
    """K27: play the Acrobat or not; others see only that the game waits (T12)."""

    id: str = "acrobat"
    text: str = "Whether you play the Acrobat and take the crown, when rank 4 is silent or bewitched."
    alone: bool = True
    verbs: tuple[int, ...] = (PLAY_ACROBAT, HOLD_BACK)
    hidden: bool = True

    def about(self, state: State) -> list[About]:
        return [("character", "character", state.config.characters[CROWN_RANK])]

    def options(self, state: State) -> list[int]:
        return [PLAY_ACROBAT, HOLD_BACK]

    def apply(self, state: State, choice: int) -> None:
        seat = state.top.seat
        state.answered()
        if choice == PLAY_ACROBAT:
            play_card(state, seat, ACROBAT)
            state.acrobat = True
            move_crown(state, seat)
            put_back(state, ACROBAT)

    def fits(self, state: State, frame: Frame) -> bool:
        """K27: nobody has answered the call of rank 4; in the second version also if it is bewitched."""
        if ACROBAT not in state.hands[frame.seat] or state.acrobat:
            return False
        if frame.below.decision.is_turn:
            second = state.config.parameters.action_cards != FIRST_VERSION
            return second and state.phase == BEWITCHED_GATHERED and state.rank == CROWN_RANK
        silent = state.held[CROWN_RANK] < 0 or state.murdered == CROWN_RANK
        unanswered = silent and not state.revealed >> CROWN_RANK & 1
        return state.phase == CALLING and state.called == CROWN_RANK and unanswered


ACROBAT_DECISION: Final = AcrobatDecision()
