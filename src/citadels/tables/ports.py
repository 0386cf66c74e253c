"""What tables need from outside (ports and adapters): storage, bot workers, monitoring, work done aside.

The server gives them a database, worker processes, Prometheus and threads. A program that runs tables
elsewhere, such as in a browser, gives them something else.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from citadels.tables.entries import AnyEntry
from citadels.tables.statements import GameRow, Statement

T = TypeVar("T")


class Storage(Protocol):
    """Keeps guests, tables and entries. Every method raises Refused("try_again") when it cannot."""

    async def write(self, *statements: Statement) -> None:
        """All of them or none; returns when they are stored for good."""

    def write_later(self, *statements: Statement) -> None:
        """The same for what nobody has to wait for."""

    async def entries(self, game: str) -> list[str]:
        """The entries of a table, in order; none if there is no such table."""

    async def open_games(self, since: int, most: int) -> list[GameRow]:
        """Listed tables that wait for players, the newest first."""

    async def games_of(self, guest: str, most: int) -> list[GameRow]:
        """The tables where a guest sits or is the host, the newest first."""

    async def running_games(self, owner: str) -> list[str]:
        """The games that a process has left running."""

    async def guest(self, token: str) -> str | None:
        """The guest with a (hashed) token."""

    def close(self) -> None: ...


class BotWorkers(Protocol):
    """Bots that think without holding up the tables; each choice is made by ``thinking.think``."""

    async def choose(self, observation: dict[str, Any], code: str, seed: int) -> str | None:
        """The choice of a bot; None if it does not come to one in time."""

    def close(self) -> None: ...


class Monitoring(Protocol):
    """What a host can see of the tables. Nothing that a player may not know goes in here."""

    def log(self, event: str, **facts: Any) -> None:
        """One line of the log."""

    def stored(self, entry: AnyEntry) -> None:
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
    """All of it, as it is given to the lobby and its tables."""

    storage: Storage
    bot_workers: BotWorkers
    monitoring: Monitoring
    run_aside: RunAside
