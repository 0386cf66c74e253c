"""Debian's Firefox, driven by scripts over WebDriver BiDi: Playwright drives only a Firefox of its own."""

import json
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.debian import program

PATIENCE = 120.0  # seconds; a whole game is played meanwhile
LISTENS = "WebDriver BiDi listening on "
# The language of the page, and nothing from outside.
PREFERENCES = {
    "intl.accept_languages": "en",
    "intl.locale.requested": "en-US",
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.prefs.recommended": True,
}


class Firefox:
    """A tab of Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count()
        told = self._send("session.new", capabilities={})["capabilities"]
        self.version: str = told["browserVersion"]
        self._tab: str = self._send("browsingContext.getTree")["contexts"][0]["context"]
        self.troubles: list[str] = []
        self._send("session.subscribe", events=["log.entryAdded"])

    def _send(self, method: str, **given: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": given}))
        while True:
            heard = json.loads(self._socket.recv(PATIENCE))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                self.troubles.append(str(heard["params"]["text"]))
            elif heard.get("id") == number:
                assert heard["type"] == "success", heard
                result: dict[str, Any] = heard["result"]
                return result

    def size(self, width: int, height: int) -> None:
        self._send(
            "browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height}
        )

    def prepare(self, script: str) -> None:
        """Run something in every page before its own scripts."""
        self._send("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def go(self, address: str) -> None:
        self._send("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def reload(self) -> None:
        self._send("browsingContext.reload", context=self._tab, wait="complete")

    def run(self, script: str, *given: object) -> Any:
        """What a function in the page returns, as JSON."""
        call = f"(async () => JSON.stringify((await ({script})(...{json.dumps(given)})) ?? null))()"
        target = {"context": self._tab}
        told = self._send("script.evaluate", expression=call, target=target, awaitPromise=True)
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return json.loads(told["result"]["value"])

    def until(self, wanted: str) -> None:
        """Wait until an element is there."""
        self.run(
            """async (wanted) => {
              const end = performance.now() + 60000;
              while (!document.querySelector(wanted)) {
                if (performance.now() > end) throw new Error(`${wanted}: ${document.body.innerText}`);
                await new Promise((resolve) => setTimeout(resolve, 20));
              }
            }""",
            wanted,
        )

    def click(self, wanted: str, text: str = "") -> None:
        """Click on the first element like that which has this text."""
        self.until(wanted)
        self.run(
            """(wanted, text) => {
              [...document.querySelectorAll(wanted)].find((one) => one.textContent.includes(text)).click();
            }""",
            wanted,
            text,
        )


def _found() -> Path | None:
    place = shutil.which("firefox-esr") or shutil.which("firefox")
    return Path(place) if place else None


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    profile.mkdir(parents=True)
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    words = [program("firefox-esr", _found), "--headless", "--remote-debugging-port=0", "--profile", profile]
    home = {**os.environ, "HOME": str(profile)}  # as root it wants one of its own
    command = [str(word) for word in words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=home) as process:
        assert process.stderr is not None
        address = next(line.partition(LISTENS)[2] for line in process.stderr if LISTENS in line).strip()
        rest = threading.Thread(target=process.stderr.read)  # so that it never fills up
        rest.start()
        try:
            with connect(f"{address}/session", max_size=None, open_timeout=PATIENCE) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            rest.join(PATIENCE)
