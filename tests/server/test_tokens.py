"""Tokens and their cookies: under a safe name over HTTPS, renewed, and given back."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guests import Guest, Server

HTTPS = {"x-forwarded-proto": "https"}


def cookies_of(answer: httpx.Response) -> dict[str, str]:
    return dict(cookie.split("=", 1) for cookie in answer.headers.get_list("set-cookie"))


def enter(server: Server, **headers: str) -> httpx.Response:
    return httpx.post(f"{server.address}/api/guest", headers=headers)


def test_over_https_the_cookie_has_a_name_that_no_neighbour_can_set(server: Server) -> None:
    """Browsers refuse such a name unless the cookie is Secure, for the whole path and for no domain."""
    answer = httpx.post(f"{server.address}/api/guest", headers=HTTPS)
    ((name, value),) = cookies_of(answer).items()
    assert name == "__Host-citadels"
    parts = set(value.split("; "))
    assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= parts
    assert "domain" not in value.lower()
    token = answer.json()["token"]
    again = enter(server, cookie=f"__Host-citadels={token}", **HTTPS)
    assert again.json() == {"token": None} and not cookies_of(again)


def test_a_cookie_from_before_gets_the_safe_name(server: Server) -> None:
    token = enter(server).json()["token"]
    answer = enter(server, cookie=f"citadels={token}", **HTTPS)
    assert (answer.status_code, answer.json()) == (200, {"token": None})
    found = cookies_of(answer)
    assert found["__Host-citadels"].startswith(f"{token}; ")
    assert found["citadels"].startswith('""; ') and "Max-Age=0" in found["citadels"]
    # What a neighbour may have set under the plain name counts for nothing.
    other = enter(server).json()["token"]
    both = {"cookie": f"citadels={other}; __Host-citadels={token}", **HTTPS}
    table = Guest(server, token).opens(setup={"players": 2}, name="Ann")
    mine = httpx.get(f"{server.address}/api/tables/mine", headers=both).json()["tables"]
    assert [row["id"] for row in mine] == [table]


def test_a_renewed_token_replaces_the_old_one(server: Server) -> None:
    """Whoever has seen the old one is out at once; the seats stay."""
    guest = Guest(server)
    old = guest.token
    table = guest.opens(setup={"players": 2}, name="Ann")
    with guest.socket(table) as socket:
        socket.receive()
        answer = guest.http.post("/api/guest/token")
        assert answer.status_code == 201
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    token = answer.json()["token"]
    assert token != old and cookies_of(answer)["citadels"].startswith(f"{token}; ")
    assert Guest(server, old).refused(table, "leave") == "no_token"
    assert Guest(server, token).state(table)["state"]["table"]["you"] == 0


def test_who_logs_out_has_no_token(server: Server) -> None:
    guest = Guest(server)
    table = guest.opens(setup={"players": 2}, name="Ann")
    answer = guest.http.post("/api/guest/leave")
    assert (answer.status_code, answer.json()) == (200, {"token": None})
    assert "Max-Age=0" in cookies_of(answer)["citadels"]
    assert guest.refused(table, "leave") == "no_token"
    assert guest.state(table)["state"]["table"]["you"] is None
    for path in ("/api/guest/token", "/api/guest/leave"):
        assert guest.http.post(path).status_code == 401
        assert httpx.post(server.address + path, headers={"origin": "http://evil.example"}).status_code == 403
