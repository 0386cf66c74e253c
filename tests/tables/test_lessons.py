"""Lessons: a scene of the tutorial at a table of its own, over the same requests, connections and views."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import pytest

from citadels.scenarios.lesson import Lesson
from citadels.scenarios.scenes import PLAYER, scenes
from citadels.tables import lobby as lobbies
from citadels.tables.commands import AnyCommand
from citadels.tables.connections import Connection, Connections
from citadels.tables.lobby import Lobby
from tests.tables.games_in_memory import ask, new_guest
from tests.tables.outside import MemoryStorage, lobby_in_memory

LESSONS = "/api/lessons"


def in_lobby(work: Callable[[Lobby], Awaitable[None]], **settings: Any) -> MemoryStorage:
    """Do something in a lobby that has nothing but memory."""
    storage = MemoryStorage()

    async def all_of_it() -> None:
        lobby, _, _ = lobby_in_memory(storage, **settings)
        await lobby.open()
        await work(lobby)
        await lobby.close()

    asyncio.run(all_of_it())
    return storage


async def opened(lobby: Lobby, guest: str, scene: str, step: int = 0) -> str:
    asked = {"scene": scene, "name": "Ann", "step": step}
    status, answer = await ask(lobby, "POST", LESSONS, asked, guest)
    assert status == 201, answer
    return str(answer["id"])


class Learner:
    """Somebody at a lesson, who keeps what a page keeps: the newest state, and all events."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.version = 0
        self.sent = 0

    @property
    def lesson(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state["table"]["lesson"]
        return found

    async def _receive(self) -> dict[str, Any]:
        message = await asyncio.wait_for(self.connection.outbox.next(), 30)
        assert message is not None
        frame: dict[str, Any] = json.loads(message)
        if frame["type"] == "state":
            self.state, self.version = frame["state"], frame["version"]
            self.events = [*self.events[: frame["first_event"]], *frame["events"]]
            assert len(self.events) == self.state["event_count"]
        return frame

    async def look(self) -> None:
        """Until it is somebody's turn to do something other than watch."""
        while not self.state or self.lesson["waits"] == "others":
            await self._receive()

    async def do(self, **command: Any) -> str:
        """Give a command; the answer, once what came of it is seen."""
        version = self.version
        self.sent += 1
        body = {**command, "id": str(self.sent)}
        if command["command"] == "play":
            body["version"] = version
        await self.connection.take(json.dumps(body).encode())
        while (frame := await self._receive())["type"] == "state":
            continue
        if frame["type"] == "refused":
            return str(frame["reason"]["id"])
        while self.version == version:
            await self._receive()
        await self.look()
        return "done"


@pytest.mark.parametrize("scene", scenes())
def test_a_whole_lesson(scene: str) -> None:
    """By what is sent alone: read, watch, choose; once something else first, and back."""

    async def work(lobby: Lobby) -> None:
        guest = await new_guest(lobby)
        table = await opened(lobby, guest, scene)
        expected = Lesson(scenes()[scene])
        with Connections(lobby).open(await lobby.actor(table), guest, "here", 0) as connection:
            learner = Learner(connection)
            await learner.look()
            strayed = 0
            for number in range(learner.lesson["steps"] - 1):
                assert learner.lesson["step"] == number
                if learner.lesson["waits"] == "next":
                    assert await learner.do(command="step", step=number + 1) == "done"
                    continue
                options = learner.state["view"]["decision"]["options"]
                others = [option for option in options if option not in learner.lesson["wanted"]]
                for other in others[:1]:
                    strayed += 1
                    assert await learner.do(command="play", choice=other) == "done"
                    assert learner.lesson["waits"] == "again"
                    assert learner.lesson["reason"]
                    assert await learner.do(command="play", choice="end_turn") == "lesson_waits"
                    assert await learner.do(command="step", step=number) == "done"
                    assert learner.lesson["reason"] is None
                wanted = learner.lesson["wanted"][0]
                assert await learner.do(command="play", choice=wanted) == "done"
            assert strayed
            assert learner.lesson["waits"] == "next"
            expected.go_to(learner.lesson["steps"] - 1)
            for _, choice in expected.step.watch:
                expected.play(choice)
            assert learner.state["view"] == expected.game.view(PLAYER)
            assert learner.events == expected.game.events(PLAYER)
            assert await learner.do(command="step", step=0) == "done"
            assert learner.lesson["step"] == 0

    storage = in_lobby(work, bot_delay=0.0)
    assert storage.games == {} and storage.stored == {} and storage.records == {}


def test_it_is_in_no_list_and_counts_for_nothing() -> None:
    async def work(lobby: Lobby) -> None:
        guest = await new_guest(lobby)
        for _ in range(4):
            await opened(lobby, guest, "gather")
        assert await lobby.tables_of(guest) == []
        assert await lobby.open_tables() == []
        status, _ = await ask(lobby, "POST", "/api/tables", {"name": "Ann"}, guest)
        assert status == 201

    in_lobby(work, tables_per_guest=1)


def test_a_further_lesson_ends_the_oldest() -> None:
    async def work(lobby: Lobby) -> None:
        guest, other = await new_guest(lobby), await new_guest(lobby)
        theirs = await opened(lobby, other, "end")
        own = [await opened(lobby, guest, "gather") for _ in range(4)]
        assert [lobby.in_memory(id) for id in own] == [False, True, True, True]
        assert lobby.in_memory(theirs)
        status, answer = await ask(lobby, "GET", f"/api/tables/{own[0]}", guest=guest)
        assert (status, answer["refused"]["id"]) == (404, "no_such_table")

    in_lobby(work)


@pytest.mark.parametrize(
    "limit", [{"lessons": 2}, {"lessons_per_minute": 2.0}, {"lessons_per_address": 2.0}], ids=str
)
def test_limits(limit: dict[str, Any]) -> None:
    async def work(lobby: Lobby) -> None:
        guest = await new_guest(lobby)
        asked = {"scene": "gather", "name": "Ann"}
        answers = [(await ask(lobby, "POST", LESSONS, asked, guest))[0] for _ in range(3)]
        assert answers == [201, 201, 429]

    in_lobby(work, **limit)


def test_nobody_looks_at_it_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "TIDYING_SECONDS", 0.01)
    monkeypatch.setattr(lobbies, "BRIEF_SECONDS", 0.05)

    async def work(lobby: Lobby) -> None:
        guest = await new_guest(lobby)
        table = await opened(lobby, guest, "secret", step=3)
        with Connections(lobby).open(await lobby.actor(table), guest, "here", 0):
            await asyncio.sleep(0.2)
            assert lobby.in_memory(table)
        async with asyncio.timeout(30):
            while lobby.in_memory(table):
                await asyncio.sleep(0.01)
        await opened(lobby, guest, "secret", step=3)

    in_lobby(work)


@pytest.mark.parametrize(
    ("body", "status", "refused"),
    [
        ({"scene": "dragons", "name": "Ann"}, 404, "no_such_scene"),
        ({"scene": "gather", "name": "Ann", "step": 99}, 404, "no_such_step"),
        ({"scene": "gather", "name": "Ann", "step": -1}, 400, "bad_message"),
        ({"scene": "gather", "name": "\u200b"}, 422, "bad_name"),
        ({"scene": "gather"}, 400, "bad_message"),
    ],
)
def test_what_cannot_be_opened(body: dict[str, Any], status: int, refused: str) -> None:
    async def work(lobby: Lobby) -> None:
        assert (await ask(lobby, "POST", LESSONS, body))[0] == 401
        found, answer = await ask(lobby, "POST", LESSONS, body, await new_guest(lobby))
        assert (found, answer["refused"]["id"]) == (status, refused)

    in_lobby(work)


COMMANDS: dict[str, dict[str, Any]] = {
    "play": {"choice": "take_gold"},
    "pace": {"pace": "fast"},
    "step": {"step": 1},
    "sit": {"name": "Zoe"},
    "commit": {"commitment": "0" * 64},
    "reveal": {"part": "0" * 64},
    "kick": {"seat": 1},
    "host": {"seat": 1},
    "bot": {"seat": 1},
    "free": {"seat": 1},
    "change": {"setup": {}},
    "lock": {"locked": True},
    "hints": {"allowed": True},
    "take": {"code": "no-such-code"},
    "ask": {"seat": 1, "name": "Zoe"},
    "grant": {"request": 0},
    "say": {"phrase": "hello"},
    "chat": {"allowed": "text"},
    "block": {"message": 0},
    "report": {"message": 0},
    "silence": {"message": 0},
}


def test_every_command_in_a_lesson() -> None:
    """Its player can choose, take steps and set the pace; nobody else can do anything."""

    async def work(lobby: Lobby) -> None:
        guest, stranger = await new_guest(lobby), await new_guest(lobby)
        for kind in get_args(AnyCommand):
            tag = kind.__struct_config__.tag
            table = f"/api/tables/{await opened(lobby, guest, 'gather', step=2)}"
            command = {"command": tag, **COMMANDS.get(tag, {})}
            _, answer = await ask(lobby, "POST", table, command, stranger)
            own = tag in ("play", "pace", "step")
            assert answer["refused"]["id"] == ("not_seated" if own else "in_lesson"), tag
            _, answer = await ask(lobby, "POST", table, command, guest)
            assert answer == {"done": True} if own else answer["refused"]["id"] == "in_lesson", tag

    in_lobby(work, lessons_per_minute=100.0)
