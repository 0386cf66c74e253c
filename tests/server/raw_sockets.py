"""Sockets by hand, which may do what no library would: garbage, floods, and never reading."""

import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing.synchronize import Event

from tests.server.guests import PATIENCE, Server

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class Raw:
    """A socket by hand, which may do what no library would."""

    def __init__(self, port: int, table: str, token: str = "", source: str = "") -> None:
        self.connection = socket.socket()
        if source:
            self.connection.bind((source, 0))
        # So small that what is not read soon piles up at the server.
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.connection.settimeout(PATIENCE)
        self.connection.connect(("127.0.0.1", port))
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        self.connection.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{bearer}\r\n".encode()
        )
        self._buffer = b""
        while b"\r\n\r\n" not in self._buffer:
            found = self.connection.recv(4096)
            if not found:
                raise EOFError
            self._buffer += found
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        assert b" 101 " in head.splitlines()[0], head

    def send(self, kind: int, body: bytes, final: bool = True) -> None:
        self.connection.sendall(frame(kind, body, final))

    def read(self) -> tuple[int, bytes]:
        """A frame; its kind, and what is in it."""
        start = self._take(2)
        length = start[1] & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", self._take(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", self._take(8))
        return start[0] & 0x0F, self._take(length)

    def until_closed(self) -> int | None:
        """The code with which the server ends it; None if the line is simply cut."""
        try:
            while True:
                kind, body = self.read()
                if kind == CLOSE:
                    return int(struct.unpack(">H", body[:2])[0])
        except (ConnectionError, EOFError):
            return None

    def _take(self, count: int) -> bytes:
        while len(self._buffer) < count:
            found = self.connection.recv(65536)
            if not found:
                raise EOFError
            self._buffer += found
        taken, self._buffer = self._buffer[:count], self._buffer[count:]
        return taken


def frame(kind: int, body: bytes, final: bool = True) -> bytes:
    """As a client sends it, with a mask that changes nothing."""
    size = len(body)
    if size < 126:
        head = struct.pack(">BB", kind | (0x80 if final else 0), 0x80 | size)
    elif size < 65536:
        head = struct.pack(">BBH", kind | (0x80 if final else 0), 0x80 | 126, size)
    else:
        head = struct.pack(">BBQ", kind | (0x80 if final else 0), 0x80 | 127, size)
    return head + bytes(4) + body


@contextmanager
def raw(server: Server, table: str, token: str = "", source: str = "") -> Iterator[Raw]:
    """``source``: the address that it comes from, one of those that every machine has for itself."""
    client = Raw(server.port, table, token, source)
    try:
        yield client
    finally:
        client.connection.close()


# As many of each as a megabyte or two holds: far more than anybody needs.
FLOODS = {
    "pings": frame(PING, b"") * 200_000,
    "pongs": frame(PONG, b"") * 200_000,
    "long pings": frame(PING, b"x" * 125) * 10_000,
    "empty pieces": frame(TEXT, b"", final=False) + frame(CONTINUATION, b"", final=False) * 200_000,
}
MESSAGES = frame(TEXT, b"x") * 1000  # these are read as slowly as the limits say
# What a stranger sends over each connection, on and on; with handshakes, nothing more than these.
SENT = {**FLOODS, "messages": MESSAGES, "handshakes": b""}
KINDS_OF_FLOODS = ("pings", "empty pieces", "messages", "handshakes", "requests")
REQUESTS = 50  # sent together, before any is answered


def send_on_and_on(port: int, table: str, flood: str, source: str, connections: int, begun: Event) -> None:
    """Over so many connections at once."""
    arguments = (port, table, flood, source, begun)
    for _ in range(connections - 1):
        threading.Thread(target=_send_on_and_on, args=arguments, daemon=True).start()
    _send_on_and_on(*arguments)


def _send_on_and_on(port: int, table: str, flood: str, source: str, begun: Event) -> None:
    """Whenever it is cut off, it comes again; a flood of handshakes does nothing else."""
    while True:
        with suppress(OSError, EOFError):
            if flood == "requests":
                _request_on_and_on(port, table, source, begun)
            else:
                with closing(Raw(port, table, source=source).connection) as connection:
                    begun.set()
                    while SENT[flood]:
                        connection.sendall(SENT[flood])


def _request_on_and_on(port: int, table: str, source: str, begun: Event) -> None:
    request = f"GET /api/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
    here = ("127.0.0.1", port)
    with socket.create_connection(here, timeout=PATIENCE, source_address=(source, 0)) as connection:
        while True:
            connection.sendall(request * REQUESTS)
            begun.set()
            answered = 0
            while answered < REQUESTS:
                found = connection.recv(1_000_000)
                if not found:
                    raise EOFError
                answered += found.count(b"HTTP/1.1 ")
