"""The porter of ``citadels serve --workers N``: receives connections and hands each to a worker.

It reads the head of the first request and passes the open connection on (``channel``); from then on it has
nothing to do with it. Requests about a table go to the worker that plays it, all others by their sender, so
that limits by address hold. The porter counts the connections of each address, starts workers that have died
again, and replaces all of them, one by one, on SIGHUP.
"""

import asyncio
import secrets
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final

from citadels.server.channel import CONNECTION, ELSEWHERE, LEFT, READY, STOPPING, Channel, channels
from citadels.server.gate import RESET, Gate
from citadels.server.invitations import Invite
from citadels.server.metrics import Metrics, log
from citadels.server.neighbours import weight
from citadels.server.request_heads import is_whole, read_head
from citadels.server.worker import Post, work
from citadels.tables.limits import Buckets
from citadels.tables.settings import Settings, SettingsError

STARTING_SECONDS: Final = 120.0  # for a worker on a busy machine
STOPPING_SECONDS: Final = 15.0
PAUSE: Final = 1.0  # before a worker that died at once is started again
AGAIN_SECONDS: Final = 0.02  # until a connection whose worker is gone is handed to another one
MOST_KNOWN: Final = 50_000  # tables whose worker the porter remembers


class Handle:
    """A worker as the porter sees it."""

    def __init__(self, place: int, post: Post, porter: "Porter") -> None:
        self.place = place
        self.name = post.name
        self.ready = False  # takes connections
        self.counted: Counter[str] = Counter()  # its connections, by address
        self.over = asyncio.Event()
        self.known = asyncio.Event()  # it is ready, or will never be
        self.begun = time.monotonic()
        self._porter = porter
        self._socket = post.folder / post.name
        ours, theirs = channels()
        self.process = SpawnProcess(target=work, args=(post, theirs))
        self.process.start()
        theirs.close()
        self._channel = Channel(ours, self._hear, self._gone)

    def take(self, connection: socket.socket, address: str, look: bool, received: bytes) -> None:
        """``look``: whether it may ask the database whose table this is."""
        self.counted[address] += 1
        told = f"{'+' if look else '-'}{address}\n".encode()
        self._channel.send(CONNECTION + told + received, connection)

    def _hear(self, message: bytes, connection: socket.socket | None) -> None:
        kind, text = message[:1], message[1:]
        if kind == READY:
            self.ready = True
            self.known.set()
            log("worker_ready", worker=self.name)
        elif kind == STOPPING:
            self.ready = False
        elif kind == LEFT:
            self._porter.left(self, text.decode())
        elif kind == ELSEWHERE and connection is not None:
            told, _, received = text.partition(b"\n")
            owner, _, address = told.decode().partition(" ")
            self.counted[address] -= 1
            self._porter.begin(self._porter.pass_on(owner, connection, address, received))

    def _gone(self) -> None:
        """The process has ended, or will in a moment."""
        self.ready = False
        self.known.set()
        self._porter.begin(self._bury())

    async def _bury(self) -> None:
        await asyncio.to_thread(self.process.join)
        self._socket.unlink(missing_ok=True)
        self.over.set()

    async def stop(self) -> None:
        self.ready = False
        self.process.terminate()
        try:
            await asyncio.wait_for(self.over.wait(), STOPPING_SECONDS)
        except TimeoutError:
            self.process.kill()
            await self.over.wait()


class Porter:
    """Workers for one listening socket."""

    def __init__(self, settings: Settings, count: int, invite: Invite, address: str, folder: Path) -> None:
        shared = replace(settings, bot_workers=max(1, settings.bot_workers // count))
        self._settings = settings
        self._post = Post(shared, invite, "", address, folder)
        self._workers: list[Handle | None] = [None] * count
        self._gate = Gate(settings.connections_per_address, settings.trusted_proxies, Metrics())
        # Looking for a table costs a question to the database, as a request does.
        self._looks = Buckets(settings.requests_per_second, settings.requests_at_once)
        self._known: dict[str, str] = {}  # by table: the worker that has said it is elsewhere
        self._tasks: set[asyncio.Task[None]] = set()
        self._replacing = asyncio.Lock()
        self._stop = asyncio.Event()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Workers

    async def run(self, listening: socket.socket, ready: Callable[[], None]) -> None:
        """Until a signal stops it."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop.set)
        if not sys.stdin.isatty():  # when a terminal closes, it sends the same signal
            loop.add_signal_handler(signal.SIGHUP, lambda: self.begin(self._replace_all()))
        places = range(len(self._workers))
        await asyncio.gather(*(self._start(place) for place in places))
        if not all(worker is not None and worker.ready for worker in self._workers):
            await self._stop_all()
            raise SettingsError("worker_failed", "a worker did not start; the log says why")
        listening.setblocking(False)
        accepting = asyncio.create_task(self._accept(listening))
        ready()
        await self._stop.wait()
        accepting.cancel()
        listening.close()
        await self._stop_all()

    async def _start(self, place: int) -> None:
        """A worker for a place, instead of the one that is there."""
        worker = Handle(place, self._post._replace(name=secrets.token_hex(4)), self)
        try:
            await asyncio.wait_for(worker.known.wait(), STARTING_SECONDS)
        except TimeoutError:
            worker.process.kill()
        self._workers[place] = worker
        self.begin(self._watch(worker))

    async def _watch(self, worker: Handle) -> None:
        """Start a worker again that has died."""
        await worker.over.wait()
        for address, count in worker.counted.items():
            for _ in range(count):
                self._gate.leave(address)
        worker.counted.clear()
        if self._stop.is_set() or self._workers[worker.place] is not worker:
            return
        log("worker_lost", worker=worker.name, status=worker.process.exitcode)
        if time.monotonic() - worker.begun < PAUSE:
            await asyncio.sleep(PAUSE)
        await self._start(worker.place)

    async def _replace_all(self) -> None:
        """One after the other, the next one being ready before: nobody notices."""
        async with self._replacing:
            for place, worker in enumerate(self._workers):
                await self._start(place)
                if worker is not None:
                    await worker.stop()
            log("workers_replaced", workers=len(self._workers))

    async def _stop_all(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers if worker is not None))

    # Connections

    async def _accept(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, address = await loop.sock_accept(listening)
            except OSError:
                await asyncio.sleep(0.1)  # no more files, or a client that is gone already
                continue
            self.begin(self._receive(connection, str(address[0])))

    async def _receive(self, connection: socket.socket, address: str) -> None:
        if not self._gate.enter(address):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            connection.close()
            return
        connection.setblocking(False)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            async with asyncio.timeout(self._settings.request_seconds):
                received = await _head_of(connection)
        except (OSError, TimeoutError) as error:
            if isinstance(error, TimeoutError):
                self._gate.note("no_request", address)
            received = b""
        if not received:
            connection.close()
            self._gate.leave(address)
            return
        head = read_head(received)
        sender = head.forwarded_for if head.forwarded_for and self._gate.is_trusted(address) else address
        await self._hand_over(connection, address, sender, head.table, received)

    async def _hand_over(
        self, connection: socket.socket, address: str, sender: str, table: str, received: bytes
    ) -> None:
        worker = self._worker_for(table or sender, self._known.get(table, ""))
        until = time.monotonic() + STARTING_SECONDS
        while worker is None and time.monotonic() < until:  # all of them are starting
            await asyncio.sleep(AGAIN_SECONDS)
            worker = self._worker_for(table or sender)
        if worker is None:
            connection.close()
            self._gate.leave(address)
            return
        worker.take(connection, address, self._looks.take(sender), received)

    def _worker_for(self, key: str, name: str = "") -> Handle | None:
        """The worker of that name, or the one that a key falls to: another one only if that one is gone."""
        there = [worker for worker in self._workers if worker is not None and worker.ready]
        for worker in there:
            if worker.name == name:
                return worker
        return max(there, key=lambda worker: weight(key, worker.name), default=None)

    def left(self, worker: Handle, address: str) -> None:
        if worker.counted[address] > 0:  # the address of a connection that ended at once may be unknown
            worker.counted[address] -= 1
            self._gate.leave(address)

    async def pass_on(self, owner: str, connection: socket.socket, address: str, received: bytes) -> None:
        """A worker has found that another one plays the table."""
        table = read_head(received).table
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[table] = owner
        if not any(worker is not None and worker.name == owner for worker in self._workers):
            await asyncio.sleep(AGAIN_SECONDS)  # it has died, and somebody is about to take over
        await self._hand_over(connection, address, address, table, received)


async def _head_of(connection: socket.socket) -> bytes:
    """What a client sends first; empty if it goes away."""
    loop, received = asyncio.get_running_loop(), b""
    while not received or not is_whole(received):
        more = await loop.sock_recv(connection, 4096)
        if not more:
            return b""
        received += more
    return received


def run_porter(
    settings: Settings,
    count: int,
    invite: Invite,
    listening: socket.socket,
    address: str,
    ready: Callable[[], None],
) -> None:
    with tempfile.TemporaryDirectory(prefix="citadels-") as folder:
        asyncio.run(Porter(settings, count, invite, address, Path(folder)).run(listening, ready))
