"""What happened at a table, as it is stored: an append-only list from which everything else follows.

Each entry says what it changes at the table (``happen``) and in the storage's lists (``statements``).
"""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import msgspec

from citadels.game import Game
from citadels.rules.setup import Setup
from citadels.tables import statements as s
from citadels.tables.plans import ClockPlan, SeatPlan
from citadels.tables.table import DEFAULT_LEVEL, Chair, Table


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """One entry; ``at`` is the time in milliseconds, ``command`` the id of the command that led to it."""

    in_game: ClassVar[bool] = False  # whether it changes nothing but the game
    moves_people: ClassVar[bool] = False  # whether guests may have other seats afterwards

    at: int
    guest: str = ""
    command: str = ""

    def happen(self, table: Table) -> None:
        """Change the table."""
        raise NotImplementedError

    def statements(self, table: Table) -> Iterator[s.Statement]:
        """What is stored beside the entry itself, asked before it happens."""
        yield from ()


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """A guest has opened the table and is its host."""

    setup: dict[str, Any]
    seats: list[SeatPlan]
    listed: bool = False
    clock: ClockPlan | None = None

    def happen(self, table: Table) -> None:
        table.host = self.guest
        table.setup = Setup.from_json(self.setup)
        table.listed = self.listed
        table.clock = self.clock
        table.chairs = [Chair(level=plan.bot or "") for plan in self.seats]

    def statements(self, table: Table) -> Iterator[s.Statement]:
        yield s.NewGame(table.id, self.guest, self.listed, self.at)


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A guest has taken a seat, or changed it."""

    moves_people: ClassVar[bool] = True

    seat: int
    name: str

    def happen(self, table: Table) -> None:
        before = table.seat_of(self.guest)
        if before is not None:
            table.chairs[before] = Chair()
        bank = None if table.clock is None else table.clock.bank * 1000
        table.chairs[self.seat] = Chair(guest=self.guest, name=self.name, left=bank)

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
    """The host sends somebody away; that guest does not come back to this table."""

    moves_people: ClassVar[bool] = True

    seat: int

    def happen(self, table: Table) -> None:
        table.banned.add(table.chairs[self.seat].guest)
        table.chairs[self.seat] = Chair() if table.game is None else Chair(level=DEFAULT_LEVEL)

    def statements(self, table: Table) -> Iterator[s.Statement]:
        yield s.SeatGivenUp(table.id, self.seat)


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
    """Nobody else can sit down, or people can again."""

    locked: bool

    def happen(self, table: Table) -> None:
        table.locked = self.locked


class NewHost(Entry, frozen=True, kw_only=True, tag="host"):
    """The player of a seat is the host from now on."""

    seat: int

    def happen(self, table: Table) -> None:
        table.host = table.chairs[self.seat].guest

    def statements(self, table: Table) -> Iterator[s.Statement]:
        yield s.NewHost(table.id, table.chairs[self.seat].guest)


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The cards are dealt; the seed is secret until the end."""

    seed: str

    def happen(self, table: Table) -> None:
        table.game = Game(table.setup, int(self.seed))
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
        if not table.secret():
            self._spend(table)
        table.game.play(self.choice)
        table.asked += 1

    def _spend(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        if table.clock is not None and chair.left is not None and not chair.stand_in:
            chair.left = max(0.0, chair.left - self.spent) + table.clock.increment * 1000


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


class Rematch(Entry, frozen=True, kw_only=True, tag="rematch"):
    """The table where the same players go on."""

    table: str

    def happen(self, table: Table) -> None:
        table.rematch = self.table
        table.rematch_by = table.seat_of(self.guest)


AnyEntry = (
    Opened
    | Sat
    | Left
    | Kicked
    | SeatedBot
    | Freed
    | Locked
    | NewHost
    | Started
    | Chose
    | TookBack
    | RanOut
    | CameBack
    | Rematch
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    return _decoder.decode(text)


def statements_of(table: Table, entries: Sequence[AnyEntry]) -> Iterator[s.Statement]:
    """All that is to be stored before these entries happen at a table."""
    for number, entry in enumerate(entries, table.entries):
        yield s.NewEntry(table.id, number, write_entry(entry))
        yield from entry.statements(table)
