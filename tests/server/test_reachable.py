"""Which addresses others can use, by what a server listens on."""

from ipaddress import ip_address

import pytest

from citadels.server import addresses
from citadels.server.addresses import from_here, reachable_at


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.0.1", "::1", "localhost"])
def test_nobody_else_reaches_what_listens_here_only(host: str) -> None:
    assert reachable_at(host) == []


@pytest.mark.parametrize(
    ("host", "found"),
    [("192.168.1.20", "192.168.1.20"), ("fd00::5", "[fd00::5]"), ("nas.local", "nas.local")],
)
def test_a_server_with_one_address_is_found_there(host: str, found: str) -> None:
    assert reachable_at(host) == [found]
    assert from_here(host) == found


def test_a_server_that_listens_everywhere_has_the_addresses_of_the_computer() -> None:
    for found in reachable_at("0.0.0.0"):
        assert not ip_address(found).is_loopback
        assert not ip_address(found).is_link_local
    assert from_here("0.0.0.0") == "127.0.0.1"
    assert from_here("::") == "[::1]"


def test_only_addresses_that_other_devices_can_use_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a laptop in a home network, whose own name leads back to itself."""
    monkeypatch.setattr(addresses, "_towards_elsewhere", lambda: ["192.168.1.20"])
    monkeypatch.setattr(
        addresses, "_of_own_name", lambda: ["127.0.1.1", "169.254.7.7", "192.168.1.20", "10.0.0.7"]
    )
    assert reachable_at("0.0.0.0") == ["192.168.1.20", "10.0.0.7"]
