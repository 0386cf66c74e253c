"""The server as a process."""

import gc
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from citadels.server.app import application
from citadels.server.http_limits import ImpatientHttp
from citadels.server.metrics import log, log_to_stderr
from citadels.server.open_files import allow_open_files
from citadels.tables.settings import Settings, SettingsError

SPARE_FILES: Final = 200  # for the database, the workers and requests that are no sockets
PING_SECONDS: Final = 20.0
STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


class _Announcing(uvicorn.Server):
    """Announces when it is ready, and not before. Being stopped is not an error."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal to stop is the ordinary end; uvicorn would raise it once more."""
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal stops it; ``ready`` is called with the address."""
    _collect_garbage_rarely()
    files = allow_open_files(settings.connections + SPARE_FILES)
    listening = _listen(settings)
    host, port = listening.getsockname()[:2]
    log_to_stderr()
    if files < settings.connections + SPARE_FILES:
        log("few_open_files", allowed=files, connections=settings.connections)
    config = uvicorn.Config(
        application(settings),
        http=ImpatientHttp,
        ws="websockets-sansio",
        ws_max_size=settings.message_size * 4,
        ws_per_message_deflate=False,
        # A client that does not answer a ping is gone, even if the network never says so.
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=settings.trusted_proxies,
    )
    shown = f"[{host}]" if ":" in host else host
    _Announcing(config, lambda: ready(f"http://{shown}:{port}")).run(sockets=[listening])


def _collect_garbage_rarely() -> None:
    """Looking through everything that thousands of players hold stops the server for a fifth of a second.

    Nearly all that is thrown away here goes at once, by its count of references; cycles are few and can wait.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # The protocol is named: asyncio turns Nagle's delay off only where it is, and an acknowledgement would
    # hold the state that follows it back for 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        message = f"cannot listen on {settings.host} port {settings.port}: {error}"
        raise SettingsError("cannot_listen", message, host=settings.host, port=str(settings.port)) from None
    listening.set_inheritable(True)
    return listening
