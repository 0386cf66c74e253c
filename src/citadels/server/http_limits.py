"""Limits for slow clients: a connection must soon send a request. uvicorn alone would wait for ever."""

import asyncio
from typing import Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

REQUEST_SECONDS: Final = 15.0


class ImpatientHttp(H11Protocol):
    """Closes a connection on which no whole request has come for a while, however slowly it drips in."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.loop.call_later(REQUEST_SECONDS, self._look, self.cycle)

    def _look(self, before: object) -> None:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return  # gone, or a socket by now
        request = cast("RequestResponseCycle | None", self.cycle)  # the last one; None before the first
        if request is before and (request is None or request.response_complete):
            self.transport.close()
        else:
            self.loop.call_later(REQUEST_SECONDS, self._look, self.cycle)
