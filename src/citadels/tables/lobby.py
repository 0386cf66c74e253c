"""All tables: found, opened, read from the storage and put away again."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Final

from citadels.tables import entries as e
from citadels.tables.actor import TableActor
from citadels.tables.codes import hashed, is_code, new_code, new_guest
from citadels.tables.commands import OpenTable, Sit
from citadels.tables.limits import Buckets
from citadels.tables.messages import ListedTable, MyTable
from citadels.tables.plans import check_clock, check_seats, clean_name, read_setup
from citadels.tables.ports import Services
from citadels.tables.refusals import Refused
from citadels.tables.settings import Settings
from citadels.tables.statements import OVER, OWNER, GameRow, NewGuest, NewState
from citadels.tables.table import Table
from citadels.tables.views import clock_of
from citadels.tables.wall_clock import now

MOST_LISTED: Final = 50
MOST_GUESTS: Final = 50_000  # kept in memory; all others are asked for again
TIDYING_SECONDS: Final = 10.0
FINISHED_SECONDS: Final = 60.0  # a finished table that nobody looks at has no need of memory


class Lobby:
    """The tables in memory, and the way to all others."""

    def __init__(self, settings: Settings, services: Services) -> None:
        self.settings = settings
        self.monitoring = services.monitoring
        self._services = services
        self._storage = services.storage
        self._actors: dict[str, TableActor] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._guests: dict[str, str] = {}  # by hashed token
        self._new_guests = Buckets(settings.guests_per_minute / 60, settings.guests_per_minute)
        self._new_tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self._tasks: list[asyncio.Task[None]] = []

    # Beginning and end

    async def open(self) -> None:
        """Every game that was running when the server stopped goes on; nobody waits until all do."""
        running = await self._storage.running_games(OWNER)
        self._tasks = [asyncio.create_task(self._resume(running)), asyncio.create_task(self._tidy())]
        self.monitoring.log("open", running=len(running))

    async def _resume(self, running: list[str]) -> None:
        for id in running:
            try:
                table = (await self.actor(id)).table
                if table.over:  # killed between the last choice and this
                    await self._storage.write(NewState(id, OVER, now()))
            except Refused as refused:
                self.monitoring.log("not_resumed", table=id, reason=refused.id)
        self.monitoring.log("resumed", tables=len(running))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for actor in list(self._actors.values()):
            await actor.close()
        self._services.bot_workers.close()
        self._storage.close()
        self.monitoring.log("closed")

    # Guests

    async def guest(self, token: str) -> str | None:
        """The guest who has a token."""
        key = hashed(token)
        if key not in self._guests:
            found = await self._storage.guest(key)
            if found is None:
                return None
            self._remember(key, found)
        return self._guests[key]

    def _remember(self, key: str, guest: str) -> None:
        if len(self._guests) >= MOST_GUESTS:
            self._guests.clear()
        self._guests[key] = guest

    async def new_guest(self, address: str) -> str:
        """The token of a new guest."""
        if not self._new_guests.take(address):
            raise Refused("too_many_guests")
        id, token = new_guest()
        await self._storage.write(NewGuest(id, hashed(token), now()))
        self._remember(hashed(token), id)
        return token

    # Tables

    async def open_table(self, asked: OpenTable, guest: str) -> str:
        """A new table with its host at the first open seat, if a nickname is given."""
        setup = read_setup(asked.setup)
        seats = check_seats(setup, asked.seats)
        check_clock(asked.clock)
        name = None if asked.name is None else clean_name(asked.name)
        await self._check_number_of_tables(guest)
        opened = e.Opened(
            at=now(), guest=guest, setup=setup.to_json(), seats=seats, listed=asked.listed, clock=asked.clock
        )
        id = new_code()
        await self._storage.write(*e.statements_of(Table(id), [opened]))
        if name is not None and any(plan.bot is None for plan in seats):
            await (await self.actor(id)).do(Sit(name=name), guest)
        return id

    async def _check_number_of_tables(self, guest: str) -> None:
        if not self._new_tables.take(guest):
            raise Refused("too_many_tables")
        day_ago, most = now() - 86_400_000, self.settings.tables_per_guest
        hosted = [row for row in await self._games_of(guest) if row.host == guest and row.state != OVER]
        if sum(row.at > day_ago for row in hosted) >= most:
            raise Refused("too_many_open_tables", most=most)

    async def actor(self, id: str) -> TableActor:
        """A table, from memory or from the storage; Refused if there is none."""
        found = self._actors.get(id)
        if found is not None and not found.lost:
            return found
        if not is_code(id):
            raise Refused("no_such_table")
        try:
            async with self._opening.setdefault(id, asyncio.Lock()):
                found = self._actors.get(id)
                if found is None or found.lost:
                    table = await self._read(id)
                    found = self._actors.get(id)
                if found is None or found.lost:
                    found = self._actors[id] = TableActor(table, self._services, self.settings)
        finally:
            self._opening.pop(id, None)
        self.monitoring.tables_in_memory(len(self._actors))
        return found

    async def _read(self, id: str) -> Table:
        try:
            entries = await self._storage.entries(id)
        except Refused as error:
            self.monitoring.storage_failed(id, error)
            raise
        if not entries:
            raise Refused("no_such_table")
        try:
            # Aside: a long game is played through, and nobody else shall wait for that.
            return await self._services.run_aside(partial(_replay, id, entries))
        except Exception as error:
            # Whatever is wrong with what is stored: this table is lost, the others must not be.
            self.monitoring.log("unreadable", table=id, error=type(error).__name__)
            raise Refused("failed") from error

    async def _tidy(self) -> None:
        """Tables that nobody looks at leave memory; those that the storage lost are read anew."""
        while True:
            await asyncio.sleep(TIDYING_SECONDS)
            limit = now() - self.settings.idle_minutes * 60_000
            limit_if_over = now() - FINISHED_SECONDS * 1000
            for id, actor in list(self._actors.items()):
                if actor.lost:
                    with suppress(Refused):
                        await self.actor(id)
                elif actor.idle and (
                    actor.used_at < limit or (actor.table.over and actor.used_at < limit_if_over)
                ):
                    del self._actors[id]
                    await actor.close()
            self.monitoring.tables_in_memory(len(self._actors))

    # Lists

    async def open_tables(self) -> list[ListedTable]:
        """Listed tables that wait for players."""
        since = now() - int(self.settings.lobby_hours * 3_600_000)
        found = []
        for row in await self._storage.open_games(since, MOST_LISTED):
            try:
                table = (await self.actor(row.id)).table
            except Refused:
                continue  # one that cannot be read hides no other
            if not table.locked and any(chair.open for chair in table.chairs):
                found.append(ListedTable(**_in_list(table)))
        return found

    async def tables_of(self, guest: str) -> list[MyTable]:
        """The tables of a guest, and whether it is that guest's turn."""
        found = []
        for row in await self._games_of(guest):
            try:
                table = (await self.actor(row.id)).table
            except Refused:
                continue
            seat = table.seat_of(guest)
            yours = seat is not None and table.deciding() == seat
            found.append(MyTable(**_in_list(table), you=seat, your_turn=yours, host=table.host == guest))
        return found

    async def _games_of(self, guest: str) -> list[GameRow]:
        return await self._storage.games_of(guest, MOST_LISTED)


def _replay(id: str, entries: list[str]) -> Table:
    table = Table(id)
    for text in entries:
        table.add(e.read_entry(text))
    return table


def _in_list(table: Table) -> dict[str, Any]:
    return {
        "id": table.id,
        "state": table.state,
        "edition": table.setup.edition,
        "set": table.setup.set,
        "players": table.setup.players,
        "names": [chair.name or None for chair in table.chairs],
        "open_seats": sum(chair.open for chair in table.chairs),
        "clock": clock_of(table.clock),
    }
