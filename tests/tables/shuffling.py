"""Players who help to shuffle, at a table in memory."""

import json
import secrets
from typing import Any

from citadels.tables.fairness import player_commitment
from citadels.tables.lobby import Lobby
from tests.tables.games_in_memory import ask, new_guest

PATH = "/api/tables"


class Shuffler:
    """A guest at a table who may add a part of the seed."""

    def __init__(self, lobby: Lobby, guest: str, table: str, commitment: str) -> None:
        self.lobby = lobby
        self.guest = guest
        self.table = table
        self.server = commitment
        self.part = secrets.token_hex(32)

    @property
    def commitment(self) -> str:
        return player_commitment(self.table, self.server, self.part)

    async def do(self, command: str, **more: Any) -> str:
        """Give a command; empty if it is done, otherwise why not."""
        body = {"command": command, **more}
        status, answer = await ask(self.lobby, "POST", f"{PATH}/{self.table}", body, self.guest)
        if status == 200:
            return ""
        assert isinstance(answer["refused"]["id"], str)
        return str(answer["refused"]["id"])

    async def commit(self) -> str:
        return await self.do("commit", commitment=self.commitment)

    async def reveal(self) -> str:
        return await self.do("reveal", part=self.part)

    async def state(self) -> dict[str, Any]:
        status, answer = await ask(self.lobby, "GET", f"{PATH}/{self.table}", guest=self.guest)
        assert status == 200
        found: dict[str, Any] = answer["state"]
        return found

    async def shuffle(self) -> dict[str, Any]:
        found: dict[str, Any] = (await self.state())["table"]["shuffle"]
        return found

    def again(self, lobby: Lobby) -> "Shuffler":
        """The same guest after a restart of the server."""
        same = Shuffler(lobby, self.guest, self.table, self.server)
        same.part = self.part
        return same


async def shufflers(lobby: Lobby, people: int, **setup: Any) -> list[Shuffler]:
    """So many people at a new table; the first one is the host."""
    host = await new_guest(lobby)
    body = {"setup": {"players": people, "city_size": 4, **setup}, "name": "Ann", "pace": "at_once"}
    status, opened = await ask(lobby, "POST", PATH, body, host)
    assert status == 201
    found = [Shuffler(lobby, host, opened["id"], opened["commitment"])]
    for number in range(1, people):
        found.append(Shuffler(lobby, await new_guest(lobby), opened["id"], opened["commitment"]))
        assert await found[-1].do("sit", name=f"Player {number}") == ""
    return found


async def play_to_the_end(players: list[Shuffler]) -> dict[str, Any]:
    """Everybody takes the first choice, and some things back; the record."""
    undone, number = 0, 0
    while True:
        states = [await player.state() for player in players]
        if states[0]["view"]["over"]:
            break
        for player, state in zip(players, states, strict=True):
            options = state["view"]["decision"]["options"]
            if options:
                number += 1
                if state["can_undo"] and undone < 3:
                    undone += 1
                    assert await player.do("undo") == ""
                else:
                    assert await player.do("play", choice=options[number % len(options)]) == ""
                break
    assert undone == 3
    status, record = await ask(players[0].lobby, "GET", f"{PATH}/{players[0].table}/record")
    assert status == 200
    found: dict[str, Any] = json.loads(json.dumps(record))
    return found
