"""What happened at a table, as it is stored: an append-only list from which everything else follows.

Each entry says what it changes at the table (``happen``) and in the storage's lists (``statements``).
"""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

import msgspec

from citadels.bots import USUAL_LEVEL
from citadels.game import Game
from citadels.notation.record import FIRST_RECORDS, FORMAT, VERSION
from citadels.rules.dealing import as_drawn_formerly
from citadels.rules.setup import Setup, by_former_rules
from citadels.tables import chat_entries as chat
from citadels.tables import keeping, lessons
from citadels.tables import seat_entries as seats
from citadels.tables import shuffle_entries as shuffle
from citadels.tables import statements as s
from citadels.tables.chat import ChatLevel
from citadels.tables.entry import Entry
from citadels.tables.hints import Hinted, HintsAllowed
from citadels.tables.plans import USUAL_PACE, ClockPlan, Pace, SeatPlan
from citadels.tables.table import Chair, Table


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """A guest has opened the table and is its host."""

    setup: dict[str, Any]
    seats: list[SeatPlan]
    listed: bool = False
    clock: ClockPlan | None = None
    chat: ChatLevel = "phrases"
    pace: Pace = USUAL_PACE
    hints: bool | None = None
    secret: str = ""  # the server's part of the seed; none at tables from before there were any
    day: str = ""  # whose deal is played, if it is that of a day
    moved: int = 0  # by how many seats everybody has moved on, rematch after rematch

    def happen(self, table: Table) -> None:
        table.host = self.guest
        table.setup = Setup.from_json(self.setup)
        table.shuffle.setup = self.setup
        table.shuffle.secret = self.secret
        table.listed = self.listed
        table.clock = self.clock
        table.chat.allowed = self.chat
        table.pace = self.pace
        table.hints = self.hints
        table.day = self.day
        table.moved = self.moved
        table.chairs = [Chair(level=plan.bot or "") for plan in self.seats]

    def statements(self, table: Table) -> Iterator[s.Statement]:
        yield s.NewGame(table.id, self.guest, self.listed, self.at)


class Changed(Entry, frozen=True, kw_only=True, tag="changed"):
    """The host has changed what will be played; people keep their seats as far as there are so many."""

    moves_people: ClassVar[bool] = True

    setup: dict[str, Any]
    listed: bool = False
    clock: ClockPlan | None = None

    def happen(self, table: Table) -> None:
        table.setup = Setup.from_json(self.setup)
        table.shuffle.setup = self.setup
        table.listed = self.listed
        table.clock = self.clock
        for before, after in self._moves(table).items():
            table.chairs[after] = table.chairs[before]
        table.chairs = self._resized(table)
        for chair in table.chairs:
            chair.left = _bank(table) if chair.guest else None

    def statements(self, table: Table) -> Iterator[s.Statement]:
        yield s.NewListing(table.id, self.listed)
        for before, after in self._moves(table).items():
            yield s.SeatGivenUp(table.id, before)
            yield s.SeatTaken(table.id, after, table.chairs[before].guest)

    def _resized(self, table: Table) -> list[Chair]:
        players = Setup.from_json(self.setup).players
        return [*table.chairs[:players], *(Chair() for _ in range(players - len(table.chairs)))]

    def _moves(self, table: Table) -> dict[int, int]:
        """Where the people go whose seats there are no more: to open seats first, then to those of bots."""
        kept = self._resized(table)
        free = [seat for seat, chair in enumerate(kept) if chair.open]
        free += [seat for seat, chair in enumerate(kept) if not chair.open and not chair.guest]
        people = [seat for seat in range(len(kept), len(table.chairs)) if table.chairs[seat].guest]
        return dict(zip(people, free, strict=False))


def _bank(table: Table) -> float | None:
    """What everybody has on the clock at first, in milliseconds."""
    return None if table.clock is None else table.clock.bank * 1000


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A guest has taken a seat, or changed it."""

    moves_people: ClassVar[bool] = True

    seat: int
    name: str

    def happen(self, table: Table) -> None:
        before, commitment = table.seat_of(self.guest), ""
        if before is not None:
            commitment = table.chairs[before].commitment
            table.chairs[before] = Chair()
        table.chairs[self.seat] = Chair(
            guest=self.guest, name=self.name, left=_bank(table), commitment=commitment
        )

    def statements(self, table: Table) -> Iterator[s.Statement]:
        before = table.seat_of(self.guest)
        if before is not None:
            yield s.SeatGivenUp(table.id, before)
        yield s.SeatTaken(table.id, self.seat, self.guest)


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """Before the start the seat is open again; after it a bot stands in until the player is back."""

    moves_people: ClassVar[bool] = True

    seat: int

    def happen(self, table: Table) -> None:
        if table.game is None:
            table.chairs[self.seat] = Chair()
        else:
            table.chairs[self.seat].stand_in = True

    def statements(self, table: Table) -> Iterator[s.Statement]:
        if table.game is None:
            yield s.SeatGivenUp(table.id, self.seat)


class Kicked(Entry, frozen=True, kw_only=True, tag="kicked"):
    """The host removes a player; that guest cannot come back to this table."""

    moves_people: ClassVar[bool] = True

    seat: int

    def happen(self, table: Table) -> None:
        table.banned.add(table.chairs[self.seat].guest)
        table.chairs[self.seat] = Chair() if table.game is None else Chair(level=USUAL_LEVEL)

    def statements(self, table: Table) -> Iterator[s.Statement]:
        yield s.SeatGivenUp(table.id, self.seat)


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    """The operator of the server has given a player another name."""

    seat: int
    name: str

    def happen(self, table: Table) -> None:
        table.chairs[self.seat].name = self.name


class SeatedBot(Entry, frozen=True, kw_only=True, tag="bot"):
    """A bot takes a seat: an open one, or that of an absent player while the game runs."""

    seat: int
    level: str

    def happen(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        if chair.guest:
            chair.stand_in = True
            chair.level = self.level
        else:
            table.chairs[self.seat] = Chair(level=self.level)


class Freed(Entry, frozen=True, kw_only=True, tag="freed"):
    """A bot's seat is open to people again."""

    seat: int

    def happen(self, table: Table) -> None:
        table.chairs[self.seat] = Chair()


class Locked(Entry, frozen=True, kw_only=True, tag="locked"):
    """The table is locked for further players, or unlocked."""

    locked: bool

    def happen(self, table: Table) -> None:
        table.locked = self.locked


class Paced(Entry, frozen=True, kw_only=True, tag="paced"):
    """Bots play at another pace from their next choice on."""

    beside: ClassVar[bool] = True

    pace: Pace

    def happen(self, table: Table) -> None:
        table.pace = self.pace


class NewHost(Entry, frozen=True, kw_only=True, tag="host"):
    """The player of a seat is the host from now on."""

    seat: int

    def happen(self, table: Table) -> None:
        table.host = table.chairs[self.seat].guest

    def statements(self, table: Table) -> Iterator[s.Statement]:
        yield s.NewHost(table.id, table.chairs[self.seat].guest)


RULES: Final = 2  # by which games begin now


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The cards are dealt; the seed is secret until the end."""

    seed: str
    # Since 2 versions of cards are played as corrected, random uniques are spread over the costs, and records
    # have version 2.
    rules: int = 1
    # The cards and rules in play, as records have them: an edition may change, a running game does not.
    table: dict[str, Any] | None = None

    def happen(self, table: Table) -> None:
        table.seal()
        setup, seed = table.setup, int(self.seed)
        if self.table is not None:
            start = {"setup": setup.to_json(), "seed": self.seed, "table": self.table, "choices": []}
            table.game = Game.from_record({"format": FORMAT, "version": VERSION, **start})
        else:
            if self.rules == 1:
                setup = as_drawn_formerly(by_former_rules(setup), seed)
            table.game = Game(setup, seed)
            table.game.setup = table.setup  # in its record stands what was asked for, as it did then
            table.game.go_on_as(FIRST_RECORDS if self.rules == 1 else VERSION)
        table.asked += 1

    def statements(self, table: Table) -> Iterator[s.Statement]:
        yield s.NewState(table.id, s.RUNNING, self.at)


class Chose(Entry, frozen=True, kw_only=True, tag="chose"):
    """A choice of the game; ``spent`` is the thinking time in milliseconds."""

    in_game: ClassVar[bool] = True

    seat: int
    choice: str
    spent: int = 0

    def happen(self, table: Table) -> None:
        assert table.game is not None
        if table.lesson is not None:
            table.lesson.play(self.choice)
            table.follow_lesson()
            return
        if not table.secret():
            self._spend(table)
        table.game.replay(self.choice)
        table.asked += 1

    def _spend(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        if table.clock is not None and chair.left is not None and not chair.stand_in:
            chair.left = table.clock.after(chair.left, self.spent)


class TookBack(Entry, frozen=True, kw_only=True, tag="took_back"):
    """A player has taken back, as far as the rules allow."""

    in_game: ClassVar[bool] = True

    seat: int

    def happen(self, table: Table) -> None:
        assert table.game is not None
        table.game.undo(self.seat)
        table.asked += 1


class RanOut(Entry, frozen=True, kw_only=True, tag="ran_out"):
    """The clock of a player has run out: a bot plays on until the player is back."""

    seat: int

    def happen(self, table: Table) -> None:
        table.chairs[self.seat].stand_in = True
        table.chairs[self.seat].left = 0.0


class CameBack(Entry, frozen=True, kw_only=True, tag="came_back"):
    """A player plays again instead of the bot that stood in."""

    seat: int

    def happen(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        chair.stand_in = False
        chair.level = ""
        if table.gets_time(self.seat):
            chair.left = table.time_when_back()
            table.asked += 1  # from now on


class Voted(Entry, frozen=True, kw_only=True, tag="voted"):
    """A player wants to abandon the game, or does not want to any more."""

    beside: ClassVar[bool] = True

    agrees: bool

    def happen(self, table: Table) -> None:
        if self.agrees:
            table.votes.add(self.guest)
        else:
            table.votes.discard(self.guest)


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The table is abandoned."""

    def happen(self, table: Table) -> None:
        table.closed = True

    def statements(self, table: Table) -> Iterator[s.Statement]:
        yield s.NewState(table.id, s.CLOSED, self.at)


class Rematch(Entry, frozen=True, kw_only=True, tag="rematch"):
    """The table where the same players go on."""

    table: str

    def happen(self, table: Table) -> None:
        table.rematch = self.table
        table.rematch_by = table.seat_of(self.guest)


AnyEntry = (
    Opened
    | Changed
    | Sat
    | Left
    | Kicked
    | Renamed
    | SeatedBot
    | Freed
    | Locked
    | Paced
    | NewHost
    | Started
    | Chose
    | TookBack
    | RanOut
    | CameBack
    | Rematch
    | Voted
    | Closed
    | chat.Said
    | chat.ChatAllowed
    | chat.Blocked
    | chat.Reported
    | chat.Silenced
    | seats.Offered
    | seats.Moved
    | seats.AskedForSeat
    | seats.TurnedDown
    | seats.SeatGiven
    | HintsAllowed
    | Hinted
    | keeping.RecordKept
    | lessons.LessonOpened
    | lessons.StepBegun
    | shuffle.Committed
    | shuffle.Sealed
    | shuffle.Revealed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    return _decoder.decode(text)


def statements_of(table: Table, entries: Sequence[Entry]) -> Iterator[s.Statement]:
    """Everything that must be stored before these entries happen at a table."""
    for number, entry in enumerate(entries, table.entries):
        yield from entry.statements(table)  # first, because entries belong to a table
        yield s.NewEntry(table.id, number, write_entry(entry))
