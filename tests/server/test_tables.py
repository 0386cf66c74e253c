"""Tables before, around and after the game: lists, locks, seats, the host's rights, a rematch."""

import random
from typing import Any

import pytest

from citadels.tables.bot_names import BOT_NAMES, SPARE_NAMES
from tests.server.guests import Guest, Server, play_on
from tests.server.prepared import game_until, prepare

SETUP: dict[str, Any] = {"players": 3, "city_size": 4}


def listed(guest: Guest) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in guest.http.get("/api/tables").json()["tables"]}


def mine(guest: Guest) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in guest.http.get("/api/tables/mine").json()["tables"]}


def test_listed_tables_wait_for_players(server: Server) -> None:
    host, second, third = (Guest(server) for _ in range(3))
    table = host.opens(setup=SETUP, listed=True, name="Ann", clock={"bank": 60, "increment": 1})
    private = host.opens(setup=SETUP, name="Ann")
    row = listed(second)[table]
    assert row["names"] == ["Ann", None, None]
    assert row["open_seats"] == 2
    assert row["clock"] == {"bank": 60.0, "increment": 1.0}
    assert private not in listed(second)
    # Locked, full and running tables are not waiting for players.
    host.must(table, "lock", locked=True)
    assert table not in listed(second)
    assert second.refused(table, "sit", name="Bob") == "locked"
    host.must(table, "lock", locked=False)
    assert table in listed(second)
    second.must(table, "sit", name="Bob")
    third.must(table, "sit", name="Cy")
    assert table not in listed(second)
    third.must(table, "leave")
    assert listed(third)[table]["open_seats"] == 1
    host.must(table, "start")
    assert table not in listed(second)


def test_my_tables(server: Server) -> None:
    host, player, stranger = (Guest(server) for _ in range(3))
    seed, choices, _ = game_until(
        lambda game: not game.over and game.decision.seat == 1 and game.state.seat == 1, SETUP
    )
    table = prepare(server, [host, player, Guest(server)], SETUP, seed, choices)
    own = host.opens(setup=SETUP)
    assert set(mine(host)) == {table, own}
    assert set(mine(player)) == {table}
    assert mine(stranger) == {}
    assert (mine(player)[table]["you"], mine(player)[table]["your_turn"], mine(player)[table]["host"]) == (
        1,
        True,
        False,
    )
    assert (mine(host)[table]["you"], mine(host)[table]["your_turn"], mine(host)[table]["host"]) == (
        0,
        False,
        True,
    )
    assert (mine(host)[own]["you"], mine(host)[own]["host"]) == (None, True)
    # A player who was kicked no longer has it.
    host.must(table, "kick", seat=1)
    assert mine(player) == {}
    answer = Guest(server, token="unknown").http.get("/api/tables/mine")
    assert (answer.status_code, answer.json()["refused"]["id"]) == (401, "no_token")


def test_seats_are_changed_before_the_start(server: Server) -> None:
    host, second = Guest(server), Guest(server)
    table = host.opens(setup=SETUP, name="Ann")
    second.must(table, "sit", name="Bob", seat=2)
    assert second.refused(table, "sit", name="Bob", seat=0) == "seat_taken"
    assert second.refused(table, "sit", name="Bob", seat=3) == "no_such_seat"
    assert second.refused(table, "sit", name=" ANN ") == "name_taken"
    second.must(table, "sit", name="Bob", seat=1)
    second.must(table, "sit", name="Bert")
    names = [seat["name"] for seat in second.state(table)["state"]["table"]["seats"]]
    assert names == ["Ann", "Bert", None]
    host.must(table, "bot", seat=2, level="hard")
    assert Guest(server).refused(table, "sit", name="Cy") == "table_full"
    assert host.refused(table, "bot", seat=1, level="hard") == "seat_taken"
    host.must(table, "free", seat=2)
    assert host.refused(table, "free", seat=2) == "no_bot_there"
    host.must(table, "start")
    seats = second.state(table)["state"]["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]


def test_two_visitors_with_the_same_suggested_name(server: Server) -> None:
    host, second, third = Guest(server), Guest(server), Guest(server)
    table = host.opens(setup=SETUP, name="Fox")
    second.must(table, "sit", name="fox", suggested=True)
    third.must(table, "sit", name="Fox", suggested=True)
    names = [seat["name"] for seat in host.state(table)["state"]["table"]["seats"]]
    assert names == ["Fox", "fox 2", "Fox 3"]
    # Whoever sits down again keeps the name.
    second.must(table, "sit", name="fox 2", suggested=True)
    assert host.state(table)["state"]["table"]["seats"][1]["name"] == "fox 2"


def test_bots_have_the_same_names_for_everybody(server: Server) -> None:
    host, spectator = Guest(server), Guest(server)
    name, bot = BOT_NAMES[2].upper(), {"bot": "random"}
    table = host.opens(setup=SETUP, seats=[{}, bot, bot], name=name)
    for guest in (host, spectator):
        names = [seat["name"] for seat in guest.state(table)["state"]["table"]["seats"]]
        assert names == [name, BOT_NAMES[1], SPARE_NAMES[0]]


@pytest.mark.parametrize("left", [True, False], ids=["left", "kicked"])
def test_a_bot_plays_on_for_whoever_goes(server: Server, left: bool) -> None:
    host, player = Guest(server), Guest(server)
    table = host.opens(setup=SETUP, seats=[{}, {}, {"bot": "random"}], name="Ann")
    player.must(table, "sit", name="Bob")
    host.must(table, "start")
    with host.socket(table) as socket, player.socket(table) as gone:
        play_on([socket, gone], random.Random(1), most=6)
        if left:
            player.must(table, "leave")
        else:
            host.must(table, "kick", seat=1)
        gone.until(lambda one: one.state["table"]["seats"][1]["away" if left else "kind"] in (True, "bot"))
        if left:
            assert gone.state["table"]["you"] == 1
        else:
            # From now on a spectator, who is sent everything again as a spectator sees it.
            assert gone.state["table"]["you"] is None
            assert gone.view["viewer"] is None
            assert gone.options() == []
            assert player.refused(table, "back") == "not_seated"
            assert player.refused(table, "play", choice="take_gold") == "not_seated"
        play_on([socket], random.Random(2))
        gone.until(lambda one: one.over)
    rematch = host.must(table, "rematch")["table"]
    again = host.state(rematch)["state"]["table"]["seats"]
    assert [seat["name"] for seat in again] == [BOT_NAMES[2], "Ann", "Bob" if left else BOT_NAMES[1]]
    if left:
        assert player.must(table, "rematch")["table"] == rematch
    else:
        assert player.refused(table, "rematch") == "not_seated"


def test_many_tabs_and_a_second_device(server: Server) -> None:
    """The same token anywhere is the same person; a command of one tab shows in all."""
    guest = Guest(server)
    device = Guest(server, token=guest.token)
    table = guest.opens(setup=SETUP, name="Ann")
    with guest.socket(table) as one, device.socket(table) as two, guest.socket(table) as three:
        for socket in (one, two, three):
            socket.receive()
            assert socket.state["table"]["you"] == 0
        assert one.do("start")["type"] == "done"
        for socket in (two, three):
            socket.until(lambda tab: tab.state["table"]["state"] == "running")
        # Both choose at once: one of them is too late, and nothing is done twice.
        for socket in (one, two, three):
            socket.until(lambda tab: bool(tab.options()))
        before = len(server.stored.entries(table))
        answers = [
            socket.do("play", choice=socket.options()[0], version=socket.version)
            for socket in (two, three)
            if socket.options()
        ]
        assert [answer["type"] for answer in answers].count("done") >= 1
        refused = [answer["reason"]["id"] for answer in answers if answer["type"] == "refused"]
        assert set(refused) <= {"stale", "not_your_turn", "not_possible"}
        assert len(server.stored.entries(table)) > before
