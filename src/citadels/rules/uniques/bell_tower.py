"""The Bell Tower."""

from typing import Final

from citadels.cards.districts import BELL_TOWER
from citadels.rules import event_arguments as arg
from citadels.rules.choices import KEEP_BELL_SILENT, RING_BELL
from citadels.rules.city import completed
from citadels.rules.decisions import DecisionKind, Frame
from citadels.rules.event_kinds import EVERYBODY, declare_event
from citadels.rules.events import COMPLETED, PUBLIC, emit
from citadels.rules.fitting import just_built, stands
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique

BELL_RUNG: Final = declare_event(
    "bell_rung",
    "The Bell Tower's owner announced that one district fewer completes a city.",
    (arg.WHO,),
    concerns=EVERYBODY,
)
BELL_SILENT: Final = declare_event(
    "bell_silent", "The Bell Tower's owner kept the usual number of districts.", (arg.WHO,)
)
BELL_FALLEN: Final = declare_event(
    "bell_fallen",
    "The Bell Tower that was announced is gone, so the usual number of districts counts again.",
    (arg.WHO, "a=last_round:flag whether this is the last round"),
    chosen=False,
    concerns=EVERYBODY,
)


class BellTower(Unique):
    """U-belltower: when it is built its owner may announce that one district fewer completes a city.

    Confiscated, the Magistrate decides (K3). It stays in force when it changes hands (R75, C51).
    """

    kind: int = BELL_TOWER

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (BELL_TOWER_DECISION,)

    def built(self, state: State, owner: int) -> None:
        state.ask(BELL_TOWER_DECISION, owner)

    def size_to_complete(self, state: State, size: int) -> int:
        return size - 1 if state.bell else size

    def destroyed(self, state: State, owner: int) -> None:
        """K1: the usual number applies again; what rested on the smaller one alone is void."""
        if state.bell:
            state.bell = False
            state.early_complete = 0
            state.ending = state.first_complete >= 0
            emit(state, BELL_FALLEN, PUBLIC, owner, a=int(state.ending))

    def misfit(self, state: State) -> str:
        if state.bell and not stands(state, BELL_TOWER):
            return "there is no Bell Tower to be announced"
        if state.early_complete and not state.bell:
            return "without a Bell Tower one city is the first"
        # K3: who was first by the usual number is among the first by the smaller one, or came later.
        whole = not state.bell or state.first_complete < 0 or state.early_complete > 0
        fits = whole and state.early_complete >> state.config.players == 0
        return "" if fits else "the first cities do not fit"


class BellTowerDecision(DecisionKind):
    """U-belltower, K3: announced or not, once and for all."""

    id: str = "bell_tower"
    text: str = "Whether the Bell Tower just built makes one district fewer complete a city."
    verbs: tuple[int, ...] = (RING_BELL, KEEP_BELL_SILENT)

    def options(self, state: State) -> list[int]:
        return [RING_BELL, KEEP_BELL_SILENT]

    def apply(self, state: State, choice: int) -> None:
        seat = state.top.seat
        state.answered()
        if choice == RING_BELL:
            emit(state, BELL_RUNG, PUBLIC, seat)
            ring(state)
        else:
            emit(state, BELL_SILENT, PUBLIC, seat)

    def fits(self, state: State, frame: Frame) -> bool:
        return just_built(state, frame.seat, BELL_TOWER) and not state.bell


BELL_TOWER_DECISION: Final = BellTowerDecision()


def ring(state: State) -> None:
    """R73, R74: every city that has the smaller number now is complete, and each is the first."""
    first = state.first_complete
    state.bell = True
    for seat in range(state.config.players):
        if completed(state, seat):
            if seat != first:
                emit(state, COMPLETED, PUBLIC, seat, a=1)
            state.early_complete |= 1 << seat
            state.ending = True
    # Who was first by the usual number stays so, even if that city has shrunk since (E3).
    if first >= 0:
        state.early_complete |= 1 << first
