"""Several people at one device, over real sockets."""

import json
import random

from citadels import Game, Setup
from tests.server.guests import Guest, Server, play_on

SETUP = {"players": 3, "city_size": 4}


def test_a_whole_game_of_three_people_at_one_device(server: Server) -> None:
    """Each socket is sent the view of its own seat, and the one that watches nobody's."""
    device = Guest(server)
    table = device.opens(setup=SETUP, name="Ann")
    for person, name in ((1, "Bob"), (2, "Cleo")):
        device.beside(person).must(table, "sit", name=name)
    device.must(table, "start")
    with (
        device.socket(table) as ann,
        device.socket(table, person=1) as bob,
        device.socket(table, person=2) as cleo,
        device.socket(table, watch=1) as screen,
    ):
        assert play_on([ann, bob, cleo], random.Random(5)) > 30
        screen.until(lambda socket: socket.over)
        assert screen.do("undo")["reason"]["id"] == "no_token"
        entries = server.stored.entries(table)
        game = Game(
            Setup.from_json(SETUP), int(next(one["seed"] for one in entries if one["entry"] == "started"))
        )
        viewers = ((ann, 0), (bob, 1), (cleo, 2), (screen, None))
        allowed = {seat: {json.dumps(game.view(seat), sort_keys=True)} for _, seat in viewers}
        for entry in entries:
            if entry["entry"] == "chose":
                game.play(entry["choice"])
                for _, seat in viewers:
                    allowed[seat].add(json.dumps(game.view(seat), sort_keys=True))
        for socket, seat in viewers:
            states = [
                message["state"] for message in map(json.loads, socket.frames) if message["type"] == "state"
            ]
            assert len(states) > 20
            assert {json.dumps(state["view"], sort_keys=True) for state in states} <= allowed[seat]
            assert {state["table"]["you"] for state in states} == {seat}
    rematch = device.must(table, "rematch")["table"]
    assert device.http.get(f"/api/tables/{rematch}/people").json() == {"people": [0, 1, 2]}
