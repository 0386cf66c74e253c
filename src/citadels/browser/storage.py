"""Tables in the browser's database: texts under keys such as ``entries/0abcdefg/000017``.

Rows of games are changed here and nowhere else, one write after another, and a table belongs to one tab.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from citadels.browser.outside import Outside
from citadels.tables import statements as s
from citadels.tables.people import people_at
from citadels.tables.ports import News
from citadels.tables.refusals import Refused

GAMES: Final = "games"
ENTRIES: Final = "entries"
SNAPSHOTS: Final = "snapshots"
RECORDS: Final = "records"
REVIEWS: Final = "reviews"
DAILY: Final = "daily"
LOCK: Final = "citadels-table-"
NO_SECRET: Final = "0" * 64


class _Game(msgspec.Struct):
    """A table as it is stored for lists."""

    id: str
    host: str
    listed: bool
    state: str
    at: int
    last: str = ""
    summary: str | None = None
    seats: dict[int, str] = {}

    def row(self, people: Sequence[str] = ()) -> s.GameRow:
        seats = tuple(sorted(seat for seat, sitting in self.seats.items() if sitting in people))
        return s.GameRow(self.id, self.host, self.listed, self.state, self.at, self.summary, self.last, seats)


def _key(*parts: str) -> str:
    return "/".join(parts)


class BrowserStorage:
    """Keeps tables in the database of the browser. All people are those at this device."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._turn = asyncio.Lock()
        self._later: set[asyncio.Task[None]] = set()
        self._held: set[str] = set()  # tables that this tab plays

    async def write(self, *statements: s.Statement) -> None:
        async with self._turn:
            changes: dict[str, str] = {}
            games: dict[str, _Game] = {}
            for statement in statements:
                await self._add(statement, changes, games)
            for id, game in games.items():
                changes[_key(GAMES, id)] = msgspec.json.encode(game).decode()
            if not changes:
                return
            try:
                await self._outside.write(json.dumps(changes))
            except Exception as error:
                raise Refused("try_again") from error  # there is no more room, for example

    def write_later(self, *statements: s.Statement) -> None:
        writing = asyncio.ensure_future(self._try_to_write(statements))
        self._later.add(writing)
        writing.add_done_callback(self._later.discard)

    async def _try_to_write(self, statements: tuple[s.Statement, ...]) -> None:
        """What is written later can be done without: it is worked out again."""
        try:
            await self.write(*statements)
        except Refused:
            return

    async def _add(self, statement: s.Statement, changes: dict[str, str], games: dict[str, _Game]) -> None:
        match statement:
            case s.NewGuest() | s.NewToken() | s.NewDay():
                return  # nobody else can come in, and no day has a secret
            case s.NewGame():
                games[statement.id] = _Game(
                    statement.id, statement.host, statement.listed, statement.state, statement.at
                )
                return
            case s.NewSnapshot():
                changes[_key(SNAPSHOTS, statement.game)] = statement.snapshot
                return
            case s.NewRecord():
                changes[_key(RECORDS, statement.game)] = statement.record
                return
            case s.NewReview():
                changes[_key(REVIEWS, statement.game)] = statement.review
                return
            case s.NewDailyGame():
                changes[_key(DAILY, statement.day)] = statement.game  # there is one guest
                return
            case _:
                pass
        game = games.get(statement.game) or await self._game(statement.game)
        if game is None:
            raise Refused("no_such_table")
        games[statement.game] = game
        match statement:
            case s.NewEntry():
                changes[_key(ENTRIES, statement.game, f"{statement.number:06}")] = statement.entry
                game.last = statement.entry
            case s.NewState():
                game.state, game.at = statement.state, statement.at
            case s.NewHost():
                game.host = statement.guest
            case s.NewListing():
                game.listed = statement.listed
            case s.NewSummary():
                game.summary = statement.summary
            case s.SeatTaken():
                game.seats = {**game.seats, statement.seat: statement.guest}
            case s.SeatGivenUp():
                game.seats = {seat: who for seat, who in game.seats.items() if seat != statement.seat}

    async def _game(self, id: str) -> _Game | None:
        text = await self._outside.read(_key(GAMES, id))
        return msgspec.json.decode(text, type=_Game) if text else None

    # Reading

    async def entries(self, game: str) -> list[str]:
        found: list[str] = json.loads(await self._outside.scan(_key(ENTRIES, game, "")))
        return found

    async def snapshot(self, game: str) -> str | None:
        return await self._outside.read(_key(SNAPSHOTS, game)) or None

    async def record(self, game: str) -> str | None:
        return await self._outside.read(_key(RECORDS, game)) or None

    async def review(self, game: str) -> str | None:
        return await self._outside.read(_key(REVIEWS, game)) or None

    async def records_of(self, guest: str, before: str, most: int) -> list[s.RecordRow]:
        """Of everybody at this device."""
        found = []
        for game in sorted(await self._games(), key=lambda one: -one.at)[:most]:
            record, seats = await self.record(game.id), game.row(people_at(guest)).seats
            if record is not None and seats:
                found.append(s.RecordRow(game.id, game.at, record, game.summary, guest, seats[0]))
        return found

    async def all_records(self, before: str, most: int) -> list[s.RecordRow]:
        found = []
        for game in sorted(await self._games(), key=lambda one: -one.at)[:most]:
            record = await self.record(game.id)
            if record is not None:
                found.append(s.RecordRow(game.id, game.at, record, game.summary))
        return found

    async def secret_of_day(self, day: str) -> str | None:
        """No secret, as everything is in this browser: so everybody without a server has the same deal."""
        return NO_SECRET

    async def daily_game(self, day: str, guest: str) -> str | None:
        return await self._outside.read(_key(DAILY, day)) or None

    async def daily_records(self, day: str, most: int) -> list[s.RecordRow]:
        id = await self.daily_game(day, "")
        game, record = (await self._game(id), await self.record(id)) if id else (None, None)
        if game is None or record is None:
            return []
        return [s.RecordRow(game.id, game.at, record, game.summary, game.seats.get(0, ""))]

    async def open_games(self, since: int, most: int) -> list[s.GameRow]:
        return []  # nobody else comes to this browser

    async def games_of(self, guest: str, most: int) -> list[s.GameRow]:
        rows = [game.row(people_at(guest)) for game in await self._games() if game.state != s.CLOSED]
        return sorted(rows, key=lambda row: -row.at)[:most]

    async def _games(self) -> list[_Game]:
        found = json.loads(await self._outside.scan(_key(GAMES, "")))
        return [msgspec.json.decode(text, type=_Game) for text in found]

    async def game(self, game: str) -> s.GameRow | None:
        found = await self._game(game)
        return None if found is None else found.row()

    async def guest(self, token: str) -> str | None:
        return None

    # Owning: one tab plays a table

    def attend(self, hear: Callable[[News], None]) -> None: ...

    async def claim(self, game: str) -> None:
        if game in self._held:
            return
        if not await self._outside.claim(LOCK + game):
            raise Refused("other_tab")
        self._held.add(game)

    async def keep_here(self, game: str) -> None: ...

    async def forget(self, game: str) -> None:
        await asyncio.gather(*self._later)
        if game in self._held:
            self._held.remove(game)
            self._outside.release(LOCK + game)

    async def orphans(self) -> list[str]:
        return []  # a table goes on when somebody looks at it

    async def begin_to_leave(self) -> None: ...

    async def leave(self) -> None:
        await asyncio.gather(*self._later)

    def close(self) -> None: ...
