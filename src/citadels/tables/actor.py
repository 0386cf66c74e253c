"""A table at work (an actor): each command in its turn is settled, stored, and then happens for all."""

import asyncio
from collections.abc import Sequence
from functools import partial

from citadels.tables import entries as e
from citadels.tables.autoplay import Autoplay
from citadels.tables.codes import new_code, new_seed
from citadels.tables.commands import AnyCommand, Context, Settled
from citadels.tables.history import history
from citadels.tables.messages import Answer, History, WarningFrame, encode
from citadels.tables.outbox import NOTHING_SENT, Outbox, Viewer
from citadels.tables.ports import Services
from citadels.tables.presence import Presence
from citadels.tables.refusals import Refused
from citadels.tables.settings import Settings
from citadels.tables.statements import OVER, NewState
from citadels.tables.table import Table
from citadels.tables.views import Views
from citadels.tables.wall_clock import now


class TableActor:
    """The one owner of a table while it is in memory."""

    def __init__(self, table: Table, services: Services, settings: Settings) -> None:
        self.table = table
        self.used_at = now()
        self.lost = False  # its entries could not be stored: it must be read anew
        self._services = services
        self._turn = asyncio.Lock()
        self._history: History | None = None  # of a game that is over: it never changes
        self._autoplay = Autoplay(table, services, settings, self._add_by_itself, self._warn)
        self._presence = Presence(table, settings.connections_per_table, self._presence_changed)
        # Versions go on from a time, so that none of before a restart is taken for one of after it.
        self._views = Views(table, self._presence, self._autoplay.clock, now())
        self._autoplay.arrange()

    # Commands

    async def do(self, command: AnyCommand, guest: str) -> Answer:
        """Carry a command out and answer it when it is stored; Refused says why not.

        It must not be stopped half-way. Others see what happened when they are next written to: the answer is
        there first, because nothing is awaited between the broadcast and the return.
        """
        async with self._turn:
            if self.lost:
                raise Refused("try_again")
            self.used_at = now()
            if self.table.repeated(guest, command.id):
                return command.again(self.table)
            if command.version is not None:
                self._check_version(command.version, guest)
            asked_at = self._autoplay.asked_at
            settled = command.settle(self.table, Context(guest, now(), asked_at, new_seed, new_code))
            await self._carry_out(settled)
            return settled.answer

    def _check_version(self, seen: int, guest: str) -> None:
        version = self._views.version(self.table.seat_of(guest))
        if seen != version:
            raise Refused("stale", version=version)

    async def _add_by_itself(self, number: int, entry: e.AnyEntry) -> None:
        """An entry that no command has asked for, unless something else happened meanwhile."""
        async with self._turn:
            if number == self.table.entries and not self.lost:
                await self._carry_out(Settled([entry]))

    async def _carry_out(self, settled: Settled) -> None:
        """Stored for good first; then it happens, and everybody may see it."""
        entries = settled.entries
        if not entries:
            return
        await self._store(settled)
        for entry in entries:
            self.table.add(entry)
            self._services.monitoring.stored(entry)
        if self.table.over and isinstance(entries[-1], e.Chose):
            self._services.storage.write_later(NewState(self.table.id, OVER, now()))
        self._broadcast(entries)
        self._autoplay.arrange()

    async def _store(self, settled: Settled) -> None:
        statements = list(e.statements_of(self.table, settled.entries))
        if settled.opens is not None:
            statements += e.statements_of(Table(settled.opens.id), settled.opens.entries)
        try:
            await self._services.storage.write(*statements)
        except Exception as error:
            # Nothing has happened here. Whether it is in the storage is found out by reading it anew.
            self._services.monitoring.storage_failed(self.table.id, error)
            self.lost = True
            await self.close()
            raise Refused("try_again") from error

    # Seeing

    def _broadcast(self, entries: Sequence[e.AnyEntry]) -> None:
        self._views.changed(entries)
        if any(entry.moves_people for entry in entries):
            self._presence.people_moved()
        self._presence.broadcast()

    def _presence_changed(self) -> None:
        self._views.presence_changed()

    def _warn(self, seat: int, left: int) -> None:
        self._presence.send(seat, encode(WarningFrame(seat=seat, left=left)))

    def state(self, viewer: Viewer, since: int) -> bytes:
        """The newest state as a viewer may know it, with the events from a number on."""
        found = self._views.state_for(viewer, NOTHING_SENT, since)
        assert found is not None
        return found[0]

    async def history(self) -> History:
        """The game round by round, once everything is open."""
        game = self.table.game
        if game is None or not game.over:
            raise Refused("not_over")
        if self._history is None:
            # Aside: the whole game is played once more, and nobody else shall wait for that.
            self._history = await self._services.run_aside(partial(history, game))
        return self._history

    # Connections

    def connect(self, guest: str, events_sent: int) -> Outbox:
        self.used_at = now()
        had = events_sent if events_sent <= self._views.event_count else 0
        return self._presence.connect(self._views, guest, had)

    def disconnect(self, outbox: Outbox) -> None:
        self.used_at = now()
        self._presence.disconnect(outbox)

    @property
    def idle(self) -> bool:
        """Whether nobody looks, and nothing will happen without a command."""
        return not self._presence.watched and not self._autoplay.waiting

    async def close(self) -> None:
        self._autoplay.stop()
        self._presence.close()
