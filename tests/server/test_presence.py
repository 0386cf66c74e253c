"""Everybody sees who is online, without affecting anybody's command; the host can change."""

from tests.server.guests import Guest, Server, Socket


def online(socket: Socket) -> list[bool]:
    return [seat["online"] for seat in socket.state["table"]["seats"]]


def test_players_come_and_go(server: Server) -> None:
    host, other, watcher = (Guest(server) for _ in range(3))
    table = host.opens(setup={"players": 3}, seats=[{}, {}, {"bot": "random"}], name="Ann")
    other.must(table, "sit", name="Bob")
    with watcher.socket(table) as watching, host.socket(table) as first:
        first.receive()
        assert online(first) == [True, False, False]
        seen = first.version
        with other.socket(table) as second:
            second.receive()
            assert online(second) == [True, True, False]
            first.until(lambda socket: online(socket) == [True, True, False])
            watching.until(lambda socket: bool(socket.state) and online(socket) == [True, True, False])
        # A reload does not count as leaving, so nobody is notified.
        with other.socket(table) as second:
            second.receive()
            frames = len(first.frames)
            assert first.do("lock", locked=True, version=seen)["type"] == "done"
            first.until(lambda socket: socket.state["table"]["locked"])
            assert len(first.frames) == frames + 2
        first.until(lambda socket: online(socket) == [True, False, False])
        watching.until(lambda socket: online(socket) == [True, False, False])
        assert host.state(table)["state"]["table"]["seats"][0]["online"] is True


def hosts(guest: Guest, table: str) -> list[int]:
    return [seat["seat"] for seat in guest.state(table)["state"]["table"]["seats"] if seat["host"]]


def test_the_host_can_be_another(server: Server) -> None:
    host, other, third = (Guest(server) for _ in range(3))
    table = host.opens(setup={"players": 4}, seats=[{}, {}, {}, {"bot": "random"}], name="Ann")
    assert host.refused(table, "host", seat=0) == "not_yourself"
    assert host.refused(table, "host", seat=1) == "nobody_there"
    assert host.refused(table, "host", seat=3) == "nobody_there"
    assert host.refused(table, "host", seat=7) == "no_such_seat"
    other.must(table, "sit", name="Bob")
    third.must(table, "sit", name="Cy")
    host.must(table, "host", seat=2)
    assert hosts(host, table) == [2]
    assert host.refused(table, "lock", locked=True) == "not_host"
    mine = third.http.get("/api/tables/mine").json()["tables"]
    assert [found["host"] for found in mine if found["id"] == table] == [True]
    # A host who leaves hands the table to the first of those who stay; the last one keeps it.
    third.must(table, "leave")
    assert hosts(host, table) == [0]
    other.must(table, "leave")
    host.must(table, "leave")
    assert hosts(host, table) == []
    host.must(table, "sit", name="Ann")
    assert hosts(host, table) == [0]
    assert [row["id"] for row in third.http.get("/api/tables/mine").json()["tables"]] == []
