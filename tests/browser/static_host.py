"""A plain web host for the files of `make offline`."""

import functools
import http.server
import threading
from pathlib import Path
from typing import Any


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Sends files; the large one of the engine, only once it may."""

    def __init__(self, *given: Any, engine: threading.Event, **named: Any) -> None:
        self._engine = engine
        super().__init__(*given, **named)

    def do_GET(self) -> None:
        if self.path.endswith(".wasm"):
            self._engine.wait()
        super().do_GET()

    def log_message(self, format: str, *args: object) -> None: ...


class Host:
    """A plain web host, which can be away, or slow to send the engine."""

    def __init__(self, folder: Path, sends_engine: bool = True) -> None:
        self.engine = threading.Event()
        if sends_engine:
            self.engine.set()
        self._handler = functools.partial(Quiet, directory=str(folder), engine=self.engine)
        self._port = 0
        self.start()

    def start(self) -> None:
        http.server.ThreadingHTTPServer.allow_reuse_address = True
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self._port), self._handler)
        self._port = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"
