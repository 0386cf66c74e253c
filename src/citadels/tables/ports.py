"""What tables need from outside (ports and adapters): storage, bot workers, monitoring, background work.

The server gives them a database, worker processes, Prometheus and threads. A program that runs tables
elsewhere, such as in a browser, gives them something else.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from citadels.tables.codes import new_code
from citadels.tables.entry import Entry
from citadels.tables.fair_queue import Whose
from citadels.tables.statements import GameRow, RecordRow, Statement

T = TypeVar("T")


class News(NamedTuple):
    """Something that concerns this server and came from outside."""

    # orphans: there may be games that no server plays; lost: our tables are not ours any more; guest: one who
    # has another token now
    kind: str
    about: str = ""

    @classmethod
    def read(cls, text: str) -> "News":
        kind, _, about = text.partition(" ")
        return cls(kind, about)


class Storage(Protocol):
    """Keeps guests, tables and entries. Every method raises Refused("try_again") when it cannot."""

    async def write(self, *statements: Statement) -> None:
        """Store all of them or none; returns once they are committed."""

    def write_later(self, *statements: Statement) -> None:
        """The same without making anybody wait."""

    async def entries(self, game: str) -> list[str]:
        """The entries of a table, in order; empty if there is no such table."""

    async def snapshot(self, game: str) -> str | None:
        """The newest snapshot of a table."""

    async def record(self, game: str) -> str | None:
        """The record of a game that is over."""

    async def review(self, game: str) -> str | None:
        """The whole review of a game that is over, if somebody has had it made."""

    async def records_of(self, guest: str, before: str, most: int) -> list[RecordRow]:
        """The newest finished games of a guest, without deals of a day from ``before`` on."""

    async def all_records(self, before: str, most: int) -> list[RecordRow]:
        """The newest of everybody."""

    async def secret_of_day(self, day: str) -> str | None:
        """What the deal of a day is made from."""

    async def daily_game(self, day: str, guest: str) -> str | None:
        """The table where a guest plays the deal of a day."""

    async def daily_records(self, day: str, most: int) -> list[RecordRow]:
        """The games of a day that are over."""

    async def open_games(self, since: int, most: int) -> list[GameRow]:
        """Listed tables that wait for players, the newest first."""

    async def games_of(self, guest: str, most: int) -> list[GameRow]:
        """The tables of the people at a guest's device that are not closed, the newest first."""

    def attend(self, hear: Callable[["News"], None]) -> None:
        """Pass on what happens outside of this server and concerns it."""

    async def claim(self, game: str) -> None:
        """This server plays the table from now on; Elsewhere if another does, Refused if there is none."""

    async def keep_here(self, game: str) -> None:
        """A table that is only in our memory: other servers are told that it is here."""

    async def forget(self, game: str) -> None:
        """It is not in our memory any more."""

    async def orphans(self) -> list[str]:
        """Some running games that no server plays, ours from now on; empty: there are no more."""

    async def begin_to_leave(self) -> None:
        """Whoever wants our tables waits from now on until they are given away."""

    async def leave(self) -> None:
        """Our tables belong to nobody, after everything is stored."""

    async def game(self, game: str) -> GameRow | None:
        """A table as lists know it."""

    async def guest(self, token: str) -> str | None:
        """The guest with a (hashed) token."""

    def close(self) -> None: ...


class BotWorkers(Protocol):
    """Bots that think without holding up the tables; each choice is made by ``thinking.think``."""

    async def choose(self, observation: dict[str, Any], code: str, seed: int, whose: Whose) -> str | None:
        """The choice of a bot at a table of ``whose``; None if it does not come to one in time."""

    async def advise(self, observation: dict[str, Any], whose: Whose) -> bytes | None:
        """A hint, as ``hints.advise`` gives it; None if it does not come to one in time."""

    async def look_back(
        self, record: Mapping[str, Any], kind: str, steps: Sequence[int], found: dict[str, Any], whose: Whose
    ) -> dict[str, Any] | None:
        """A part of a review (``reviewing.look_back``); None if it does not come to an end in time."""

    def close(self) -> None: ...


class Monitoring(Protocol):
    """What the operator can see of the tables. Hidden information never goes in here."""

    def log(self, event: str, **facts: Any) -> None:
        """One line of the log."""

    def stored(self, entry: Entry) -> None:
        """An entry is stored."""

    def refused(self, reason: str) -> None:
        """A command or request was refused."""

    def bot_failed(self, level: str) -> None:
        """A bot did not come to a choice."""

    def storage_failed(self, table: str, error: Exception) -> None:
        """Something could not be stored or read."""

    def answered(self, seconds: float) -> None:
        """How long a command took, from its arrival to its answer."""

    def tables_in_memory(self, count: int) -> None: ...

    def connected(self, count: int) -> None:
        """How many sockets are open."""


class RunAside(Protocol):
    """Runs long work where it does not hold up the tables: in a thread, where there are threads."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]: ...


@dataclass(frozen=True)
class Services:
    """All of these, as given to the lobby and its tables."""

    storage: Storage
    bot_workers: BotWorkers
    monitoring: Monitoring
    run_aside: RunAside
    reachable_at: Callable[[str], list[str]] = lambda host: []  # where other devices find a server on a host
    new_code: Callable[[], str] = new_code  # of a table
