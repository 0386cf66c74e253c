"""What tables need from outside, in memory: no database, no processes, no network."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from citadels.tables import statements as s
from citadels.tables.entries import AnyEntry
from citadels.tables.lobby import Lobby
from citadels.tables.ports import Services
from citadels.tables.settings import Settings
from citadels.tables.thinking import think

T = TypeVar("T")


class MemoryStorage:
    """Keeps everything in dictionaries; writing takes a moment, as it does elsewhere."""

    def __init__(self) -> None:
        self.games: dict[str, s.NewGame] = {}
        self.stored: dict[str, list[str]] = {}
        self.seats: dict[tuple[str, int], str] = {}
        self.guests: dict[str, str] = {}
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
            case s.NewGame():
                self.games[statement.id] = statement
            case s.NewEntry():
                entries = self.stored.setdefault(statement.game, [])
                assert len(entries) == statement.number
                entries.append(statement.entry)
            case s.NewState():
                self._change(statement.game, state=statement.state, at=statement.at)
            case s.NewHost():
                self._change(statement.game, host=statement.guest)
            case s.SeatTaken():
                self.seats[statement.game, statement.seat] = statement.guest
            case s.SeatGivenUp():
                del self.seats[statement.game, statement.seat]

    def _change(self, game: str, **changes: Any) -> None:
        known = self.games[game]
        fields = {name: getattr(known, name) for name in known.__struct_fields__}
        self.games[game] = s.NewGame(**{**fields, **changes})

    async def entries(self, game: str) -> list[str]:
        return list(self.stored.get(game, ()))

    async def open_games(self, since: int, most: int) -> list[s.GameRow]:
        return [_row(game) for game in self.games.values() if game.state == s.OPEN and game.listed][:most]

    async def games_of(self, guest: str, most: int) -> list[s.GameRow]:
        seated = {game for (game, _), sitting in self.seats.items() if sitting == guest}
        return [_row(game) for game in self.games.values() if game.host == guest or game.id in seated][:most]

    async def running_games(self, owner: str) -> list[str]:
        return [game.id for game in self.games.values() if game.state == s.RUNNING and game.owner == owner]

    async def guest(self, token: str) -> str | None:
        return self.guests.get(token)

    def close(self) -> None:
        self.closed = True


def _row(game: s.NewGame) -> s.GameRow:
    return s.GameRow(game.id, game.host, game.listed, game.state, game.at)


class BotsHere:
    """Bots that think on the spot."""

    async def choose(self, observation: dict[str, Any], code: str, seed: int) -> str | None:
        return think(observation, code, seed)

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

    def stored(self, entry: AnyEntry) -> None:
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
    """Long work, on the spot."""
    return work()


def lobby_in_memory(storage: MemoryStorage | None = None) -> tuple[Lobby, MemoryStorage, Noted]:
    kept, noted = storage or MemoryStorage(), Noted()
    aside: Callable[[Callable[[], T]], Awaitable[T]] = run_here
    settings = Settings(bot_delay=0.0, prompt_delay=0.0, messages_per_second=1e9)
    return Lobby(settings, Services(kept, BotsHere(), noted, aside)), kept, noted
