"""What tables ask the storage to write, as plain data. The storage knows how to carry out each statement."""

from typing import Final, Literal

import msgspec

TableState = Literal["open", "running", "over"]
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
# One process owns all tables of its storage; when there are several, each will have a name.
OWNER: Final = "main"


class NewGuest(msgspec.Struct, frozen=True):
    """A guest; ``token`` is hashed, so that reading the storage does not give a seat away."""

    id: str
    token: str
    at: int


class NewGame(msgspec.Struct, frozen=True):
    """A table; ``owner`` is the process that plays it."""

    id: str
    host: str
    listed: bool
    at: int
    owner: str = OWNER
    state: str = OPEN


class NewEntry(msgspec.Struct, frozen=True):
    """The next entry of a table; (game, number) is unique."""

    game: str
    number: int
    entry: str


class NewState(msgspec.Struct, frozen=True):
    """A table is open, running or over from now on."""

    game: str
    state: str
    at: int


class NewHost(msgspec.Struct, frozen=True):
    """A guest hosts the table from now on."""

    game: str
    guest: str


class SeatTaken(msgspec.Struct, frozen=True):
    """A guest sits down."""

    game: str
    seat: int
    guest: str


class SeatGivenUp(msgspec.Struct, frozen=True):
    """A seat has no guest any more."""

    game: str
    seat: int


Statement = NewGuest | NewGame | NewEntry | NewState | NewHost | SeatTaken | SeatGivenUp


class GameRow(msgspec.Struct, frozen=True):
    """A table as the lists know it."""

    id: str
    host: str
    listed: bool
    state: str
    at: int
