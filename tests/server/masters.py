"""Bots at one table while a greedy guest lets many masters think elsewhere."""

import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.server.guests import Guest, Server

TABLES = 20
MASTERS = {"setup": {"players": 8}, "seats": [{"bot": "master"}] * 8}
GREEDY = "10.0.0.2"


class Masters:
    """Twenty tables of eight masters, of some guests at one address; paused while nobody watches them."""

    def __init__(self, server: Server, guests: int) -> None:
        greedy = [Guest(server) for _ in range(guests)]
        hosts = [greedy[number % guests] for number in range(TABLES)]
        self._tables = [(host, host.opens(**MASTERS)) for host in hosts]
        for host, table in self._tables:
            host.must(table, "start")

    def choices(self) -> int:
        """How many they have made so far."""
        return sum(
            entry["entry"] == "chose"
            for host, table in self._tables
            for entry in host.server.stored.entries(table)
        )

    @contextmanager
    def watched(self) -> Iterator[None]:
        with ExitStack() as stack:
            for host, table in self._tables:
                stack.enter_context(host.socket(table, address=GREEDY))
            yield


def seconds_of_bots(server: Server, count: int) -> list[float]:
    """How long each of some answers of bots took, at a table with a person."""
    host, rng = Guest(server), random.Random(1)
    table = host.opens(setup={"players": 4}, seats=[{}, *[{"bot": "expert"}] * 3], name="Ann")
    host.must(table, "start")
    seconds: list[float] = []
    with host.socket(table, address="10.0.0.1") as socket:
        socket.receive()
        while len(seconds) < count:
            options, before, asked_at = socket.options(), socket.version, time.monotonic()
            if options:
                assert socket.do("play", choice=rng.choice(options))["type"] == "done"
            socket.until(lambda one, seen=before: one.version > seen)  # type: ignore[misc]
            if not options:
                seconds.append(time.monotonic() - asked_at)
    host.must(table, "leave")
    return seconds
