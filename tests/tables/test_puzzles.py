"""Puzzles as clients get them: the position is what the seat may know, and answers are judged."""

import asyncio
from collections import Counter
from typing import Any

from citadels.puzzles.puzzle import DIFFICULTIES, KINDS, shipped
from citadels.tables.lobby import Lobby
from tests.tables.games_in_memory import ask
from tests.tables.outside import lobby_in_memory


def answers(*requests: tuple[str, str, Any, dict[str, str]]) -> list[tuple[int, Any]]:
    async def run() -> list[tuple[int, Any]]:
        lobby: Lobby = lobby_in_memory()[0]
        return [await ask(lobby, method, path, body, **query) for method, path, body, query in requests]

    return asyncio.run(run())


def test_the_list_has_all_puzzles_and_one_for_the_day() -> None:
    [(status, listed)] = answers(("GET", "/api/puzzles", None, {}))
    assert status == 200
    assert [one["id"] for one in listed["puzzles"]] == list(shipped())
    assert listed["daily"] in shipped()
    assert {one["kind"] for one in listed["puzzles"]} == set(KINDS)
    assert set(Counter(one["difficulty"] for one in listed["puzzles"])) == set(DIFFICULTIES)


def test_a_position_shows_what_its_seat_may_know_and_no_solution() -> None:
    puzzle = next(iter(shipped().values()))
    game = puzzle.game()
    [(status, found)] = answers(("GET", "/api/puzzle", None, {"id": puzzle.id}))
    assert status == 200
    assert found["seat"] == game.decision.seat
    assert found["view"] == game.view(game.decision.seat)
    assert found["events"] == game.events(game.decision.seat)
    assert set(found) == {"puzzle", "table", "seat", "view", "events"}


def test_answers_are_judged() -> None:
    puzzle = next(iter(shipped().values()))
    options = [str(option) for option in puzzle.game().decision.options]
    for number, option in enumerate(options):
        [(status, told)] = answers(("POST", "/api/puzzle", {"id": puzzle.id, "choice": option}, {}))
        assert status == 200
        assert told["right"] == (number == puzzle.best)
        assert told["choices"][0]["choice"] == options[puzzle.best]
        assert {one["choice"] for one in told["choices"]} == set(options)
        assert len(told["grounds"]) == len(puzzle.grounds)
    [(_, given_up)] = answers(("POST", "/api/puzzle", {"id": puzzle.id}, {}))
    assert not given_up["right"]


def test_what_is_not_there_is_refused() -> None:
    known = next(iter(shipped()))
    found = answers(
        ("GET", "/api/puzzle", None, {"id": "ffffffff"}),
        ("GET", "/api/puzzle", None, {}),
        ("POST", "/api/puzzle", {"id": known, "choice": "build market"}, {}),
    )
    assert [(status, answer["refused"]["id"]) for status, answer in found] == [
        (404, "no_such_puzzle"),
        (400, "bad_message"),
        (409, "not_possible"),
    ]
