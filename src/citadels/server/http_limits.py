"""Limits for slow clients: a connection must soon send a request, and read what it asked for.

uvicorn alone would wait forever for both.
"""

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from citadels.server.gate import Gate

# What a client must have read meanwhile: as slow as a modem is fast enough.
LEAST_READ: Final = 8192


class ImpatientHttp(H11Protocol):
    """Closes a connection on which no whole request has come, or nothing was read, for a while."""

    def __init__(self, gate: Gate, seconds: float, **given: Any) -> None:
        super().__init__(**given)
        self._gate = gate
        self._seconds = seconds
        self._unread = 0  # bytes that waited at the last look
        self._entered = False
        self._held: bytes | None = None  # what came first from a sender who has to wait

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._entered = self._gate.enter(self._address)
        if self._entered:
            self._admit()
        else:
            transport.abort()

    def _admit(self) -> None:
        """Begin to read, unless the sender has to wait."""
        if not self._entered or self.transport.is_closing():
            return
        wait = self._gate.wait(self._address)
        if wait:
            self._held = self._held or b""
            self.loop.call_later(wait, self._admit)
            return
        self.loop.call_later(self._seconds, self._look, self.cycle)
        if self._held is not None:
            held, self._held = self._held, None
            self.transport.resume_reading()
            if held:
                super().data_received(held)

    def data_received(self, data: bytes) -> None:
        if self._held is None:
            super().data_received(data)
        else:
            self._held += data
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._entered:
            self._gate.leave(self._address)
            self._entered = False
        super().connection_lost(exc)

    def _look(self, before: object) -> None:
        if not self._entered or self.transport.get_protocol() is not self:
            return  # gone, or a socket by now
        unread, self._unread = self._unread, self.transport.get_write_buffer_size()
        request = cast("RequestResponseCycle | None", self.cycle)  # the last one; None before the first
        idle = request is before and (request is None or request.response_complete)
        if unread and self._unread > unread - LEAST_READ:
            self._gate.cut(self.transport, "never_read", self._address)
        elif idle and not self.transport.is_closing():
            self._gate.note("no_request", self._address)
            self.transport.close()
            self.loop.call_later(self._seconds, self._look, self.cycle)  # should it not be read to its end
        else:
            self.loop.call_later(self._seconds, self._look, self.cycle)
