"""What tables need from outside, in memory: no database, no processes, no network."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

from citadels.tables import statements as s
from citadels.tables.entry import Entry
from citadels.tables.fair_queue import Whose
from citadels.tables.hints import advise
from citadels.tables.lobby import Lobby
from citadels.tables.people import people_at
from citadels.tables.ports import News, Services
from citadels.tables.reviewing import look_back
from citadels.tables.settings import Settings
from citadels.tables.thinking import think

T = TypeVar("T")


class MemoryStorage:
    """Keeps everything in dictionaries; writing takes a moment, as it does elsewhere."""

    def __init__(self) -> None:
        self.games: dict[str, s.NewGame] = {}
        self.stored: dict[str, list[str]] = {}
        self.snapshots: dict[str, str] = {}
        self.records: dict[str, str] = {}
        self.summaries: dict[str, str] = {}
        self.seats: dict[tuple[str, int], str] = {}
        self.resumed = False
        self.guests: dict[str, str] = {}
        self.reviews: dict[str, str] = {}
        self.days: dict[str, str] = {}
        self.daily: dict[tuple[str, str], str] = {}
        self.closed = False

    async def write(self, *statements: s.Statement) -> None:
        await asyncio.sleep(0)
        self.write_later(*statements)

    def write_later(self, *statements: s.Statement) -> None:
        for statement in statements:
            self._carry_out(statement)

    def _carry_out(self, statement: s.Statement) -> None:
        match statement:
            case s.NewGuest():
                self.guests[statement.token] = statement.id
            case s.NewToken():
                self.guests = {token: id for token, id in self.guests.items() if id != statement.guest}
                self.guests[statement.token] = statement.guest
            case s.NewGame():
                self.games[statement.id] = statement
            case s.NewEntry():
                entries = self.stored.setdefault(statement.game, [])
                assert len(entries) == statement.number
                entries.append(statement.entry)
            case s.NewSnapshot():
                self.snapshots[statement.game] = statement.snapshot
            case s.NewRecord():
                self.records[statement.game] = statement.record
            case s.NewState():
                self._change(statement.game, state=statement.state, at=statement.at)
            case s.NewHost():
                self._change(statement.game, host=statement.guest)
            case s.NewListing():
                self._change(statement.game, listed=statement.listed)
            case s.NewSummary():
                self.summaries[statement.game] = statement.summary
            case s.SeatTaken():
                self.seats[statement.game, statement.seat] = statement.guest
            case s.NewReview():
                self.reviews[statement.game] = statement.review
            case s.NewDay():
                self.days.setdefault(statement.day, statement.secret)
            case s.NewDailyGame():
                assert (statement.day, statement.guest) not in self.daily
                self.daily[statement.day, statement.guest] = statement.game
            case s.SeatGivenUp():
                del self.seats[statement.game, statement.seat]

    def _change(self, game: str, **changes: Any) -> None:
        known = self.games[game]
        fields = {name: getattr(known, name) for name in known.__struct_fields__}
        self.games[game] = s.NewGame(**{**fields, **changes})

    async def entries(self, game: str) -> list[str]:
        return list(self.stored.get(game, ()))

    async def snapshot(self, game: str) -> str | None:
        return self.snapshots.get(game)

    async def record(self, game: str) -> str | None:
        return self.records.get(game)

    async def review(self, game: str) -> str | None:
        return self.reviews.get(game)

    async def records_of(self, guest: str, before: str, most: int) -> list[s.RecordRow]:
        seats = [(game, seat) for (game, seat), sitting in self.seats.items() if sitting == guest]
        return self._records([(game, guest, seat) for game, seat in seats], before, most)

    async def all_records(self, before: str, most: int) -> list[s.RecordRow]:
        return self._records([(game, "", None) for game in self.records], before, most)

    async def daily_records(self, day: str, most: int) -> list[s.RecordRow]:
        of_day: list[tuple[str, str, int | None]]
        of_day = [(game, guest, None) for (when, guest), game in self.daily.items() if when == day]
        return self._records(of_day, "9", most)

    def _records(self, games: list[tuple[str, str, int | None]], before: str, most: int) -> list[s.RecordRow]:
        secret = {game for (day, _), game in self.daily.items() if day >= before}
        return [
            s.RecordRow(game, self.games[game].at, self.records[game], self.summaries.get(game), guest, seat)
            for game, guest, seat in games
            if game in self.records and game not in secret
        ][-most:]

    async def secret_of_day(self, day: str) -> str | None:
        return self.days.get(day)

    async def daily_game(self, day: str, guest: str) -> str | None:
        return self.daily.get((day, guest))

    async def open_games(self, since: int, most: int) -> list[s.GameRow]:
        listed = [game for game in self.games.values() if game.state == s.OPEN and game.listed]
        return [self._row(game) for game in listed[:most]]

    async def games_of(self, guest: str, most: int) -> list[s.GameRow]:
        people = people_at(guest)
        seated = sorted(place for place, sitting in self.seats.items() if sitting in people)
        there = {id for id, _ in seated} | {game.id for game in self.games.values() if game.host in people}
        own = [game for game in self.games.values() if game.id in there and game.state != s.CLOSED]
        return [self._row(game, tuple(seat for id, seat in seated if id == game.id)) for game in own[:most]]

    async def game(self, game: str) -> s.GameRow | None:
        return self._row(self.games[game]) if game in self.games else None

    def _row(self, game: s.NewGame, seats: tuple[int, ...] = ()) -> s.GameRow:
        summary, last = self.summaries.get(game.id), self.stored[game.id][-1]
        return s.GameRow(game.id, game.host, game.listed, game.state, game.at, summary, last, seats)

    def attend(self, hear: Callable[[News], None]) -> None: ...

    async def claim(self, game: str) -> None: ...

    async def keep_here(self, game: str) -> None: ...

    async def forget(self, game: str) -> None: ...

    async def orphans(self) -> list[str]:
        """Nobody else plays them: all that were running at first."""
        resumed, self.resumed = self.resumed, True
        return [] if resumed else [game.id for game in self.games.values() if game.state == s.RUNNING]

    async def begin_to_leave(self) -> None: ...

    async def leave(self) -> None:
        self.resumed = False

    async def guest(self, token: str) -> str | None:
        return self.guests.get(token)

    def close(self) -> None:
        self.closed = True


class BotsHere:
    """Bots that think in this process."""

    async def choose(self, observation: dict[str, Any], code: str, seed: int, whose: Whose) -> str | None:
        return think(observation, code, seed)

    async def advise(self, observation: dict[str, Any], whose: Whose) -> bytes | None:
        return advise(observation)

    async def look_back(
        self, record: Mapping[str, Any], kind: str, steps: Sequence[int], found: dict[str, Any], whose: Whose
    ) -> dict[str, Any] | None:
        await asyncio.sleep(0)
        return look_back(record, kind, steps, found)

    def close(self) -> None: ...


class Noted:
    """Monitoring that keeps what it is told."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, dict[str, Any]]] = []
        self.entries = 0
        self.refusals: Counter[str] = Counter()
        self.failures = 0
        self.connections = 0

    def log(self, event: str, **facts: Any) -> None:
        self.lines.append((event, facts))

    def stored(self, entry: Entry) -> None:
        self.entries += 1

    def refused(self, reason: str) -> None:
        self.refusals[reason] += 1

    def bot_failed(self, level: str) -> None:
        self.failures += 1

    def storage_failed(self, table: str, error: Exception) -> None:
        self.failures += 1

    def answered(self, seconds: float) -> None: ...

    def tables_in_memory(self, count: int) -> None: ...

    def connected(self, count: int) -> None:
        self.connections = count


async def run_here(work: Callable[[], T], /) -> T:
    """Run long work directly."""
    return work()


def lobby_in_memory(
    storage: MemoryStorage | None = None, bot_delay: float = 0.0, **settings: Any
) -> tuple[Lobby, MemoryStorage, Noted]:
    kept, noted = storage or MemoryStorage(), Noted()
    aside: Callable[[Callable[[], T]], Awaitable[T]] = run_here
    given = Settings(bot_delay=bot_delay, prompt_delay=0.0, messages_per_second=1e9, **settings)
    return Lobby(given, Services(kept, BotsHere(), noted, aside)), kept, noted
