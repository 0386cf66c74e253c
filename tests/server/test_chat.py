"""Talking at a table: who hears what, in which order, how much, and who is not heard."""

import random

from tests.server.guests import Guest, Server, Socket, play_on, served
from tests.server.prepared import game_until, prepare

SETUP = {"players": 3, "city_size": 4}


def words(socket: Socket) -> list[str]:
    """What was heard, in order."""
    return [line["text"] or line["phrase"] or line["emote"] for line in socket.chat]


def until_heard(socket: Socket, *expected: str) -> None:
    socket.until(lambda one: words(one) == list(expected))


def running_table(server: Server, *people: Guest) -> str:
    seed, choices, _ = game_until(lambda game: len(game.events(None)) > 5, SETUP)
    return prepare(server, [*people, *[None] * (3 - len(people))], SETUP, seed, choices)


def test_everybody_hears_the_same_in_the_same_order(server: Server) -> None:
    ann, bob = Guest(server), Guest(server)
    table = running_table(server, ann, bob)
    with ann.socket(table) as first, bob.socket(table) as second:
        for number in range(4):
            (ann, bob)[number % 2].must(table, "say", emote=("laugh", "wink")[number % 2])
        for socket in (first, second):
            until_heard(socket, "laugh", "wink", "laugh", "wink")
        told = [[{**line, "mine": None} for line in socket.chat] for socket in (first, second)]
        assert told[0] == told[1]
        assert [line["mine"] for line in first.chat] == [True, False, True, False]
        assert [(line["seat"], line["name"]) for line in first.chat][:2] == [(0, "Ann"), (1, "Bob")]
    with bob.socket(table) as again:
        until_heard(again, "laugh", "wink", "laugh", "wink")
    assert ann.http.get(f"/api/tables/{table}/chat").json()["messages"] == first.chat


def test_players_do_not_hear_those_who_watch_while_they_play(server: Server) -> None:
    ann, eve, finn = Guest(server), Guest(server), Guest(server)
    table = ann.opens(setup=SETUP, seats=[{}, {"bot": "random"}, {"bot": "random"}], name="Ann")
    with ann.socket(table) as player, eve.socket(table) as watching, finn.socket(table) as other:
        eve.must(table, "say", phrase="hello", name="Eve")
        until_heard(player, "hello")
        ann.must(table, "start")
        eve.must(table, "say", phrase="i_know")
        ann.must(table, "say", phrase="mercy")
        until_heard(player, "hello", "mercy")
        for socket in (watching, other):
            until_heard(socket, "hello", "i_know", "mercy")
        assert [line["aside"] for line in other.chat] == [False, True, False]
        assert [line["seat"] for line in other.chat] == [None, None, 0]
        play_on([player], random.Random(1))
        eve.must(table, "say", phrase="good_game")
        until_heard(player, "hello", "mercy", "good_game")
    assert [line["text"] for line in Guest(server).http.get(f"/api/tables/{table}/chat").json()["messages"]]


def test_talk_changes_no_version_and_delays_no_choice(server: Server) -> None:
    """What was on its way when somebody spoke is not refused as stale."""
    ann, bob = Guest(server), Guest(server)
    seed, choices, game = game_until(lambda game: not game.over and game.decision.seat == 0, SETUP)
    table = prepare(server, [ann, bob, None], SETUP, seed, choices)
    version = ann.state(table)["version"]
    bob.must(table, "say", phrase="your_turn")
    Guest(server).must(table, "ask", seat=2, name="Eve")
    assert ann.state(table)["version"] == version
    ann.must(table, "play", choice=str(game.decision.options[0]), version=version)


def test_free_text_only_where_the_host_allows_it(server: Server) -> None:
    ann, bob = Guest(server), Guest(server)
    table = running_table(server, ann, bob)
    assert bob.refused(table, "say", text="Hi!") == "no_free_text"
    ann.must(table, "chat", allowed="text")
    assert bob.state(table)["state"]["table"]["chat"] == "text"
    bob.must(table, "say", text="  Hi,\n <b>Ann</b> ")
    for hidden in ("\u202e", "\u200b", "a\u202eb", "   ", "\x00a"):
        assert bob.refused(table, "say", text=hidden) == "bad_text", hidden
    with ann.socket(table) as socket:
        until_heard(socket, "Hi, <b>Ann</b>")
    ann.must(table, "chat", allowed="off")
    assert ann.refused(table, "say", phrase="hello") == "chat_off"


def test_the_blocked_are_not_heard_and_the_silenced_cannot_speak(server: Server) -> None:
    ann, bob, eve = Guest(server), Guest(server), Guest(server)
    table = running_table(server, ann, bob)
    with ann.socket(table) as host, bob.socket(table) as second, eve.socket(table) as watching:
        ann.must(table, "say", phrase="hello")
        bob.must(table, "say", phrase="mercy")
        until_heard(watching, "hello", "mercy")
        # Who blocks hears nothing of it any more, others do; the blocked one learns nothing.
        ann.must(table, "block", message=1)
        until_heard(host, "hello")
        bob.must(table, "say", phrase="i_know")
        ann.must(table, "say", phrase="not_me")
        until_heard(host, "hello", "not_me")
        until_heard(second, "hello", "mercy", "i_know", "not_me")
        assert ann.refused(table, "report", message=1) == "no_such_message"
        assert bob.refused(table, "block", message=1) == "not_yourself"
        # What is reported is shown to the host only.
        eve.must(table, "report", message=3)
        assert eve.refused(table, "report", message=3) == "already_reported"
        host.until(lambda socket: socket.chat[-1]["reported"] == 1)
        second.catch_up()
        assert all(line["reported"] == 0 for line in second.chat)
        eve.must(table, "say", emote="laugh", name="Eve")
        watching.until(lambda socket: words(socket)[-1] == "laugh")
        assert ann.refused(table, "silence", message=4) == "no_such_message"  # players do not hear it
        assert bob.refused(table, "silence", message=0) == "not_host"
    other = running_table(server, ann, bob)
    bob.must(other, "say", phrase="hello")
    ann.must(other, "silence", message=0)
    assert bob.refused(other, "say", phrase="hello") == "silenced"


def test_nobody_talks_under_the_name_of_a_player(server: Server) -> None:
    ann, eve = Guest(server), Guest(server)
    table = running_table(server, ann)
    assert eve.refused(table, "say", phrase="hello", name="Аnn") == "name_taken"
    eve.must(table, "say", phrase="hello")


def test_too_much_talk_is_refused_and_survives_a_restart(sqlite: str) -> None:
    with served(sqlite, chat_per_minute="5") as server:
        ann, bob = Guest(server), Guest(server)
        table = running_table(server, ann, bob)
        for _ in range(5):
            ann.must(table, "say", phrase="your_turn")
        assert ann.refused(table, "say", phrase="your_turn") == "too_fast"
        bob.must(table, "say", phrase="mercy")  # everybody has a pace of their own
        server.kill()
        server.start()
        bob.http.base_url = server.address
        heard = bob.http.get(f"/api/tables/{table}/chat").json()["messages"]
        assert [line["phrase"] for line in heard] == ["your_turn"] * 5 + ["mercy"]


def test_only_so_much_is_stored(server: Server) -> None:
    """Those who watch cannot use up what the players may say."""
    ann, eve = Guest(server), Guest(server)
    said = [{"entry": "said", "at": 1, "guest": eve.id, "name": "Eve", "phrase": "hello"} for _ in range(500)]
    table = prepare(server, [ann, None, None], SETUP, before=said)
    assert eve.refused(table, "say", phrase="hello") == "chat_full"
    ann.must(table, "say", phrase="good_luck")
    heard = ann.http.get(f"/api/tables/{table}/chat").json()["messages"]
    assert len(heard) == 100
    assert heard[-1]["phrase"] == "good_luck"
