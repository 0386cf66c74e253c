"""Who is there is shown to all, and disturbs nobody's command."""

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
        # A reload is no going: nothing is told of it.
        with other.socket(table) as second:
            second.receive()
            frames = len(first.frames)
            assert first.do("lock", locked=True, version=seen)["type"] == "done"
            first.until(lambda socket: socket.state["table"]["locked"])
            assert len(first.frames) == frames + 2
        first.until(lambda socket: online(socket) == [True, False, False])
        watching.until(lambda socket: online(socket) == [True, False, False])
        assert host.state(table)["state"]["table"]["seats"][0]["online"] is True
