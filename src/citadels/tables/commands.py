"""What a guest can ask for at a table. The same commands come over HTTP and over a socket."""

from typing import Annotated, Any

import msgspec

from citadels.tables.entries import ClockPlan, SeatPlan

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24, description="A nickname.")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7, description="A seat of the table, from 0.")]
Level = Annotated[str, msgspec.Meta(max_length=40, description="A level or a bot's code, such as `normal`.")]
CommandId = Annotated[
    str, msgspec.Meta(max_length=40, description="Any text; the same one is done only once.")
]
Version = Annotated[int, msgspec.Meta(ge=0, description="The version of the table that the sender has seen.")]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="command"):
    """A command has an id of the sender's choice, and may say which version of the table it refers to."""

    id: CommandId = ""
    version: Version | None = None


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a seat, the first open one if none is named; or change name and seat before the start."""

    name: Name
    seat: Seat | None = None


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Give the seat up; a bot plays on if the game is running."""


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """The host deals the cards; open seats are given to bots."""


class Lock(Command, frozen=True, kw_only=True, tag="lock"):
    """The host lets nobody else sit down, or does again."""

    locked: bool


class Kick(Command, frozen=True, kw_only=True, tag="kick"):
    """The host sends the player of a seat away; a bot plays on if the game is running."""

    seat: Seat


class SeatBot(Command, frozen=True, kw_only=True, tag="bot"):
    """The host gives an open seat, or that of an absent player, to a bot."""

    seat: Seat
    level: Level = "normal"


class Free(Command, frozen=True, kw_only=True, tag="free"):
    """The host opens a bot's seat to people."""

    seat: Seat


class PassHost(Command, frozen=True, kw_only=True, tag="host"):
    """The host makes the player of another seat the host."""

    seat: Seat


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Make a choice of the open decision, by its text."""

    choice: Annotated[str, msgspec.Meta(max_length=100, description="One of the decision's options.")]


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back, as far as the rules allow."""


class Back(Command, frozen=True, kw_only=True, tag="back"):
    """Play again instead of the bot that stood in."""


class NewRematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """After the end: open a table with the same setup and players."""


AnyCommand = Sit | Leave | Start | Lock | Kick | SeatBot | Free | PassHost | Play | Undo | Back | NewRematch


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open: a setup, who shall sit where, a clock, and whether it is listed."""

    setup: dict[str, Any] = {}
    seats: list[SeatPlan] | None = None
    listed: bool = False
    clock: ClockPlan | None = None
    name: Name | None = None
