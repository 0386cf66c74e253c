"""The server as a process, or as several."""

import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Final

from citadels.server.addresses import from_here, reachable_at
from citadels.server.app import application
from citadels.server.database_access import answering, engine_of
from citadels.server.gate import Gate
from citadels.server.invitations import Invite
from citadels.server.metrics import Metrics, log, log_to_stderr
from citadels.server.open_files import allow_open_files
from citadels.server.porter import run_porter
from citadels.server.storage import prepare
from citadels.server.uvicorn_server import TableServer, collect_garbage_rarely
from citadels.tables.settings import Settings, SettingsError

SPARE_FILES: Final = 200  # for the database, the workers and plain requests


class _Announcing(TableServer):
    """Announces itself only when it is ready."""

    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def serve(
    settings: Settings, ready: Callable[[str, list[str]], None], invite: Invite, workers: int = 1
) -> None:
    """Serve until a signal stops it, in one process or in several.

    ``ready`` is called with the address and those for other devices; ``invite`` words the links to tables.
    """
    if workers > 1:
        _check_workers(settings)
    files = allow_open_files(settings.connections + SPARE_FILES)
    listening = _listen(settings)
    host, port = listening.getsockname()[:2]
    log_to_stderr()
    if files < settings.connections + SPARE_FILES:
        log("few_open_files", allowed=files, connections=settings.connections)
    others = [f"http://{other}:{port}" for other in reachable_at(host)]
    announce = partial(ready, f"http://{from_here(host)}:{port}", others)
    address = settings.address or f"{from_here(host)}:{port}"
    if workers > 1:
        run_porter(settings, workers, invite, listening, address, announce)
        return
    collect_garbage_rarely()
    metrics = Metrics()
    gate = Gate(settings.connections_per_address, settings.trusted_proxies, metrics)
    server = _Announcing(application(settings, metrics, invite, address), settings, gate)
    server.ready = announce
    server.run(sockets=[listening])


def _check_workers(settings: Settings) -> None:
    """Several processes need a database that several may use, which is made ready for them here."""
    if sys.platform != "linux":
        raise SettingsError("workers_need_linux", "several workers need Linux")
    engine = engine_of(settings.database_url)
    if engine.dialect.name == "sqlite":
        raise SettingsError(
            "workers_need_postgresql", "several workers need PostgreSQL; a SQLite file has one server"
        )
    with answering():
        prepare(engine)
    engine.dispose()


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
