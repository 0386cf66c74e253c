"""One table: who sits where and the game. No database, no network, no clock.

Everything follows from the list of entries (event sourcing): a command is settled into entries, ``add`` lets
an entry happen. A table read back from the storage is the same table.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from citadels.game import Game
from citadels.rules.setup import Setup
from citadels.tables.plans import ClockPlan
from citadels.tables.refusals import Refused
from citadels.tables.statements import OPEN, OVER, RUNNING, TableState

if TYPE_CHECKING:
    from citadels.tables.entries import AnyEntry

DEFAULT_LEVEL: Final = "normal"
BACK_SHARE: Final = 0.25  # of the bank: what a player whose clock has run out gets at least on coming back
REMEMBERED_COMMANDS: Final = 64  # of each guest: a repeated command is answered as the first time


@dataclass
class Chair:
    """A place at the table: open, a person's, or a bot's. ``stand_in``: a bot plays for the absent person."""

    guest: str = ""
    name: str = ""
    level: str = ""
    stand_in: bool = False
    left: float | None = None  # milliseconds of thinking time

    @property
    def open(self) -> bool:
        return not self.guest and not self.level

    @property
    def plays_itself(self) -> bool:
        """Whether a bot makes the choices."""
        return self.stand_in or not self.guest


@dataclass
class Table:
    """The table as its entries have made it."""

    id: str
    host: str = ""
    setup: Setup = field(default_factory=Setup)
    listed: bool = False
    locked: bool = False
    clock: ClockPlan | None = None
    chairs: list[Chair] = field(default_factory=list)
    banned: set[str] = field(default_factory=set)
    game: Game | None = None
    rematch: str = ""
    rematch_by: int | None = None  # the seat that asked for it
    entries: int = 0
    asked: int = 0  # grows with every decision that is opened
    done: dict[str, list[str]] = field(default_factory=dict)  # the latest commands of each guest

    def add(self, entry: "AnyEntry") -> None:
        """What was stored, happens."""
        self.entries += 1
        if entry.command and entry.guest:
            done = self.done.setdefault(entry.guest, [])
            done.append(entry.command)
            del done[:-REMEMBERED_COMMANDS]
        entry.happen(self)

    # Asking

    @property
    def state(self) -> TableState:
        return OPEN if self.game is None else OVER if self.game.over else RUNNING

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.over

    def seat_of(self, guest: str) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if guest and chair.guest == guest:
                return seat
        return None

    def repeated(self, guest: str, command: str) -> bool:
        return bool(command) and command in self.done.get(guest, ())

    def deciding(self) -> int | None:
        """The seat that must choose."""
        return None if self.game is None or self.game.over else self.game.decision.seat

    def out_of_turn(self) -> bool:
        """Whether the open decision interrupts somebody's turn."""
        assert self.game is not None
        state = self.game.state
        return self.secret() or (state.seat >= 0 and state.top.seat != state.seat)

    def secret(self) -> bool:
        """Whether others may not know who is asked (T12): then no clock runs and nobody is marked as away."""
        assert self.game is not None
        return self.game.state.top.decision.hidden

    def gets_time(self, seat: int) -> bool:
        """Whether a player who comes back has too little time left; leaving alone stops no clock."""
        left = self.chairs[seat].left
        return left is not None and left < self.time_when_back()

    def time_when_back(self) -> float:
        return 0.0 if self.clock is None else self.clock.bank * 1000 * BACK_SHARE

    # What commands need; Refused where it is not so

    def own_seat(self, guest: str) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise Refused("not_seated")
        return seat

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.chairs):
            raise Refused("no_such_seat", seat=seat, most=len(self.chairs) - 1)
        return self.chairs[seat]

    def running(self) -> Game:
        if self.game is None:
            raise Refused("not_started")
        self.need_not_over()
        return self.game

    def need_lobby(self) -> None:
        if self.game is not None:
            raise Refused("already_started")

    def need_not_over(self) -> None:
        if self.over:
            raise Refused("game_over")
