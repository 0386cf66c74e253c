"""Requests about puzzles, the deal of the day and statistics."""

from functools import partial
from typing import Any, Final, get_type_hints

import msgspec

from citadels.tables import puzzling
from citadels.tables.clocks import today
from citadels.tables.daily import AskDaily, Daily, PlayDaily
from citadels.tables.lobby import Lobby
from citadels.tables.messages import NewTable
from citadels.tables.puzzling import AnswerPuzzle, AskPuzzle
from citadels.tables.reading import converted, read
from citadels.tables.request import Reply, Request, Route
from citadels.tables.statistics import (
    AskStatistics,
    OwnRecord,
    OwnRecords,
    SendRecords,
    Statistics,
    sent,
    statistics,
    stored,
)

_READ_ANSWER: Final = msgspec.json.Decoder(AnswerPuzzle)
_READ_DAILY: Final = msgspec.json.Decoder(PlayDaily)
_READ_RECORDS: Final = msgspec.json.Decoder(SendRecords)
_BODY: Final = (400, 413)  # of every request with a body


def _asked(request: Request, kind: type[msgspec.Struct]) -> dict[str, Any]:
    """What the query says of the fields of a kind."""
    return {name: request.query[name] for name in get_type_hints(kind) if name in request.query}


async def puzzles(lobby: Lobby, request: Request) -> Reply:
    return Reply(200, puzzling.puzzle_list(today()))


async def puzzle(lobby: Lobby, request: Request) -> Reply:
    asked = converted(_asked(request, AskPuzzle), AskPuzzle)
    work = partial(puzzling.position, asked.id)
    return Reply(200, await lobby.replay(work, request.guest, request.address))


async def answer_puzzle(lobby: Lobby, request: Request) -> Reply:
    work = partial(puzzling.solution, read(_READ_ANSWER, request.body))
    return Reply(200, await lobby.replay(work, request.guest, request.address))


async def daily(lobby: Lobby, request: Request) -> Reply:
    return Reply(200, await lobby.daily.show(converted(_asked(request, AskDaily), AskDaily), request.guest))


async def play_daily(lobby: Lobby, request: Request) -> Reply:
    guest, asked = request.known_guest, read(_READ_DAILY, request.body)
    table, opened = await lobby.play_daily(asked, guest, request.address)
    return Reply(201 if opened else 200, NewTable(id=table))


async def own_or_all(lobby: Lobby, request: Request) -> Reply:
    asked = converted(_asked(request, AskStatistics), AskStatistics)
    rows = await (lobby.own_records(request.known_guest) if asked.of == "mine" else lobby.all_records())

    def work() -> Statistics:
        return statistics(stored(rows), asked)

    return Reply(200, await lobby.replay(work, request.guest, request.address))


async def with_others(lobby: Lobby, request: Request) -> Reply:
    asked = read(_READ_RECORDS, request.body)
    rows = await lobby.own_records(request.known_guest)

    def work() -> Statistics:
        return statistics([*stored(rows), *sent(asked.games, rows)], asked)

    return Reply(200, await lobby.replay(work, request.guest, request.address))


async def own_records(lobby: Lobby, request: Request) -> Reply:
    rows = await lobby.own_records(request.known_guest)
    games = [OwnRecord(record=msgspec.json.decode(row.record), seat=row.seat or 0) for row in rows]
    return Reply(200, OwnRecords(games=games))


LARGEST_FILE: Final = 4 * 1024 * 1024
INSIGHT_ROUTES: Final = (
    Route(
        "GET",
        "/api/puzzles",
        puzzles,
        "All puzzles, and the one of the day.",
        {200: puzzling.Puzzles},
        (429,),
    ),
    Route(
        "GET",
        "/api/puzzle",
        puzzle,
        "The position of a puzzle, as the seat knows it that must choose.",
        {200: puzzling.PuzzlePosition},
        (400, 404, 429),
        query=get_type_hints(AskPuzzle, include_extras=True),
    ),
    Route(
        "POST",
        "/api/puzzle",
        answer_puzzle,
        "Answer a puzzle, or give up: what each choice is worth, and why.",
        {200: puzzling.Solution},
        (*_BODY, 403, 404, 409, 429),
        AnswerPuzzle,
    ),
    Route(
        "GET",
        "/api/daily",
        daily,
        "The deal of the day, or of an earlier one, and how everybody did.",
        {200: Daily},
        (400, 429, 503),
        query=get_type_hints(AskDaily, include_extras=True),
    ),
    Route(
        "POST",
        "/api/daily",
        play_daily,
        "Play the deal of the day: your table, of which you have one a day.",
        {200: NewTable, 201: NewTable},
        (*_BODY, 401, 403, 422, 429, 503),
        PlayDaily,
    ),
    Route(
        "GET",
        "/api/statistics",
        own_or_all,
        "What your finished games show, or everybody's.",
        {200: Statistics},
        (400, 401, 429, 503),
        query=get_type_hints(AskStatistics, include_extras=True),
    ),
    Route(
        "POST",
        "/api/statistics",
        with_others,
        "What your games show together with records from elsewhere; nothing of them is kept.",
        {200: Statistics},
        (*_BODY, 401, 403, 404, 409, 422, 429, 503),
        SendRecords,
        largest=LARGEST_FILE,
    ),
    Route(
        "GET",
        "/api/statistics/records",
        own_records,
        "Your finished games as records, to keep or to take elsewhere.",
        {200: OwnRecords},
        (401, 429, 503),
    ),
)
