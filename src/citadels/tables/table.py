"""One table: who sits where and the game. No database, no network, no clock.

Everything follows from the list of entries (event sourcing): a command is settled into entries, and ``add``
lets an entry happen. A table read back from the storage is the same table.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from citadels.game import Game
from citadels.rules.setup import Setup
from citadels.scenarios.lesson import Lesson
from citadels.tables.bot_names import with_bot_names
from citadels.tables.chat import Chat
from citadels.tables.names import skeleton
from citadels.tables.people import device_of
from citadels.tables.plans import USUAL_PACE, ClockPlan, Pace
from citadels.tables.refusals import Refused
from citadels.tables.shuffle import Shuffle
from citadels.tables.statements import CLOSED, OPEN, OVER, RUNNING, TableState

if TYPE_CHECKING:
    from citadels.tables.entry import Entry

BACK_SHARE: Final = 0.25  # of the bank: the least time that a player whose clock ran out gets on coming back
REMEMBERED_COMMANDS: Final = 64  # of each guest: a repeated command is answered as the first time


@dataclass
class Chair:
    """A place at the table: open, a person's, or a bot's. ``stand_in``: a bot plays for the absent person."""

    guest: str = ""
    name: str = ""
    level: str = ""
    stand_in: bool = False
    left: float | None = None  # milliseconds of thinking time
    commitment: str = ""  # to the part of the seed that this person will add

    @property
    def open(self) -> bool:
        return not self.guest and not self.level

    @property
    def plays_itself(self) -> bool:
        """Whether a bot makes the choices."""
        return self.stand_in or not self.guest


class Offer(NamedTuple):
    """The seat's player may go on in another browser that knows the code, for a while."""

    code: str  # hashed
    until: int  # milliseconds


class SeatRequest(NamedTuple):
    """Somebody who watches asks for the seat of a player who is gone."""

    number: int
    guest: str
    seat: int
    name: str


@dataclass
class Table:
    """The table as its entries have made it."""

    id: str
    host: str = ""
    setup: Setup = field(default_factory=Setup)
    listed: bool = False
    locked: bool = False
    clock: ClockPlan | None = None
    pace: Pace = USUAL_PACE
    day: str = ""  # whose deal is played here, if it is that of a day
    moved: int = 0  # by how many seats everybody has moved on, rematch after rematch
    hints: bool | None = None  # whether players may ask for hints; None: the host has not said
    chairs: list[Chair] = field(default_factory=list)
    banned: set[str] = field(default_factory=set)
    game: Game | None = None
    lesson: Lesson | None = None  # where somebody learns, and the game follows the lesson
    rematch: str = ""
    rematch_by: int | None = None  # the seat that asked for it
    chat: Chat = field(default_factory=Chat)
    offers: dict[int, Offer] = field(default_factory=dict)  # by seat
    requests: list[SeatRequest] = field(default_factory=list)
    asked_for_seats: int = 0  # the number of the next request
    votes: set[str] = field(default_factory=set)  # the guests who want to abandon the game
    shuffle: Shuffle = field(init=False)
    closed: bool = False  # abandoned
    at: int = 0  # when something happened last, in milliseconds
    entries: int = 0
    steps: int = 0  # entries that are not beside the game
    moves: int = 0  # entries that changed nothing but the game: its choices, and those taken back
    hinted: list[tuple[int, int]] = field(default_factory=list)  # seats, and after how many moves
    asked: int = 0  # grows with every decision that is opened
    done: dict[str, list[str]] = field(default_factory=dict)  # the latest commands of each guest

    def __post_init__(self) -> None:
        self.shuffle = Shuffle(self.id)

    @property
    def names(self) -> list[str]:
        """Everybody's names, by seat."""
        return with_bot_names([chair.name for chair in self.chairs], self.moved)

    def seal(self) -> None:
        """From now on nothing changes of what the seed is made from."""
        self.shuffle.seal([chair.commitment for chair in self.chairs])

    def add(self, entry: "Entry") -> None:
        """Let a stored entry happen."""
        self.note(entry)
        entry.happen(self)

    def note(self, entry: "Entry") -> None:
        """Count an entry, and remember the command that led to it."""
        self.entries += 1
        self.steps += not entry.beside
        self.moves += entry.in_game
        self.at = entry.at
        if entry.command and entry.guest:
            done = self.done.setdefault(entry.guest, [])
            done.append(entry.command)
            del done[:-REMEMBERED_COMMANDS]

    def follow_lesson(self) -> None:
        """The lesson has gone on."""
        assert self.lesson is not None
        self.game = self.lesson.game
        self.asked += 1

    # Asking

    @property
    def state(self) -> TableState:
        if self.closed:
            return CLOSED
        return OPEN if self.game is None else OVER if self.game.over else RUNNING

    @property
    def dealing(self) -> bool:
        """Whether the game is about to begin: players reveal their parts of its seed."""
        return self.shuffle.sealed and self.game is None and not self.closed

    @property
    def hints_allowed(self) -> bool:
        """Unless the host has said so, only for somebody who is alone among bots."""
        if self.lesson is not None:
            return False
        if self.hints is not None:
            return self.hints
        return sum(bool(chair.guest) for chair in self.chairs) == 1 and not any(
            chair.open for chair in self.chairs
        )

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
        if self.game is None or self.game.over or self.closed:
            return None
        return self.game.decision.seat

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

    # What commands require; Refused where it is not so

    def own_seat(self, guest: str) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise Refused("not_seated")
        return seat

    def need_no_seat(self, guest: str) -> None:
        if self.seat_of(guest) is not None:
            raise Refused("already_seated")

    def need_not_banned(self, guest: str) -> None:
        """Nobody who was sent away comes back as somebody else at their device, unless it is the host's."""
        device = device_of(guest)
        if device != device_of(self.host) and device in map(device_of, self.banned):
            raise Refused("kicked")

    def need_free_name(self, name: str, seat: int | None = None) -> None:
        """Nobody but the player of ``seat`` may have a name that looks like this one."""
        if skeleton(name) in self.names_taken(seat):
            raise Refused("name_taken", name=name)

    def names_taken(self, seat: int | None = None) -> set[str]:
        """What is left of the players' names for the eye, without that of a seat."""
        return {
            skeleton(chair.name) for other, chair in enumerate(self.chairs) if other != seat and chair.guest
        }

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.chairs):
            raise Refused("no_such_seat", seat=seat, most=len(self.chairs) - 1)
        return self.chairs[seat]

    def running(self) -> Game:
        self.need_not_over()
        if self.game is None:
            raise Refused("not_started")
        return self.game

    def need_revealed(self, today: str) -> None:
        """The deal of a day is the same for everybody: what was dealt stays secret until the day is over."""
        if self.day >= today:
            raise Refused("daily_secret")

    def need_lobby(self) -> None:
        self.need_not_closed()
        if self.game is not None:
            raise Refused("already_started")

    def need_not_closed(self) -> None:
        if self.closed:
            raise Refused("closed")

    def need_not_over(self) -> None:
        self.need_not_closed()
        if self.over:
            raise Refused("game_over")
