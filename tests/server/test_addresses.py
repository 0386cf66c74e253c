"""What one sender may have: an IPv4 address, or the /64 that a host has of IPv6 addresses.

A trusted proxy says whom a request comes from, so the tests can come from anywhere.
"""

from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from citadels.server.gate import Gate, network_of
from citadels.server.metrics import Metrics
from tests.server.guests import PATIENCE, Guest, Server, served

# Senders and addresses that belong to them, each another one.
NEIGHBOURS = {
    "one address": [("192.0.2.7",) * 2, ("192.0.2.8",)],
    "one mapped address": [("192.0.2.17", "::ffff:192.0.2.17"), ("::ffff:192.0.2.18",)],
    "a whole /64": [
        tuple(f"2001:db8:5:6::{number:x}" for number in range(1, 300)),
        ("2001:db8:5:7::1",),
    ],
}


@pytest.mark.parametrize("name", NEIGHBOURS)
def test_what_counts_as_one_sender(name: str) -> None:
    (first, second) = NEIGHBOURS[name]
    assert len({network_of(address) for address in first}) == 1
    assert network_of(second[0]) != network_of(first[0])


def test_an_address_of_one_interface_and_a_name() -> None:
    assert network_of("fe80::1%eth0") == network_of("fe80::2%eth1")
    assert network_of("") == "" and network_of("testclient") == "testclient"


@pytest.mark.parametrize("name", NEIGHBOURS)
def test_connections_are_counted_by_sender(name: str) -> None:
    (first, second) = NEIGHBOURS[name]
    gate = Gate(2, "10.0.0.1", Metrics())
    addresses = [first[number % len(first)] for number in range(4)]
    assert [gate.enter(address) for address in addresses] == [True, True, False, False]
    assert gate.enter(second[0])
    gate.leave(addresses[1])
    assert gate.enter(addresses[3]) and not gate.enter(addresses[0])


GUESTS = 60  # enough for the other tests, which come from this machine


@pytest.fixture(scope="module")
def frugal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(
        f"sqlite:///{tmp_path_factory.mktemp('addresses') / 'citadels.sqlite3'}",
        guests_per_minute=str(GUESTS),
        tables_per_address="3",
        connections_per_address="3",
        spectators_per_address="2",
    ) as server:
        yield server


def asked_from(server: Server, address: str) -> httpx.Client:
    """A client whose requests come from an address."""
    headers = {"x-forwarded-for": address}
    return httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False, headers=headers)


@pytest.mark.parametrize("name", NEIGHBOURS)
def test_new_guests_of_a_sender(frugal: Server, name: str) -> None:
    (first, second) = NEIGHBOURS[name]
    with asked_from(frugal, "") as client:
        found = []
        for number in range(GUESTS + 5):
            client.headers["x-forwarded-for"] = first[number % len(first)]
            found.append(client.post("/api/guest").status_code)
            client.cookies.clear()
        assert found[:GUESTS] == [201] * GUESTS
        assert found[-1] == 429
        client.headers["x-forwarded-for"] = second[0]
        assert client.post("/api/guest").status_code == 201


@pytest.mark.parametrize("name", NEIGHBOURS)
def test_new_tables_of_a_sender(frugal: Server, name: str) -> None:
    """However many guests it brings, and whoever hosts the tables in the end."""
    (first, second) = NEIGHBOURS[name]
    found = []
    for number in range(6):
        guest = Guest(frugal)
        guest.http.headers["x-forwarded-for"] = second[0] if number == 5 else first[number % len(first)]
        answer = guest.http.post("/api/tables", json={"setup": {"players": 2}})
        found.append((answer.status_code, answer.json().get("refused", {}).get("id")))
    assert found == [(201, None)] * 3 + [(429, "too_many_tables")] * 2 + [(201, None)]


@pytest.mark.parametrize("name", NEIGHBOURS)
def test_sockets_and_spectators_of_a_sender(frugal: Server, name: str) -> None:
    (first, second) = NEIGHBOURS[name]
    host = Guest(frugal)
    host.http.headers["x-forwarded-for"] = f"198.51.100.{list(NEIGHBOURS).index(name)}"
    one, two = (host.opens(setup={"players": 2}) for _ in range(2))
    with ExitStack() as stack:

        def watch(table: str, address: str) -> str:
            socket = stack.enter_context(Guest(frugal).socket(table, address=address))
            message = socket.receive()
            return str(message["type"] if message["type"] == "state" else message["reason"]["id"])

        full = "too_many_connections"
        own = [first[number % len(first)] for number in range(3)]
        assert [watch(one, address) for address in own] == ["state", "state", full]
        assert [watch(two, address) for address in own[:2]] == ["state", full]
        assert watch(one, second[0]) == "state"


def test_everything_but_health_counts_as_a_request(sqlite: str) -> None:
    """Files of the page, figures and what does not exist, too."""
    with served(sqlite, requests_per_second="1", requests_at_once="4") as server:
        for number, path in enumerate(("/", "/metrics", "/nothing", "/api/schema.json", "/readyz")):
            with asked_from(server, f"192.0.2.{number + 30}") as client:
                found = [client.get(path).status_code]
                while found[-1] != 429 and len(found) < 100:
                    found.append(client.get(path).status_code)
                assert found[-1] == 429, path
                assert client.get("/healthz").status_code == 200
