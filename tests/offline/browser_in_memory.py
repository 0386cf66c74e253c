"""A browser around the tables, in memory: its database, its locks, its second worker and the page."""

import asyncio
import json
from typing import Any

from citadels.browser.house import SETTINGS, House
from citadels.browser.thinking import work
from citadels.tables.settings import Settings

AT_ONCE = {"bot_delay": 0.0, "prompt_delay": 0.0}


class Browser:
    """What tabs share: what is stored, and which tab plays a table."""

    def __init__(self) -> None:
        self.stored: dict[str, str] = {}
        self.held: set[str] = set()
        self.full = False


class Tab:
    """One page and its worker."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.answers: dict[int, asyncio.Future[tuple[int, Any]]] = {}
        self.frames: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self.ended: dict[int, int] = {}
        self.thought: list[str] = []
        self.house = House(self, Settings(**{**vars(SETTINGS), **AT_ONCE}))

    # What the tables ask for

    async def write(self, changes: str) -> None:
        await asyncio.sleep(0)
        if self.browser.full:
            raise OSError("no more room")
        self.browser.stored.update(json.loads(changes))

    async def read(self, key: str) -> str:
        await asyncio.sleep(0)
        return self.browser.stored.get(key, "")

    async def scan(self, beginning: str) -> str:
        await asyncio.sleep(0)
        stored = self.browser.stored
        return json.dumps([stored[key] for key in sorted(stored) if key.startswith(beginning)])

    async def claim(self, name: str) -> bool:
        free = name not in self.browser.held
        self.browser.held.add(name)
        return free

    def release(self, name: str) -> None:
        self.browser.held.discard(name)

    async def think(self, kind: str, asked: str) -> str:
        self.thought.append(kind)
        return work(kind, asked)

    def answer(self, request: int, status: int, text: str) -> None:
        self.answers[request].set_result((status, json.loads(text)))

    def send(self, socket: int, text: str) -> None:
        self.frames[socket].put_nowait(json.loads(text))

    def closed(self, socket: int, code: int) -> None:
        self.ended[socket] = code

    # What the page does

    async def ask(self, method: str, address: str, body: Any = None) -> tuple[int, Any]:
        number = len(self.answers)
        self.answers[number] = asyncio.get_running_loop().create_future()
        self.house.ask(number, method, address, "" if body is None else json.dumps(body))
        return await self.answers[number]

    def connect(self, table: str) -> int:
        number = len(self.frames)
        self.frames[number] = asyncio.Queue()
        self.house.connect(number, f"/api/tables/{table}/socket?events=0&changes=0")
        return number

    async def begin(self, bot: str = "normal", **setup: Any) -> str:
        """The id of a game of one person against bots."""
        planned = {"players": 3, "city_size": 4, **setup}
        seats = [{}, *({"bot": bot} for _ in range(planned["players"] - 1))]
        asked = {"setup": planned, "seats": seats, "name": "Ann"}
        status, opened = await self.ask("POST", "/api/tables", asked)
        assert status == 201, opened
        path = f"/api/tables/{opened['id']}"
        assert await self.ask("POST", path, {"command": "start"}) == (200, {"done": True})
        return str(opened["id"])

    async def play(self, table: str, most: int = 10_000) -> dict[str, Any] | None:
        """Play the first choice each time, so many times; the last view if the game is over by then."""
        socket = self.connect(table)
        while True:
            frame = await asyncio.wait_for(self.frames[socket].get(), 30)
            if frame["type"] != "state":
                assert frame["type"] == "done" or frame["reason"]["id"] == "stale", frame
                continue
            view: dict[str, Any] = frame["state"]["view"]
            options = (view["decision"] or {"options": []})["options"]
            if view["over"] or (options and most == 0):
                self.house.disconnect(socket)
                return view if view["over"] else None
            if options:
                most -= 1
                command = {
                    "command": "play",
                    "choice": options[0],
                    "version": frame["version"],
                    "id": str(most),
                }
                self.house.take(socket, json.dumps(command))
