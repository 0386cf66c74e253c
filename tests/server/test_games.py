"""Whole games over real sockets: people, bots, lost connections, two tabs, coming back."""

import json
import random
from contextlib import ExitStack
from socket import SHUT_RDWR

from citadels import Game
from tests.server.guests import Guest, Server, play_on


def test_three_people_and_a_bot_play_to_the_end(server: Server) -> None:
    host, second, third = (Guest(server) for _ in range(3))
    table = host.opens(setup={"players": 4}, seats=[{}, {}, {}, {"bot": "easy"}], name="Ann")
    second.must(table, "sit", name="Bob")
    third.must(table, "sit", name="Cy")
    host.must(table, "start")
    with ExitStack() as stack:
        sockets = [stack.enter_context(guest.socket(table)) for guest in (host, second, third)]
        assert play_on(sockets, random.Random(1)) > 30
        for socket in sockets:
            assert socket.state["scores"]
            assert sum(sheet["won"] for sheet in socket.state["scores"]) >= 1
        record = host.http.get(f"/api/tables/{table}/record").json()
    replayed = Game.from_record(record)
    assert replayed.over
    assert [sheet.total for sheet in replayed.scores] == [
        sheet["total"] for sheet in sockets[0].state["scores"]
    ]
    # A player who never left has seen what the engine says this seat has seen.
    for seat, socket in enumerate(sockets):
        assert socket.events == replayed.events(seat)
        assert socket.view == replayed.view(seat)


def test_a_lost_connection_misses_nothing(server: Server) -> None:
    """One tab stays connected, the other drops out repeatedly: in the end both know the same."""
    guest = Guest(server)
    table = guest.opens(setup={"players": 3}, seats=[{}, {"bot": "easy"}, {"bot": "random"}], name="Ann")
    guest.must(table, "start")
    rng = random.Random(2)
    with guest.socket(table) as stays:
        kept: list[dict[str, object]] = []
        view: dict[str, object] = {}
        while not stays.over:
            with guest.socket(table, events=len(kept)) as returning:
                returning.events = list(kept)
                returning.receive()
                play_on([returning], rng, most=7)
                kept, view = returning.events, returning.view
            known = len(kept)
            stays.until(lambda socket, known=known: len(socket.events) >= known)  # type: ignore[misc]
        if kept != stays.events:
            with guest.socket(table, events=len(kept)) as returning:
                returning.events = list(kept)
                returning.receive()
                kept, view = returning.events, returning.view
        assert kept == stays.events
        assert view == stays.view


def test_a_command_is_carried_out_though_its_sender_has_gone(server: Server) -> None:
    """The network fails right after the command was sent; another tab sees its effect, and play goes on."""
    guest = Guest(server)
    table = guest.opens(setup={"players": 2}, seats=[{}, {"bot": "random"}], name="Ann")
    guest.must(table, "start")
    rng = random.Random(4)
    with guest.socket(table) as stays:
        for number in range(25):
            stays.until(lambda socket: bool(socket.options()))
            choice, before = rng.choice(stays.options()), stays.version
            with guest.socket(table) as gone:
                gone.receive()
                gone.send(json.dumps({"command": "play", "id": f"gone-{number}", "choice": choice}))
                gone.connection.socket.shutdown(SHUT_RDWR)
            stays.until(lambda socket, before=before: socket.version > before)  # type: ignore[misc]
    chosen = [entry for entry in server.stored.entries(table) if entry.get("command", "").startswith("gone-")]
    assert [entry["command"] for entry in chosen] == [f"gone-{number}" for number in range(25)]
    assert guest.refused(table, "play", choice="nonsense") in ("not_possible", "not_your_turn")


def test_two_tabs_of_one_person(server: Server) -> None:
    guest = Guest(server)
    table = guest.opens(setup={"players": 2}, seats=[{}, {"bot": "random"}], name="Ann")
    guest.must(table, "start")
    rng = random.Random(3)
    with guest.socket(table) as one, guest.socket(table) as two:
        one.receive()
        two.receive()
        for number in range(20):
            acting, other = (one, two) if number % 2 else (two, one)
            if acting.over:
                break
            acting.until(lambda socket: bool(socket.options()) or socket.over)
            if acting.options():
                acting.do("play", choice=rng.choice(acting.options()), version=acting.version)
                known = len(acting.events)
                other.until(lambda socket, known=known: len(socket.events) >= known)  # type: ignore[misc]
                assert other.state["table"]["you"] == 0


def test_a_spectator_sees_what_is_public(server: Server) -> None:
    guest, watcher = Guest(server), Guest(server)
    table = guest.opens(setup={"players": 4}, seats=[{}, *[{"bot": "random"}] * 3], name="Ann")
    guest.must(table, "start")
    with guest.socket(table) as player, watcher.socket(table) as spectator:
        play_on([player], random.Random(4))
        spectator.until(lambda socket: socket.over)
        record = watcher.http.get(f"/api/tables/{table}/record").json()
        assert spectator.events == Game.from_record(record).events(None)
    assert spectator.state["table"]["you"] is None


def test_kick_leave_return_and_rematch(server: Server) -> None:
    host, other, third = (Guest(server) for _ in range(3))
    table = host.opens(setup={"players": 3, "city_size": 4}, name="Ann")
    other.must(table, "sit", name="Bob")
    third.must(table, "sit", name="Cy")
    assert third.refused(table, "sit", name="bob") == "name_taken"
    host.must(table, "kick", seat=1)
    assert other.refused(table, "sit", name="Bob") == "kicked"
    third.must(table, "leave")
    third.must(table, "sit", name="Cy", seat=1)
    host.must(table, "start")
    assert third.state(table)["state"]["table"]["seats"][2]["kind"] == "bot"
    # The host lets a bot play for a player, who comes back later.
    host.must(table, "bot", seat=1, level="random")
    assert third.state(table)["state"]["table"]["seats"][1]["away"] is True
    third.must(table, "back")
    assert third.state(table)["state"]["table"]["seats"][1]["away"] is False
    with host.socket(table) as one, third.socket(table) as two:
        play_on([one, two], random.Random(5))
    first = third.must(table, "rematch")["table"]
    assert host.must(table, "rematch")["table"] == first
    told = host.state(table)["state"]["table"]
    assert (told["rematch"], told["rematch_by"]) == (first, 1)
    again = third.state(first)["state"]["table"]
    # Everybody has moved on by one seat.
    assert [seat["name"] for seat in again["seats"]][1:] == ["Ann", "Cy"]
    assert again["seats"][0]["kind"] == "bot"
    assert (again["seats"][2]["host"], again["you"]) == (True, 2)
