"""What tables ask the storage to write, as plain data. The storage knows how to carry out each statement."""

from typing import Final, Literal

import msgspec

TableState = Literal["open", "running", "over", "closed"]
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"  # abandoned before its end
# The owner of a table that no server plays in particular; the only server of its storage plays all of them.
NOBODY: Final = "main"


class NewGuest(msgspec.Struct, frozen=True):
    """A guest; ``token`` is hashed, so that reading the storage does not give a seat away."""

    id: str
    token: str
    at: int


class NewToken(msgspec.Struct, frozen=True):
    """Another (hashed) token instead of the one that a guest has had."""

    guest: str
    token: str


class NewGame(msgspec.Struct, frozen=True):
    """A table; ``owner`` is the server that plays it."""

    id: str
    host: str
    listed: bool
    at: int
    owner: str = NOBODY
    state: str = OPEN


class NewEntry(msgspec.Struct, frozen=True):
    """The next entry of a table; (game, number) is unique."""

    game: str
    number: int
    entry: str


class NewSnapshot(msgspec.Struct, frozen=True):
    """Where a later version of the rules can go on; there is one for each table, the newest."""

    game: str
    snapshot: str


class NewRecord(msgspec.Struct, frozen=True):
    """A game that is over: its record, as it was played, and the digest of its last position."""

    game: str
    digest: str
    record: str


class NewState(msgspec.Struct, frozen=True):
    """A table is open, running, over or closed from now on."""

    game: str
    state: str
    at: int


class NewHost(msgspec.Struct, frozen=True):
    """A guest hosts the table from now on."""

    game: str
    guest: str


class NewListing(msgspec.Struct, frozen=True):
    """A table is listed from now on, or no longer."""

    game: str
    listed: bool


class NewSummary(msgspec.Struct, frozen=True):
    """What lists say of a table from now on (``summary``)."""

    game: str
    summary: str


class SeatTaken(msgspec.Struct, frozen=True):
    """A guest sits down."""

    game: str
    seat: int
    guest: str


class SeatGivenUp(msgspec.Struct, frozen=True):
    """A guest gives up a seat."""

    game: str
    seat: int


class NewReview(msgspec.Struct, frozen=True):
    """The whole review of a game that is over."""

    game: str
    review: str


class NewDay(msgspec.Struct, frozen=True):
    """What the deal of a day is made from; there is one for each day."""

    day: str
    secret: str


class NewDailyGame(msgspec.Struct, frozen=True):
    """A guest plays the deal of a day at this table; everybody has one try."""

    day: str
    guest: str
    game: str


Statement = (
    NewGuest
    | NewToken
    | NewGame
    | NewEntry
    | NewSnapshot
    | NewRecord
    | NewState
    | NewHost
    | NewListing
    | NewSummary
    | SeatTaken
    | SeatGivenUp
    | NewReview
    | NewDay
    | NewDailyGame
)


class RecordRow(msgspec.Struct, frozen=True):
    """The record of a game that is over, with who played it."""

    game: str
    at: int  # when it ended
    record: str
    summary: str | None = None
    guest: str = ""  # whose it is
    seat: int | None = None  # where that guest sat


class GameRow(msgspec.Struct, frozen=True):
    """A table as the lists know it."""

    id: str
    host: str
    listed: bool
    state: str
    at: int
    summary: str | None  # none yet where a former version has stored it
    last: str  # its last entry
    seats: tuple[int, ...] = ()  # of the people whose tables are asked for
