"""Seats that change hands: to another browser of the same player, or to a spectator."""

import json

from tests.server.guests import Guest, Server, served, without_presence
from tests.server.prepared import game_until, prepare

SETUP = {"players": 3, "city_size": 4}


def running_table(server: Server, *people: Guest | None) -> str:
    seed, choices, _ = game_until(lambda game: not game.over and game.decision.seat == 0, SETUP)
    return prepare(server, [*people, *[None] * (3 - len(people))], SETUP, seed, choices)


def seats(guest: Guest, table: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = guest.state(table)["state"]["table"]["seats"]
    return found


def you(guest: Guest, table: str) -> int | None:
    seat: int | None = guest.state(table)["state"]["table"]["you"]
    return seat


def test_a_player_goes_on_in_another_browser(server: Server) -> None:
    laptop, phone, bob = Guest(server), Guest(server), Guest(server)
    table = running_table(server, laptop, bob)
    before = laptop.state(table)
    with laptop.socket(table) as old, phone.socket(table) as new:
        new.receive()
        assert new.view["players"][0]["hand"] is None
        code = laptop.must(table, "move")["code"]
        assert phone.refused(table, "take", code="22222222") == "bad_code"
        answer = new.do("take", code=f" {code[:4]} {code[4:]}".upper())
        assert answer["type"] == "done"
        new.until(lambda socket: socket.state["table"]["you"] == 0)
        old.receive()
        old.until(lambda socket: socket.state["table"]["you"] is None)
        assert new.view == before["state"]["view"]
        assert old.view["players"][0]["hand"] is None
    assert laptop.refused(table, "leave") == "not_seated"
    # Host rights and the lists go along, and the code is void.
    phone.must(table, "lock", locked=True)
    assert table in [row["id"] for row in phone.http.get("/api/tables/mine").json()["tables"]]
    assert table not in [row["id"] for row in laptop.http.get("/api/tables/mine").json()["tables"]]
    assert laptop.refused(table, "take", code=code) == "bad_code"
    phone.must(table, "leave")


def test_a_code_is_for_one_seat_of_one_table_and_the_newest_counts(server: Server) -> None:
    ann, bob, eve = Guest(server), Guest(server), Guest(server)
    table, other = running_table(server, ann, bob), running_table(server, bob, ann)
    first = ann.must(table, "move")["code"]
    second = ann.must(table, "move")["code"]
    assert eve.refused(table, "take", code=first) == "bad_code"
    assert eve.refused(other, "take", code=second) == "bad_code"
    assert bob.refused(table, "take", code=second) == "already_seated"
    stored = json.dumps(server.stored.entries(table))
    assert first not in stored and second not in stored
    eve.must(table, "take", code=second)
    assert you(eve, table) == 0


def test_codes_cannot_be_guessed_in_a_hurry(server: Server) -> None:
    ann, eve = Guest(server), Guest(server)
    table = running_table(server, ann)
    answers = [eve.refused(table, "take", code=f"2222222{number}") for number in range(2, 10)]
    assert answers[:6] == ["bad_code"] * 6
    assert answers[-1] == "too_fast"


def test_an_old_code_is_void(server: Server) -> None:
    ann, eve = Guest(server), Guest(server)
    table = running_table(server, ann)
    code = ann.must(table, "move")["code"]
    entries = server.stored.entries(table)
    assert entries[-1]["until"] - entries[-1]["at"] == 300_000
    late = {**entries[-1], "until": entries[-1]["at"] - 1}
    old = prepare(server, [ann, None, None], SETUP, before=[{**late, "entry": "offered"}])
    assert eve.refused(old, "take", code=code) == "bad_code"


def test_whoever_left_is_back_with_the_seat(server: Server) -> None:
    ann, phone = Guest(server), Guest(server)
    table = running_table(server, ann)
    code = ann.must(table, "move")["code"]
    ann.must(table, "leave")
    phone.must(table, "take", code=code)
    assert seats(phone, table)[0]["away"] is False


def test_the_host_gives_the_seat_of_somebody_who_is_gone(server: Server) -> None:
    ann, bob, eve, finn = (Guest(server) for _ in range(4))
    table = running_table(server, ann, bob)
    with ann.socket(table) as host, eve.socket(table) as watching:
        with bob.socket(table) as second:
            second.receive()
            assert eve.refused(table, "ask", seat=1, name="Eve") == "player_present"
            assert eve.refused(table, "ask", seat=0, name="Eve") == "player_present"
        assert eve.refused(table, "ask", seat=2, name="Ann") == "name_taken"
        assert eve.refused(table, "ask", seat=3, name="Eve") == "no_such_seat"
        bob.must(table, "leave")
        eve.must(table, "ask", seat=1, name="Eve")
        finn.must(table, "ask", seat=1, name="Finn")
        host.receive()
        host.until(lambda socket: len(socket.state["table"]["requests"]) == 2)
        asked = host.state["table"]["requests"]
        assert [(one["seat"], one["name"]) for one in asked] == [(1, "Eve"), (1, "Finn")]
        assert finn.refused(table, "grant", request=asked[1]["number"]) == "not_host"
        assert ann.refused(table, "grant", request=asked[1]["number"]) == "asker_gone"
        ann.must(table, "grant", request=asked[0]["number"])
        watching.receive()
        watching.until(lambda socket: socket.state["table"]["you"] == 1)
        assert watching.view["players"][1]["hand"] is not None
        assert watching.state["table"]["requests"] == []
    assert you(bob, table) is None
    assert [seat["name"] for seat in seats(eve, table)][:2] == ["Ann", "Eve"]
    assert [seat["away"] for seat in seats(eve, table)] == [False] * 3


def test_a_player_who_is_back_keeps_the_seat(server: Server) -> None:
    ann, bob, eve = Guest(server), Guest(server), Guest(server)
    table = running_table(server, ann, bob)
    with eve.socket(table):
        eve.must(table, "ask", seat=1, name="Eve")
        with bob.socket(table) as second:
            second.receive()
            assert ann.refused(table, "grant", request=0) == "player_present"
        ann.must(table, "grant", request=0, granted=False)
        assert ann.refused(table, "grant", request=0) == "no_such_request"
    assert you(bob, table) == 1


def test_no_seat_is_given_while_it_is_secret_who_is_asked(sqlite: str) -> None:
    """Otherwise the host could learn by giving one seat after the other who has to answer (T12)."""
    setup = {"edition": "deluxe-cz", "players": 3, "city_size": 4, "action_cards": "second"}
    seed, choices, _ = game_until(
        lambda game: not game.over and game.state.top.decision.hidden and game.decision.seat != 0, setup
    )
    with served(sqlite, bot_delay="3600", prompt_delay="3600") as server:  # no bot answers
        ann, eve = Guest(server), Guest(server)
        table = prepare(server, [ann, None, None], setup, seed, choices)
        with eve.socket(table):
            for seat in (1, 2):
                eve.must(table, "ask", seat=seat, name="Eve")
                assert ann.refused(table, "grant", request=seat - 1) == "secret_question"


def test_a_request_changes_no_version(server: Server) -> None:
    ann, eve = Guest(server), Guest(server)
    table = running_table(server, ann)
    before = ann.state(table)
    eve.must(table, "ask", seat=2, name="Eve")
    after = ann.state(table)
    assert after["version"] == before["version"]
    assert without_presence(after["state"]) == without_presence(before["state"])
    assert after["state"]["table"]["requests"] == [{"number": 0, "seat": 2, "name": "Eve"}]
