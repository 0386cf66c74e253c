"""A game of every edition, by people and bots; one tab of each person keeps losing its connection.

State by state, such a tab sees the same as one that stayed connected, and as the engine says.
"""

import asyncio
import random
from typing import Any

from websockets.asyncio.client import connect

from citadels import Game
from citadels.cards.editions import EDITIONS
from tests.rebuilt import Rebuilt
from tests.server.crowd import House, Player
from tests.server.guests import PATIENCE, Server, without_presence
from tests.server.witness import Story, check_frames

Message = dict[str, Any]


class Tab:
    """Only looks; one that is ``flaky`` loses its connection after every few frames.

    A flaky one is sent what changes, the other one whole states.
    """

    def __init__(self, house: House, token: str, table: str, flaky: bool) -> None:
        self.house = house
        self.token = token
        self.table = table
        self.rng = random.Random(token)
        self.flaky = flaky
        self.events: list[Message] = []
        self.states: dict[int, Message] = {}
        self.conversations: list[list[str]] = []
        self.over = False
        self.changes = 0  # frames that held only what had changed

    async def run(self) -> None:
        while not self.over:
            address = f"{self.house.sockets}/api/tables/{self.table}/socket?events={len(self.events)}"
            address += f"&changes={int(self.flaky)}"
            headers = {"authorization": f"Bearer {self.token}"}
            self.conversations.append([])
            rebuilt = Rebuilt()
            left = self.rng.randint(1, 12) if self.flaky else 1_000_000
            async with connect(
                address, additional_headers=headers, max_size=None, compression=None
            ) as socket:
                while left and not self.over:
                    left -= 1
                    frame = str(await asyncio.wait_for(socket.recv(), PATIENCE))
                    self.conversations[-1].append(frame)
                    self._take(rebuilt.take(frame))
            self.changes += rebuilt.changes

    def _take(self, message: Message) -> None:
        assert message["type"] == "state"
        self.events = [*self.events[: message["first_event"]], *message["events"]]
        self.states[message["version"]] = without_presence(message["state"])
        self.over = bool((message["state"]["view"] or {}).get("over"))


async def game(house: House, edition: str, seed: int) -> tuple[list[Player], list[Tab]]:
    rng = random.Random(seed)
    players = rng.randint(3, 6)
    tokens = [await house.guest() for _ in range(2)]
    seats = [{}, {}, *[{"bot": "random"}] * (players - 2)]
    setup = {"edition": edition, "players": players, "city_size": 4}
    table = (await house.post("/api/tables", tokens[0], {"setup": setup, "seats": seats}))["id"]
    for number, token in enumerate(tokens):
        await house.post(f"/api/tables/{table}", token, {"command": "sit", "name": f"Guest {number}"})
    await house.post(f"/api/tables/{table}", tokens[0], {"command": "start"})
    people = [Player(house, token, table, seed + number) for number, token in enumerate(tokens)]
    watching = [*tokens, await house.guest()]
    tabs = [Tab(house, token, table, flaky) for token in watching for flaky in (False, True)]
    await asyncio.gather(*(player.run() for player in people), *(tab.run() for tab in tabs))
    return people, tabs


async def evening(server: Server) -> list[tuple[list[Player], list[Tab]]]:
    house = House(server)
    games = (game(house, edition, 10 * number) for number, edition in enumerate(EDITIONS))
    return await asyncio.wait_for(asyncio.gather(*games), 6 * PATIENCE)


def test_a_lost_connection_sees_what_one_that_stayed_has_seen(server: Server) -> None:
    for people, tabs in asyncio.run(evening(server)):
        story = Story(server.stored.entries(people[0].table))
        last = story.moments[-1]
        assert isinstance(last, Game)
        for seat, player in enumerate(people):
            assert player.events == last.events(seat)
            assert player.view == last.view(seat)
        for viewer, (stayed, lost) in zip((0, 1, None), zip(tabs[::2], tabs[1::2], strict=True), strict=True):
            assert len(stayed.conversations) == 1
            assert len(lost.conversations) > 3
            assert lost.changes > 10 > stayed.changes == 0
            assert stayed.events == lost.events == last.events(viewer)
            both = stayed.states.keys() & lost.states.keys()
            assert len(both) > 10
            for version in both:
                assert stayed.states[version] == lost.states[version]
            for frames in (*stayed.conversations, *lost.conversations):
                check_frames(frames, story, [stayed.token, player.token])
