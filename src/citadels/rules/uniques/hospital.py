"""The Hospital."""

from typing import Final

from citadels.cards.districts import HOSPITAL
from citadels.rules.choices import SHOW_MURDERED, STAY_HIDDEN
from citadels.rules.city import has_kind
from citadels.rules.decisions import About, DecisionKind, Frame
from citadels.rules.fitting import in_turn
from citadels.rules.reasons import FINE, MURDERED_ONLY_GATHERS, NOT_THE_MURDERED_ONE, NOT_THIS_DECISION
from citadels.rules.round import reveal, stay_silent
from citadels.rules.state import CALLING, FACE_UP_CARD, IN_HOSPITAL, State
from citadels.rules.turn import begin_turn
from citadels.rules.uniques.base import Unique


class Hospital(Unique):
    """U-hospital: a murdered owner, when called, may show the character and only gather (as C-witch.2)."""

    kind: int = HOSPITAL

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (HOSPITAL_DECISION,)

    def no_answer(self, state: State, rank: int) -> bool:
        """T12, P14: its owner is asked whenever the murdered rank could be theirs."""
        if rank != state.murdered or state.held[rank] == FACE_UP_CARD:
            return False
        for seat in range(state.config.players):
            if has_kind(state, seat, HOSPITAL) and hides_a_character(state, seat):
                state.ask(HOSPITAL_DECISION, seat)
                return True
        return False

    def holds_up_turn(self, state: State) -> int:
        return MURDERED_ONLY_GATHERS if state.flags & IN_HOSPITAL else FINE

    def misfit(self, state: State) -> str:
        """A murdered character has a turn only if its player owns the Hospital."""
        if not in_turn(state):
            return ""
        inside = bool(state.flags & IN_HOSPITAL)
        if inside != (state.rank == state.murdered):
            return "a murdered character has a turn only in the Hospital"
        return (
            "a murdered player has no Hospital"
            if inside and not has_kind(state, state.seat, HOSPITAL)
            else ""
        )


def hides_a_character(state: State, seat: int) -> bool:
    """Whether a player, as everybody knows, holds a character that has not been revealed."""
    for rank in range(1, state.config.highest_rank + 1):
        if state.held[rank] == seat and not state.revealed >> rank & 1:
            return True
    return False


class HospitalDecision(DecisionKind):
    """U-hospital: show the murdered character and gather, or stay hidden; of the rank just called."""

    id: str = "hospital"
    text: str = "Whether the Hospital's owner shows the murdered character just called, to gather."
    alone: bool = True
    verbs: tuple[int, ...] = (SHOW_MURDERED, STAY_HIDDEN)
    expected: tuple[int, ...] = (SHOW_MURDERED,)

    def about(self, state: State) -> list[About]:
        return [("character", "character", state.config.characters[state.called])]

    def options(self, state: State) -> list[int]:
        return [SHOW_MURDERED, STAY_HIDDEN] if self._is_theirs(state) else [STAY_HIDDEN]

    def _is_theirs(self, state: State) -> bool:
        return state.held[state.called] == state.top.seat

    def obstacle(self, state: State, choice: int) -> int:
        return NOT_THE_MURDERED_ONE if choice == SHOW_MURDERED else NOT_THIS_DECISION

    def apply(self, state: State, choice: int) -> None:
        seat = state.top.seat
        rank = state.called
        state.answered()
        if choice == STAY_HIDDEN:
            stay_silent(state, rank)
        else:
            reveal(state, seat, rank)
            begin_turn(state, seat, rank, IN_HOSPITAL)

    def fits(self, state: State, frame: Frame) -> bool:
        """P14: a murdered rank is called, and the owner has not revealed all characters."""
        seat, rank = frame.seat, state.called
        murdered = state.phase == CALLING and 0 < rank == state.murdered
        hidden = not state.revealed >> rank & 1 and state.held[rank] != FACE_UP_CARD
        return murdered and hidden and has_kind(state, seat, HOSPITAL) and hides_a_character(state, seat)


HOSPITAL_DECISION: Final = HospitalDecision()
