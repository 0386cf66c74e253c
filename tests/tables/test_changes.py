"""States sent as changes: whoever makes them in the state before has the newest state, byte for byte.

Whole random games of all editions, for every seat and those who watch; some connections are read late, so
that several moves come as one, and some are lost and come again.
"""

import asyncio
import json
import random
from typing import Any

import pytest

from citadels.cards.editions import EDITIONS
from citadels.tables.actor import TableActor
from citadels.tables.commands import Lock, Play, Start, Undo
from citadels.tables.outbox import Viewer
from tests.properties.games import any_setup
from tests.rebuilt import Rebuilt
from tests.tables.games_in_memory import ask, new_guest
from tests.tables.outside import lobby_in_memory

Message = dict[str, Any]


def canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


class Client:
    """A connection that is read now and then."""

    def __init__(self, actor: TableActor, guest: str, viewer: Viewer, eager: bool) -> None:
        self.actor = actor
        self.guest = guest
        self.viewer = viewer
        self.eager = eager
        self.events: list[Message] = []
        self.changes = self.whole = self.conflated = 0
        self._connect()

    def _connect(self) -> None:
        self.outbox = self.actor.connect(self.guest, len(self.events), changes=True)
        self.rebuilt = Rebuilt()
        self.state: Message = {}

    def lose(self) -> None:
        self.actor.disconnect(self.outbox)
        self._connect()

    def receive(self) -> list[bytes]:
        """All there is."""
        frames = []
        while (frame := self.outbox.take()) is not None:
            frames.append(frame)
            self._follow(frame)
        return frames

    def read(self) -> None:
        """Read all there is; the client then has what a new one would be sent."""
        self.receive()
        asked = json.loads(self.actor.state(self.viewer, 0))
        assert canonical(self.state["state"]) == canonical(asked["state"])
        assert self.state["version"] == asked["version"]
        assert canonical(self.events) == canonical(asked["events"])

    def _follow(self, frame: bytes) -> None:
        message = self.rebuilt.take(frame)
        if message["type"] == "state":
            self.conflated += bool(self.state) and message["version"] > self.state["version"] + 1
            self.state = message
            self.events = [*self.events[: message["first_event"]], *message["events"]]
            if frame.startswith(b'{"type":"changes"'):
                self.changes += len(frame)
                self.whole += len(json.dumps(message, separators=(",", ":")))


async def seated(edition: str, rng: random.Random) -> tuple[TableActor, list[str]]:
    """A table of people where the game has begun."""
    lobby, _, _ = lobby_in_memory()
    setup = any_setup(rng, rng.randint(2, 7)).to_json()
    while setup["edition"] != edition:
        setup = any_setup(rng, rng.randint(2, 7)).to_json()
    guests = [await new_guest(lobby) for _ in range(setup["players"])]
    _, answer = await ask(lobby, "POST", "/api/tables", {"setup": {**setup, "city_size": 4}}, guests[0])
    table = f"/api/tables/{answer['id']}"
    for seat, guest in enumerate(guests):
        command = {"command": "sit", "name": f"Guest {seat}", "seat": seat}
        assert (await ask(lobby, "POST", table, command, guest))[0] == 200
    actor = await lobby.actor(answer["id"])
    return actor, guests


async def step(actor: TableActor, guests: list[str], rng: random.Random) -> None:
    """A random choice; now and then something is taken back, or the host changes the table."""
    game = actor.table.game
    assert game is not None
    seat = game.decision.seat
    if rng.random() < 0.05:
        await actor.do(Lock(locked=rng.random() < 0.5), guests[0])
    undone = [other for other in range(game.players) if game.can_undo(other)]
    if undone and rng.random() < 0.1:
        await actor.do(Undo(), guests[undone[0]])
    else:
        await actor.do(Play(choice=str(rng.choice(game.decision.options))), guests[seat])


async def whole_game(edition: str, seed: int) -> list[Client]:
    rng = random.Random(f"{edition} {seed}")
    actor, guests = await seated(edition, rng)
    seats = list(enumerate(guests))
    clients = [Client(actor, guest, seat, eager) for seat, guest in seats for eager in (True, False)]
    watchers = [Client(actor, f"stranger {number}", None, number < 2) for number in range(3)]
    clients += watchers
    for client in clients:
        client.read()
    await actor.do(Start(), guests[0])
    while not actor.table.over:
        await step(actor, guests, rng)
        # Those who watch and see alike are sent the very same bytes.
        first, second = watchers[0].receive(), watchers[1].receive()
        assert len(first) == len(second)
        assert all(one is two for one, two in zip(first, second, strict=True))
        for client in clients:
            if client.eager or rng.random() < 0.1:
                client.read()
            elif rng.random() < 0.03:
                client.lose()
    for client in clients:
        client.read()
        assert client.state["state"]["view"]["over"]
    await actor.close()
    return clients


@pytest.mark.parametrize("edition", EDITIONS)
def test_changes_lead_to_the_newest_state(edition: str) -> None:
    clients = asyncio.run(whole_game(edition, 1)) + asyncio.run(whole_game(edition, 2))
    assert sum(client.conflated for client in clients) > 20
    assert all(client.changes for client in clients)
    changes, whole = sum(client.changes for client in clients), sum(client.whole for client in clients)
    print(f"{changes / whole:.0%} of the bytes")
    assert changes < whole / 2
