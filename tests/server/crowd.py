"""Many guests on one event loop, who keep playing whatever happens to the server."""

import asyncio
import json
import random
from collections.abc import Callable, Collection, Sequence
from itertools import count
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.rebuilt import Rebuilt
from tests.server.guests import PATIENCE, Server, without_presence

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.NetworkError, httpx.RemoteProtocolError)
Message = dict[str, Any]


class House:
    """The server as the crowd knows it: up, or down for a moment."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.there = asyncio.Event()
        self.there.set()
        self.acknowledged = 0
        self.last: dict[str, float] = {}  # by table: when something was acknowledged there
        self._counted = asyncio.Condition()

    @property
    def sockets(self) -> str:
        return self.server.address.replace("http", "ws", 1)

    async def count(self, table: str, acknowledged: int = 1) -> None:
        async with self._counted:
            self.acknowledged += acknowledged
            self.last[table] = perf_counter()
            self._counted.notify_all()

    async def wait_for(self, acknowledged: int) -> None:
        async with self._counted:
            await self._counted.wait_for(lambda: self.acknowledged >= acknowledged)

    async def heard_from(self, tables: Collection[str], since: float) -> None:
        """Wait until something was acknowledged at each of these tables, or it was over."""
        async with self._counted:
            await self._counted.wait_for(lambda: all(self.last.get(one, 0.0) > since for one in tables))

    async def kill_and_start(self) -> None:
        self.there.clear()
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)
        self.there.set()

    async def post(self, path: str, token: str = "", data: Any = None) -> Any:
        """Repeat a request until there is an answer. Only for requests that may be done twice."""
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
    """A guest at a table, who repeats a command until it is answered, over several connections if need be."""

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
        self.turned_back = 0  # how often it was told to try again
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
        """Check that a state is complete, with all missing events."""
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
                await asyncio.sleep(0.01)  # not at full speed: the server may be down for a moment

    async def _converse(self, commands: list[Message], done: Callable[["Player"], bool]) -> None:
        """One connection, from the beginning to its end."""
        address = f"{self.house.sockets}/api/tables/{self.table}/socket?events={len(self.events)}"
        address += f"&changes={self.connections % 2}"  # now and then whole states
        rebuilt = Rebuilt()
        headers = {"authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            self.connections += 1
            sent, sent_at = "", 0.0
            while not done(self) or commands:
                message = rebuilt.take(await asyncio.wait_for(socket.recv(), PATIENCE))
                if message["type"] == "refused" and message["reason"]["id"] == "try_again":
                    self.turned_back += 1
                if message["type"] == "state":
                    self.take(message)
                elif message["id"] == sent and sent:
                    sent = ""
                    self.seconds.append(perf_counter() - sent_at)
                    if message["type"] == "done":
                        command = commands.pop(0)
                        self.repeated += message.get("repeated", False)
                        self.acknowledged.append((command["id"], command.get("choice", "")))
                        await self.house.count(self.table)
                    elif message["reason"]["id"] != "try_again":
                        # Nothing was stored. Another state was on its way, or an automatic answer
                        # came first.
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
                    # Only the answer says whether it was stored; sent again, it is the same command.
                    commands[0].pop("version", None)
