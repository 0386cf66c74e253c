"""Many guests at once, on one event loop, who play on whatever happens to the server."""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from itertools import count
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.guests import PATIENCE, Server, without_presence

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.NetworkError, httpx.RemoteProtocolError)
Message = dict[str, Any]


class House:
    """The server as the crowd knows it: there, or away for a moment."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.there = asyncio.Event()
        self.there.set()
        self.acknowledged = 0
        self._counted = asyncio.Condition()

    @property
    def sockets(self) -> str:
        return self.server.address.replace("http", "ws", 1)

    async def count(self) -> None:
        async with self._counted:
            self.acknowledged += 1
            self._counted.notify_all()

    async def wait_for(self, acknowledged: int) -> None:
        async with self._counted:
            await self._counted.wait_for(lambda: self.acknowledged >= acknowledged)

    async def kill_and_start(self) -> None:
        self.there.clear()
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)
        self.there.set()

    async def post(self, path: str, token: str = "", data: Any = None) -> Any:
        """Ask until there is an answer. Only for what may be done twice."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        while True:
            await self.there.wait()
            try:
                async with httpx.AsyncClient(verify=False, timeout=PATIENCE) as http:
                    answer = await http.post(self.server.address + path, json=data, headers=headers)
            except LOST:
                await asyncio.sleep(0.01)
                continue
            if answer.status_code == 503:
                continue
            assert answer.status_code in (200, 201), answer.text
            return answer.json()

    async def guest(self) -> str:
        return str((await self.post("/api/guest"))["token"])


class Player:
    """A guest at a table, who sends a command until it is answered, over as many connections as it takes."""

    def __init__(self, house: House, token: str, table: str, seed: int = 0) -> None:
        self.house = house
        self.token = token
        self.table = table
        self.rng = random.Random(seed)
        self.events: list[Message] = []
        self.state: Message = {}
        self.version = 0
        self.connections = 0
        self.acknowledged: list[tuple[str, str]] = []  # the ids of commands, and choices
        self.refused: list[str] = []
        self.repeated = 0
        self.seconds: list[float] = []  # that the answers took
        self._chose_at = 0  # the version that the last choice was made in
        self._ids = (f"{seed}-{number}" for number in count())

    @property
    def view(self) -> Message:
        return self.state.get("view") or {}

    @property
    def over(self) -> bool:
        return bool(self.view.get("over"))

    def options(self) -> Sequence[str]:
        decision = self.view.get("decision")
        return (decision["options"] or ()) if decision else ()

    def take(self, message: Message) -> None:
        """A state: whole, and with all events that were missing."""
        if self.state and self.state["table"]["you"] == message["state"]["table"]["you"]:
            assert message["version"] >= self.version, "versions grow, over restarts, too"
            if message["version"] == self.version:
                assert without_presence(message["state"]) == without_presence(self.state)
        self.version, self.state = message["version"], message["state"]
        assert message["first_event"] <= len(self.events)
        self.events = [*self.events[: message["first_event"]], *message["events"]]
        assert len(self.events) == self.state["event_count"]

    async def run(
        self, script: Sequence[Message] = (), until: Callable[["Player"], bool] | None = None
    ) -> None:
        """First what is in the script, then random choices until the game is over."""
        done = until or (lambda player: player.over)
        commands = [{**command, "id": next(self._ids)} for command in script]
        while not done(self) or commands:
            await self.house.there.wait()
            try:
                await self._converse(commands, done)
            except LOST:
                await asyncio.sleep(0.01)  # not as fast as it can: the server may be away for a moment

    async def _converse(self, commands: list[Message], done: Callable[["Player"], bool]) -> None:
        """One connection, from the beginning to its end."""
        address = f"{self.house.sockets}/api/tables/{self.table}/socket?events={len(self.events)}"
        headers = {"authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            self.connections += 1
            sent, sent_at = "", 0.0
            while not done(self) or commands:
                message = await self._receive(socket)
                if message["type"] == "state":
                    self.take(message)
                elif message["id"] == sent and sent:
                    sent = ""
                    self.seconds.append(perf_counter() - sent_at)
                    if message["type"] == "done":
                        command = commands.pop(0)
                        self.repeated += message.get("repeated", False)
                        self.acknowledged.append((command["id"], command.get("choice", "")))
                        await self.house.count()
                    elif message["reason"]["id"] != "try_again":
                        # Nothing was stored. Another state was on its way, or an answer that could only be
                        # one was given meanwhile.
                        assert commands[0]["command"] == "play", message
                        assert message["reason"]["id"] in ("stale", "not_your_turn", "not_possible"), message
                        self.refused.append(commands.pop(0)["id"])
                        self._chose_at = 0
                if not commands and self.version > self._chose_at and self.options():
                    self._chose_at = self.version
                    choice = self.rng.choice(list(self.options()))
                    play = {"command": "play", "choice": choice, "version": self.version}
                    commands.append({**play, "id": next(self._ids)})
                if commands and not sent and self.state:
                    sent, sent_at = commands[0]["id"], perf_counter()
                    await socket.send(json.dumps(commands[0]))
                    # Whether it was stored is known only by the answer: sent again, it is the same command.
                    commands[0].pop("version", None)

    async def _receive(self, socket: ClientConnection) -> Message:
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        return message
