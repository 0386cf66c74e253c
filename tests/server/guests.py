"""A server in its own process, and guests who talk to it as browsers and programs do."""

import json
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from citadels.tables.people import person_at
from tests.rebuilt import Rebuilt
from tests.server.databases import Stored

PATIENCE = 30.0  # seconds; nothing we wait for takes nearly as long
CLIENTS: list[httpx.Client] = []  # closed after every test
# The limits have their own tests; elsewhere games should run as fast as possible.
QUICK = {
    "CITADELS_BOT_DELAY": "0",
    "CITADELS_PROMPT_DELAY": "0",
    "CITADELS_GUESTS_PER_MINUTE": "1000000",
    "CITADELS_TABLES_PER_ADDRESS": "1000000",
    "CITADELS_TABLES_PER_MINUTE": "1000000",
    "CITADELS_TABLES_PER_GUEST": "1000000",
    "CITADELS_LESSONS_PER_ADDRESS": "1000000",
    "CITADELS_LESSONS_PER_MINUTE": "1000000",
    "CITADELS_REPLAYS_PER_MINUTE": "1000000",
    "CITADELS_MESSAGES_PER_SECOND": "100000",
    "CITADELS_MESSAGES_AT_ONCE": "100000",
    "CITADELS_REQUESTS_PER_SECOND": "1000000",
    "CITADELS_REQUESTS_AT_ONCE": "1000000",
    "CITADELS_HANDSHAKES_PER_SECOND": "1000000",
    "CITADELS_HANDSHAKES_AT_ONCE": "1000000",
    "CITADELS_CONNECTIONS_PER_ADDRESS": "1000000",
    "CITADELS_SPECTATORS_PER_ADDRESS": "1000000",
}


class Server:
    """The real server, started, killed and started again on one database."""

    def __init__(self, database: str, workers: int = 1, **settings: str) -> None:
        self.database = database
        self.workers = workers
        self.settings = {**QUICK, **{f"CITADELS_{name.upper()}": text for name, text in settings.items()}}
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.port = 0
        self.stored = Stored(database)
        self._folder = tempfile.TemporaryDirectory(prefix="citadels-log-")
        self._lives = 0
        self._earlier = ""  # what earlier processes wrote

    def start(self) -> "Server":
        environment = {**os.environ, **self.settings}
        command = [sys.executable, "-m", "citadels", "serve", "--lang", "en", "--port", str(self.port)]
        if self.workers > 1:
            command += ["--workers", str(self.workers)]
        self._earlier = self.log()
        self._lives += 1
        with self._log.open("w") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Citadels is ready at "), f"the server did not start: {line!r}\n{self.log()}"
        self.address = line.split()[-1]
        self.port = int(self.address.rpartition(":")[2])
        return self

    def kill(self) -> None:
        """As a power failure does it.

        What is written from now on comes from processes it left behind; a worker that was just starting
        complains that its parent is gone.
        """
        written = self.log()
        self._end(signal.SIGKILL)
        self._earlier = written
        self._lives += 1

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def worker_processes(self) -> list[int]:
        """The processes of the workers. The porter has one more child, which looks after shared memory."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        commands = {int(child): Path(f"/proc/{child}/cmdline") for child in children}
        return [child for child, command in commands.items() if b"spawn_main" in command.read_bytes()]

    def count(self, event: str) -> int:
        """How often something is in the log; lines may be torn whose writer was killed."""
        return sum(f'"event": "{event}"' in line for line in self.log().splitlines())

    def _end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def log(self) -> str:
        """What the server has written to standard error so far, restarts included."""
        return self._earlier + (self._log.read_text() if self._log.exists() else "")

    @property
    def _log(self) -> Path:
        return Path(self._folder.name) / f"log-{self._lives}"

    def forget(self) -> None:
        self._folder.cleanup()

    def events(self) -> list[dict[str, Any]]:
        """The lines of the log; every one is JSON."""
        return [json.loads(line) for line in self.log().splitlines()]

    def figure(self, name: str) -> float:
        """One of the figures for Prometheus."""
        for line in httpx.get(f"{self.address}/metrics").text.splitlines():
            if line.split(" ")[0] == name:
                return float(line.split(" ")[1])
        raise AssertionError(f"{name} is not measured")


@contextmanager
def served(database: str, workers: int = 1, **settings: str) -> Iterator[Server]:
    """A server for as long as it is needed. It must not log any unexpected error."""
    server = Server(database, workers, **settings).start()
    try:
        yield server
    finally:
        server.stop()
        log = server.log()
        server.forget()
    assert "Traceback" not in log, log


class Guest:
    """A person or program with a token."""

    def __init__(self, server: Server, token: str | None = None) -> None:
        self.server = server
        # Don't load certificates: there is only plain HTTP here.
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False)
        CLIENTS.append(self.http)
        self.token = token or self.http.post("/api/guest").json()["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"

    @cached_property
    def id(self) -> str:
        """The server's secret id of this guest."""
        return self.server.stored.guest_of(self.token)

    def beside(self, person: int) -> "Guest":
        """Somebody else at the same device."""
        other = Guest(self.server, self.token)
        other.http.params = httpx.QueryParams({"person": person})
        vars(other)["id"] = person_at(self.id, person)
        return other

    def opens(self, **table: Any) -> str:
        answer = self.http.post("/api/tables", json=table)
        assert answer.status_code == 201, answer.text
        id = answer.json()["id"]
        assert isinstance(id, str)
        return id

    def does(self, table: str, command: str, **arguments: Any) -> httpx.Response:
        """A command over HTTP."""
        return self.http.post(f"/api/tables/{table}", json={"command": command, **arguments})

    def must(self, table: str, command: str, **arguments: Any) -> dict[str, Any]:
        answer = self.does(table, command, **arguments)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def refused(self, table: str, command: str, **arguments: Any) -> str:
        """The id of the reason why not."""
        answer = self.does(table, command, **arguments)
        assert answer.status_code >= 400, answer.text
        reason = answer.json()["refused"]["id"]
        assert isinstance(reason, str)
        return reason

    def state(self, table: str, events: int = 0) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{table}", params={"events": events})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    @contextmanager
    def socket(
        self, table: str, events: int = 0, address: str = "", changes: bool = False, **query: int
    ) -> Iterator["Socket"]:
        """A connection; ``address``: the one that it comes from, as a trusted proxy says."""
        url = f"{self.server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?events={events}"
        url += "&changes=1" * changes + "".join(f"&{name}={value}" for name, value in query.items())
        headers = {"authorization": f"Bearer {self.token}"}
        if address:
            headers["x-forwarded-for"] = address
        with connect(url, additional_headers=headers, max_size=None) as connection:
            yield Socket(connection)


def without_presence(state: dict[str, Any]) -> dict[str, Any]:
    """A state without what makes no new version: presence, requests, votes, the pace, promises."""
    seats = [{**seat, "online": None} for seat in state["table"]["seats"]]
    beside: dict[str, Any] = {"requests": [], "abandoning": [], "pace": None}
    if state["table"]["shuffle"]:
        beside["shuffle"] = {**state["table"]["shuffle"], "commitments": [], "revealed": []}
    return {**state, "table": {**state["table"], "seats": seats, **beside}}


class Socket:
    """A connection to a table: the newest state, all events so far, and every frame as it came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self._rebuilt = Rebuilt()
        self.state: dict[str, Any] = {}
        self.version = 0
        self.events: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.warnings: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self._name = secrets.token_hex(6)  # ids are unique per guest, across all tabs
        self._number = 0

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        frame = self.connection.recv(timeout=timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = self._rebuilt.take(frame)
        if message["type"] == "state":
            if self.state and message["state"]["table"]["you"] == self.state["table"]["you"]:
                assert message["version"] >= self.version
                if message["version"] == self.version:
                    assert without_presence(message["state"]) == without_presence(self.state)
            self.version, self.state = message["version"], message["state"]
            self.events = [*self.events[: message["first_event"]], *message["events"]]
        elif message["type"] == "warning":
            self.warnings.append(message)
        elif message["type"] == "chat":
            self.chat = [*([] if message["first"] else self.chat), *message["messages"]]
        else:
            self.answers[message["id"]] = message
        return message

    def catch_up(self) -> None:
        """Read what has come already."""
        with suppress(TimeoutError):
            while not self.over:
                self.receive(0)

    def until(self, wanted: Callable[["Socket"], bool]) -> None:
        """Read on until a condition holds."""
        while not wanted(self):
            self.receive()

    def do(self, command: str, **arguments: Any) -> dict[str, Any]:
        """A command and its answer."""
        self._number += 1
        id = str(arguments.pop("id", f"{self._name}-{self._number}"))
        self.send(json.dumps({"command": command, "id": id, **arguments}))
        self.until(lambda socket: id in socket.answers)
        return self.answers[id]

    def send(self, text: str) -> None:
        self.connection.send(text)

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.state.get("view") or {}
        return view

    def options(self) -> list[str]:
        """The choices, if this seat is asked."""
        decision = self.view.get("decision") if self.view else None
        return list(decision["options"] or ()) if decision else []

    @property
    def over(self) -> bool:
        return bool(self.view) and bool(self.view["over"])


def play_on(sockets: list[Socket], rng: random.Random, most: int = 100_000) -> int:
    """The guests of some sockets make random choices until the game is over; how many they made."""
    made = 0
    while made < most and not all(socket.over for socket in sockets):
        waiting = True
        for socket in sockets:
            socket.catch_up()
            options = socket.options()
            if options:
                before = socket.version
                answer = socket.do("play", choice=rng.choice(options), version=before)
                made += answer["type"] == "done"
                if answer["type"] == "done":
                    socket.until(lambda one, seen=before: one.version > seen or one.over)  # type: ignore[misc]
                waiting = False
        if waiting:
            # A bot is thinking, or a state is on its way; we cannot know which.
            socket = next((socket for socket in sockets if not socket.over), sockets[0])
            with suppress(TimeoutError):
                socket.receive(0.02)
    return made


__all__ = ["ConnectionClosed", "Guest", "Server", "Socket", "play_on", "served"]
