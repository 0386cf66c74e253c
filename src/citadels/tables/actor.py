"""A running table (an actor): each command in turn is settled and stored, and then happens for all."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

from citadels.tables import entries as e
from citadels.tables import snapshots
from citadels.tables.autoplay import Autoplay
from citadels.tables.chat_entries import ChatEntry
from citadels.tables.clocks import now, ticks, today
from citadels.tables.codes import new_secret, new_seed
from citadels.tables.command import Command, Context, Settled
from citadels.tables.entry import Entry
from citadels.tables.hints import READ_HINT, Hint, Hinted
from citadels.tables.history import history
from citadels.tables.limits import Buckets
from citadels.tables.messages import Answer, ChatFrame, History, WarningFrame, encode
from citadels.tables.outbox import Outbox, Viewer
from citadels.tables.ports import Services
from citadels.tables.presence import Presence
from citadels.tables.questions import AskHint
from citadels.tables.refusals import HandedOver, Refused
from citadels.tables.settings import Settings
from citadels.tables.snapshots import end_of
from citadels.tables.statements import OVER, RUNNING, NewSnapshot, NewSummary
from citadels.tables.summary import Summary, opening, summary_of, write_summary
from citadels.tables.table import Table
from citadels.tables.views import Views

# A snapshot takes a millisecond. Between rounds it is needed only if a server is killed, and a later version
# takes its place.
ROUNDS_KEPT: Final = 3
# How often a guest may do other things at a table in a minute: no one needs more, and guessing a code that
# moves a seat would take millions of years.
PER_MINUTE: Final = {"code": 6.0, "ask": 6.0, "report": 10.0, "commit": 20.0, "hint": 30.0}


class TableActor:
    """The one owner of a table while it is in memory."""

    def __init__(self, table: Table, services: Services, settings: Settings) -> None:
        self.table = table
        self.used_at = ticks()
        self.lost = False  # its entries could not be stored, or are not ours: it must be read again
        self.handed_over = False  # another server plays the table from now on
        self._services = services
        self._stored = table.lesson is None  # nobody needs a lesson again: every step can be begun anew
        # Which rounds have a snapshot, and after how many entries; what was read from the storage is kept.
        self._kept: int | str = OVER if table.over else -1
        self._kept_entries = table.entries
        self._summary: Summary | None = None  # as it is stored
        self._turn = asyncio.Lock()
        self._paces = {
            what: Buckets(often / 60, often)
            for what, often in {"say": settings.chat_per_minute, **PER_MINUTE}.items()
        }
        self._hint: tuple[int, int, Hint] | None = None  # the latest: for a seat, after so many steps
        self._history: History | None = None  # of a finished game: it never changes
        self._presence = Presence(table, settings.connections_per_table, self._presence_changed)
        self._autoplay = Autoplay(
            table,
            services,
            settings,
            self._presence.online,
            lambda: self._presence.watched,
            self._presence.whose,
            self._add_by_itself,
            self._warn,
        )
        # Versions start from the time, so versions from before and after a restart never mix.
        autoplay = self._autoplay
        self._views = Views(table, self._presence, autoplay.clock, autoplay.stand_in, now())
        self._autoplay.arrange()

    # Commands

    async def do(self, command: Command, guest: str) -> Answer:
        """Carry a command out and answer it when it is stored; Refused says why not.

        It must not be cancelled half-way. The answer reaches the sender before others see what happened,
        because nothing is awaited between the broadcast and the return.
        """
        async with self._turn:
            if self.handed_over:
                raise HandedOver
            if self.lost:
                raise Refused("try_again")
            self.used_at = ticks()
            if self.table.lesson is not None and not command.in_lessons:
                raise Refused("in_lesson")
            if self.table.repeated(guest, command.id):
                return command.again(self.table)
            if self.table.dealing and not command.while_dealing:
                raise Refused("dealing")
            if command.version is not None:
                self._check_version(command.version, guest)
            waited = ticks() - self._autoplay.asked_at
            online, pace = self._presence.online, partial(self._pace, guest)
            code = self._services.new_code
            context = Context(guest, now(), waited, new_seed, new_secret, code, online, pace)
            settled = command.settle(self.table, context)
            await self._carry_out(settled)
            return settled.answer

    def _check_version(self, seen: int, guest: str) -> None:
        version = self._views.version(self.table.seat_of(guest))
        if seen != version:
            raise Refused("stale", version=version)

    def _pace(self, guest: str, what: str) -> None:
        """Guests who do this too often must wait, each by themselves."""
        if not self._paces[what].take(guest):
            raise Refused("too_fast")

    async def _add_by_itself(self, number: int, entry: Entry) -> None:
        """Add an entry that no command asked for, unless something else happened in the meantime."""
        async with self._turn:
            if number == self.table.steps and not self.lost:
                await self._carry_out(Settled([entry]))

    async def _carry_out(self, settled: Settled) -> None:
        """Entries are stored first; then they happen, and everybody may see them."""
        entries = settled.entries
        if not entries:
            return
        if self._stored:
            await self._store(settled)
        for entry in entries:
            self.table.add(entry)
            self._services.monitoring.stored(entry)
        if self._stored:
            self._keep()
            self._keep_summary()
        if all(entry.beside for entry in entries):
            self._broadcast_beside(entries)
        else:
            self._broadcast(entries)
            self._autoplay.arrange()

    def _keep(self) -> None:
        """Store the record of a game that is over, and a snapshot of one that goes on, every few rounds."""
        table = self.table
        if table.game is None or self._kept == OVER:
            return
        if table.over:
            self._kept = OVER
            self._services.storage.write_later(*end_of(table))
        elif table.game.state.round // ROUNDS_KEPT != self._kept:
            self._kept = table.game.state.round // ROUNDS_KEPT
            self._keep_snapshot()

    def _keep_summary(self) -> None:
        summary = summary_of(self.table)
        if summary != self._summary:
            self._summary = summary
            self._services.storage.write_later(NewSummary(self.table.id, write_summary(summary)))

    def _keep_snapshot(self) -> None:
        self._kept_entries = self.table.entries
        self._services.storage.write_later(NewSnapshot(self.table.id, snapshots.write(self.table)))

    async def _store(self, settled: Settled) -> None:
        statements = list(e.statements_of(self.table, settled.entries))
        if settled.opens is not None:
            statements += opening(settled.opens.id, settled.opens.entries)
        try:
            await self._services.storage.write(*statements)
        except Exception as error:
            # Nothing has happened in memory. Reading the table again shows what was stored.
            self._services.monitoring.storage_failed(self.table.id, error)
            await self.lose()
            raise Refused("try_again") from error

    async def lose(self) -> None:
        """What is in memory does not count any more; whoever is connected comes again."""
        self.lost = True
        await self.close()

    def stand_still(self) -> None:
        """Nothing new is begun; the command under way comes to its end."""
        self.handed_over = self.lost = True
        self._autoplay.stop()

    async def hand_over(self) -> None:
        """Everything that was begun is stored; connections end later, with ``close``."""
        async with self._turn:
            self._autoplay.stop()
            self._keep_last_snapshot()

    # Hints

    async def hint(self, asked: AskHint, guest: str) -> Hint:
        """What a strong bot would do; that it was asked is stored before it is told."""
        seat, step = asked.seat(self.table, guest), self.table.steps
        self._pace(guest, "hint")
        if self._hint is None or self._hint[:2] != (seat, step):
            assert self.table.game is not None
            observation = self.table.game.observe(seat).to_json()
            advice = await self._services.bot_workers.advise(observation, self._presence.whose())
            if advice is None:
                raise Refused("try_again")
            async with self._turn:
                if self.lost or step != self.table.steps:
                    raise Refused("stale", version=self._views.version(seat))
                await self._carry_out(Settled([Hinted(at=now(), guest=guest, seat=seat)]))
                self._hint = (seat, step, READ_HINT.decode(advice))
        return self._hint[2]

    # Seeing

    def _broadcast_beside(self, entries: Sequence[Entry]) -> None:
        """The game goes on as if it had not happened: no version, no new delay for a bot."""
        said = [entry for entry in entries if isinstance(entry, ChatEntry)]
        if said:
            self._presence.talked(any(entry.changes_past for entry in said))
        if self._views.changed_beside():
            self._presence.broadcast()

    def _broadcast(self, entries: Sequence[Entry]) -> None:
        self._views.changed(entries)
        if any(entry.moves_people for entry in entries):
            self._presence.people_moved()
        if any(entry.rewinds for entry in entries):
            self._presence.rewound()
        self._presence.broadcast()

    def _presence_changed(self) -> None:
        self._views.presence_changed()
        self._autoplay.presence_changed()

    def _warn(self, seat: int, left: int) -> None:
        self._presence.send(seat, encode(WarningFrame(seat=seat, left=left)))

    def state(self, viewer: Viewer, since: int) -> bytes:
        """The newest state as a viewer may know it, with the events from a number on."""
        self._check_spectator(viewer)
        found = self._views.state_for(viewer, None, since, changes=False)
        assert found is not None
        return found[0]

    def _check_spectator(self, viewer: Viewer) -> None:
        """Whoever looks on could play the same deal afterwards."""
        if viewer is None:
            self.table.need_revealed(today().isoformat())

    @property
    def names(self) -> list[str]:
        """Everybody's names, by seat."""
        return self.table.names

    async def history(self) -> History:
        """The game round by round, once everything is open."""
        game = self.table.game
        if game is None or not game.over:
            raise Refused("not_over")
        self.table.need_revealed(today().isoformat())
        if self._history is None:
            # In the background: it replays the whole game, and nobody else should wait for that.
            self._history = await self._services.run_aside(partial(history, game))
        return self._history

    def chat(self, guest: str) -> ChatFrame:
        """What a guest hears of the latest talk."""
        messages, _ = self._views.chat_for(guest, self.table.seat_of(guest), 0)
        return ChatFrame(first=True, messages=messages)

    # Connections

    def connect(self, guest: str, events_sent: int, changes: bool = False, address: str = "") -> Outbox:
        self.used_at = ticks()
        self._check_spectator(self.table.seat_of(guest))
        # Of a lesson, whatever was sent may be outdated.
        kept = self.table.lesson is None and events_sent <= self._views.event_count
        had = events_sent if kept else 0
        outbox = self._presence.connect(self._views, guest, had, changes, address)
        if not self._autoplay.waiting:
            self._autoplay.arrange()
        return outbox

    def disconnect(self, outbox: Outbox) -> None:
        self.used_at = ticks()
        self._presence.disconnect(outbox)

    def part_from(self, guest: str) -> None:
        """End the connections of a guest; they may come again with another token."""
        self._presence.part_from(guest)

    @property
    def idle(self) -> bool:
        """Whether nobody is connected, no command is carried out, and nothing will happen without one."""
        return not (self._presence.watched or self._turn.locked() or self._autoplay.waiting)

    async def close(self) -> None:
        if not self.lost:
            self._keep_last_snapshot()
        self._autoplay.stop()
        self._presence.close()

    def _keep_last_snapshot(self) -> None:
        """A later version of the rules may go on from here."""
        running = self.table.state == RUNNING and self._stored
        if running and self.table.entries > self._kept_entries:
            self._keep_snapshot()
