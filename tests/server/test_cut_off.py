"""The network between a server and its database is cut: others play on, and it never writes again."""

import contextlib
import random
import select
import socket
import threading
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.server.databases import PostgreSQL, Stored
from tests.server.guests import PATIENCE, ConnectionClosed, Guest, Server, play_on, served

SEATS: list[dict[str, str]] = [{}, {}]


class Wire:
    """Passes bytes on between a server and PostgreSQL, until it is cut: then it keeps them back."""

    def __init__(self, target: str) -> None:
        self._target = target
        self.whole = threading.Event()
        self.whole.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self._over = threading.Event()
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def close(self) -> None:
        self._over.set()
        self.whole.set()
        for thread in self._threads:
            thread.join(PATIENCE)
        self._listening.close()

    def _accept(self) -> None:
        while not self._over.is_set():
            if not select.select([self._listening], [], [], 0.1)[0]:
                continue
            near, _ = self._listening.accept()
            far = socket.socket(socket.AF_UNIX)
            far.connect(self._target)
            thread = threading.Thread(target=self._pass_on, args=(near, far), daemon=True)
            self._threads.append(thread)
            thread.start()

    def _pass_on(self, near: socket.socket, far: socket.socket) -> None:
        """In both directions; what comes while it is cut arrives late."""
        with near, far, contextlib.suppress(OSError):
            while not self._over.is_set():
                for ready in select.select([near, far], [], [], 0.1)[0]:
                    more = ready.recv(65536)
                    self.whole.wait()
                    if not more:
                        return
                    (far if ready is near else near).sendall(more)


@pytest.fixture
def wire(postgres: PostgreSQL) -> Iterator[Wire]:
    made = Wire(f"{postgres.folder}/.s.PGSQL.5432")
    try:
        yield made
    finally:
        made.close()


def elsewhere(server: Server, table: str) -> str:
    """Where a server says that a table is; empty if it plays it itself."""
    answer = httpx.get(f"{server.address}/api/tables/{table}", timeout=PATIENCE)
    return answer.headers["citadels-owner"] if answer.status_code == 421 else ""


def test_who_is_cut_off_never_writes_again(postgres: PostgreSQL, wire: Wire) -> None:
    database = postgres.new_database()
    name = database.partition("@/")[2].partition("?")[0]
    by_wire = f"postgresql://citadels@127.0.0.1:{wire.port}/{name}"
    with served(database) as near, served(by_wire) as far:
        stored = Stored(database)
        ann, bob = Guest(far), Guest(far)
        table = ann.opens(setup={"players": 2}, seats=SEATS, name="Ann")
        bob.must(table, "sit", name="Bob")
        ann.must(table, "start")
        assert elsewhere(near, table) == far.address.removeprefix("http://")
        with ann.socket(table) as one, bob.socket(table) as other:
            play_on([one, other], random.Random(1), most=4)
            while (asked := next((player for player in (one, other) if player.options()), None)) is None:
                one.catch_up()
                other.catch_up()
            wire.whole.clear()
            begun = time.monotonic()
            # This choice reaches the server, but not the database.
            asked.send(f'{{"command": "play", "id": "late", "choice": "{asked.options()[0]}"}}')
            with pytest.raises(ConnectionClosed):
                while True:
                    one.receive()
            given_up = time.monotonic() - begun
        before = stored.entries(table)
        # The other server takes over as soon as PostgreSQL has forgotten the first one.
        ann, bob = Guest(near, ann.token), Guest(near, bob.token)
        while elsewhere(near, table):
            assert time.monotonic() < begun + 2 * PATIENCE
        taken_over = time.monotonic() - begun
        with ann.socket(table) as one, bob.socket(table) as other:
            assert play_on([one, other], random.Random(2), most=5) >= 5
        after = stored.entries(table)
        wire.whole.set()  # what the first one has sent arrives now
        while elsewhere(far, table) != near.address.removeprefix("http://"):
            assert time.monotonic() < begun + 4 * PATIENCE
        assert stored.entries(table) == after
        assert after[: len(before)] == before
        assert "late" not in [entry.get("command") for entry in after]
        # It plays other tables again, under another name.
        again = Guest(far)
        assert again.state(again.opens(setup={"players": 2}, seats=SEATS, name="Eve"))
        assert far.count("cut_off_from_database") >= 1
    print(f"given up after {given_up:.1f} s, taken over after {taken_over:.1f} s")
