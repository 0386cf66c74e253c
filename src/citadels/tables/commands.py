"""What a guest can ask for at a table. The same commands come over HTTP and over a socket.

Each command is one class, with what it needs, the entries it leads to, and its answer (``settle``).
"""

from collections.abc import Iterator
from itertools import count
from typing import Annotated, ClassVar

import msgspec

from citadels.bots import USUAL_LEVEL
from citadels.tables import chat_commands as chat
from citadels.tables import entries as e
from citadels.tables import lessons
from citadels.tables import seat_commands as seats
from citadels.tables import shuffle_commands as shuffle
from citadels.tables.chat import ChatLevel
from citadels.tables.command import (
    Command,
    Context,
    HostCommand,
    Name,
    NewTable,
    Seat,
    Settled,
    need_open_question,
)
from citadels.tables.dealing import deal
from citadels.tables.entry import Entry
from citadels.tables.fairness import seed_of
from citadels.tables.hints import AllowHints
from citadels.tables.messages import Answer
from citadels.tables.names import LONGEST_NAME, clean_name, skeleton
from citadels.tables.plans import (
    USUAL_PACE,
    ClockPlan,
    Pace,
    SeatPlan,
    SetupAsked,
    check_clock,
    check_level,
    read_setup,
)
from citadels.tables.refusals import Refused
from citadels.tables.shuffle_entries import Sealed
from citadels.tables.table import Table

Suggested = Annotated[
    bool, msgspec.Meta(description="Whether the name was only suggested: if it is taken, it gets a number.")
]
Level = Annotated[str, msgspec.Meta(max_length=40, description="A level or a bot's code, such as `normal`.")]
Agrees = Annotated[bool, msgspec.Meta(description="Whether you want to abandon the game.")]
Choice = Annotated[str, msgspec.Meta(max_length=100, description="The text of a choice.")]
Place = Annotated[
    str,
    msgspec.Meta(
        max_length=100,
        description="A place of the table: `hand market`, `table market`, `district 2 market+1`, `seat 2` "
        "or `character king`.",
    ),
]


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a seat, the first open one if none is named; or change name and seat before the start."""

    name: Name
    seat: Seat | None = None
    suggested: Suggested = False

    def settle(self, table: Table, by: Context) -> Settled:
        name, seat = clean_name(self.name), table.seat_of(by.guest)
        table.need_not_banned(by.guest)
        table.need_lobby()
        if table.locked and seat is None:
            raise Refused("locked")
        if not self.suggested:
            table.need_free_name(name, seat)
        elif skeleton(name) in (taken := table.names_taken(seat)):
            name = next(other for other in _numbered(name) if skeleton(other) not in taken)
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


def _numbered(name: str) -> Iterator[str]:
    """Other names for a second visitor who was suggested the same one: Fox 2, Fox 3."""
    return (f"{name[: LONGEST_NAME - 2]} {number}" for number in count(2))


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Give up the seat; a bot plays on if the game is running."""

    def settle(self, table: Table, by: Context) -> Settled:
        own = table.own_seat(by.guest)
        table.need_not_over()
        if table.chairs[own].stand_in:
            raise Refused("already_away")
        entries: list[Entry] = [e.Left(seat=own, **self.signed(by))]
        if by.guest == table.host and table.game is None:
            # A host who leaves before the start hands the table to the first of the others.
            others = [other for other, chair in enumerate(table.chairs) if chair.guest and other != own]
            entries += [e.NewHost(at=by.at, seat=seat) for seat in others[:1]]
        return Settled(entries)


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Make a choice of the open decision, by its text."""

    in_lessons: ClassVar[bool] = True

    choice: Choice

    def settle(self, table: Table, by: Context) -> Settled:
        own = table.own_seat(by.guest)
        game = table.running()
        if table.lesson is not None and table.lesson.waits != "choice":
            raise Refused("lesson_waits")
        # A player who is not asked learns only that, whatever they tried.
        if game.decision.seat != own:
            raise Refused("not_your_turn")
        why = game.why_not(self.choice)
        if why is not None:
            raise Refused("not_possible", reason=why.id, arguments=why.arguments)
        spent, entries = by.waited, list[Entry]()
        if table.chairs[own].stand_in:
            # A player who plays is back.
            entries.append(e.CameBack(seat=own, at=by.at))
            if table.gets_time(own):
                spent = 0  # the time left before was used up
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


class Abandon(Command, frozen=True, kw_only=True, tag="abandon"):
    """The host closes a table that has not started. A game is abandoned once all who play it agree."""

    agrees: Agrees = True

    def settle(self, table: Table, by: Context) -> Settled:
        if table.game is None:
            table.need_not_closed()
            if by.guest != table.host:
                raise Refused("not_host")
            return Settled([e.Closed(**self.signed(by))])
        table.own_seat(by.guest)
        table.need_not_over()
        voted = e.Voted(agrees=self.agrees, **self.signed(by))
        # Whoever has left to a bot is not asked.
        asked = {chair.guest for chair in table.chairs if not chair.plays_itself}
        if self.agrees and asked <= table.votes | {by.guest}:
            return Settled([voted, e.Closed(at=by.at)])
        return Settled([voted])


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

    def _opened(self, table: Table, by: Context) -> list[Entry]:
        """Everybody moves on one seat; the guest who asks is the host."""
        chairs = [table.chairs[-1], *table.chairs[:-1]]
        opened = e.Opened(
            at=by.at,
            guest=by.guest,
            setup=table.setup.to_json(),
            seats=[SeatPlan(bot=chair.level if not chair.guest else None) for chair in chairs],
            clock=table.clock,
            chat=table.chat.allowed,
            pace=table.pace,
            hints=table.hints,
            secret=by.new_secret(),
            moved=table.moved + 1,
        )
        people = [
            e.Sat(at=by.at, guest=chair.guest, seat=seat, name=chair.name)
            for seat, chair in enumerate(chairs)
            if chair.guest
        ]
        return [opened, *people]


def _need_other_player(table: Table, seat: int) -> None:
    """A person other than the host must sit there."""
    chair = table.chair(seat)
    if not chair.guest:
        raise Refused("nobody_there", seat=seat)
    if chair.guest == table.host:
        raise Refused("not_yourself")


class Start(HostCommand, frozen=True, kw_only=True, tag="start"):
    """The host deals the cards; open seats are given to bots."""

    def entries(self, table: Table, by: Context) -> list[Entry]:
        table.need_lobby()
        bots = [
            e.SeatedBot(at=by.at, guest=by.guest, seat=seat, level=USUAL_LEVEL)
            for seat, chair in enumerate(table.chairs)
            if chair.open
        ]
        if any(chair.commitment for chair in table.chairs):
            return [*bots, Sealed(**self.signed(by))]  # the cards are dealt when all parts are revealed
        seed = by.new_seed()
        if table.shuffle.secret:
            seed = seed_of(table.shuffle.fairness_of_server(len(table.chairs)))
        return [*bots, deal(table, seed, **self.signed(by))]


class Change(HostCommand, frozen=True, kw_only=True, tag="change"):
    """The host changes what will be played, before the start. People keep their seats."""

    setup: SetupAsked
    clock: ClockPlan | None = None
    listed: bool = False

    def entries(self, table: Table, by: Context) -> list[Entry]:
        table.need_lobby()
        setup = read_setup(self.setup)
        check_clock(self.clock)
        people = sum(bool(chair.guest) for chair in table.chairs)
        if people > setup.players:
            raise Refused("too_many_people", people=people, players=setup.players)
        return [e.Changed(setup=setup.to_json(), clock=self.clock, listed=self.listed, **self.signed(by))]


class Lock(HostCommand, frozen=True, kw_only=True, tag="lock"):
    """The host locks or unlocks the table for further players."""

    locked: bool

    def entries(self, table: Table, by: Context) -> list[Entry]:
        return [e.Locked(locked=self.locked, **self.signed(by))]


class SetPace(Command, frozen=True, kw_only=True, tag="pace"):
    """The host says how fast bots play; so does the only person among bots."""

    in_lessons: ClassVar[bool] = True

    pace: Pace

    def settle(self, table: Table, by: Context) -> Settled:
        if by.guest != table.host:
            own = table.own_seat(by.guest)
            others = (chair for seat, chair in enumerate(table.chairs) if seat != own)
            if not all(chair.plays_itself for chair in others):
                raise Refused("not_host")
        table.need_not_over()
        same = self.pace == table.pace
        return Settled([] if same else [e.Paced(pace=self.pace, **self.signed(by))])


class Kick(HostCommand, frozen=True, kw_only=True, tag="kick"):
    """The host sends the player of a seat away; a bot plays on if the game is running."""

    seat: Seat

    def entries(self, table: Table, by: Context) -> list[Entry]:
        _need_other_player(table, self.seat)
        need_open_question(table)
        return [e.Kicked(seat=self.seat, **self.signed(by))]


class PassHost(HostCommand, frozen=True, kw_only=True, tag="host"):
    """The host makes the player of another seat the host."""

    seat: Seat

    def entries(self, table: Table, by: Context) -> list[Entry]:
        _need_other_player(table, self.seat)
        return [e.NewHost(seat=self.seat, **self.signed(by))]


class SeatBot(HostCommand, frozen=True, kw_only=True, tag="bot"):
    """The host gives an open seat, or that of an absent player, to a bot."""

    seat: Seat
    level: Level = USUAL_LEVEL

    def entries(self, table: Table, by: Context) -> list[Entry]:
        chair = table.chair(self.seat)
        check_level(self.level)
        if table.game is None and chair.guest:
            raise Refused("seat_taken", seat=self.seat)
        if chair.guest == table.host:
            raise Refused("not_yourself")
        if chair.guest and not chair.stand_in and chair.guest in by.online:
            raise Refused("player_present", seat=self.seat)
        need_open_question(table)
        return [e.SeatedBot(seat=self.seat, level=self.level, **self.signed(by))]


class Free(HostCommand, frozen=True, kw_only=True, tag="free"):
    """The host opens a bot's seat to people."""

    seat: Seat

    def entries(self, table: Table, by: Context) -> list[Entry]:
        table.need_lobby()
        if not table.chair(self.seat).level:
            raise Refused("no_bot_there", seat=self.seat)
        return [e.Freed(seat=self.seat, **self.signed(by))]


AnyCommand = (
    Sit
    | Leave
    | Start
    | Change
    | Lock
    | SetPace
    | Kick
    | SeatBot
    | Free
    | PassHost
    | Play
    | Undo
    | Back
    | Rematch
    | Abandon
    | seats.Move
    | seats.Take
    | seats.Ask
    | seats.Grant
    | chat.Say
    | chat.AllowChat
    | chat.Block
    | chat.Report
    | chat.Silence
    | AllowHints
    | lessons.GoToStep
    | shuffle.Commit
    | shuffle.Reveal
)
READ_COMMAND: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open: a setup, who sits where, a clock, the pace of bots, and whether it is listed."""

    setup: SetupAsked = {}
    seats: list[SeatPlan] | None = None
    listed: bool = False
    clock: ClockPlan | None = None
    chat: ChatLevel = "phrases"
    pace: Pace = USUAL_PACE
    hints: bool | None = None  # None: if one person is alone among bots
    name: Name | None = None
