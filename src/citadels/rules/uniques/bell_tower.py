"""The Bell Tower."""

from typing import Final

from citadels.cards.districts import BELL_TOWER
from citadels.rules import event_arguments as arg
from citadels.rules.choices import KEEP_BELL_SILENT, RING_BELL
from citadels.rules.city import completed, counted_districts, size_to_end
from citadels.rules.decisions import DecisionKind, Frame
from citadels.rules.event_kinds import EACH, EVERYBODY, declare_event
from citadels.rules.events import COMPLETED, PUBLIC, emit
from citadels.rules.fitting import just_built, stands
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique

BELL_RUNG: Final = declare_event(
    "bell_rung",
    "The Bell Tower's owner announced that the game ends with one district fewer.",
    (arg.WHO,),
    concerns=EVERYBODY,
    moment=EACH,
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


class AnnouncedTower(Unique):
    """U-belltower: when it is built its owner may announce that the game ends with one district fewer.

    Confiscated, the Magistrate decides (K3). It stays in force when it changes hands (R75).
    """

    kind: int = BELL_TOWER

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (BELL_TOWER_DECISION,)

    def built(self, state: State, owner: int) -> None:
        state.ask(BELL_TOWER_DECISION, owner)

    def ring(self, state: State) -> None:
        """It is announced."""
        raise AssertionError("every Bell Tower says what its smaller number means")

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
        return self.first_misfit(state)

    def first_misfit(self, state: State) -> str:
        """Which first cities do not fit an announced Bell Tower."""
        return "the first cities do not fit" if state.early_complete else ""


class CzechBellTower(AnnouncedTower):
    """U-belltower in deluxe-cz: the smaller number ends the game and means nothing else (C51)."""

    version: str = "deluxe-cz"

    def size_to_end(self, state: State, size: int) -> int:
        return size - 1 if state.bell else size

    def ring(self, state: State) -> None:
        """K3: a city that has the smaller number now makes this round the last."""
        state.bell = True
        for seat in range(state.config.players):
            if counted_districts(state, seat) >= size_to_end(state):
                state.ending = True


class BellTower(AnnouncedTower):
    """P34 by the publisher's answers: the smaller number completes a city for every purpose."""

    def size_to_complete(self, state: State, size: int) -> int:
        return size - 1 if state.bell else size

    def ring(self, state: State) -> None:
        """Every city that has the smaller number now is complete, and each is the first."""
        first = state.first_complete
        state.bell = True
        for seat in range(state.config.players):
            if completed(state, seat):
                if seat != first:
                    emit(state, COMPLETED, PUBLIC, seat, a=1)
                state.early_complete |= 1 << seat
                state.ending = True
        # The first city by the usual number stays first, even if it has shrunk since (E3).
        if first >= 0:
            state.early_complete |= 1 << first

    def first_misfit(self, state: State) -> str:
        # The first city by the usual number is among the first by the smaller one, or came later.
        whole = not state.bell or state.first_complete < 0 or state.early_complete > 0
        fits = whole and state.early_complete >> state.config.players == 0
        return "" if fits else "the first cities do not fit"


class BellTowerDecision(DecisionKind):
    """U-belltower, K3: announced or not, once and for all."""

    id: str = "bell_tower"
    text: str = "Whether the Bell Tower just built makes the game end with one district fewer."
    verbs: tuple[int, ...] = (RING_BELL, KEEP_BELL_SILENT)

    def options(self, state: State) -> list[int]:
        return [RING_BELL, KEEP_BELL_SILENT]

    def apply(self, state: State, choice: int) -> None:
        seat = state.top.seat
        state.answered()
        if choice == RING_BELL:
            emit(state, BELL_RUNG, PUBLIC, seat)
            tower = state.config.districts[BELL_TOWER]
            assert isinstance(tower, AnnouncedTower)
            tower.ring(state)
        else:
            emit(state, BELL_SILENT, PUBLIC, seat)

    def fits(self, state: State, frame: Frame) -> bool:
        return just_built(state, frame.seat, BELL_TOWER) and not state.bell


BELL_TOWER_DECISION: Final = BellTowerDecision()
