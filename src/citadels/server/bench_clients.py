"""Players for ``citadels bench server``: tables full of sockets that choose at random, in another process.

They speak HTTP and WebSocket by hand and read only what they need of each message: we measure the server, so
its players should use as little of the machine as possible.
"""

import asyncio
import base64
import os
import random
import struct
from array import array
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Final

import msgspec

from citadels.server.bench_http import HOST, Http

SEATS: Final = 5
AT_ONCE: Final = 64  # connections or requests under way at a time
TICK: Final = 0.002  # seconds between two checks of what is due

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_STATE: Final = b'{"type":"state"'
_CHANGES: Final = b'{"type":"changes"'
_DONE: Final = b'{"type":"done"'
_REFUSED: Final = b'{"type":"refused"'
_DECIDED: Final = b'"/view/decision"'
_OVER: Final = b'"path":"/view/over","value":true'


class _Decision(msgspec.Struct):
    options: list[str] | None = None


class _View(msgspec.Struct):
    over: bool
    decision: _Decision | None = None


class _State(msgspec.Struct):
    view: _View | None = None


class _Change(msgspec.Struct):
    path: str
    value: msgspec.Raw


class _Message(msgspec.Struct):
    """A whole state, or what has changed; only what a player needs of it is read."""

    version: int
    state: _State | None = None
    changes: list[_Change] = []

    def decision(self, before: list[str]) -> list[str]:
        """What the player may choose now; the same as before if that has not changed."""
        if self.state is not None:
            return self._options(None if self.state.view is None else self.state.view.decision)
        for change in self.changes:
            if change.path == "/view":
                return self._options(_view.decode(change.value).decision)
            if change.path == "/view/decision":
                return self._options(_decision.decode(change.value))
        return before

    @staticmethod
    def _options(decision: _Decision | None) -> list[str]:
        return [] if decision is None else decision.options or []


_message: Final = msgspec.json.Decoder(_Message)
_view: Final = msgspec.json.Decoder(_View)
_decision: Final = msgspec.json.Decoder(_Decision | None)
_json: Final = msgspec.json.Decoder()


@dataclass
class Measured:
    """What the players of one process have counted; latencies in seconds."""

    moves: int = 0
    frames: int = 0
    refused: int = 0
    lost: int = 0  # connections that the server closed or that broke
    games: int = 0  # finished
    answered: "array[float]" = field(default_factory=lambda: array("d"))  # from a command to its answer
    shown: "array[float]" = field(default_factory=lambda: array("d"))  # to the sender's new state
    shown_to_all: "array[float]" = field(default_factory=lambda: array("d"))  # to the last one of the table

    def add(self, other: "Measured") -> None:
        self.moves += other.moves
        self.frames += other.frames
        self.refused += other.refused
        self.lost += other.lost
        self.games += other.games
        for mine, more in (
            (self.answered, other.answered),
            (self.shown, other.shown),
            (self.shown_to_all, other.shown_to_all),
        ):
            mine.extend(more)


def _frame(opcode: int, payload: bytes) -> bytes:
    """A client's frame; masked with zeros, which changes nothing."""
    size = len(payload)
    if size < 126:
        return struct.pack("!BBI", 0x80 | opcode, 0x80 | size, 0) + payload
    return struct.pack("!BBHI", 0x80 | opcode, 0x80 | 126, size, 0) + payload


class Player(asyncio.Protocol):
    """One socket at a table."""

    def __init__(self, table: "BenchTable", seat: int) -> None:
        self._table = table
        self._seat = seat
        self._transport: asyncio.Transport | None = None
        self._unread = b""
        self._open = asyncio.get_running_loop().create_future()
        self._leaving = False

    async def opened(self) -> None:
        await self._open

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/tables/{self._table.id}/socket?changes=1 HTTP/1.1\r\nHost: {HOST}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n"
            f"Authorization: Bearer {self._table.tokens[self._seat]}\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        if not self._leaving:
            self._table.measured.lost += 1
        if not self._open.done():
            self._open.set_exception(ConnectionError("the server does not take a socket"))

    def send(self, message: bytes) -> None:
        assert self._transport is not None
        self._transport.write(_frame(_TEXT, message))

    def leave(self) -> None:
        self._leaving = True
        if self._transport is not None:
            self._transport.write(_frame(_CLOSE, struct.pack("!H", 1000)))
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        data = self._unread + data if self._unread else data
        begin = 0
        if not self._open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._unread = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self._open.set_exception(ConnectionError(data[:100].decode(errors="replace")))
                return
            begin = end + 4
            self._open.set_result(None)
        while len(data) - begin >= 2:
            size, head = data[begin + 1], 2
            if size == 126:
                head, size = 4, int.from_bytes(data[begin + 2 : begin + 4])
            elif size == 127:
                head, size = 10, int.from_bytes(data[begin + 2 : begin + 10])
            if len(data) - begin < head + size:
                break
            payload = data[begin + head : begin + head + size]
            self._take(data[begin] & 15, payload)
            begin += head + size
        self._unread = data[begin:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == _TEXT:
            if payload.startswith((_STATE, _CHANGES)):
                self._table.show(self._seat, payload)
            elif payload.startswith(_DONE):
                self._table.answer(payload)
            elif payload.startswith(_REFUSED):
                self._table.refuse()
        elif opcode == _PING and self._transport is not None:
            self._transport.write(_frame(_PONG, payload))


class BenchTable:
    """Five players; a choice is sent when the one before is answered and its state is there."""

    def __init__(self, room: "Room", id: str, tokens: list[str]) -> None:
        self.room = room
        self.id = id
        self.tokens = tokens
        self.players: list[Player] = []
        self._asked = -1  # the seat that must choose
        self._choices: list[list[str]] = [[] for _ in tokens]  # that each player has
        self._version = 0
        self._sent_at = 0.0  # 0: nothing is under way
        self._sender = -1
        self._unanswered = False
        self._unseen: set[int] = set()
        self._over = False
        self._waiting = False  # in the queue of those who are ready

    @property
    def measured(self) -> Measured:
        return self.room.measured

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            _, player = await loop.create_connection(partial(Player, self, seat), HOST, self.room.port)
            await player.opened()
            self.players.append(player)

    def choose(self) -> None:
        """Send any of the legal choices."""
        self._waiting = False
        choice = self.room.dice.choice(self._choices[self._asked])
        self._sender, self._asked = self._asked, -1
        self._unanswered = True
        self._unseen = set(range(SEATS))
        self.room.sent += 1
        command = b'{"command":"play","id":"%d","version":%d,"choice":"%s"}'
        text = command % (self.room.sent, self._version, choice.encode())
        self._sent_at = perf_counter()
        self.players[self._sender].send(text)

    def show(self, seat: int, payload: bytes) -> None:
        measured = self.measured
        measured.frames += 1
        if self._sent_at and seat in self._unseen:
            self._unseen.discard(seat)
            if seat == self._sender:
                measured.shown.append(perf_counter() - self._sent_at)
            if not self._unseen:
                measured.shown_to_all.append(perf_counter() - self._sent_at)
        choices = self._choices[seat]
        if choices or payload.startswith(_STATE) or _DECIDED in payload or b'"/view"' in payload:
            found = _message.decode(payload)
            choices = self._choices[seat] = found.decision(choices)
            if choices:
                self._asked, self._version = seat, found.version
                self._go_on()
        if seat == 0 and not self._over and _OVER in payload:
            self._over = True
            measured.games += 1
            self.room.rematch(self)

    def answer(self, payload: bytes) -> None:
        if b'"table":' in payload:
            self.room.next_table(self, _json.decode(payload)["table"])
        elif self._unanswered:
            self._unanswered = False
            self.measured.moves += 1
            self.measured.answered.append(perf_counter() - self._sent_at)
            self._go_on()

    def refuse(self) -> None:
        self.measured.refused += 1
        self._unanswered = False

    def _go_on(self) -> None:
        if self._asked >= 0 and not self._unanswered and not self._waiting:
            self._waiting = True
            self.room.ready(self)


class Room:
    """The tables of one process."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.dice = random.Random(seed)
        self.measured = Measured()
        self.sent = 0
        self._tables: list[BenchTable] = []
        self._ready: deque[BenchTable] = deque()
        self._rate: float | None = 0.0  # choices per second; None: as fast as possible
        self._tasks: set[asyncio.Task[None]] = set()

    async def prepare(self, tables: int) -> None:
        """Create guests, tables and sockets; all games begin, but no player chooses yet."""
        http = Http(self.port)
        tokens: list[str] = []

        async def enter() -> None:
            tokens.append((await http.post("/api/guest", {}))["token"])

        async def open_table(number: int) -> None:
            own = tokens[number * SEATS : number * SEATS + SEATS]
            wanted = {"setup": {"players": SEATS, "set": "random"}, "name": "0"}
            id = (await http.post("/api/tables", wanted, own[0]))["id"]
            for seat in range(1, SEATS):
                await http.post(f"/api/tables/{id}", {"command": "sit", "name": str(seat)}, own[seat])
            await http.post(f"/api/tables/{id}", {"command": "start"}, own[0])
            table = BenchTable(self, id, own)
            self._tables.append(table)
            await table.connect()

        await _some_at_once(enter for _ in range(tables * SEATS))
        await _some_at_once(partial(open_table, number) for number in range(tables))
        http.close()

    def ready(self, table: BenchTable) -> None:
        if self._rate is None:
            table.choose()
        else:
            self._ready.append(table)

    async def play(self, seconds: float, rate: float | None) -> Measured:
        """Play at a rate for some time, or as fast as possible; only this time is counted."""
        self.measured = Measured()
        self._rate = rate
        begun = perf_counter()
        if rate is None:
            while self._ready:
                self._ready.popleft().choose()
            await asyncio.sleep(seconds)
        else:
            made = 0
            while (spent := perf_counter() - begun) < seconds:
                while made < spent * rate and self._ready:
                    self._ready.popleft().choose()
                    made += 1
                await asyncio.sleep(TICK)
        self._rate = 0.0
        return self.measured

    # After the end of a game

    def rematch(self, table: BenchTable) -> None:
        table.players[0].send(b'{"command":"rematch"}')

    def next_table(self, table: BenchTable, id: str) -> None:
        task = asyncio.get_running_loop().create_task(self._move_on(table, id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _move_on(self, table: BenchTable, id: str) -> None:
        for player in table.players:
            player.leave()
        new = BenchTable(self, id, table.tokens)
        self._tables[self._tables.index(table)] = new
        await new.connect()
        new.players[0].send(b'{"command":"start"}')

    def close(self) -> None:
        for table in self._tables:
            for player in table.players:
                player.leave()


async def _some_at_once(work: "Iterable[Callable[[], Awaitable[None]]]") -> None:
    limit = asyncio.Semaphore(AT_ONCE)

    async def one(task: Callable[[], Awaitable[None]]) -> None:
        async with limit:
            await task()

    await asyncio.gather(*(one(task) for task in work))


def clients(pipe: Connection, port: int, tables: int, seed: int) -> None:
    """The process: reports when it is ready, then plays each round it is sent until there are no more."""
    asyncio.run(_clients(pipe, port, tables, seed))


async def _clients(pipe: Connection, port: int, tables: int, seed: int) -> None:
    room = Room(port, seed)
    try:
        await room.prepare(tables)
    except (OSError, ConnectionError, asyncio.IncompleteReadError) as error:
        pipe.send(str(error))
        return
    pipe.send(None)
    loop = asyncio.get_running_loop()
    while (order := await loop.run_in_executor(None, pipe.recv)) is not None:
        pipe.send(await room.play(*order))
    room.close()
