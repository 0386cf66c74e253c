"""The tables of a browser: requests and connections of the page, answered by the same code as on a server."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl, urlsplit

from citadels.browser.outside import Outside
from citadels.browser.storage import BrowserStorage
from citadels.browser.thinking import BotsAside
from citadels.tables import api
from citadels.tables.codes import new_code
from citadels.tables.connections import Connection, Connections, refused_frame
from citadels.tables.entry import Entry
from citadels.tables.lobby import Lobby
from citadels.tables.messages import encode
from citadels.tables.people import person_asking
from citadels.tables.ports import Services
from citadels.tables.refusals import Refused
from citadels.tables.settings import Settings

T = TypeVar("T")

GUEST: Final = "0" * 32  # whoever uses this browser
# Codes of tables on servers have no 0, so a page knows from a code where its table is.
LOCAL_MARK: Final = "0"
PLENTY: Final = 1_000_000
CLOSE_CODES: Final = {"no_such_table": 4404, "try_again": 1012}
CLOSE_REFUSED: Final = 4403
CLOSE_AGAIN: Final = 1012
# Nobody floods their own browser, and a table that nobody looks at is free for another tab.
SETTINGS: Final = Settings(
    connections_per_guest=PLENTY,
    tables_per_guest=PLENTY,
    tables_per_minute=PLENTY,
    tables_per_address=PLENTY,
    lessons_per_minute=PLENTY,
    lessons_per_address=PLENTY,
    replays_per_minute=PLENTY,
    idle_minutes=0.0,
)


def new_local_code() -> str:
    return LOCAL_MARK + new_code()[1:]


class Quiet:
    """Nobody watches a browser from outside; what goes wrong is noted for the console."""

    def log(self, event: str, **facts: Any) -> None:
        if event in ("not_played", "task_failed", "unreadable", "connection_failed"):
            print(event, facts)

    def stored(self, entry: Entry) -> None: ...

    def refused(self, reason: str) -> None: ...

    def bot_failed(self, level: str) -> None:
        print("bot_failed", level)

    def storage_failed(self, table: str, error: Exception) -> None:
        print("storage_failed", table, error)

    def answered(self, seconds: float) -> None: ...

    def tables_in_memory(self, count: int) -> None: ...

    def connected(self, count: int) -> None: ...


async def run_here(work: Callable[[], T], /) -> T:
    """There are no threads; messages that wait are taken first."""
    await asyncio.sleep(0)
    return work()


class House:
    """All tables of this browser, and the page's connections to them by number."""

    def __init__(self, outside: Outside, settings: Settings = SETTINGS) -> None:
        self._outside = outside
        services = Services(
            BrowserStorage(outside), BotsAside(outside), Quiet(), run_here, new_code=new_local_code
        )
        self.lobby = Lobby(settings, services)
        self._connections = Connections(self.lobby)
        self._inboxes: dict[int, asyncio.Queue[str | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.lobby.open()

    async def close(self) -> None:
        for socket in list(self._inboxes):
            self.disconnect(socket)
        await asyncio.gather(*self._tasks)
        await self.lobby.close()

    # Requests

    def ask(self, request: int, method: str, address: str, body: str) -> None:
        """A request of the page, answered under its number."""
        self._begin(self._answer(request, method, address, body))

    async def _answer(self, request: int, method: str, address: str, body: str) -> None:
        split = urlsplit(address)
        asked = api.Request(method, split.path, GUEST, body.encode(), dict(parse_qsl(split.query)))
        try:
            reply = await api.answer(self.lobby, asked)
        except Exception as error:
            print("failed", error)
            reply = api.refusal(Refused("failed"))
        message = reply.message if isinstance(reply.message, bytes) else encode(reply.message)
        self._outside.answer(request, reply.status, message.decode())

    # Connections

    def connect(self, socket: int, address: str) -> None:
        """A connection of the page to a table, with the address of a socket."""
        self._inboxes[socket] = asyncio.Queue()
        self._begin(self._serve(socket, address))

    def take(self, socket: int, text: str) -> None:
        """A message of the page."""
        inbox = self._inboxes.get(socket)
        if inbox is not None:
            inbox.put_nowait(text)

    def disconnect(self, socket: int) -> None:
        inbox = self._inboxes.get(socket)
        if inbox is not None:
            inbox.put_nowait(None)

    async def _serve(self, socket: int, address: str) -> None:
        code = CLOSE_AGAIN
        try:
            with ExitStack() as stack:
                connection = await self._open(address, stack)
                await self._exchange(socket, connection)
        except Refused as refused:
            code = CLOSE_CODES.get(refused.id, CLOSE_REFUSED)
            self._outside.send(socket, refused_frame(refused).decode())
        finally:
            del self._inboxes[socket]
            self._outside.closed(socket, code)

    async def _open(self, address: str, stack: ExitStack) -> Connection:
        split = urlsplit(address)
        query = dict(parse_qsl(split.query))
        actor = await self.lobby.actor(split.path.split("/")[3])
        guest = person_asking(GUEST, query)
        had, changes = api.events_had(query), api.wants_changes(query)
        return stack.enter_context(self._connections.open(actor, guest, "", had, changes))

    async def _exchange(self, socket: int, connection: Connection) -> None:
        """Pass messages on until either side ends it."""
        outbox, inbox = connection.outbox, self._inboxes[socket]

        async def write() -> None:
            while (message := await outbox.next()) is not None:
                self._outside.send(socket, message.decode())
            inbox.put_nowait(None)

        writing = asyncio.ensure_future(write())
        while (text := await inbox.get()) is not None:
            await connection.take(text.encode())
        outbox.close()
        await writing

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
