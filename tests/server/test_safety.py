"""What keeps strangers, other pages and curious people out."""

import json
import random

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.guests import Guest, Server, play_on, served
from tests.server.raw_sockets import BINARY, raw


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return Guest(server).opens(setup={"players": 3}, name="Ann")


def socket_address(server: Server, table: str) -> str:
    return f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"


def test_pages_of_others_are_refused_at_the_handshake(server: Server, table: str) -> None:
    guest = Guest(server)
    for origin in ("https://evil.example", "null", server.address + ".evil.example", "http://127.0.0.1:1"):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(
                socket_address(server, table),
                additional_headers={"cookie": f"citadels={guest.token}", "origin": origin},
            ),
        ):
            pass
        assert refused.value.response.status_code == 403
        for path, body in (
            (f"/api/tables/{table}", {"command": "leave"}),
            ("/api/tables", {}),
            ("/api/guest", {}),
        ):
            answer = guest.http.post(path, json=body, headers={"origin": origin})
            assert (answer.status_code, answer.json()["refused"]["id"]) == (403, "foreign_origin")
    # Our own page, and programs, which send no origin.
    for headers in ({"origin": server.address}, {}):
        with connect(socket_address(server, table), additional_headers=headers) as socket:
            assert socket.recv(timeout=30)
        assert guest.http.post("/api/guest", headers=headers).status_code == 200


def test_a_page_that_lives_elsewhere_can_be_let_in(sqlite: str) -> None:
    with served(sqlite, origin="https://page.example", secure_cookies="1") as server:
        guest = Guest(server)
        here = guest.opens(setup={"players": 2})
        headers = {"origin": "https://page.example"}
        with connect(socket_address(server, here), additional_headers=headers) as socket:
            assert socket.recv(timeout=30)
        assert guest.http.post("/api/guest", headers=headers).status_code == 200
        assert guest.http.post("/api/guest", headers={"origin": "https://page2.example"}).status_code == 403
        cookie = httpx.post(f"{server.address}/api/guest").headers["set-cookie"]
        assert {"HttpOnly", "SameSite=Lax", "Secure", "Path=/"} <= set(cookie.split("; "))


def test_every_answer_has_a_strict_policy(server: Server, table: str) -> None:
    guest = Guest(server)
    for method, path in (
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("GET", "/api/tables"),
        ("GET", f"/api/tables/{table}"),
        ("GET", "/api/nothing"),
        ("GET", "/nothing"),
        ("DELETE", "/api/tables"),
        ("POST", "/api/tables"),
        ("GET", "/api/openapi.json"),
    ):
        headers = guest.http.request(method, path).headers
        policy = dict(
            part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";")
        )
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert policy["base-uri"] == "'none'"
        assert policy["require-trusted-types-for"] == "'script'"
        assert policy["trusted-types"] == "svelte-trusted-html citadels-workers"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        if path.startswith("/api/"):
            assert headers["content-type"] == "application/json"


def test_the_cookie_is_for_the_browser_alone(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/guest")
    cookie = answer.headers["set-cookie"]
    parts = set(cookie.split("; "))
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= parts
    assert "Secure" not in parts  # this server speaks plain HTTP
    token = answer.json()["token"]
    assert parts & {f"citadels={token}"}
    assert len(token) >= 40
    # The cookie identifies the guest; the token is sent only once.
    again = httpx.post(f"{server.address}/api/guest", headers={"cookie": f"citadels={token}"})
    assert (again.status_code, again.json()) == (200, {"token": None})
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>"[:24],
        '"};alert(1)//',
        "O'Brien & <b>",
        "Ærøskøbing ☃",
        "🏰🏰🏰",
        "' OR 1=1 --",
    ],
)
def test_names_are_only_ever_text(server: Server, name: str) -> None:
    guest = Guest(server)
    here = guest.opens(setup={"players": 2}, listed=True, name=name)
    state = guest.state(here)
    assert state["state"]["table"]["seats"][0]["name"] == name
    listed = guest.http.get("/api/tables").json()["tables"]
    assert [row["names"][0] for row in listed if row["id"] == here] == [name]
    answer = guest.http.get(f"/api/tables/{here}")
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize("name", ["", " ", "\t\n", "a\u0000b", "a\u202eb", "\u200b", "x" * 25, "a\u0007"])
def test_names_that_nobody_could_read_are_refused(server: Server, table: str, name: str) -> None:
    assert Guest(server).refused(table, "sit", name=name) in ("bad_name", "bad_message")


def test_seed_and_record_only_after_the_end(server: Server) -> None:
    guest, stranger = Guest(server), Guest(server)
    here = guest.opens(setup={"players": 2, "city_size": 4}, seats=[{}, {"bot": "random"}], name="Ann")
    for who in (guest, stranger):
        for what in ("record", "history"):
            answer = who.http.get(f"/api/tables/{here}/{what}")
            assert (answer.status_code, answer.json()["refused"]["id"]) == (409, "not_over")
    guest.must(here, "start")
    (seed,) = (entry["seed"] for entry in server.stored.entries(here) if entry["entry"] == "started")
    assert int(seed).bit_length() > 96  # of 128 random bits
    with guest.socket(here) as socket:
        play_on([socket], random.Random(1), most=5)
        for who in (guest, stranger):
            for what in ("record", "history"):
                answer = who.http.get(f"/api/tables/{here}/{what}")
                assert (answer.status_code, answer.json()["refused"]["id"]) == (409, "not_over")
            assert seed not in who.http.get(f"/api/tables/{here}").text
        play_on([socket], random.Random(1))
    assert stranger.http.get(f"/api/tables/{here}/record").json()["seed"] == seed
    assert all(seed not in frame for frame in socket.frames)


def test_nobody_acts_for_somebody_else(server: Server) -> None:
    """A seat is held by the token, not by anything that others can see."""
    guest = Guest(server)
    here = guest.opens(setup={"players": 2}, name="Ann")
    for token in (guest.id, "x", guest.token[:-1], guest.token + "x", guest.token.swapcase()):
        answer = httpx.post(
            f"{server.address}/api/tables/{here}",
            json={"command": "leave"},
            headers={"authorization": f"Bearer {token}"},
        )
        assert (answer.status_code, answer.json()["refused"]["id"]) == (401, "no_token")
    assert guest.state(here)["state"]["table"]["seats"][0]["name"] == "Ann"


def test_the_server_says_that_it_is_there(server: Server) -> None:
    answer = httpx.get(f"{server.address}/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    assert "server" not in answer.headers


@pytest.mark.parametrize("origin", ["http://[", "", "http://[::1", "null", "http://a b", "\xff"])
def test_a_strange_origin_is_refused(server: Server, origin: str) -> None:
    guest = Guest(server)
    answer = guest.http.post("/api/tables", json={}, headers={b"origin": origin.encode("latin-1")})
    assert (answer.status_code, answer.json()["refused"]["id"]) == (403, "foreign_origin")


def test_a_body_that_is_not_utf_8_is_refused(server: Server) -> None:
    guest = Guest(server)
    table = guest.opens(setup={"players": 2}, name="Ann")
    body = b'{"command": "sit", "name": "\xff"}'
    answer = guest.http.post(f"/api/tables/{table}", content=body)
    assert (answer.status_code, answer.json()["refused"]["id"]) == (400, "bad_message")
    with raw(server, table, guest.token) as client:
        client.read()
        client.send(BINARY, body)
        assert json.loads(client.read()[1])["reason"]["id"] == "bad_message"


def test_a_page_elsewhere_may_ask_if_the_host_allows_it(sqlite: str) -> None:
    page = "https://page.example"
    asked = {"access-control-request-method": "POST", "access-control-request-headers": "authorization"}
    with served(sqlite, origin=page) as server:
        guest = Guest(server)
        preflight = guest.http.options("/api/tables", headers={"origin": page, **asked})
        assert preflight.status_code == 200
        assert preflight.headers["access-control-allow-origin"] == page
        answer = guest.http.post("/api/tables", json={"setup": {"players": 2}}, headers={"origin": page})
        assert (answer.status_code, answer.headers["access-control-allow-origin"]) == (201, page)
        assert "access-control-allow-credentials" not in answer.headers
        other = guest.http.get("/api/tables", headers={"origin": "https://evil.example"})
        assert "access-control-allow-origin" not in other.headers
