"""What a guest can ask for at a table. The same commands come over HTTP and over a socket.

A command has one place, its class here: what it needs, the entries it leads to, and its answer (``settle``).
"""

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import msgspec

from citadels.tables import entries as e
from citadels.tables.messages import Answer
from citadels.tables.plans import ClockPlan, SeatPlan, check_level, clean_name
from citadels.tables.refusals import Refused
from citadels.tables.table import DEFAULT_LEVEL, Table

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24, description="A nickname.")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7, description="A seat of the table, from 0.")]
Level = Annotated[str, msgspec.Meta(max_length=40, description="A level or a bot's code, such as `normal`.")]
CommandId = Annotated[
    str, msgspec.Meta(max_length=40, description="Any text; the same one is done only once.")
]
Version = Annotated[int, msgspec.Meta(ge=0, description="The version of the table that the sender has seen.")]
Choice = Annotated[str, msgspec.Meta(max_length=100, description="The text of a choice.")]
Place = Annotated[
    str,
    msgspec.Meta(
        max_length=100,
        description="A place of the table: `hand market`, `table market`, `district 2 market+1`, `seat 2` "
        "or `character king`.",
    ),
]


class Context(NamedTuple):
    """Who sends a command, and what it may depend on beside the table: time and chance."""

    guest: str
    at: int  # milliseconds
    asked_at: int  # when the open decision was asked
    new_seed: Callable[[], int]
    new_code: Callable[[], str]  # of another table


class NewTable(NamedTuple):
    """A table that a command opens beside its own."""

    id: str
    entries: list[e.AnyEntry]


class Settled(NamedTuple):
    """What a command comes to: what is to be stored, and how it is answered then."""

    entries: list[e.AnyEntry]
    answer: Answer = Answer()
    opens: NewTable | None = None


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="command"):
    """A command has an id of the sender's choice, and may say which version of the table it refers to."""

    id: CommandId = ""
    version: Version | None = None

    def settle(self, table: Table, by: Context) -> Settled:
        """What it comes to at a table; Refused says why it cannot be done."""
        raise NotImplementedError

    def again(self, table: Table) -> Answer:
        """The answer where the same command has been done already."""
        return Answer(repeated=True)

    def signed(self, by: Context) -> dict[str, Any]:
        """The fields that every entry of a command begins with."""
        return {"at": by.at, "guest": by.guest, "command": self.id}


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a seat, the first open one if none is named; or change name and seat before the start."""

    name: Name
    seat: Seat | None = None

    def settle(self, table: Table, by: Context) -> Settled:
        name, seat = clean_name(self.name), table.seat_of(by.guest)
        if by.guest in table.banned:
            raise Refused("kicked")
        table.need_lobby()
        if table.locked and seat is None:
            raise Refused("locked")
        for other, chair in enumerate(table.chairs):
            if other != seat and chair.guest and chair.name.casefold() == name.casefold():
                raise Refused("name_taken", name=name)
        wanted = self._wanted(table, seat)
        if wanted != seat and not table.chair(wanted).open:
            raise Refused("seat_taken", seat=wanted)
        return Settled([e.Sat(seat=wanted, name=name, **self.signed(by))])

    def _wanted(self, table: Table, seat: int | None) -> int:
        """The seat that is named, or the guest's own, or the first open one."""
        wanted = seat if self.seat is None else self.seat
        if wanted is None:
            wanted = next((number for number, chair in enumerate(table.chairs) if chair.open), None)
        if wanted is None:
            raise Refused("table_full")
        return wanted


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Give the seat up; a bot plays on if the game is running."""

    def settle(self, table: Table, by: Context) -> Settled:
        own = table.own_seat(by.guest)
        table.need_not_over()
        if table.chairs[own].stand_in:
            raise Refused("already_away")
        entries: list[e.AnyEntry] = [e.Left(seat=own, **self.signed(by))]
        if by.guest == table.host and table.game is None:
            # A host who gets up before the start leaves the table to the first of the others.
            others = [other for other, chair in enumerate(table.chairs) if chair.guest and other != own]
            entries += [e.NewHost(at=by.at, seat=seat) for seat in others[:1]]
        return Settled(entries)


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Make a choice of the open decision, by its text."""

    choice: Choice

    def settle(self, table: Table, by: Context) -> Settled:
        own = table.own_seat(by.guest)
        game = table.running()
        # A player who is not asked learns only that, whatever was tried.
        if game.decision.seat != own:
            raise Refused("not_your_turn")
        why = game.why_not(self.choice)
        if why is not None:
            raise Refused("not_possible", reason=why.id, arguments=why.arguments)
        spent, entries = max(0, by.at - by.asked_at), list[e.AnyEntry]()
        if table.chairs[own].stand_in:
            # A player who plays is back.
            entries.append(e.CameBack(seat=own, at=by.at))
            if table.gets_time(own):
                spent = 0  # what was left before is gone already
        return Settled([*entries, e.Chose(seat=own, choice=self.choice, spent=spent, **self.signed(by))])


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back, as far as the rules allow."""

    def settle(self, table: Table, by: Context) -> Settled:
        own = table.own_seat(by.guest)
        if not table.running().can_undo(own):
            raise Refused("nothing_to_undo")
        return Settled([e.TookBack(seat=own, **self.signed(by))])


class Back(Command, frozen=True, kw_only=True, tag="back"):
    """Play again instead of the bot that stood in."""

    def settle(self, table: Table, by: Context) -> Settled:
        own = table.own_seat(by.guest)
        table.running()
        if not table.chairs[own].stand_in:
            raise Refused("not_away")
        return Settled([e.CameBack(seat=own, **self.signed(by))])


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """After the end: open a table with the same setup and players; there is one for all who ask."""

    def settle(self, table: Table, by: Context) -> Settled:
        table.own_seat(by.guest)
        if not table.over:
            raise Refused("not_over")
        if table.rematch:
            return Settled([], Answer(table=table.rematch))
        id = by.new_code()
        entry = e.Rematch(table=id, **self.signed(by))
        return Settled([entry], Answer(table=id), NewTable(id, self._opened(table, by)))

    def again(self, table: Table) -> Answer:
        return Answer(repeated=True, table=table.rematch)

    def _opened(self, table: Table, by: Context) -> list[e.AnyEntry]:
        """Everybody who sat here sits a seat further; the guest who asks is the host."""
        chairs = [table.chairs[-1], *table.chairs[:-1]]
        opened = e.Opened(
            at=by.at,
            guest=by.guest,
            setup=table.setup.to_json(),
            seats=[SeatPlan(bot=chair.level if not chair.guest else None) for chair in chairs],
            clock=table.clock,
        )
        people = [
            e.Sat(at=by.at, guest=chair.guest, seat=seat, name=chair.name)
            for seat, chair in enumerate(chairs)
            if chair.guest
        ]
        return [opened, *people]


class HostCommand(Command, frozen=True):
    """A command that only the host may give."""

    def settle(self, table: Table, by: Context) -> Settled:
        if by.guest != table.host:
            raise Refused("not_host")
        table.need_not_over()
        return Settled(self.entries(table, by))

    def entries(self, table: Table, by: Context) -> list[e.AnyEntry]:
        raise NotImplementedError


def _need_other_player(table: Table, seat: int) -> None:
    """Somebody other than the host must sit there."""
    chair = table.chair(seat)
    if not chair.guest:
        raise Refused("nobody_there", seat=seat)
    if chair.guest == table.host:
        raise Refused("not_yourself")


class Start(HostCommand, frozen=True, kw_only=True, tag="start"):
    """The host deals the cards; open seats are given to bots."""

    def entries(self, table: Table, by: Context) -> list[e.AnyEntry]:
        table.need_lobby()
        bots = [
            e.SeatedBot(at=by.at, guest=by.guest, seat=seat, level=DEFAULT_LEVEL)
            for seat, chair in enumerate(table.chairs)
            if chair.open
        ]
        return [*bots, e.Started(seed=str(by.new_seed()), **self.signed(by))]


class Lock(HostCommand, frozen=True, kw_only=True, tag="lock"):
    """The host lets nobody else sit down, or does again."""

    locked: bool

    def entries(self, table: Table, by: Context) -> list[e.AnyEntry]:
        return [e.Locked(locked=self.locked, **self.signed(by))]


class Kick(HostCommand, frozen=True, kw_only=True, tag="kick"):
    """The host sends the player of a seat away; a bot plays on if the game is running."""

    seat: Seat

    def entries(self, table: Table, by: Context) -> list[e.AnyEntry]:
        _need_other_player(table, self.seat)
        return [e.Kicked(seat=self.seat, **self.signed(by))]


class PassHost(HostCommand, frozen=True, kw_only=True, tag="host"):
    """The host makes the player of another seat the host."""

    seat: Seat

    def entries(self, table: Table, by: Context) -> list[e.AnyEntry]:
        _need_other_player(table, self.seat)
        return [e.NewHost(seat=self.seat, **self.signed(by))]


class SeatBot(HostCommand, frozen=True, kw_only=True, tag="bot"):
    """The host gives an open seat, or that of an absent player, to a bot."""

    seat: Seat
    level: Level = DEFAULT_LEVEL

    def entries(self, table: Table, by: Context) -> list[e.AnyEntry]:
        chair = table.chair(self.seat)
        check_level(self.level)
        if table.game is None and chair.guest:
            raise Refused("seat_taken", seat=self.seat)
        if chair.guest == table.host:
            raise Refused("not_yourself")
        return [e.SeatedBot(seat=self.seat, level=self.level, **self.signed(by))]


class Free(HostCommand, frozen=True, kw_only=True, tag="free"):
    """The host opens a bot's seat to people."""

    seat: Seat

    def entries(self, table: Table, by: Context) -> list[e.AnyEntry]:
        table.need_lobby()
        if not table.chair(self.seat).level:
            raise Refused("no_bot_there", seat=self.seat)
        return [e.Freed(seat=self.seat, **self.signed(by))]


AnyCommand = Sit | Leave | Start | Lock | Kick | SeatBot | Free | PassHost | Play | Undo | Back | Rematch
READ_COMMAND: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open: a setup, who shall sit where, a clock, and whether it is listed."""

    setup: dict[str, Any] = {}
    seats: list[SeatPlan] | None = None
    listed: bool = False
    clock: ClockPlan | None = None
    name: Name | None = None
