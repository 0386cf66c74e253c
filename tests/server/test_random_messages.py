"""Random messages, legal and illegal, from many clients to many tables.

Nothing fails, every message is answered once, refused messages change nothing, and everything sent to a
client is what the engine says its seat may know.
"""

import asyncio
import json
import random
import string
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import connect

from citadels.tables.fairness import player_commitment
from tests.properties.games import any_setup
from tests.rebuilt import Rebuilt
from tests.server.crowd import House
from tests.server.guests import PATIENCE, Server, served
from tests.server.witness import Story, check_frames

TABLES = 6
MISCHIEF = 60  # arbitrary messages of each client, before it only plays on

NAMES = ("Ann", "Ann ", "\u202e", "<b>", "Æ" * 24)

Message = dict[str, Any]
SAID: tuple[Message, ...] = (
    {"phrase": "hello"},
    {"emote": "wow"},
    {"text": "<b>\u202e"},
    {"text": "Hi!"},
    {"phrase": "no"},
    {},
)


class Rascal:
    """A connection of a guest who sends anything, and plays on now and then."""

    def __init__(self, house: House, token: str, table: str, seed: int) -> None:
        self.house = house
        self.token = token
        self.table = table
        self.rng = random.Random(seed)
        self.name = f"{seed:x}"[:12]
        self.conversations: list[list[str]] = []
        self._rebuilt = Rebuilt()
        self.state: Message = {}
        self.version = 0
        self.sent = 0
        self.done: set[str] = set()
        self.refused: set[str] = set()
        self.statuses: list[int] = []

    @property
    def over(self) -> bool:
        return bool((self.state.get("view") or {}).get("over"))

    def options(self) -> list[str]:
        decision = (self.state.get("view") or {}).get("decision")
        return list(decision["options"] or ()) if decision else []

    async def run(self) -> None:
        while not self.over:
            events = self.rng.choice(("", "0", "7", "999999", "x", "-3"))
            address = f"{self.house.sockets}/api/tables/{self.table}/socket?events={events}"
            address += self.rng.choice(("", "&changes=1", "&changes=1", "&changes=x"))
            self._rebuilt = Rebuilt()
            headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
            self.conversations.append([])
            async with connect(
                address, additional_headers=headers, max_size=None, compression=None
            ) as socket:
                receive = lambda: asyncio.wait_for(socket.recv(), PATIENCE)  # noqa: E731
                await self._until(receive, lambda message: message["type"] == "state")
                while not self.over:
                    if self.sent < MISCHIEF and self.rng.random() < 0.7:
                        await self._mischief(socket.send, receive)
                    elif self.options():
                        await self._ask(socket.send, receive, self._play())
                        # A choice changes what its own player sees; a refused one was too late.
                    else:
                        await self._until(receive, lambda _: True)
                    if self.sent < MISCHIEF and self.rng.random() < 0.05:
                        break  # and come again

    def _play(self) -> Message:
        return {"command": "play", "choice": self.rng.choice(self.options()), "version": self.version}

    async def _until(self, receive: Callable[[], Any], wanted: Callable[[Message], bool]) -> Message:
        while True:
            frame = await receive()
            self.conversations[-1].append(frame)
            message = self._rebuilt.take(frame)
            if message["type"] == "state":
                self.version, self.state = message["version"], message["state"]
            if wanted(message):
                return message

    async def _ask(self, send: Callable[[str], Any], receive: Callable[[], Any], command: Message) -> None:
        self.sent += 1
        id = command.setdefault("id", f"{self.name}-{self.sent}")
        await send(json.dumps(command))
        answer = await self._until(receive, lambda message: message["type"] in ("done", "refused"))
        if answer["type"] == "done":
            assert answer["id"] == id
            self.done.add(id)
            self.refused.discard(id)  # the id of a refused command may be used again
        elif answer["id"]:
            assert answer["id"] == id
            if id not in self.done:
                self.refused.add(id)

    async def _mischief(self, send: Callable[[str | bytes], Any], receive: Callable[[], Any]) -> None:
        rng = self.rng
        kind = rng.randrange(10)
        if kind == 0:
            self.sent += 1
            await send(self._garbage())
            answer = await self._until(receive, lambda message: message["type"] == "refused")
            assert answer["reason"]["id"] in ("bad_message", "too_large", "no_token"), answer
        elif kind == 1:
            await self._over_http()
        elif kind == 2 and self.sent > 3:
            # The same id again, with another command.
            again = f"{self.name}-{rng.randint(1, self.sent)}"
            await self._ask(send, receive, {**self._command(), "id": again})
        else:
            await self._ask(send, receive, self._command())

    def _command(self) -> Message:
        rng = self.rng
        seat = rng.randrange(8)
        commands: list[tuple[int, Message]] = [
            (6, {"command": "play", "choice": self._any_choice()}),
            (3, {"command": "undo"}),
            (1, {"command": "leave"}),
            (2, {"command": "back"}),
            (2, {"command": "lock", "locked": rng.random() < 0.5}),
            (1, {"command": "bot", "seat": seat, "level": rng.choice(("random", "greedy", "nobody"))}),
            (1, {"command": "free", "seat": seat}),
            (2, {"command": "sit", "name": rng.choice(NAMES), "seat": seat}),
            (1, {"command": "rematch"}),
            (2, {"command": "start"}),
            (1, {"command": "change", "setup": {"players": seat}}),
            (1, {"command": "abandon", "agrees": False}),
            (1, {"command": "commit", "commitment": f"{rng.getrandbits(256):064x}"}),
            (1, {"command": "reveal", "part": f"{rng.getrandbits(256):064x}"}),
            (1, {"command": "move"}),
            (1, {"command": "take", "code": "".join(rng.choices("23456789", k=8))}),
            (1, {"command": "ask", "seat": seat, "name": rng.choice(NAMES)}),
            (1, {"command": "grant", "request": rng.randrange(3), "granted": rng.random() < 0.7}),
            (3, {"command": "say", **rng.choice(SAID), "name": rng.choice((None, *NAMES))}),
            (1, {"command": "chat", "allowed": rng.choice(("off", "phrases", "text"))}),
            (1, {"command": rng.choice(("block", "report", "silence")), "message": rng.randrange(9)}),
        ]
        if rng.random() < 0.1:
            commands.append((3, {"command": "kick", "seat": seat}))
        command = dict(rng.choices([one for _, one in commands], [weight for weight, _ in commands])[0])
        if rng.random() < 0.3:
            command["version"] = max(0, self.version + rng.randint(-2, 2))
        if rng.random() < 0.05:
            command[rng.choice(("id", "seat", "choice", "extra"))] = rng.choice((None, 5, [], {}, "x" * 200))
        return command

    def _any_choice(self) -> str:
        rng = self.rng
        options = self.options()
        if options and rng.random() < 0.5:
            return rng.choice(options)
        word = "".join(rng.choices(string.ascii_lowercase, k=6))
        return rng.choice(("take_gold", "end_turn", "build market", "murder king", "choose king", "", word))

    def _garbage(self) -> str | bytes:
        rng = self.rng
        return rng.choice(
            (
                "",
                "{",
                "null",
                '{"command": "play"}',
                '{"command": "leave", "id": "\\ud800"}',
                "[" * 2000,
                '{"a":' * 700,
                '{"command": "' + "x" * 5000 + '"}',
                bytes(rng.randrange(256) for _ in range(200)),
                b"\x00" * 4096,
                '{"command": "kick", "seat": 1e999}',
                '{"command": "kick", "seat": ' + "9" * 400 + "}",
            )
        )

    async def _over_http(self) -> None:
        rng = self.rng
        here = f"{self.house.server.address}/api/tables"
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        async with httpx.AsyncClient(verify=False, timeout=PATIENCE, headers=headers) as http:
            self.sent += 1
            kind = rng.randrange(6)
            if kind == 0:
                answer = await http.get(f"{here}/{self.table}?events={rng.randint(-5, 500)}")
                self.conversations.insert(0, [answer.text])  # the one at the socket goes on
            elif kind == 1:
                answer = await http.get(f"{here}/{self.table}/record")
            elif kind == 2:
                answer = await http.get(f"{here}/mine")
            elif kind == 3:
                content = self._garbage()
                answer = await http.post(f"{here}/{self.table}", content=content)
                assert answer.status_code in (400, 401, 413), answer.text
            elif kind == 4:
                setup = {"players": rng.randint(-1, 9), "edition": rng.choice(("deluxe", "nothing", 3, None))}
                answer = await http.post(here, json={"setup": setup, "name": rng.choice(("A", "", None))})
            else:
                command = {**self._command(), "id": f"{self.name}-{self.sent}"}
                answer = await http.post(f"{here}/{self.table}", json=command)
                if answer.status_code == 200:
                    self.done.add(str(command["id"]))
                elif command["id"] not in self.done:
                    self.refused.add(str(command["id"]))
            self.statuses.append(answer.status_code)


async def evening(house: House, seed: int) -> list[list[Rascal]]:
    rng = random.Random(seed)
    tables: list[list[Rascal]] = []
    for _ in range(TABLES):
        people = rng.randint(1, 4)
        setup = any_setup(rng, rng.randint(max(2, people), 6)).to_json()
        setup["city_size"] = 4
        seats = [{} if seat < people else {"bot": "random"} for seat in range(setup["players"])]
        tokens = [await house.guest() for _ in range(people)]
        opened = await house.post("/api/tables", tokens[0], {"setup": setup, "seats": seats})
        table, parts = opened["id"], [f"{rng.getrandbits(256):064x}" for _ in tokens]
        for number, token in enumerate(tokens):
            command = {"command": "sit", "name": f"Guest {number}", "seat": number}
            await house.post(f"/api/tables/{table}", token, command)
            promise = player_commitment(table, opened["commitment"], parts[number])
            await house.post(f"/api/tables/{table}", token, {"command": "commit", "commitment": promise})
        await house.post(f"/api/tables/{table}", tokens[0], {"command": "start"})
        for token, part in list(zip(tokens, parts, strict=True))[rng.randint(0, 1) :]:  # one may keep it
            await house.post(f"/api/tables/{table}", token, {"command": "reveal", "part": part})
        # Two tabs of the host, somebody who only watches, and somebody without a token.
        everybody = [*tokens, tokens[0], await house.guest(), ""]
        tables.append([Rascal(house, token, table, rng.getrandbits(40)) for token in everybody])
    async with asyncio.timeout(240), asyncio.TaskGroup() as group:
        for rascals in tables:
            for rascal in rascals:
                group.create_task(rascal.run())
    return tables


def test_whatever_is_sent_nobody_learns_what_is_hidden(own_database: str) -> None:
    with served(own_database, connections_per_guest="1000") as server:
        tables = asyncio.run(evening(House(server), 1 if own_database.startswith("sqlite") else 2))
        check(server, tables)


def check(server: Server, tables: list[list[Rascal]]) -> None:
    everybody = [rascal for rascals in tables for rascal in rascals]
    tokens = sorted({rascal.token for rascal in everybody if rascal.token})
    guests = [str(row[0]) for row in server.stored.ask("SELECT id FROM guests")]
    hashed = [str(row[0]) for row in server.stored.ask("SELECT token FROM guests")]
    secrets = tokens + guests + hashed
    hidden: list[str] = []
    states = 0
    for rascals in tables:
        entries = server.stored.entries(rascals[0].table)
        story = Story(entries)
        assert story.over
        # What the seed was made from is in the record, after the end, and nowhere else.
        parts = [entry["part"] for entry in entries if entry["entry"] == "revealed"]
        unseen = [*secrets, entries[0]["secret"], *parts]
        hidden += unseen
        stored = [entry["command"] for entry in entries if entry.get("command")]
        for rascal in rascals:
            own = {id for id in stored if id.startswith(f"{rascal.name}-")}
            assert not own & rascal.refused, "what was refused has changed nothing"
            assert own <= rascal.done
            assert all(status < 500 for status in rascal.statuses), rascal.statuses
            for frames in rascal.conversations:
                states += check_frames(frames, story, unseen)
        assert len(set(stored)) == len(stored), "nothing was done twice"
    log = server.log()
    figures = httpx.get(f"{server.address}/metrics").text
    seeds = [str(Story(server.stored.entries(rascals[0].table)).seed) for rascals in tables]
    for secret in hidden + seeds:
        assert secret not in log
        assert secret not in figures
    assert server.figure("citadels_bot_failures_total") == 0
    sent = sum(rascal.sent for rascal in everybody)
    print(f"{len(tables)} tables, {len(everybody)} connections, {sent} messages, {states} states checked")
