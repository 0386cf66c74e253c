"""The review of a table's game: made in the background, kept, and not there while the game goes on."""

import asyncio
from typing import Any

import msgspec
import pytest

from citadels import Game, Setup
from citadels.bots import bot_choice, find_bot
from citadels.tables.ports import Services
from citadels.tables.refusals import Refused
from citadels.tables.review_messages import Review
from citadels.tables.reviewing import ReviewDesk, look_back
from tests.tables.games_in_memory import SEATS, SETUP, ask, new_guest
from tests.tables.outside import BotsHere, MemoryStorage, Noted, lobby_in_memory, run_here

WHOSE = ("127.0.0.1", "ann")


class CountedBots(BotsHere):
    """Notes which parts it was asked for, and can fail."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.failing = False

    async def look_back(self, *given: Any) -> dict[str, Any] | None:
        if self.failing:
            raise RuntimeError("the workers are gone")
        self.parts.append(given[1])
        await asyncio.sleep(0)
        return look_back(*given[:4])


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A short game."""
    game = Game(Setup(edition="classic", players=2, city_size=4), seed=2)
    bots = [find_bot("steward").player(seat) for seat in range(2)]
    while not game.over:
        game.play_choice(bot_choice(game, bots[game.decision.seat]))
    return game.record()


def desk_of(bots: CountedBots, storage: MemoryStorage | None = None) -> ReviewDesk:
    return ReviewDesk(Services(storage or MemoryStorage(), bots, Noted(), run_here))


async def whole(desk: ReviewDesk, record: dict[str, Any]) -> list[Review]:
    """All answers until the review is complete."""
    answers = list[Review]()
    while not answers or answers[-1].done < answers[-1].total:
        answers.append(await desk.review("k7qm2xab", record, ["Ann", "Bob"], 1, WHOSE))
        await asyncio.sleep(0)
    return answers


def test_a_review_grows_and_is_made_once(record: dict[str, Any]) -> None:
    bots = CountedBots()

    async def run() -> list[Review]:
        desk = desk_of(bots)
        answers = [*await whole(desk, record), *await whole(desk, record)]
        await desk.close()
        return answers

    answers = asyncio.run(run())
    assert [one.done for one in answers] == sorted(one.done for one in answers)
    assert answers[0].moments  # the first answer has something to show
    last = answers[-1]
    assert len(bots.parts) == last.total
    assert bots.parts[-1] == "conclusions"
    assert last.moments[-1].public == [1.0, 0.0] or last.moments[-1].public == [0.0, 1.0]
    assert {one.seat for one in last.decisions} == {0, 1}
    assert [one.step for one in last.decisions] == sorted(one.step for one in last.decisions)
    assert last.table.names == ["Ann", "Bob"]
    assert msgspec.json.decode(msgspec.json.encode(last), type=Review) == last


def test_a_whole_review_is_kept_with_the_game(record: dict[str, Any]) -> None:
    first, second, storage = CountedBots(), CountedBots(), MemoryStorage()
    hinted = {**record, "hints": [{"seat": 0, "choice": len(record["choices"]) - 2}]}

    async def run() -> tuple[Review, Review]:
        made = (await whole(desk_of(first, storage), hinted))[-1]
        return made, (await whole(desk_of(second, storage), hinted))[-1]

    made, read = asyncio.run(run())
    assert first.parts and not second.parts
    assert read == made
    asked = [one.step for one in made.decisions if one.hinted]
    assert asked == [step for step in (len(record["choices"]) - 2,) if step in decided(made)]
    storage.reviews["k7qm2xab"] = "{}"  # as a former version would have written it
    asyncio.run(desk_of(second, storage).review("k7qm2xab", hinted, ["Ann", "Bob"], 1, WHOSE))
    assert second.parts


def decided(review: Review) -> set[int]:
    return {one.step for one in review.decisions}


def test_a_review_that_failed_is_begun_anew(record: dict[str, Any]) -> None:
    bots = CountedBots()
    bots.failing = True

    async def run() -> Review:
        desk = desk_of(bots)
        with pytest.raises(Refused, match="try_again"):
            await whole(desk, record)
        bots.failing = False
        return (await whole(desk, record))[-1]

    assert asyncio.run(run()).decisions


def test_a_running_game_has_no_review() -> None:
    async def run() -> None:
        lobby, _, _ = lobby_in_memory()
        ann = await new_guest(lobby)
        body = {"setup": SETUP, "seats": SEATS, "name": "Ann"}
        _, opened = await ask(lobby, "POST", "/api/tables", body, ann)
        path = f"/api/tables/{opened['id']}"
        for expected in (409, 409):
            status, refused = await ask(lobby, "GET", f"{path}/review", guest=ann)
            assert (status, refused["refused"]["id"]) == (expected, "not_over")
            await ask(lobby, "POST", path, {"command": "start"}, ann)
        await lobby.close()

    asyncio.run(run())
