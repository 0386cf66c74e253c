"""A plain web host for the files of `make offline`."""

import functools
import http.server
import threading
from pathlib import Path


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None: ...


class Host:
    """A plain web host, which can be away."""

    def __init__(self, folder: Path) -> None:
        self._handler = functools.partial(Quiet, directory=str(folder))
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
