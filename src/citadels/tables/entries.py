"""What happened at a table, as it is stored: an append-only list from which everything else follows."""

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """One entry; ``at`` is the time in milliseconds, ``command`` the id of what a client asked for."""

    at: int
    guest: str = ""
    command: str = ""


class SeatPlan(msgspec.Struct, frozen=True):
    """Who shall sit somewhere: a person, or a bot of a level."""

    bot: str | None = None


class ClockPlan(msgspec.Struct, frozen=True):
    """Thinking time: what everybody has at first, and what every decision adds; in seconds."""

    bank: float
    increment: float = 0.0


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """A guest has opened the table and is its host."""

    setup: dict[str, Any]
    seats: list[SeatPlan]
    listed: bool = False
    clock: ClockPlan | None = None


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    seat: int
    name: str


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A seat is given up before the start, or left to a bot after it."""

    seat: int


class Kicked(Entry, frozen=True, kw_only=True, tag="kicked"):
    """The host sends somebody away; that guest does not come back to this table."""

    seat: int


class SeatedBot(Entry, frozen=True, kw_only=True, tag="bot"):
    """A bot takes a seat: an open one, or that of an absent player while the game runs."""

    seat: int
    level: str


class Freed(Entry, frozen=True, kw_only=True, tag="freed"):
    """A bot's seat is open to people again."""

    seat: int


class Locked(Entry, frozen=True, kw_only=True, tag="locked"):
    locked: bool


class NewHost(Entry, frozen=True, kw_only=True, tag="host"):
    """The player of a seat is the host from now on."""

    seat: int


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    seed: str


class Chose(Entry, frozen=True, kw_only=True, tag="chose"):
    """A choice of the game; ``spent`` is the thinking time in milliseconds."""

    seat: int
    choice: str
    spent: int = 0


class TookBack(Entry, frozen=True, kw_only=True, tag="took_back"):
    seat: int


class RanOut(Entry, frozen=True, kw_only=True, tag="ran_out"):
    """The clock of a player has run out: a bot plays on until the player is back."""

    seat: int


class CameBack(Entry, frozen=True, kw_only=True, tag="came_back"):
    seat: int


class Rematch(Entry, frozen=True, kw_only=True, tag="rematch"):
    """The table at which it goes on."""

    table: str


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
