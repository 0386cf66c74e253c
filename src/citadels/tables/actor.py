"""A table at work: commands one after the other, each checked, stored, answered and then told to all.

What a recipient gets comes from the engine's view of that seat alone. Versions count what that recipient was
sent, so that they tell nothing about choices made in secret.
"""

import asyncio
import hashlib
import random
import secrets
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from time import time
from typing import Any, Final

import msgspec

from citadels.tables import commands as c
from citadels.tables import entries as e
from citadels.tables import statements as s
from citadels.tables.history import history
from citadels.tables.outbox import Outbox, Sent
from citadels.tables.outcome import decided, sheets
from citadels.tables.ports import Services
from citadels.tables.refusals import Refused
from citadels.tables.settings import Settings
from citadels.tables.table import DEFAULT_LEVEL, Chair, Table

_encode: Final = msgspec.json.Encoder().encode
_NO_GAME: Final = _encode(
    {"can_undo": False, "view": None, "scores": None, "decided": None, "event_count": 0}
)
# A warning comes when so much of the time is left, or this part of the bank where that is less.
WARNING_SECONDS: Final = 15.0
WARNING_SHARE: Final = 0.25
# Where nobody may know who is asked, no clock runs; after so many seconds a bot answers once.
SECRET_SECONDS: Final = 30.0
# Whoever reloads a page has not gone: a player is offline after so many seconds without a connection.
GONE_SECONDS: Final = 5.0
# Answers that are given for somebody take between these parts of the delay, whatever is hidden.
DELAYS: Final = (0.75, 1.5)

Viewer = int | None  # a seat, or None for whoever only watches
Work = Callable[[], Awaitable[None]]


def now() -> int:
    return int(time() * 1000)


def _unheard(doing: "asyncio.Future[Any]") -> None:
    """Whoever has gone away is not told why something was refused; that is no mistake of the program."""
    if not doing.cancelled() and not isinstance(doing.exception(), Refused):
        doing.result()


class _Json:
    """Parts of views as JSON: each is encoded once, however many views it is in."""

    def part(self, value: Any) -> msgspec.Raw:
        return msgspec.Raw(_encode(value))

    def begun(self, values: dict[str, Any]) -> bytes:
        return _encode(values)[:-1] + b","

    def completed(self, begun: bytes, more: dict[str, Any]) -> msgspec.Raw:
        return msgspec.Raw(begun + _encode(more)[1:])


JSON: Final = _Json()


class Face:
    """What one recipient may know now, as JSON, and its version."""

    __slots__ = ("game", "of", "table", "version")

    def __init__(self, version: int) -> None:
        self.of = -1  # the change of the table that it was made after
        self.table = b""  # the table without who is online: that makes no new version
        self.game = b""  # everything else
        self.version = version


class TableActor:
    """The one owner of a table while it is in memory."""

    def __init__(
        self,
        table: Table,
        services: Services,
        settings: Settings,
        open_rematch: "Callable[[Table, str], Awaitable[str]]",
    ) -> None:
        self.table = table
        self._services = services
        self._storage = services.storage
        self._monitoring = services.monitoring
        self._settings = settings
        self._open_rematch = open_rematch
        self._turn = asyncio.Lock()
        self._faces: dict[Viewer, Face] = {}
        # Versions go on from a time, so that none of before a restart is taken for one of after it.
        self._first_version = now()
        self._changes = 0
        self._described = (b"", b"")  # the table for everybody, without and with who is online; empty: anew
        self._setup = msgspec.Raw(_encode(table.setup.to_json()))
        self._outboxes: set[Outbox] = set()
        self._online: set[str] = set()  # guests with a connection, or who had one a moment ago
        self._presence = 0  # grows whenever somebody comes or goes
        self._going: dict[str, asyncio.TimerHandle] = {}
        self._timer: asyncio.Task[None] | None = None
        self._asked_at = now()
        self._asked = -1  # which decision that was
        self._rounds: list[dict[str, Any]] | None = None  # of a game that is over: they never change
        self._delay = 0.0
        self.used_at = now()
        self.lost = False  # its entries could not be stored: it must be read anew
        self._arrange()

    # Commands

    async def do_anyway(self, command: c.AnyCommand, guest: str) -> dict[str, Any]:
        """A sender who goes away does not stop it half-way."""
        doing = asyncio.ensure_future(self.do(command, guest))
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            doing.add_done_callback(_unheard)
            raise

    async def do(
        self,
        command: c.AnyCommand,
        guest: str,
        acknowledge: Callable[[dict[str, Any]], None] = lambda _: None,
    ) -> dict[str, Any]:
        """Carry a command out; Refused says why not. It is acknowledged when it is stored, then told to all.

        It must not be stopped half-way.
        """
        async with self._turn:
            if self.lost:
                raise Refused("try_again")
            self.used_at = now()
            entries: list[e.AnyEntry] = []
            repeated = self.table.repeated(guest, command.id)
            if not repeated:
                self._check_version(command, guest)
                entries = self.table.check(command, guest, now())
                match command:
                    case c.Start():
                        entries = self._start(guest, command.id)
                    case c.NewRematch():
                        entries = await self._rematch(guest, command.id)
                    case c.Play():
                        spent = max(0, now() - self._asked_at)
                        if isinstance(entries[0], e.CameBack) and self.table.gets_time(entries[0].seat):
                            spent = 0  # what was left before is gone already
                        entries[-1] = msgspec.structs.replace(entries[-1], spent=spent)
            await self._store(entries)
            result: dict[str, Any] = {"repeated": True} if repeated else {}
            if isinstance(command, c.NewRematch):
                result["table"] = self.table.rematch
            acknowledge(result)
            if entries:
                self._tell(entries)
                self._arrange()
            return result

    def _check_version(self, command: c.AnyCommand, guest: str) -> None:
        if command.version is not None:
            version = self._face(self.table.seat_of(guest)).version
            if command.version != version:
                raise Refused("stale", version=version)

    def _start(self, guest: str, command: str) -> list[e.AnyEntry]:
        """Open seats are given to bots; the seed is secret until the end."""
        at = now()
        bots: list[e.AnyEntry] = [
            e.SeatedBot(at=at, guest=guest, seat=seat, level=DEFAULT_LEVEL)
            for seat, chair in enumerate(self.table.chairs)
            if chair.open
        ]
        return [*bots, e.Started(at=at, guest=guest, command=command, seed=str(secrets.randbits(128)))]

    async def _rematch(self, guest: str, command: str) -> list[e.AnyEntry]:
        """One rematch for all: who asks later is led to the same table."""
        if self.table.rematch:
            return []
        id = await self._open_rematch(self.table, guest)
        return [e.Rematch(at=now(), guest=guest, command=command, table=id)]

    async def _store(self, entries: list[e.AnyEntry]) -> None:
        """Stored for good first, then it happens."""
        if not entries:
            return
        table = self.table
        try:
            await self._storage.write(*self._statements(entries))
        except Exception as error:
            # Nothing has happened here. Whether it is in the database is found out by reading it anew.
            self._monitoring.storage_failed(table.id, error)
            self.lost = True
            await self.close()
            raise Refused("try_again") from error
        for entry in entries:
            table.add(entry)
            self._monitoring.stored(entry)
        if table.over and isinstance(entries[-1], e.Chose):
            self._storage.write_later(s.NewState(table.id, s.OVER, now()))

    def _statements(self, entries: list[e.AnyEntry]) -> Iterator[s.Statement]:
        table = self.table
        for offset, entry in enumerate(entries):
            yield s.NewEntry(table.id, table.entries + offset, e.write_entry(entry))
            match entry:
                case e.Sat():
                    before = table.seat_of(entry.guest)
                    if before is not None:
                        yield s.SeatGivenUp(table.id, before)
                    yield s.SeatTaken(table.id, entry.seat, entry.guest)
                case e.Kicked():
                    yield s.SeatGivenUp(table.id, entry.seat)
                case e.Left() if table.game is None:
                    yield s.SeatGivenUp(table.id, entry.seat)
                case e.NewHost():
                    yield s.NewHost(table.id, table.chairs[entry.seat].guest)
                case e.Started():
                    yield s.NewState(table.id, s.RUNNING, entry.at)

    # Telling

    def _tell(self, entries: list[e.AnyEntry]) -> None:
        """Everybody who is connected is to look again; nobody is waited for."""
        self._changes += 1
        if self.table.over or not all(isinstance(entry, e.Chose | e.TookBack) for entry in entries):
            self._described = (b"", b"")
        if any(isinstance(entry, e.Sat | e.Left | e.Kicked) for entry in entries):
            for outbox in self._outboxes:
                outbox.look_as(self.table.seat_of(outbox.guest))
        for outbox in self._outboxes:
            outbox.look()

    def _face(self, viewer: Viewer) -> Face:
        """What a viewer may know now."""
        face = self._faces.get(viewer)
        if face is None or face.of != self._changes:
            self._make_faces({viewer, *(outbox.viewer for outbox in self._outboxes)})
            face = self._faces[viewer]
        return face

    def _make_faces(self, viewers: set[Viewer]) -> None:
        """For all who are there, step by step: one viewer now and one later would take a tenth longer.

        A version grows only if there is something new for that viewer.
        """
        table = self._table_bytes()[0]
        games = self._game_bytes(viewers)
        for viewer in viewers:
            face = self._faces.get(viewer)
            if face is None:
                face = self._faces[viewer] = Face(self._first_version)
            face.of = self._changes
            if table != face.table or games[viewer] != face.game:
                face.table, face.game = table, games[viewer]
                face.version += 1

    def _table_bytes(self) -> tuple[bytes, bytes]:
        """The table as everybody may know it, without and with who is online."""
        if not self._described[0]:
            table = self._describe()
            without = _encode(table)
            for chair, seat in zip(self.table.chairs, table["seats"], strict=True):
                seat["online"] = bool(chair.guest) and chair.guest in self._online
            self._described = (without, _encode(table))
        return self._described

    def _game_bytes(self, viewers: set[Viewer]) -> dict[Viewer, bytes]:
        """The game as each of them may know it."""
        game = self.table.game
        if game is None:
            return dict.fromkeys(viewers, _NO_GAME)
        common = game.common(JSON)
        rest = _encode(
            {
                # Once everything is open.
                "scores": sheets(game) if game.over else None,
                "decided": decided(game) if game.over else None,
                "event_count": self._event_count(),
            }
        )
        views = [(viewer, game.view_with(common, viewer)) for viewer in viewers]
        return {
            viewer: b'{"can_undo":%b,"view":%b,%b'
            % (_encode(viewer is not None and game.can_undo(viewer)), view, rest[1:])
            for viewer, view in views
        }

    async def rounds(self) -> list[dict[str, Any]]:
        """The game round by round, once everything is open."""
        game = self.table.game
        if game is None or not game.over:
            raise Refused("not_over")
        if self._rounds is None:
            # Aside: the whole game is played once more, and nobody else shall wait for that.
            self._rounds = await self._services.run_aside(partial(history, game))
        return self._rounds

    def _event_count(self) -> int:
        """How many events there are: as many for everybody, whatever each of them may know."""
        game = self.table.game
        return 0 if game is None else len(game.state.log or ())

    def state_for(self, viewer: Viewer, sent: Sent, events_sent: int) -> tuple[bytes, Sent, int] | None:
        """The newest state for a viewer who has had some events already; None if it is what was sent."""
        face, game = self._face(viewer), self.table.game
        newest = face.version, self._presence
        if newest == sent:
            return None
        events_sent = min(events_sent, self._event_count())
        events = [] if game is None else game.events(viewer, events_sent)
        message = b'{"type":"state","version":%d,"state":{"table":%b,"you":%b},%b,"first_event":%d,%b' % (
            face.version,
            self._table_bytes()[1][:-1],
            b"null" if viewer is None else b"%d" % viewer,
            face.game[1:],
            events_sent,
            _encode({"events": events, "clock": self._clock_for()})[1:],
        )
        return message, newest, events_sent + len(events)

    def _describe(self) -> dict[str, Any]:
        """The table as everybody may know it; no guest's id and no token is in it."""
        table = self.table
        return {
            "id": table.id,
            "state": "open" if table.game is None else "over" if table.over else "running",
            "setup": self._setup,
            "listed": table.listed,
            "locked": table.locked,
            "clock": None if table.clock is None else msgspec.to_builtins(table.clock),
            "seats": [self._describe_chair(seat, chair) for seat, chair in enumerate(table.chairs)],
            "rematch": table.rematch or None,
            "rematch_by": table.rematch_by,
        }

    def _describe_chair(self, seat: int, chair: Chair) -> dict[str, Any]:
        kind = "open" if chair.open else "person" if chair.guest else "bot"
        return {
            "seat": seat,
            "kind": kind,
            "name": chair.name or None,
            "level": chair.level or None,
            "away": chair.stand_in,
            "host": bool(chair.guest) and chair.guest == self.table.host,
        }

    def _clock_for(self) -> dict[str, Any] | None:
        """The time of each seat, and whose clock runs: nobody's while it is secret who is asked."""
        table = self.table
        if table.clock is None or table.game is None:
            return None
        running = None
        if not table.game.over and not table.secret():
            seat = table.game.decision.seat
            running = None if table.chairs[seat].plays_itself else seat
        return {
            "left": [None if chair.left is None else round(chair.left) for chair in table.chairs],
            "running": running,
            "since": None if running is None else now() - self._asked_at,
        }

    # Connections

    def connect(self, guest: str, events_sent: int) -> Outbox:
        viewer = self.table.seat_of(guest)
        # Those who watch must not keep a player from coming back.
        most = self._settings.connections_per_table
        if viewer is None and len(self._outboxes) >= most:
            raise Refused("too_many_connections", most=most)
        outbox = Outbox(self, guest, viewer, events_sent if events_sent <= self._event_count() else 0)
        self._outboxes.add(outbox)
        self.used_at = now()
        if guest and guest not in self._online:
            self._online.add(guest)
            self._tell_presence(guest)
        return outbox

    def disconnect(self, outbox: Outbox) -> None:
        self._outboxes.discard(outbox)
        self.used_at = now()
        if outbox.guest and not self._connected(outbox.guest):
            if outbox.guest in self._going:
                self._going[outbox.guest].cancel()
            self._going[outbox.guest] = asyncio.get_running_loop().call_later(
                GONE_SECONDS, self._has_gone, outbox.guest
            )

    def _connected(self, guest: str) -> bool:
        return any(outbox.guest == guest for outbox in self._outboxes)

    def _has_gone(self, guest: str) -> None:
        """Unless the guest has come back meanwhile."""
        self._going.pop(guest, None)
        if guest in self._online and not self._connected(guest):
            self._online.discard(guest)
            self._tell_presence(guest)

    def _tell_presence(self, guest: str) -> None:
        """Whether a player is there is for all to see; it changes nothing that a command could refer to."""
        if self.table.seat_of(guest) is not None:
            self._presence += 1
            self._described = (b"", b"")
            for outbox in self._outboxes:
                outbox.look()

    @property
    def watched(self) -> bool:
        return bool(self._outboxes)

    @property
    def waiting_for_itself(self) -> bool:
        """Whether something will happen here without anybody's command."""
        return self._timer is not None and not self._timer.done()

    # Who plays by itself, and the clocks

    def _arrange(self) -> None:
        """What happens next without anybody's command: a bot's choice, a given answer, a clock."""
        if self.table.asked != self._asked:
            self._asked = self.table.asked
            self._asked_at = now()
            self._delay = self._settings.prompt_delay * random.uniform(*DELAYS)
        if self._timer is not None and self._timer is not asyncio.current_task():
            self._timer.cancel()
        self._timer = None
        seat = self.table.deciding()
        if seat is not None:
            work = self._next_by_itself(seat)
            if work is not None:
                self._timer = asyncio.create_task(self._by_itself(work))

    def _next_by_itself(self, seat: int) -> Work | None:
        table = self.table
        assert table.game is not None
        chair, number = table.chairs[seat], table.entries
        waited = (now() - self._asked_at) / 1000
        out_of_turn = table.out_of_turn()
        if chair.plays_itself:
            delay = self._delay if out_of_turn else self._settings.bot_delay
            return partial(self._let_bot_play, number, seat, delay - waited)
        clocked = table.clock is not None and chair.left is not None
        left = (chair.left or 0.0) / 1000
        # A clock that runs out first does so for one choice as for many: that there was only one is secret.
        in_time = table.secret() or not clocked or self._delay < left
        if out_of_turn and len(table.game.decision.choices) == 1 and in_time:
            return partial(self._answer_for, number, seat, self._delay - waited)
        if table.clock is None or chair.left is None:
            return None
        if table.secret():
            return partial(self._let_bot_play, number, seat, SECRET_SECONDS - waited)
        return partial(self._run_out, number, seat, left - waited, table.clock)

    async def _by_itself(self, work: Work) -> None:
        try:
            await work()
        except Exception as error:
            # Said and not hidden: what comes next at this table waits for a command or for a restart.
            reason = error.id if isinstance(error, Refused) else type(error).__name__
            self._monitoring.log("not_played", table=self.table.id, reason=reason)

    async def _let_bot_play(self, number: int, seat: int, delay: float) -> None:
        game = self.table.game
        assert game is not None
        level = self.table.chairs[seat].level or DEFAULT_LEVEL
        seed = self._bot_seed(number)
        observation = game.observe(seat).to_json()
        choice, _ = await asyncio.gather(
            self._services.bot_workers.choose(observation, level, seed), asyncio.sleep(max(0.0, delay))
        )
        if number != self.table.entries:
            return
        if choice is None or game.why_not(choice) is not None:
            # A bot that fails must not hold up the table.
            options = game.decision.options
            choice = str(options[seed % len(options)])
            self._monitoring.bot_failed(level)
        await self._add_by_itself(number, e.Chose(at=now(), seat=seat, choice=choice))

    async def _answer_for(self, number: int, seat: int, delay: float) -> None:
        assert self.table.game is not None
        choice = str(self.table.game.decision.options[0])
        await asyncio.sleep(max(0.0, delay))
        # It costs time as an answer of the player's own would: the clock must not tell one from the other.
        spent = max(0, now() - self._asked_at)
        await self._add_by_itself(number, e.Chose(at=now(), seat=seat, choice=choice, spent=spent))

    async def _run_out(self, number: int, seat: int, seconds: float, clock: e.ClockPlan) -> None:
        """A warning, and when the time is up, a bot plays until the player is back."""
        warning = min(WARNING_SECONDS, clock.bank * WARNING_SHARE)
        if seconds > warning:
            await asyncio.sleep(seconds - warning)
            seconds = warning
        message = _encode({"type": "warning", "seat": seat, "left": round(max(0.0, seconds) * 1000)})
        for outbox in self._outboxes:
            if outbox.viewer == seat:
                outbox.answer(message)
        await asyncio.sleep(max(0.0, seconds))
        await self._add_by_itself(number, e.RanOut(at=now(), seat=seat))

    async def _add_by_itself(self, number: int, entry: e.AnyEntry) -> None:
        async with self._turn:
            if number == self.table.entries and not self.lost:
                await self._store([entry])
                self._tell([entry])
                self._arrange()

    def _bot_seed(self, number: int) -> int:
        """A seed of the bot's own, that tells nothing about the game's."""
        game = self.table.game
        assert game is not None
        text = f"{self.table.id}/{number}/{game.seed}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=8, person=b"bots").digest())

    async def close(self) -> None:
        if self._timer is not None and self._timer is not asyncio.current_task():
            self._timer.cancel()
        for going in self._going.values():
            going.cancel()
        for outbox in list(self._outboxes):
            outbox.close()
