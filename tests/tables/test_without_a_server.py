"""The tables without the server: requests, connections and whole games with only memory around them."""

import asyncio
import json
import random
import subprocess
import sys
from typing import Any

from citadels import Game
from citadels.tables import api
from citadels.tables.connections import Connections
from citadels.tables.lobby import Lobby
from citadels.tables.messages import encode
from tests.tables.outside import MemoryStorage, lobby_in_memory

SETUP = {"players": 3, "city_size": 4, "set": "random"}
SEATS = [{}, {"bot": "normal"}, {"bot": "random"}]


async def ask(
    lobby: Lobby, method: str, path: str, body: Any = None, guest: str = "", **query: str
) -> tuple[int, Any]:
    """A request and its answer."""
    sent = b"" if body is None else json.dumps(body).encode()
    reply = await api.answer(lobby, api.Request(method, path, guest, sent, query))
    message = reply.message if isinstance(reply.message, bytes) else encode(reply.message)
    return reply.status, json.loads(message)


async def new_guest(lobby: Lobby) -> str:
    status, answer = await ask(lobby, "POST", "/api/guest")
    assert status == 201
    guest = await lobby.guest(answer["token"])
    assert guest is not None
    assert await ask(lobby, "POST", "/api/guest", guest=guest) == (200, {"token": None})
    return guest


async def play_through(lobby: Lobby, table: str, guest: str, rng: random.Random) -> list[dict[str, Any]]:
    """One player and bots, over a connection, until the game is over; every frame."""
    frames: list[dict[str, Any]] = []
    with Connections(lobby).open(await lobby.actor(table), guest, "here", 0) as connection:
        while True:
            message = await asyncio.wait_for(connection.outbox.next(), 30)
            assert message is not None
            frame = json.loads(message)
            frames.append(frame)
            if frame["type"] != "state":
                # An answer out of turn may have been given for the player meanwhile.
                assert frame["type"] == "done" or frame["reason"]["id"] == "stale", frame
                continue
            view = frame["state"]["view"]
            if view["over"]:
                return frames
            options = view["decision"]["options"]
            if options:
                command = {"command": "play", "choice": rng.choice(options), "version": frame["version"]}
                await connection.take(json.dumps({**command, "id": str(len(frames))}).encode())


async def whole_game(storage: MemoryStorage) -> tuple[str, str]:
    lobby, _, noted = lobby_in_memory(storage)
    await lobby.open()
    guest = await new_guest(lobby)
    path = "/api/tables"
    body = {"setup": SETUP, "seats": SEATS, "name": "Ann", "listed": True}
    assert (await ask(lobby, "POST", path, body))[1]["refused"]["id"] == "no_token"
    status, answer = await ask(lobby, "POST", path, body, guest)
    assert status == 201
    table = f"{path}/{answer['id']}"
    assert await ask(lobby, "POST", table, {"command": "start", "id": "start"}, guest) == (
        200,
        {"done": True},
    )
    again = await ask(lobby, "POST", table, {"command": "start", "id": "start"}, guest)
    assert again == (200, {"done": True, "repeated": True})
    frames = await play_through(lobby, answer["id"], guest, random.Random(3))
    last = frames[-1]["state"]
    status, record = await ask(lobby, "GET", f"{table}/record")
    assert status == 200
    game = Game.from_record(record)
    assert game.over
    assert [score["won"] for score in last["scores"]] == [seat in game.winners for seat in range(3)]
    status, history = await ask(lobby, "GET", f"{table}/history")
    assert history["rounds"][-1]["round"] == game.state.round
    status, rematch = await ask(lobby, "POST", table, {"command": "rematch"}, guest)
    assert (status, rematch["done"]) == (200, True)
    status, mine = await ask(lobby, "GET", f"{path}/mine", guest=guest)
    assert {one["id"] for one in mine["tables"]} == {answer["id"], rematch["table"]}
    assert noted.failures == noted.connections == 0
    assert noted.entries == len(storage.stored[answer["id"]]) - 1  # without the one that opened the table
    await lobby.close()
    assert storage.closed
    return answer["id"], guest


def test_a_whole_game() -> None:
    """And another lobby with the same storage has the same table."""
    storage = MemoryStorage()
    table, guest = asyncio.run(whole_game(storage))

    async def read_again() -> None:
        lobby, _, _ = lobby_in_memory(storage)
        status, state = await ask(lobby, "GET", f"/api/tables/{table}", guest=guest)
        assert (status, state["state"]["table"]["state"]) == (200, "over")
        assert state["state"]["table"]["you"] == 0

    asyncio.run(read_again())


def test_requests_that_lead_nowhere() -> None:
    async def wrong() -> None:
        lobby, _, noted = lobby_in_memory()
        for method, path, status, reason in (
            ("GET", "/api/nothing", 404, "not_found"),
            ("GET", "/api/tables/", 404, "not_found"),
            ("PUT", "/api/tables", 405, "wrong_method"),
            ("POST", "/api/tables/nosuch00/record", 405, "wrong_method"),
            ("GET", "/api/tables/nosuch00", 404, "no_such_table"),
            ("GET", "/api/tables/x", 404, "no_such_table"),
        ):
            found, answer = await ask(lobby, method, path)
            assert (found, answer["refused"]["id"]) == (status, reason), path
            assert noted.refusals[reason]

    asyncio.run(wrong())


def test_nothing_of_the_server_is_needed() -> None:
    """The same in a process of its own: what tables import, and what that imports, is no server."""
    packages = ("sqlalchemy", "starlette", "uvicorn", "prometheus_client", "multiprocessing")
    unwanted = (*packages, "citadels.server")
    program = (
        "import sys, citadels.tables.api, citadels.tables.connections\n"
        f"print([name for name in {unwanted!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
