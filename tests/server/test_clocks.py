"""Clocks: bank and increment, the warning, the bot that stands in, and coming back."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from citadels import Game
from tests.server.guests import Guest, Server, Socket, served
from tests.server.prepared import game_until, prepare

SETUP: dict[str, Any] = {"players": 3, "city_size": 4}


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Here bots do not move, and no answers are given for players."""
    folder: Path = tmp_path_factory.mktemp("clocks")
    with served(f"sqlite:///{folder / 'citadels.sqlite3'}", bot_delay="3600", prompt_delay="3600") as server:
        yield server


def in_own_turn(seat: int) -> Any:
    return lambda game: (
        not game.over and game.decision.seat == seat == game.state.seat and len(game.decision.options) > 1
    )


def seats(socket: Socket) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = socket.state["table"]["seats"]
    return found


def clock(socket: Socket) -> dict[str, Any]:
    """The clock that came with the newest state."""
    for frame in reversed(socket.frames):
        message = json.loads(frame)
        if message["type"] == "state":
            found: dict[str, Any] = message["clock"]
            return found
    raise AssertionError("no state yet")


def test_a_choice_takes_time_and_gives_some_back(quiet: Server) -> None:
    ann, bob = Guest(quiet), Guest(quiet)
    seed, choices, _ = game_until(in_own_turn(0), SETUP)
    table = prepare(quiet, [ann, bob, None], SETUP, seed, choices, clock={"bank": 60, "increment": 2.5})
    with ann.socket(table) as first, bob.socket(table) as second:
        first.receive()
        second.receive()
        left = clock(second)["left"]
        assert left[0] >= 60_000
        assert left[2] is None
        assert clock(second)["running"] == 0
        before = first.version
        assert first.do("play", choice=first.options()[0], version=before)["type"] == "done"
        first.until(lambda one: one.version > before)
        spent = quiet.stored.entries(table)[-1].get("spent", 0)
        assert 0 <= spent < 60_000
        assert clock(first)["left"] == [left[0] - spent + 2500, *left[1:]]
        second.until(lambda one: len(one.events) == len(first.events))
        assert clock(second)["left"] == clock(first)["left"]


def test_days_for_each_choice_are_not_saved_up(quiet: Server) -> None:
    ann, bob = Guest(quiet), Guest(quiet)
    seed, choices, _ = game_until(in_own_turn(0), SETUP)
    days = 3 * 86_400
    table = prepare(quiet, [ann, bob, None], SETUP, seed, choices, clock={"bank": days, "increment": days})
    with ann.socket(table) as first:
        first.receive()
        before = first.version
        assert first.do("play", choice=first.options()[0], version=before)["type"] == "done"
        first.until(lambda one: one.version > before)
        assert clock(first)["left"] == [days * 1000, days * 1000, None]
    too_long = {"setup": SETUP, "clock": {"bank": 8 * 86_400}}
    assert ann.http.post("/api/tables", json=too_long).status_code == 422


def test_warning_stand_in_and_coming_back(server: Server) -> None:
    ann, bob, watcher = Guest(server), Guest(server), Guest(server)
    seed, choices, _ = game_until(in_own_turn(0), SETUP)
    table = prepare(server, [ann, bob, None], SETUP, seed, choices, clock={"bank": 1.2, "increment": 0.0})
    with (
        ann.socket(table) as first,
        bob.socket(table) as second,
        watcher.socket(table) as third,
    ):
        first.until(lambda one: bool(one.warnings))
        assert first.warnings[0]["seat"] == 0
        assert 0 < first.warnings[0]["left"] <= 300
        assert not seats(first)[0]["away"]
        first.until(lambda one: seats(one)[0]["away"])
        # A bot has played on: there are more events than before.
        known = len(first.events)
        first.until(lambda one: len(one.events) > known)
        # Bob, who does not choose either, gets his own warning, which nobody else sees.
        second.until(lambda one: bool(one.warnings) or one.over)
        third.until(lambda one: len(one.events) >= len(second.events))
        assert not third.warnings
        assert all(warning["seat"] == 1 for warning in second.warnings)
    kinds = [entry["entry"] for entry in server.stored.entries(table)]
    assert kinds.count("ran_out") >= 1
    assert kinds.index("ran_out") < len(kinds) - 1


def test_whoever_comes_back_has_time_again(quiet: Server) -> None:
    ann, bob = Guest(quiet), Guest(quiet)
    seed, choices, _ = game_until(in_own_turn(0), SETUP)
    for how in ("back", "play"):
        table = prepare(quiet, [ann, bob, None], SETUP, seed, choices, clock={"bank": 1.0, "increment": 0.0})
        with ann.socket(table) as socket:
            socket.receive()
            socket.until(lambda one: seats(one)[0]["away"])
            assert clock(socket)["left"][0] == 0
            assert clock(socket)["running"] is None
            before = socket.version
            if how == "back":
                assert socket.do("back")["type"] == "done"
            else:
                assert socket.do("play", choice=socket.options()[0])["type"] == "done"
            socket.until(lambda one, seen=before: one.version > seen)  # type: ignore[misc]
            assert not seats(socket)[0]["away"]
            assert clock(socket)["left"][0] == 250
            assert clock(socket)["running"] == 0 or how == "play"
    # Merely leaving neither stops a clock nor adds time.
    table = prepare(quiet, [ann, bob, None], SETUP, seed, choices, clock={"bank": 60, "increment": 0.0})
    with ann.socket(table) as socket:
        socket.receive()
        first = clock(socket)["since"]
        for command in ("leave", "back"):
            before = socket.version
            assert socket.do(command)["type"] == "done"
            socket.until(lambda one, seen=before: one.version > seen)  # type: ignore[misc]
        assert clock(socket)["left"][0] == 60_000
        assert clock(socket)["since"] > first


def test_no_clock_runs_for_bots_and_before_the_start(quiet: Server) -> None:
    ann = Guest(quiet)
    table = ann.opens(setup=SETUP, seats=[{}, {"bot": "random"}, {"bot": "random"}], clock={"bank": 5})
    ann.must(table, "sit", name="Ann")
    with ann.socket(table) as socket:
        socket.receive()
        assert clock(socket) is None
    seed, choices, _ = game_until(in_own_turn(1), SETUP)
    table = prepare(quiet, [ann, None, None], SETUP, seed, choices, clock={"bank": 60, "increment": 0})
    with ann.socket(table) as socket:
        socket.receive()
        assert clock(socket)["running"] is None


def is_secret(game: Game) -> bool:
    return game.state.top.decision.hidden


def test_who_is_asked_in_secret_is_told_by_no_clock(quiet: Server) -> None:
    setup = {"players": 4, "action_cards": True}
    seed, choices, game = game_until(is_secret, setup)
    people = [Guest(quiet) for _ in range(4)]
    table = prepare(quiet, people, setup, seed, choices, clock={"bank": 0.5, "increment": 0})
    asked = game.decision.seat
    for seat, guest in enumerate(people):
        with guest.socket(table) as socket:
            socket.receive()
            assert clock(socket)["running"] is None
            assert bool(socket.options()) == (seat == asked)
            if seat != asked:
                assert socket.view["decision"]["seat"] is None
            assert not any(chair["away"] for chair in seats(socket))
            assert guest.refused(table, "undo") == "nothing_to_undo"
            if seat != asked:
                assert guest.refused(table, "play", choice=str(game.decision.options[0])) == "not_your_turn"
    left = clock(socket)["left"]
    people[asked].must(table, "play", choice=str(game.decision.options[0]))
    with people[asked].socket(table) as socket:
        socket.receive()
        assert clock(socket)["left"][asked] == left[asked]
