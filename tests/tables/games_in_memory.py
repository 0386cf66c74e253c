"""Requests, connections and games at tables with only memory around them."""

import asyncio
import json
import random
from typing import Any

from citadels.tables import api
from citadels.tables.connections import Connections
from citadels.tables.lobby import Lobby
from citadels.tables.messages import encode

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


async def start_game(lobby: Lobby) -> tuple[str, str]:
    """Ann plays against bots: the id of the table, and who she is."""
    guest = await new_guest(lobby)
    body = {"setup": SETUP, "seats": SEATS, "name": "Ann"}
    _, answer = await ask(lobby, "POST", "/api/tables", body, guest)
    assert await ask(lobby, "POST", f"/api/tables/{answer['id']}", {"command": "start"}, guest) == (
        200,
        {"done": True},
    )
    return answer["id"], guest


def under_other_rules(entries: list[str]) -> list[str]:
    """As if the rules had changed: the same entries lead elsewhere, or nowhere."""
    changed = []
    for text in entries:
        entry = json.loads(text)
        if entry["entry"] == "started":
            entry["seed"] = str(int(entry["seed"]) + 1)
        changed.append(json.dumps(entry))
    return changed


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
                # The table may have answered for the player out of turn in the meantime.
                assert frame["type"] == "done" or frame["reason"]["id"] == "stale", frame
                continue
            view = frame["state"]["view"]
            if view["over"]:
                return frames
            options = view["decision"]["options"]
            if options:
                command = {"command": "play", "choice": rng.choice(options), "version": frame["version"]}
                await connection.take(json.dumps({**command, "id": str(len(frames))}).encode())
