"""Plays games and answers with their digests, wherever it runs: in the packed engine, or here."""

import asyncio
import json

from citadels import Game, Setup
from citadels.browser.house import House
from citadels.browser.thinking import work
from citadels.cards.editions import EDITIONS
from citadels.tables.thinking import think


def played(edition: str, seed: int) -> str:
    game = Game(Setup(edition=edition, players=4, set="random"), seed=seed)
    while not game.over:
        observation = game.observe(game.decision.seat).to_json()
        game.play(think(observation, "normal", seed))
    return game.digest()


class Outside:
    """Just enough of a browser for a lesson, a review and a replay."""

    def __init__(self) -> None:
        self.stored: dict[str, str] = {}
        self.answers: list[tuple[int, str]] = []

    async def write(self, changes: str) -> None:
        self.stored.update(json.loads(changes))

    async def read(self, key: str) -> str:
        return self.stored.get(key, "")

    async def scan(self, beginning: str) -> str:
        return json.dumps([self.stored[key] for key in sorted(self.stored) if key.startswith(beginning)])

    async def claim(self, name: str) -> bool:
        return True

    def release(self, name: str) -> None: ...

    async def think(self, kind: str, asked: str) -> str:
        return work(kind, asked)

    def answer(self, request: int, status: int, text: str) -> None:
        self.answers.append((status, text))

    def send(self, socket: int, text: str) -> None: ...

    def closed(self, socket: int, code: int) -> None: ...


async def statuses() -> list[int]:
    """Requests that go through every part of the tables."""
    outside = Outside()
    house = House(outside)
    await house.open()
    game = Game(Setup(players=2, city_size=4), seed=1)
    while not game.over:
        game.play(game.decision.options[0])
    asked = [
        ("POST", "/api/lessons", {"scene": "gather", "name": "Ann"}),
        ("POST", "/api/setup", {"edition": "classic", "players": 5}),
        ("POST", "/api/replay", {"record": game.record(), "seen_by": "0"}),
        ("POST", "/api/tables", {"setup": {"players": 2}, "seats": [{}, {"bot": "master"}], "name": "Ann"}),
        ("GET", "/api/tables/mine", None),
        ("GET", "/api/tables/0aaaaaaa", None),
    ]
    for number, (method, address, body) in enumerate(asked):
        house.ask(number, method, address, "" if body is None else json.dumps(body))
        while len(outside.answers) <= number:
            await asyncio.sleep(0.001)
    observation = Game(Setup(players=2), seed=2).observe(0).to_json()
    assert json.loads(work("advise", json.dumps({"observation": observation, "milliseconds": 20})))["choices"]
    await house.close()
    return [status for status, _ in outside.answers]


async def result() -> str:
    digests = {edition: played(edition, seed) for seed, edition in enumerate(EDITIONS)}
    return json.dumps({"digests": digests, "statuses": await statuses()})
