"""Hints: for whom, about what, noticed by nobody else, and kept in the record."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

from citadels import Game
from citadels.bots import evaluate
from citadels.tables.connections import Connections
from citadels.tables.hints import READ_HINT, advise
from citadels.tables.lobby import Lobby
from tests.sim.test_evaluation import SETUPS, asked
from tests.tables.games_in_memory import ask, new_guest
from tests.tables.outside import MemoryStorage, lobby_in_memory

ALONE = {
    "setup": {"players": 3, "city_size": 4},
    "seats": [{}, {"bot": "random"}, {"bot": "random"}],
    "name": "Ann",
}
TOGETHER = {**ALONE, "seats": [{}, {}, {"bot": "random"}]}


def in_memory(play: Callable[[Lobby, MemoryStorage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = MemoryStorage()
        lobby, _, _ = lobby_in_memory(storage)
        await lobby.open()
        await play(lobby, storage)
        await lobby.close()

    asyncio.run(run())


async def opened(lobby: Lobby, guest: str, body: dict[str, Any], **more: Any) -> str:
    status, answer = await ask(lobby, "POST", "/api/tables", {**body, **more}, guest)
    assert status == 201, answer
    return f"/api/tables/{answer['id']}"


async def allowed(lobby: Lobby, table: str) -> bool:
    _, answer = await ask(lobby, "GET", table)
    found: bool = answer["state"]["table"]["hints"]
    return found


async def hint(lobby: Lobby, table: str, guest: str) -> dict[str, Any]:
    _, answer = await ask(lobby, "POST", f"{table}/hint", guest=guest)
    found: dict[str, Any] = answer.get("refused", answer)
    return found


async def until_asked(lobby: Lobby, table: str, guest: str) -> dict[str, Any] | None:
    """The state once the guest must choose; None when the game is over."""
    while True:
        _, answer = await ask(lobby, "GET", table, guest=guest)
        state: dict[str, Any] = answer["state"]
        if state["view"]["over"]:
            return None
        if state["view"]["decision"]["options"]:
            return state
        await asyncio.sleep(0)


def test_somebody_alone_may_have_hints_and_others_if_the_host_says_so() -> None:
    async def play(lobby: Lobby, storage: MemoryStorage) -> None:
        ann, bob = await new_guest(lobby), await new_guest(lobby)
        alone = await opened(lobby, ann, ALONE)
        assert await allowed(lobby, alone)
        assert not await allowed(lobby, await opened(lobby, ann, ALONE, hints=False))
        table = await opened(lobby, ann, TOGETHER)
        assert not await allowed(lobby, table)
        await ask(lobby, "POST", table, {"command": "sit", "name": "Bob"}, bob)
        assert not await allowed(lobby, table)
        _, answer = await ask(lobby, "POST", table, {"command": "hints", "allowed": True}, bob)
        assert answer["refused"]["id"] == "not_host"
        await ask(lobby, "POST", table, {"command": "hints", "allowed": True}, ann)
        assert await allowed(lobby, table)
        await lobby.close()
        again, _, _ = lobby_in_memory(storage)
        await again.open()
        assert await allowed(again, table)  # it outlives a restart
        await again.close()

    in_memory(play)


def test_only_who_must_choose_gets_one_and_only_where_they_are_allowed() -> None:
    async def play(lobby: Lobby, storage: MemoryStorage) -> None:
        ann, bob = await new_guest(lobby), await new_guest(lobby)
        for permitted in (True, False):
            table = await opened(lobby, ann, TOGETHER, hints=permitted)
            await ask(lobby, "POST", table, {"command": "sit", "name": "Bob"}, bob)
            assert (await hint(lobby, table, ann))["id"] == "not_started"
            await ask(lobby, "POST", table, {"command": "start"}, ann)
            states: dict[str, bool] = {}
            while not any(states.values()):
                for guest in (ann, bob):
                    _, answer = await ask(lobby, "GET", table, guest=guest)
                    states[guest] = bool(answer["state"]["view"]["decision"]["options"])
                await asyncio.sleep(0)
            asked_guest, other = (ann, bob) if states[ann] else (bob, ann)
            refused = "not_your_turn" if permitted else "no_hints"
            assert (await hint(lobby, table, other))["id"] == refused
            answer = await hint(lobby, table, asked_guest)
            assert ("choices" in answer) == permitted
            assert (await hint(lobby, table, await new_guest(lobby)))["id"] == "not_seated"

    in_memory(play)


def test_a_hint_names_open_choices_and_stands_in_the_record() -> None:
    async def play(lobby: Lobby, storage: MemoryStorage) -> None:
        ann, rng = await new_guest(lobby), random.Random(4)
        expected: list[dict[str, int]] = []
        table = await opened(lobby, ann, ALONE)
        await ask(lobby, "POST", table, {"command": "start"}, ann)
        actor = await lobby.actor(table.rpartition("/")[2])
        while state := await until_asked(lobby, table, ann):
            options = state["view"]["decision"]["options"]
            if len(expected) < 3 and len(options) > 2:
                answer = await hint(lobby, table, ann)
                assert answer == await hint(lobby, table, ann)
                assert [one["choice"] for one in answer["choices"]] == [
                    one["choice"] for one in answer["choices"] if one["choice"] in options
                ]
                assert 1 < len(answer["choices"]) <= 3
                assert answer["grounds"][-1]["id"] in ("loses", "close")
                game = actor.table.game
                assert game is not None
                expected.append({"seat": 0, "choice": len(game.record()["choices"])})
            await ask(lobby, "POST", table, {"command": "play", "choice": rng.choice(options)}, ann)
        _, record = await ask(lobby, "GET", f"{table}/record")
        assert record["hints"] == expected
        assert len(expected) == 3
        game = Game.from_record({**without_digest(record), "choices": []})
        for index, choice in enumerate(record["choices"]):
            if {"seat": 0, "choice": index} in expected:
                assert game.decision.seat == 0
            game.replay(choice)

    in_memory(play)


def without_digest(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key != "digest"}


def test_nobody_notices_that_somebody_asked_for_a_hint() -> None:
    async def play(lobby: Lobby, storage: MemoryStorage) -> None:
        ann, bob = await new_guest(lobby), await new_guest(lobby)
        table = await opened(lobby, ann, TOGETHER, hints=True)
        await ask(lobby, "POST", table, {"command": "sit", "name": "Bob"}, bob)
        await ask(lobby, "POST", table, {"command": "start"}, ann)
        actor = await lobby.actor(table.rpartition("/")[2])
        game = actor.table.game
        assert game is not None
        while game.decision.seat == 2:
            await asyncio.sleep(0)
        chooser, other = (ann, bob) if game.decision.seat == 0 else (bob, ann)
        connections = Connections(lobby)
        with (
            connections.open(actor, chooser, "a", 0) as mine,
            connections.open(actor, other, "b", 0) as theirs,
        ):
            while mine.outbox.take() or theirs.outbox.take():
                pass
            before = [(await ask(lobby, "GET", table, guest=guest))[1] for guest in (ann, bob, "")]
            await mine.take(json.dumps({"command": "hint", "id": "h"}).encode())
            frame = json.loads(mine.outbox.take() or b"{}")
            assert (frame["type"], frame["id"]) == ("hint", "h")
            assert theirs.outbox.take() is None
            after = [(await ask(lobby, "GET", table, guest=guest))[1] for guest in (ann, bob, "")]
        assert [one["state"] for one in before] == [one["state"] for one in after]
        assert [one["version"] for one in before] == [one["version"] for one in after]

    in_memory(play)


def test_a_hint_comes_from_what_the_seat_may_know() -> None:
    """Two worlds that look the same to a seat give it the same observation, of which the hint is made."""
    for game in asked(SETUPS[0], 11, 6):
        seat = game.decision.seat
        other = game.resample(seat, 5)
        seen, same = game.observe(seat).to_json(), other.observe(seat).to_json()
        assert seen == same
        told = READ_HINT.decode(advise(seen, milliseconds=1.0))
        assert {one.choice for one in told.choices} <= set(seen["options"])
        first, second = (evaluate(one.observe(seat), worlds=2) for one in (game, other))
        assert first.choices == second.choices
