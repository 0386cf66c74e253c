"""The gate: how many connections an address may hold, and which of them were cut off and why.

A sender who was cut off for floods is not refused, because others may share the address; but new connections
from there are read only after a while.
"""

import asyncio
import random
import socket
import struct
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from citadels.server.metrics import Metrics
from citadels.tables.limits import Buckets

# A host gets a whole /64 of IPv6 addresses and may use a new one for every connection.
IPV6_PREFIX: Final = 64
# What nobody does by accident. A sender who does it again and again waits before the next connection is read.
FLOODS: Final = frozenset(("too_many_frames", "bad_handshake", "too_many_handshakes", "left_in_handshake"))
FLOOD_SECONDS: Final = 10.0  # one of these is forgotten
FLOODS_FORGIVEN: Final = 5
RESET: Final = struct.pack("ii", 1, 0)  # of SO_LINGER: do not wait until everything is sent


def network_of(address: str) -> str:
    """What counts as one sender: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address  # a name, or nothing
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ip_network((parsed, IPV6_PREFIX), strict=False))
    return str(parsed)


class Gate:
    """Counts the TCP connections of each sender. Trusted proxies bring many people, so they have no limit."""

    def __init__(self, most: int, trusted: str, metrics: Metrics) -> None:
        self._most = most
        self._trusts_all = trusted == "*"
        named = [] if self._trusts_all else [one.strip() for one in trusted.split(",")]
        self._trusted = [ip_network(one, strict=False) for one in named if one]
        self._metrics = metrics
        self._open: dict[str, int] = {}
        self._floods = Buckets(1 / FLOOD_SECONDS, FLOODS_FORGIVEN)

    def enter(self, address: str) -> bool:
        """Whether one more connection is let in."""
        sender = network_of(address)
        if self._open.get(sender, 0) >= self._most and not self.is_trusted(address):
            self.note("too_many_of_an_address", address)
            return False
        self._open[sender] = self._open.get(sender, 0) + 1
        return True

    def wait(self, address: str) -> float:
        """How many seconds to leave a new connection unread; at random, so that they do not come together."""
        seconds = self._floods.wait(network_of(address))
        return seconds * random.uniform(1, 2) if seconds and not self.is_trusted(address) else 0.0

    def is_trusted(self, address: str) -> bool:
        try:
            parsed = ip_address(address)
        except ValueError:
            return True  # a UNIX socket: only programs on this machine can open it
        return self._trusts_all or any(parsed in network for network in self._trusted)

    def leave(self, address: str) -> None:
        sender = network_of(address)
        self._open[sender] -= 1
        if not self._open[sender]:
            del self._open[sender]

    def note(self, reason: str, address: str) -> None:
        """A connection was refused, or ends before its time."""
        sender = network_of(address)
        self._metrics.cut_off(reason, sender)
        if reason in FLOODS:
            self._floods.take(sender)

    def cut(self, transport: asyncio.Transport, reason: str, address: str) -> None:
        """End a connection now. What was not read is thrown away, in the kernel too."""
        self.note(reason, address)
        connection = transport.get_extra_info("socket")
        if connection is not None:
            with suppress(OSError):
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        transport.abort()
