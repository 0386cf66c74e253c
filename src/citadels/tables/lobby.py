"""All tables: found, opened, read from the storage and put away again."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from citadels.tables import entries as e
from citadels.tables.actor import TableActor
from citadels.tables.clocks import now, ticks, today
from citadels.tables.codes import hashed, is_code, new_guest, new_secret
from citadels.tables.commands import OpenTable
from citadels.tables.daily import DailyDesk, PlayDaily
from citadels.tables.entry import Entry
from citadels.tables.fair_queue import FairQueue
from citadels.tables.fairness import server_commitment
from citadels.tables.keeping import KeepRecord, kept
from citadels.tables.lessons import LessonOpened, OpenLesson, check_step, find_scene
from citadels.tables.limits import Buckets
from citadels.tables.messages import ListedTable, MyTable, OpenedTable, encode
from citadels.tables.names import clean_name
from citadels.tables.plans import check_clock, check_seats, read_setup
from citadels.tables.ports import News, Services
from citadels.tables.refusals import Refused
from citadels.tables.reviewing import ReviewDesk
from citadels.tables.settings import Settings
from citadels.tables.snapshots import end_of, record_of, restore
from citadels.tables.statements import OVER, GameRow, NewGuest, NewToken, RecordRow
from citadels.tables.statistics import MOST_GAMES
from citadels.tables.summary import Summary, in_lobby, in_own_list, opening, read_summary, summary_of
from citadels.tables.table import Table

T = TypeVar("T")

MOST_LISTED: Final = 50
MOST_GUESTS: Final = 50_000  # kept in memory; others are looked up again
GUEST_SECONDS: Final = 30.0  # then a guest is looked up again: the operator may have banned them
TIDYING_SECONDS: Final = 10.0
BRIEF_SECONDS: Final = 60.0  # a finished table or a lesson without viewers need not stay in memory


class Lobby:
    """The tables in memory, and the way to all others."""

    def __init__(self, settings: Settings, services: Services) -> None:
        self.settings = settings
        self.monitoring = services.monitoring
        self._services = services
        self._storage = services.storage
        self._actors: dict[str, TableActor] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._guests: dict[str, tuple[str, int]] = {}  # by hashed token, with the time of the look
        self._new_guests = Buckets(settings.guests_per_minute / 60, settings.guests_per_minute)
        self._new_tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self._tables_of = Buckets(settings.tables_per_address / 3600, settings.tables_per_address)
        self._lessons: dict[str, list[str]] = {}  # by guest, the oldest first
        self._new_lessons = Buckets(settings.lessons_per_minute / 60, settings.lessons_per_minute)
        self._lessons_of = Buckets(settings.lessons_per_address / 3600, settings.lessons_per_address)
        self._replays = FairQueue(1)  # there is one interpreter, and games have it first
        self._replays_of = Buckets(settings.replays_per_minute / 60, settings.replays_per_minute)
        self.daily = DailyDesk(services)
        self.reviews = ReviewDesk(services)
        self._tasks: list[asyncio.Task[None]] = []
        self._orphans = asyncio.Event()  # somewhere there are games that no server plays
        self._lost = asyncio.Event()  # our tables are not ours any more
        self._resumed = False
        self._left = False

    # Beginning and end

    async def open(self) -> None:
        """Resume the games that no server plays, without waiting for all of them."""
        works: dict[str, Callable[[], Awaitable[None]]] = {
            "take over": self._take_over,
            "lose": self._lose,
            "tidy": self._tidy,
        }
        self._storage.attend(self._hear)
        self._tasks = [asyncio.create_task(self._see_through(name, work)) for name, work in works.items()]
        self.monitoring.log("open")

    def _hear(self, news: News) -> None:
        match news.kind:
            case "orphans":
                self._orphans.set()
            case "lost":
                self._lost.set()
            case "guest":
                self._part_from(news.about)

    async def _see_through(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Work that must not end unnoticed: it is begun again after an error of ours."""
        while True:
            try:
                await work()
                return
            except Exception as error:
                self.monitoring.log("task_failed", task=name, error=type(error).__name__)
                await asyncio.sleep(TIDYING_SECONDS)

    async def _take_over(self) -> None:
        """Games that nobody plays, at first and whenever a server has gone."""
        while True:
            self._orphans.clear()
            taken = 0
            try:
                while games := await self._storage.orphans():
                    await self._resume(games)
                    taken += len(games)
            except Refused as refused:  # the database is away: we hear when it is back
                self.monitoring.log("not_resumed", reason=refused.id)
            if taken or not self._resumed:
                self.monitoring.log("resumed", tables=taken)
            self._resumed = True
            await self._orphans.wait()

    async def _resume(self, games: list[str]) -> None:
        for id in games:
            try:
                actor = await self.actor(id)
                if actor.idle:
                    await self._put_away(id, actor)  # it waits for a player, who brings it back
                if actor.table.over:  # the server was killed between the last choice and this
                    await self._storage.write(*end_of(actor.table))
            except Refused as refused:
                self.monitoring.log("not_resumed", table=id, reason=refused.id)

    async def _lose(self) -> None:
        """Cut off from the others: what we had is theirs, and whoever is connected here must go there."""
        while True:
            await self._lost.wait()
            self._lost.clear()
            actors, self._actors = self._actors, {}
            self._lessons.clear()
            for actor in actors.values():
                await actor.lose()

    async def leave(self) -> None:
        """Give all tables to other servers. No command is refused: it is done here or there."""
        if self._left:
            return
        self._left = True
        with suppress(Refused):
            await self._storage.begin_to_leave()
        actors, self._actors = self._actors, {}
        for actor in actors.values():
            actor.stand_still()
        for actor in actors.values():
            await actor.hand_over()
        with suppress(Refused):
            await self._storage.leave()
        for actor in actors.values():
            await actor.close()

    async def close(self) -> None:
        await self.reviews.close()
        await self.leave()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for actor in list(self._actors.values()):  # read again meanwhile
            await actor.close()
        self._services.bot_workers.close()
        self._storage.close()
        self.monitoring.log("closed")

    def addresses(self) -> list[str]:
        """Where other devices find this server."""
        return self._services.reachable_at(self.settings.host)

    # Guests

    async def guest(self, token: str) -> str | None:
        """The guest who has a token."""
        key = hashed(token)
        known, since = self._guests.get(key, ("", 0))
        if known and ticks() - since < GUEST_SECONDS * 1000:
            return known
        try:
            found = await self._storage.guest(key)
        except Refused:
            if known:
                return known  # tables in memory can still be looked at
            raise
        if found is None:
            self._guests.pop(key, None)
        else:
            self._remember(key, found)
        return found

    def _remember(self, key: str, guest: str) -> None:
        if len(self._guests) >= MOST_GUESTS:
            self._guests.clear()
        self._guests[key] = guest, ticks()

    async def new_guest(self, address: str) -> str:
        """The token of a new guest."""
        if not self._new_guests.take(address):
            raise Refused("too_many_guests")
        id, token = new_guest()
        await self._storage.write(NewGuest(id, hashed(token), now()))
        self._remember(hashed(token), id)
        return token

    async def new_token(self, guest: str) -> str:
        """Another token for a guest; nobody can use the one before any more, and its connections end."""
        _, token = new_guest()
        await self._storage.write(NewToken(guest, hashed(token)))
        self._part_from(guest)
        self._remember(hashed(token), guest)
        return token

    def _part_from(self, guest: str) -> None:
        """A token of theirs is not valid any more."""
        self._guests = {key: known for key, known in self._guests.items() if known[0] != guest}
        for actor in self._actors.values():
            actor.part_from(guest)

    # Tables

    async def open_table(self, asked: OpenTable, guest: str, address: str = "") -> OpenedTable:
        """A new table with its host at the first open seat, if a nickname is given."""
        setup = read_setup(asked.setup)
        seats = check_seats(setup, asked.seats)
        check_clock(asked.clock)
        name = None if asked.name is None else clean_name(asked.name)
        await self._check_number_of_tables(guest, address)
        opened = e.Opened(
            at=now(),
            guest=guest,
            setup=setup.to_json(),
            seats=seats,
            listed=asked.listed,
            clock=asked.clock,
            chat=asked.chat,
            pace=asked.pace,
            hints=asked.hints,
            secret=new_secret(),
        )
        id, entries = self._services.new_code(), list[Entry]([opened])
        if name is not None and any(plan.bot is None for plan in seats):
            first = next(seat for seat, plan in enumerate(seats) if plan.bot is None)
            entries.append(e.Sat(at=opened.at, guest=guest, seat=first, name=name))
        await self._storage.write(*opening(id, entries))
        for entry in entries:
            self.monitoring.stored(entry)
        return OpenedTable(id=id, commitment=server_commitment(id, opened.secret))

    async def play_daily(self, asked: PlayDaily, guest: str, address: str) -> tuple[str, bool]:
        """The guest's table for the deal of the day."""
        if not self._new_tables.take(guest) or not self._tables_of.take(address):
            raise Refused("too_many_tables")
        return await self.daily.play(asked, guest)

    async def keep_record(self, asked: KeepRecord, guest: str, address: str) -> str:
        """A table for a game that was played elsewhere."""
        if not self._new_tables.take(guest) or not self._tables_of.take(address):
            raise Refused("too_many_tables")
        entry = await self.replay(partial(kept, asked, guest), guest, address)
        id = self._services.new_code()
        await self._storage.write(*opening(id, [entry]))
        self.monitoring.stored(entry)
        return id

    async def open_lesson(self, asked: OpenLesson, guest: str, address: str = "") -> str:
        """A table at which somebody learns. It ends when nobody has looked at it for a while."""
        check_step(find_scene(asked.scene), asked.step)
        name = clean_name(asked.name)
        if not self._new_lessons.take(guest) or not self._lessons_of.take(address):
            raise Refused("too_many_tables")
        own = self._lessons.get(guest, [])
        for id in own[: len(own) + 1 - self.settings.lessons_per_guest]:
            await self._put_away(id, self._actors[id])
        if sum(map(len, self._lessons.values())) >= self.settings.lessons:
            raise Refused("too_many_tables")
        table = Table(self._services.new_code())
        table.add(LessonOpened(at=now(), guest=guest, scene=asked.scene, name=name, step=asked.step))
        await self._storage.keep_here(table.id)
        self._actors[table.id] = TableActor(table, self._services, self.settings)
        self._lessons.setdefault(guest, []).append(table.id)
        return table.id

    async def _check_number_of_tables(self, guest: str, address: str) -> None:
        if not self._new_tables.take(guest) or not self._tables_of.take(address):
            raise Refused("too_many_tables")
        day_ago, most = now() - 86_400_000, self.settings.tables_per_guest
        hosted = [row for row in await self._games_of(guest) if row.host == guest and row.state != OVER]
        if sum(row.at > day_ago for row in hosted) >= most:
            raise Refused("too_many_open_tables", most=most)

    async def actor(self, id: str) -> TableActor:
        """A table, from memory or from the storage; Refused if it does not exist."""
        found = self._actors.get(id)
        if found is not None and not found.lost:
            return found
        if not is_code(id):
            raise Refused("no_such_table")
        try:
            async with self._opening.setdefault(id, asyncio.Lock()):
                found = self._actors.get(id)
                if found is None or found.lost:
                    await self._claim(id)
                    table = await self._read(id)
                    found = self._actors.get(id)
                if found is None or found.lost:
                    found = self._actors[id] = TableActor(table, self._services, self.settings)
        finally:
            self._opening.pop(id, None)
        self.monitoring.tables_in_memory(len(self._actors))
        return found

    async def _claim(self, id: str) -> None:
        try:
            await self._storage.claim(id)
        except Refused as refused:
            if refused.id == "try_again":
                self.monitoring.storage_failed(id, refused)
            raise

    async def _read(self, id: str) -> Table:
        try:
            entries = await self._storage.entries(id)
            snapshot = await self._storage.snapshot(id)
        except Refused as error:
            self.monitoring.storage_failed(id, error)
            raise
        if not entries:
            raise Refused("no_such_table")
        try:
            # In the background: it replays a whole game, and nobody else should wait for that.
            restored = await self._services.run_aside(partial(restore, id, entries, snapshot))
        except Exception as error:
            # If what is stored is damaged, only this table is lost.
            self.monitoring.log("unreadable", table=id, error=type(error).__name__)
            raise Refused("failed") from error
        if restored.by_snapshot:
            self.monitoring.log("by_snapshot", table=id)
        return restored.table

    async def replay(self, work: Callable[[], T], guest: str, address: str) -> T:
        """Replay a game in the background, one at a time, so that nobody at a table waits for it."""
        if not self._replays_of.take(address):
            raise Refused("too_fast")
        async with self._replays.slot((address, guest), slow=False):
            return await self._services.run_aside(work)

    async def record(self, id: str) -> bytes:
        """The record of a game that is over, as it was stored."""
        table = (await self.actor(id)).table
        if table.game is None or not table.game.over:
            raise Refused("not_over")
        table.need_revealed(today().isoformat())
        stored = await self._storage.record(id)
        return encode(record_of(table)) if stored is None else stored.encode()

    async def own_records(self, guest: str) -> list[RecordRow]:
        """The newest games of a guest that are over, without what is secret today."""
        return await self._storage.records_of(guest, today().isoformat(), MOST_GAMES)

    async def all_records(self) -> list[RecordRow]:
        """The newest of everybody."""
        return await self._storage.all_records(today().isoformat(), MOST_GAMES)

    async def _tidy(self) -> None:
        """Drop tables without viewers from memory, and those that could not be stored, to be read again."""
        while True:
            await asyncio.sleep(TIDYING_SECONDS)
            limit = ticks() - self.settings.idle_minutes * 60_000
            limit_if_brief = ticks() - BRIEF_SECONDS * 1000
            for id, actor in list(self._actors.items()):
                if actor.lost:
                    with suppress(Refused):
                        await self.actor(id)
                elif actor.idle and (
                    actor.used_at < limit or (_is_brief(actor.table) and actor.used_at < limit_if_brief)
                ):
                    await self._put_away(id, actor)
            self.monitoring.tables_in_memory(len(self._actors))

    def in_memory(self, id: str) -> bool:
        return id in self._actors

    async def _put_away(self, id: str, actor: TableActor) -> None:
        del self._actors[id]
        if actor.table.lesson is not None:
            guest = actor.table.host
            self._lessons[guest].remove(id)
            if not self._lessons[guest]:
                del self._lessons[guest]
        await actor.close()
        with suppress(Refused):
            await self._storage.forget(id)

    # Lists

    async def open_tables(self) -> list[ListedTable]:
        """Listed tables that wait for players."""
        since = now() - int(self.settings.lobby_hours * 3_600_000)
        await self._storage.write()  # what was told to somebody is in the list
        found = []
        for row in await self._storage.open_games(since, MOST_LISTED):
            summary = await self._summary(row)
            if summary is not None and not summary.locked and summary.open_seats:
                found.append(in_lobby(row, summary))
        return found

    async def tables_of(self, guest: str) -> list[MyTable]:
        """The tables of a guest, and whether it is that guest's turn."""
        await self._storage.write()
        rows = await self._games_of(guest)
        summaries = [(row, await self._summary(row)) for row in rows]
        return [in_own_list(row, summary, guest) for row, summary in summaries if summary is not None]

    async def invitation(self, id: str) -> Summary | None:
        """What everybody with the link to a table may know."""
        await self._storage.write()
        row = await self._storage.game(id) if is_code(id) else None
        return None if row is None else await self._summary(row)

    async def _summary(self, row: GameRow) -> Summary | None:
        """As it is stored; a former version has stored none. None for a table that cannot be read."""
        if row.summary is not None:
            return read_summary(row.summary)
        try:
            return summary_of(await self._read(row.id))
        except Refused:
            return None  # it must not hide the others

    async def _games_of(self, guest: str) -> list[GameRow]:
        return await self._storage.games_of(guest, MOST_LISTED)


def _is_brief(table: Table) -> bool:
    return table.over or table.lesson is not None
