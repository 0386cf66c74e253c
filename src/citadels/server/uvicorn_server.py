"""uvicorn as we run it: alone, or as one of several workers."""

import gc
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import ClassVar

import uvicorn
from starlette.applications import Starlette

from citadels.server.gate import Gate
from citadels.server.http_limits import ImpatientHttp
from citadels.server.socket_limits import GuardedSocket
from citadels.tables.lobby import Lobby
from citadels.tables.settings import Settings


class TableServer(uvicorn.Server):
    """Being stopped is not an error, and all tables are given away before anybody's connection ends."""

    stopping: ClassVar[tuple[signal.Signals, ...]] = (signal.SIGINT, signal.SIGTERM)

    def __init__(self, app: Starlette, settings: Settings, gate: Gate) -> None:
        super().__init__(_configured(app, settings, gate))
        self.lobby: Lobby = app.state.lobby

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # whoever comes now finds another server
        await self.lobby.leave()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal to stop is the ordinary end; uvicorn would raise it once more."""
        before = {number: signal.signal(number, self.handle_exit) for number in self.stopping}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _configured(app: Starlette, settings: Settings, gate: Gate) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=partial(ImpatientHttp, gate, settings.request_seconds),  # type: ignore[arg-type]
        ws=partial(GuardedSocket, gate),  # type: ignore[arg-type]
        ws_max_size=settings.message_size * 4,
        ws_per_message_deflate=False,
        # A client that does not answer a ping is gone, even if the network never says so.
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=settings.trusted_proxies,
    )


def collect_garbage_rarely() -> None:
    """A full collection with thousands of players stops the server for a fifth of a second.

    Reference counting frees nearly everything at once; the few cycles can wait.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
