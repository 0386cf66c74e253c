"""All tables of this server: found, opened, read from the database and put away again."""

import asyncio
import hashlib
import secrets
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from citadels.tables import commands as c
from citadels.tables import entries as e
from citadels.tables import statements as s
from citadels.tables.actor import TableActor, now
from citadels.tables.limits import Buckets
from citadels.tables.ports import Services
from citadels.tables.refusals import Refused
from citadels.tables.settings import Settings
from citadels.tables.table import Table, check_new_table, clean_name

# Letters and digits that nobody confuses when reading them out: 30 ** 8 codes cannot be tried out.
CODE_LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"
CODE_LENGTH: Final = 8
MOST_LISTED: Final = 50
MOST_GUESTS: Final = 50_000  # kept in memory; all others are asked for again
# One process owns all tables of its database; several come with a name each.
OWNER: Final = "main"
TIDYING_SECONDS: Final = 10.0
FINISHED_SECONDS: Final = 60.0  # a finished table that nobody looks at has no need of memory


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(token: str) -> str:
    """A token as the database knows it: whoever reads the database cannot take a seat with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def _replay(id: str, entries: list[str]) -> Table:
    table = Table(id)
    for text in entries:
        table.add(e.read_entry(text))
    return table


class Lobby:
    """The tables in memory, and the way to all others."""

    def __init__(self, settings: Settings, services: Services) -> None:
        self.settings = settings
        self.services = services
        self.storage = services.storage
        self.monitoring = services.monitoring
        self.connections: dict[str, int] = {}  # of each guest
        self.connected = 0
        self._actors: dict[str, TableActor] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._guests: dict[str, str] = {}  # by hashed token
        self._new_guests = Buckets(settings.guests_per_minute / 60, settings.guests_per_minute)
        self._new_tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        # Of an address, over HTTP; what comes over a socket once it is open counts for itself.
        self.requests = Buckets(settings.requests_per_second, settings.requests_at_once)
        self._tasks: list[asyncio.Task[None]] = []

    # Beginning and end

    async def open(self) -> None:
        """Every game that was running when the server stopped goes on; nobody waits until all do."""
        running = await self.storage.running_games(OWNER)
        self._tasks = [asyncio.create_task(self._resume(running)), asyncio.create_task(self._tidy())]
        self.monitoring.log("open", running=len(running))

    async def _resume(self, running: list[str]) -> None:
        for id in running:
            try:
                table = (await self.actor(id)).table
                if table.over:  # killed between the last choice and this
                    await self.storage.write(s.NewState(id, s.OVER, now()))
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
        self.services.bot_workers.close()
        self.storage.close()
        self.monitoring.log("closed")

    # Guests

    async def guest(self, token: str) -> str | None:
        """The guest who has a token."""
        key = hashed(token)
        if key not in self._guests:
            found = await self.storage.guest(key)
            if found is None:
                return None
            self._remember(key, found)
        return self._guests[key]

    def _remember(self, key: str, guest: str) -> None:
        if len(self._guests) >= MOST_GUESTS:
            self._guests.clear()
        self._guests[key] = guest

    async def new_guest(self, address: str) -> tuple[str, str]:
        """A new guest and the token that proves it."""
        if not self._new_guests.take(address):
            raise Refused("too_many_guests")
        id, token = secrets.token_hex(16), secrets.token_urlsafe(32)
        await self.storage.write(s.NewGuest(id, hashed(token), now()))
        self._remember(hashed(token), id)
        return id, token

    # Tables

    async def open_table(self, asked: c.NewTable, guest: str) -> str:
        """A new table with its host at the first open seat, if a nickname is given."""
        setup, seats = check_new_table(asked)
        name = None if asked.name is None else clean_name(asked.name)
        if not self._new_tables.take(guest):
            raise Refused("too_many_tables")
        day_ago = now() - 86_400_000
        hosted = [row for row in await self._games_of(guest) if row.host == guest and row.state != s.OVER]
        if sum(row.at > day_ago for row in hosted) >= self.settings.tables_per_guest:
            raise Refused("too_many_open_tables", most=self.settings.tables_per_guest)
        at = now()
        opened = e.Opened(
            at=at, guest=guest, setup=setup.to_json(), seats=seats, listed=asked.listed, clock=asked.clock
        )
        id = await self._store_table(opened)
        if name is not None and any(plan.bot is None for plan in seats):
            await (await self.actor(id)).do(c.Sit(name=name), guest)
        return id

    async def _store_table(self, opened: e.Opened, *more: e.AnyEntry) -> str:
        id = new_code()
        statements: list[s.Statement] = [s.NewGame(id, opened.guest, OWNER, opened.listed, opened.at)]
        for number, entry in enumerate((opened, *more)):
            statements.append(s.NewEntry(id, number, e.write_entry(entry)))
            if isinstance(entry, e.Sat):
                statements.append(s.SeatTaken(id, entry.seat, entry.guest))
        await self.storage.write(*statements)
        return id

    async def _open_rematch(self, table: Table, guest: str) -> str:
        """The same setup, and everybody who sat there, a seat further; the one who asks is the host."""
        at = now()
        chairs = [table.chairs[-1], *table.chairs[:-1]]
        opened = e.Opened(
            at=at,
            guest=guest,
            setup=table.setup.to_json(),
            seats=[e.SeatPlan(bot=chair.level if not chair.guest else None) for chair in chairs],
            listed=False,
            clock=table.clock,
        )
        sat = [
            e.Sat(at=at, guest=chair.guest, seat=seat, name=chair.name)
            for seat, chair in enumerate(chairs)
            if chair.guest
        ]
        return await self._store_table(opened, *sat)

    async def actor(self, id: str) -> TableActor:
        """A table, from memory or from the database; Refused if there is none."""
        found = self._actors.get(id)
        if found is not None and not found.lost:
            return found
        if not (len(id) == CODE_LENGTH and id.isascii() and id.isalnum()):
            raise Refused("no_such_table")
        try:
            async with self._opening.setdefault(id, asyncio.Lock()):
                found = self._actors.get(id)
                if found is None or found.lost:
                    table = await self._read(id)
                    found = self._actors.get(id)
                if found is None or found.lost:
                    found = self._actors[id] = self._owner_of(table)
        finally:
            self._opening.pop(id, None)
        self.monitoring.tables_in_memory(len(self._actors))
        return found

    def _owner_of(self, table: Table) -> TableActor:
        return TableActor(table, self.services, self.settings, self._open_rematch)

    async def _read(self, id: str) -> Table:
        try:
            entries = await self.storage.entries(id)
        except Refused as error:
            self.monitoring.storage_failed(id, error)
            raise
        if not entries:
            raise Refused("no_such_table")
        try:
            # Aside: a long game is played through, and nobody else shall wait for that.
            return await self.services.run_aside(partial(_replay, id, entries))
        except Exception as error:
            # Whatever is wrong with what is stored: this table is lost, the others must not be.
            self.monitoring.log("unreadable", table=id, error=type(error).__name__)
            raise Refused("failed") from error

    # Lists

    async def open_tables(self) -> list[dict[str, Any]]:
        """Listed tables that wait for players."""
        since = now() - int(self.settings.lobby_hours * 3_600_000)
        rows = await self.storage.open_games(since, MOST_LISTED)
        found = []
        for row in rows:
            try:
                table = (await self.actor(row.id)).table
            except Refused:
                continue  # one that cannot be read hides no other
            if not table.locked and any(chair.open for chair in table.chairs):
                found.append(self._in_list(table))
        return found

    async def tables_of(self, guest: str) -> list[dict[str, Any]]:
        """The tables of a guest, and whether it is that guest's turn."""
        found = []
        for row in await self._games_of(guest):
            try:
                actor = await self.actor(row.id)
            except Refused:
                continue
            seat = actor.table.seat_of(guest)
            yours = seat is not None and actor.table.deciding() == seat
            host = actor.table.host == guest
            found.append({**self._in_list(actor.table), "you": seat, "your_turn": yours, "host": host})
        return found

    async def _games_of(self, guest: str) -> list[s.GameRow]:
        return await self.storage.games_of(guest, MOST_LISTED)

    def _in_list(self, table: Table) -> dict[str, Any]:
        return {
            "id": table.id,
            "state": "open" if table.game is None else "over" if table.over else "running",
            "edition": table.setup.edition,
            "set": table.setup.set,
            "players": table.setup.players,
            "names": [chair.name or None for chair in table.chairs],
            "open_seats": sum(chair.open for chair in table.chairs),
            "clock": None if table.clock is None else msgspec.to_builtins(table.clock),
        }

    async def _tidy(self) -> None:
        """Tables that nobody looks at leave memory; those that the database lost are read anew."""
        while True:
            await asyncio.sleep(TIDYING_SECONDS)
            limit = now() - self.settings.idle_minutes * 60_000
            limit_if_over = now() - FINISHED_SECONDS * 1000
            for id, actor in list(self._actors.items()):
                if actor.lost:
                    with suppress(Refused):
                        await self.actor(id)
                elif (
                    not actor.watched
                    and not actor.waiting_for_itself
                    and (actor.used_at < limit or (actor.table.over and actor.used_at < limit_if_over))
                ):
                    del self._actors[id]
                    await actor.close()
            self.monitoring.tables_in_memory(len(self._actors))
