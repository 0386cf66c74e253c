"""Links to tables as messengers show them, and where other devices find the server."""

import re
from html import unescape

from tests.server.guests import Guest, Server, served


def tags(guest: Guest, table: str, language: str = "en") -> dict[str, str]:
    answer = guest.http.get(f"/t/{table}", headers={"accept-language": language})
    assert answer.status_code == 200
    found = re.findall(r'<meta property="(og:[a-z:]+)" content="([^"]*)">', answer.text)
    return {name: unescape(value) for name, value in found}


def test_a_link_says_who_invites_and_how_many_seats_are_taken(server: Server) -> None:
    ann, bob = Guest(server), Guest(server)
    table = ann.opens(setup={"players": 5}, seats=[{}, {}, {}, {}, {"bot": "easy"}], name="Ann")
    bob.must(table, "sit", name="Bob")
    found = tags(Guest(server), table)
    assert found["og:title"] == "Ann invites you to Citadels"
    assert found["og:description"].startswith("3 of 5 seats are taken.")
    assert found["og:url"] == f"{server.address}/t/{table}"
    assert tags(Guest(server), table, "cs-CZ,cs;q=0.9")["og:title"] == "Ann tě zve na Citadelu"
    picture = ann.http.get(found["og:image"])
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/jpeg")
    assert 10_000 < len(picture.content) < 150_000


def test_a_name_cannot_break_the_page(server: Server) -> None:
    ann = Guest(server)
    table = ann.opens(setup={"players": 2}, name='"><b>x</b>')
    answer = ann.http.get(f"/t/{table}")
    assert "<b>x</b>" not in answer.text
    assert tags(ann, table)["og:title"] == '"><b>x</b> invites you to Citadels'
    assert ann.id not in answer.text


def test_a_link_to_no_table_is_the_plain_page(server: Server) -> None:
    answer = Guest(server).http.get("/t/zzzzzzzz")
    assert answer.status_code == 200
    assert "og:title" not in answer.text
    assert '<div id="app">' in answer.text


def test_only_this_computer_is_told_where_others_find_the_server(sqlite: str) -> None:
    with served(sqlite) as server:
        guest = Guest(server)
        assert guest.http.get("/api/addresses").json() == {"addresses": [], "listens": False}
        # Through a proxy, or by another name, nobody learns the addresses of a private network.
        for headers in ({"x-forwarded-for": "203.0.113.7"}, {"host": "citadels.example"}):
            answer = guest.http.get("/api/addresses", headers=headers)
            assert (answer.status_code, answer.json()["refused"]["id"]) == (404, "not_found")
    with served(sqlite, host="0.0.0.0") as server:
        assert server.address.startswith("http://127.0.0.1:")
        found = Guest(server).http.get("/api/addresses").json()
        assert found["listens"] == bool(found["addresses"])
        assert not any(address.startswith("127.") for address in found["addresses"])
