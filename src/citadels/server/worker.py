"""A worker: one of several processes that serve one address. The porter hands it its connections."""

import asyncio
import signal
import socket
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from citadels.server.app import application
from citadels.server.channel import CONNECTION, ELSEWHERE, LEFT, READY, STOPPING, Channel
from citadels.server.gate import Gate
from citadels.server.http_limits import ImpatientHttp
from citadels.server.invitations import Invite
from citadels.server.metrics import Metrics, log_to_stderr
from citadels.server.neighbours import Neighbours
from citadels.server.open_files import allow_open_files
from citadels.server.request_heads import read_head
from citadels.server.uvicorn_server import TableServer, collect_garbage_rarely
from citadels.tables.refusals import Elsewhere, Refused
from citadels.tables.settings import Settings


class Post(NamedTuple):
    """What a worker is told when it begins."""

    settings: Settings
    invite: Invite
    name: str  # under which it owns tables
    address: str  # where others reach the whole server
    folder: Path  # where it meets the other workers


class PassedGate(Gate):
    """The porter has counted everybody who comes, and is told when they go."""

    def __init__(self, settings: Settings, metrics: Metrics, left: Callable[[str], None]) -> None:
        super().__init__(settings.connections_per_address, settings.trusted_proxies, metrics)
        self._left = left

    def enter(self, address: str) -> bool:
        return True

    def leave(self, address: str) -> None:
        self._left(address)


class _Received(ImpatientHttp):
    """A connection of which the porter has read the beginning."""

    def __init__(self, gate: Gate, seconds: float, received: bytes, **given: Any) -> None:
        super().__init__(gate, seconds, **given)
        self._received = received

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.data_received(self._received)


class Worker(TableServer):
    """Serves what it is handed, until it is told to stop or the porter is gone."""

    stopping = (signal.SIGTERM,)  # Ctrl-C reaches everybody; the porter says when to stop

    def __init__(self, post: Post, end: socket.socket) -> None:
        self._post = post
        self._end = end
        self._channel: Channel | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        metrics = Metrics()
        self._gate = PassedGate(post.settings, metrics, self._tell_left)
        self._neighbours = Neighbours(post.folder, post.address)
        app = application(post.settings, metrics, post.invite, post.address, post.name, self._neighbours)
        super().__init__(app, post.settings, self._gate)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        if self.started:
            self._channel = Channel(self._end, self._hear, self._porter_gone)
            self._channel.send(READY + self._post.name.encode())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        assert self._channel is not None
        self._channel.send(STOPPING)
        self._neighbours.leave()
        await super().shutdown([])
        self._channel.close()

    def _porter_gone(self) -> None:
        self.should_exit = True

    def _tell_left(self, address: str) -> None:
        if self._channel is not None:
            self._channel.send(LEFT + address.encode())

    def _hear(self, message: bytes, connection: socket.socket | None) -> None:
        if message[:1] == CONNECTION and connection is not None:
            address, _, received = message[2:].partition(b"\n")
            self._begin(self._admit(connection, address.decode(), message[1:2] == b"+", received))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _admit(self, connection: socket.socket, address: str, look: bool, received: bytes) -> None:
        """Serve a connection, or pass it on to the worker that plays the table it asks for."""
        assert self._channel is not None
        table = read_head(received).table if look else ""
        if table:
            try:
                await self.lobby.actor(table)
            except Elsewhere as elsewhere:
                if self._neighbours.know(elsewhere.owner):
                    told = f"{elsewhere.owner} {address}\n".encode()
                    self._channel.send(ELSEWHERE + told + received, connection)
                    return
            except Refused:
                pass  # whoever asked is told why
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                partial(self._protocol, received), connection
            )
        except OSError:
            connection.close()
            self._tell_left(address)

    def _protocol(self, received: bytes) -> _Received:
        return _Received(
            self._gate,
            self._post.settings.request_seconds,
            received,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )


def work(post: Post, end: socket.socket) -> None:
    """A worker's process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_garbage_rarely()
    allow_open_files(post.settings.connections)
    log_to_stderr()
    Worker(post, end).run()
