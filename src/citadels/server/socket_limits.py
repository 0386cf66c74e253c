"""Limits for sockets: one that floods, never reads or never finishes its handshake is cut off.

uvicorn counts messages, but neither control frames nor pieces of messages, and before the end it waits for
ever until a client has read what was sent. Messages to clients skip its layers and Starlette's: five of six
messages are states that go out, and each layer cost as much as writing to the network.
"""

import asyncio
import struct
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any, Final

from starlette.types import Scope
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from citadels.server.gate import Gate
from citadels.tables.limits import Bucket

LOOK_SECONDS: Final = 10.0  # for the handshake, and for the last bytes of a connection that is closing
# Pings, pongs and pieces of messages. Browsers send none; libraries ping a few times a minute.
FRAMES_PER_SECOND: Final = 50.0
FRAMES_AT_ONCE: Final = 100
CHUNK: Final = 512  # bytes read at a time: a flood is noticed before much of it is taken apart
MOST_UNSENT: Final = 1_000_000  # bytes; answers to pings are written even to a client that does not read
POLICY: Final = 1008  # close code: the client breaks the rules of this server
# The head of a text frame that is whole and not masked, by the bytes that its length takes (RFC 6455, 5.2).
SHORT_TEXT: Final = struct.Struct("!BB")
TEXT: Final = struct.Struct("!BBH")
LONG_TEXT: Final = struct.Struct("!BBQ")
WHOLE_TEXT: Final = 0x81
BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def text_frame(text: bytes) -> bytes:
    """A text as one frame of the server."""
    size = len(text)
    if size < 126:
        return SHORT_TEXT.pack(WHOLE_TEXT, size) + text
    if size < 65536:
        return TEXT.pack(WHOLE_TEXT, 126, size) + text
    return LONG_TEXT.pack(WHOLE_TEXT, 127, size) + text


def socket_of(scope: Scope) -> "GuardedSocket":
    """The socket that an ASGI application talks to."""
    found: GuardedSocket = scope["state"]["socket"]
    return found


class GuardedSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket with limits for everything that arrives besides messages."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self._gate = gate
        self._frames = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
        self._looking: asyncio.TimerHandle | None = None
        self._rest = b""  # what has come and is not read yet
        self._held_back = False  # the network is told to wait
        self._notify: Callable[[], None] | None = None

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._looking = self.loop.call_later(LOOK_SECONDS, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._looking is not None:
            self._looking.cancel()
        self._gate.leave(self._address)  # the HTTP connection that it was at first has entered
        super().connection_lost(exc)

    def _look(self) -> None:
        if self.transport.is_closing():
            self._cut("never_read")
        elif not self.handshake_complete:
            self._cut("no_handshake")
        else:
            self._looking = self.loop.call_later(LOOK_SECONDS, self._look)

    def note(self, reason: str) -> None:
        """Something happened that counts against the sender."""
        self._gate.note(reason, self._address)

    def _cut(self, reason: str) -> None:
        self._gate.cut(self.transport, reason, self._address)

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self.read_paused:
            self._read_on()
        elif not self._held_back:
            self._held_back = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops the network after each message; we do so if more comes before it is taken.

        Nearly always the client waits for its answer, and two system calls are saved.
        """
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        if self.queue.empty():
            self.read_paused = paused  # it was thrown away

    def _read_on(self) -> None:
        """Read until there is a message; the rest waits until it has been taken."""
        rest, start = self._rest, 0
        while start < len(rest) and not self.read_paused and not self.transport.is_closing():
            super().data_received(rest[start : start + CHUNK])
            start += CHUNK
        self._rest = rest[start:]
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
            if self._held_back and not self.read_paused and not self.transport.is_closing():
                self._held_back = False
                self.transport.resume_reading()
        return message

    def _refuse_handshake(self) -> None:
        """The library has refused it; uvicorn would neither answer nor close."""
        if self.transport.is_closing():
            return
        self.note("bad_handshake")
        self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
        self.close_sent = True
        self.transport.close()

    # Messages to the client

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["socket"] = self

    def on_writable(self, notify: Callable[[], None]) -> None:
        """Say whenever a client that was slow has read enough of what came before."""
        self._notify = notify

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._notify is not None:
            self._notify()

    def write(self, text: bytes) -> None:
        """Send a text. Whoever writes waits while ``writable`` is not set."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(text_frame(text))

    # Frames that carry no message

    def _allowed(self) -> bool:
        if self.transport.is_closing():
            return False
        if not self._frames.take():
            self.conn.fail(POLICY, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self._cut("too_many_frames")
            return False
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self._cut("never_read")
            return False
        return True

    def handle_ping(self) -> None:
        if self._allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._allowed():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if self._is_message(event) or self._allowed():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_message(event) or self._allowed():
            super().handle_bytes(event)

    def _is_message(self, event: Frame) -> bool:
        """Whether somebody will take it; that counts by itself."""
        return event.fin and not self.close_sent

    def handle_cont(self, event: Frame) -> None:
        if self._allowed():
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut("never_read")  # closing would wait until everything is read
