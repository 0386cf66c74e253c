"""Requests about puzzles, the deal of the day and statistics."""

from functools import partial
from typing import Any, Final, get_type_hints

import msgspec

from citadels.tables import puzzling
from citadels.tables.clocks import today
from citadels.tables.lobby import Lobby
from citadels.tables.puzzling import AnswerPuzzle, AskPuzzle
from citadels.tables.reading import converted, read
from citadels.tables.request import Reply, Request, Route

_READ_ANSWER: Final = msgspec.json.Decoder(AnswerPuzzle)
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
)
