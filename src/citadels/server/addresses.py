"""Where other devices in the network find this server."""

import socket
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from typing import Final

# An address of the range for documentation: choosing the way there sends nothing, but tells our own address.
_ELSEWHERE: Final = ("192.0.2.1", 9)


def reachable_at(host: str) -> list[str]:
    """The hosts for links to a server that listens on an address, the likeliest first; empty: only here."""
    try:
        address = ip_address(host)
    except ValueError:
        return [] if host == "localhost" else [host]
    if address.is_loopback:
        return []
    return _own_addresses() if address.is_unspecified else [written(host)]


def written(host: str) -> str:
    """A host as it stands in a link."""
    return f"[{host}]" if ":" in host else host


def from_here(host: str) -> str:
    """The host for a link on this computer, for a server that listens on an address."""
    with suppress(ValueError):
        address = ip_address(host)
        if address.is_unspecified:
            return "[::1]" if isinstance(address, IPv6Address) else "127.0.0.1"
    return written(host)


def _own_addresses() -> list[str]:
    found = [*_towards_elsewhere(), *_of_own_name()]
    usable = [one for one in found if not (ip_address(one).is_loopback or ip_address(one).is_link_local)]
    return list(dict.fromkeys(usable))


def _towards_elsewhere() -> list[str]:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(_ELSEWHERE)
        return [str(way.getsockname()[0])]
    return []


def _of_own_name() -> list[str]:
    with suppress(OSError):
        return [str(found[4][0]) for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return []
