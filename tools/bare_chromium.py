"""Chromium without anybody who watches it.

Test drivers watch the network, and for them the browser keeps a copy of everything that a page has loaded:
65 MB and more for the engine. Whoever measures memory asks the page by its scripts alone, over the DevTools
protocol.
"""

import json
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

PATIENCE: Final = 60.0  # seconds; nothing we wait for takes nearly as long
FLAGS: Final = ("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0")


class Tab:
    """A tab that is told what to do by scripts."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count()
        self._session: str | None = None

    def open(self) -> None:
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        attached = self.send("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        self.send("Page.enable")

    def send(self, method: str, **given: Any) -> dict[str, Any]:
        """A command of the protocol, and its result."""
        number = next(self._numbers)
        message = {"id": number, "method": method, "params": given}
        self._socket.send(
            json.dumps(message if self._session is None else {**message, "sessionId": self._session})
        )
        while True:
            heard = json.loads(self._socket.recv(PATIENCE))
            if heard.get("id") == number:
                assert "error" not in heard, heard
                result: dict[str, Any] = heard["result"]
                return result

    def run(self, script: str) -> Any:
        """The value of an expression in the page, awaited."""
        given = {"expression": script, "awaitPromise": True, "returnByValue": True}
        found = self.send("Runtime.evaluate", **given)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def go(self, address: str) -> None:
        """Another page, from its beginning."""
        self.send("Page.navigate", url="about:blank")
        self.send("Page.navigate", url=address)

    def processes(self, kind: str) -> list[int]:
        """The numbers of the browser's processes of a kind."""
        session, self._session = self._session, None
        told: list[dict[str, Any]] = self.send("SystemInfo.getProcessInfo")["processInfo"]
        self._session = session
        return [one["id"] for one in told if one["type"] == kind]


@contextmanager
def bare_chromium(width: int = 1280, height: int = 800) -> Iterator[tuple[Tab, str]]:
    """A tab of a new browser, and the browser's version."""
    program = shutil.which("chromium")
    assert program, "Chromium is not installed"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        words = [
            program,
            *FLAGS,
            f"--user-data-dir={profile}",
            f"--window-size={width},{height}",
            "about:blank",
        ]
        with subprocess.Popen(words, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            begins = "DevTools listening on"
            address = next(line.split()[-1] for line in process.stderr if line.startswith(begins))
            rest = threading.Thread(target=process.stderr.read)  # so that it never fills up
            rest.start()
            try:
                with connect(address, max_size=None, open_timeout=PATIENCE) as socket:
                    tab = Tab(socket)
                    version = str(tab.send("Browser.getVersion")["product"]).partition("/")[2]
                    tab.open()
                    yield tab, version
            finally:
                process.terminate()
                rest.join(PATIENCE)
