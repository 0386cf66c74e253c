"""The way between the porter and a worker: whole messages, some with an open connection (SCM_RIGHTS)."""

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

LARGEST: Final = 100_000  # bytes; the head of a request has far fewer

# The first byte says what a message is.
READY: Final = b"R"  # a worker: I play under this name
STOPPING: Final = b"S"  # a worker: I take nothing more
LEFT: Final = b"L"  # a worker: a connection from this address has ended
CONNECTION: Final = b"C"  # to a worker: a connection, and what it has sent
ELSEWHERE: Final = b"E"  # a worker: this connection is for the worker of that name

Hear = Callable[[bytes, socket.socket | None], None]


def channels() -> tuple[socket.socket, socket.socket]:
    """Both ends."""
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)


class Channel:
    """One end. Nothing waits: what cannot be sent at once is sent later, in order."""

    def __init__(self, end: socket.socket, hear: Hear, closed: Callable[[], None]) -> None:
        end.setblocking(False)
        self._end = end
        self._hear = hear
        self._closed = closed
        self._waiting: deque[tuple[bytes, socket.socket | None]] = deque()
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(end.fileno(), self._read)

    def send(self, message: bytes, connection: socket.socket | None = None) -> None:
        """A connection is the other's from then on."""
        self._waiting.append((message, connection))
        if len(self._waiting) == 1:
            self._write()

    def close(self) -> None:
        if self._end.fileno() >= 0:
            self._loop.remove_reader(self._end.fileno())
            self._loop.remove_writer(self._end.fileno())
            self._end.close()
        for _, connection in self._waiting:
            if connection is not None:
                connection.close()
        self._waiting.clear()

    def _write(self) -> None:
        while self._waiting and self._end.fileno() >= 0:
            message, connection = self._waiting[0]
            try:
                if connection is None:
                    self._end.send(message)
                else:
                    socket.send_fds(self._end, [message], [connection.fileno()])
                    connection.close()
            except BlockingIOError:
                self._loop.add_writer(self._end.fileno(), self._write)
                return
            except OSError:
                return  # the other end is gone; reading notices it
            self._waiting.popleft()
        if self._end.fileno() >= 0:
            self._loop.remove_writer(self._end.fileno())

    def _read(self) -> None:
        while self._end.fileno() >= 0:
            try:
                message, files, _, _ = socket.recv_fds(self._end, LARGEST, 1)
            except BlockingIOError:
                return
            except OSError:
                message, files = b"", []
            if not message:
                self.close()
                self._closed()
                return
            connection = None
            if files:
                connection = socket.socket(fileno=files[0])
                with suppress(OSError):
                    connection.setblocking(False)
            self._hear(message, connection)
