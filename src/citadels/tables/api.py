"""The requests that clients make beside a socket: plain functions from a request to a reply.

``ROUTES`` declares each of them: its path, what it reads and what it answers. The server puts HTTP around
them and makes its OpenAPI description from the same table.
"""

from collections.abc import Awaitable, Callable, Mapping
from time import perf_counter
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES
from citadels.cards.editions import EDITIONS
from citadels.rules.dealing import configure
from citadels.rules.setup import Setup, characters_by_chance, uniques_by_chance
from citadels.tables import messages as m
from citadels.tables.commands import READ_COMMAND, AnyCommand, Choice, OpenTable, Place
from citadels.tables.lobby import Lobby
from citadels.tables.plans import read_setup
from citadels.tables.questions import Why
from citadels.tables.reading import converted, read
from citadels.tables.refusals import Refused

SetupAsked = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/setup"})]
Record = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/record"})]


class Request(NamedTuple):
    """What a client asks for; ``guest`` is empty for a client without a token that is known."""

    method: str
    path: str
    guest: str = ""
    body: bytes = b""
    query: Mapping[str, str] = {}
    address: str = ""  # where it comes from
    table: str = ""  # the code of the table in the path

    @property
    def known_guest(self) -> str:
        if not self.guest:
            raise Refused("no_token")
        return self.guest

    @property
    def events_had(self) -> int:
        """How many events the client has already."""
        return events_had(self.query)


class Reply(NamedTuple):
    """A status and a message, or its JSON; ``token`` is a new guest's, for a browser to keep."""

    status: int
    message: m.Message | dict[str, Any] | bytes
    token: str = ""


def events_had(query: Mapping[str, str]) -> int:
    text = query.get("events", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0


def refusal(refused: Refused) -> Reply:
    return Reply(refused.status, m.Refusal(refused=m.Reason(id=refused.id, arguments=refused.arguments)))


# What each request does

_READ_SETUP: Final[msgspec.json.Decoder[dict[str, Any]]] = msgspec.json.Decoder(dict[str, Any])
_READ_TABLE: Final = msgspec.json.Decoder(OpenTable)


async def enter(lobby: Lobby, request: Request) -> Reply:
    """A guest is somebody with a token: a known one, or a new one."""
    if request.guest:
        return Reply(200, m.Token(token=None))
    token = await lobby.new_guest(request.address)
    return Reply(201, m.Token(token=token), token)


async def plan_game(lobby: Lobby, request: Request) -> Reply:
    """What a setup would mean; nothing is opened."""
    _ = request.known_guest
    setup = read_setup(read(_READ_SETUP, request.body))
    rules = configure(setup, 0).parameters.all()
    return Reply(200, {**msgspec.to_builtins(planned(setup)), **rules})


def planned(setup: Setup) -> m.PlannedGame:
    """The cards that are certain to be in play."""
    played = configure(setup, 0)
    characters = [CHARACTER_NAMES[number] for number in played.characters[1:]]
    edition = EDITIONS[setup.edition]
    return m.PlannedGame(
        characters=None if characters_by_chance(setup) else characters,
        uniques=None if uniques_by_chance(setup) else [CARD_NAMES[kind] for kind in played.uniques],
        unique_count=edition.unique_count if setup.unique_count is None else setup.unique_count,
    )


async def open_tables(lobby: Lobby, request: Request) -> Reply:
    return Reply(200, m.Tables(tables=await lobby.open_tables()))


async def my_tables(lobby: Lobby, request: Request) -> Reply:
    return Reply(200, m.MyTables(tables=await lobby.tables_of(request.known_guest)))


async def open_table(lobby: Lobby, request: Request) -> Reply:
    guest = request.known_guest
    return Reply(201, m.NewTable(id=await lobby.open_table(read(_READ_TABLE, request.body), guest)))


async def table_state(lobby: Lobby, request: Request) -> Reply:
    actor = await lobby.actor(request.table)
    return Reply(200, actor.state(actor.table.seat_of(request.guest), request.events_had))


async def command(lobby: Lobby, request: Request) -> Reply:
    actor = await lobby.actor(request.table)
    guest = request.known_guest
    asked = read(READ_COMMAND, request.body)
    begun = perf_counter()
    answer = await actor.do(asked, guest)
    lobby.monitoring.answered(perf_counter() - begun)
    return Reply(200, m.Done(done=True, repeated=answer.repeated, table=answer.table))


async def why(lobby: Lobby, request: Request) -> Reply:
    actor = await lobby.actor(request.table)
    guest = request.known_guest
    asked = converted({name: request.query[name] for name in QUESTION if name in request.query}, Why)
    try:
        return Reply(200, m.Explanation(choices=asked.answer(actor.table, guest)))
    except Refused as refused:
        return refusal(refused)  # nothing that was asked for is counted as refused


async def record(lobby: Lobby, request: Request) -> Reply:
    game = (await lobby.actor(request.table)).table.game
    if game is None or not game.over:
        raise Refused("not_over")
    return Reply(200, game.record())


async def history(lobby: Lobby, request: Request) -> Reply:
    return Reply(200, await (await lobby.actor(request.table)).history())


# The table of requests


class Route(NamedTuple):
    """One request: where, what it reads and answers by status, and the statuses of its refusals."""

    method: str
    path: str  # {id}: the code of a table
    handler: Callable[[Lobby, Request], Awaitable[Reply]]
    summary: str
    answers: Mapping[int, Any]
    refusals: tuple[int, ...]
    reads: Any = None
    query: Mapping[str, Any] = {}  # the type of each parameter that may stand in the query

    def table_in(self, path: str) -> str | None:
        """The code of the table in a path ("" where there is none in it); None if the path is another's."""
        parts, given, table = self.path.split("/"), path.split("/"), ""
        if len(parts) != len(given):
            return None
        for part, found in zip(parts, given, strict=True):
            if part == "{id}" and found:
                table = found
            elif part != found:
                return None
        return table


_TABLE: Final = "/api/tables/{id}"
_BODY: Final = (400, 413)  # of every request with a body
EVENTS: Final[Mapping[str, Any]] = {
    "events": Annotated[
        int, Meta(ge=0, description="How many events you have already; only the later ones are sent.")
    ]
}
QUESTION: Final[Mapping[str, Any]] = {"choice": Choice, "place": Place}
ROUTES: Final = (
    Route(
        "POST",
        "/api/guest",
        enter,
        "Become a guest: gives a token once.",
        {200: m.Token, 201: m.Token},
        (403, 429, 503),
    ),
    Route(
        "POST",
        "/api/setup",
        plan_game,
        "What a setup would mean, or what the rules say against it.",
        {200: m.PlannedGame},
        (*_BODY, 401, 403, 422, 429),
        SetupAsked,
    ),
    Route(
        "GET", "/api/tables", open_tables, "Listed tables that wait for players.", {200: m.Tables}, (429, 503)
    ),
    Route(
        "POST",
        "/api/tables",
        open_table,
        "Open a table.",
        {201: m.NewTable},
        (*_BODY, 401, 403, 422, 429, 503),
        OpenTable,
    ),
    Route("GET", "/api/tables/mine", my_tables, "Your tables.", {200: m.MyTables}, (401, 429, 503)),
    Route(
        "GET",
        _TABLE,
        table_state,
        "The state of a table as you may know it.",
        {200: m.StateFrame},
        (404, 429, 503),
        query=EVENTS,
    ),
    Route(
        "POST",
        _TABLE,
        command,
        "A command.",
        {200: m.Done},
        (*_BODY, 401, 403, 404, 409, 422, 429, 503),
        AnyCommand,
    ),
    Route(
        "GET",
        f"{_TABLE}/why",
        why,
        "Why a choice is not possible, or what you could mean at a place and why not; changes nothing.",
        {200: m.Explanation},
        (400, 401, 403, 404, 409, 429, 503),
        query=QUESTION,
    ),
    Route(
        "GET",
        f"{_TABLE}/record",
        record,
        "The record of a game that is over.",
        {200: Record},
        (404, 409, 429, 503),
    ),
    Route(
        "GET",
        f"{_TABLE}/history",
        history,
        "A game that is over, round by round.",
        {200: m.History},
        (404, 409, 429, 503),
    ),
)


def find(method: str, path: str) -> tuple[Route, str]:
    """The route of a request, and the code of the table in its path; Refused if there is none."""
    there = [(route, table) for route in ROUTES if (table := route.table_in(path)) is not None]
    wanted = "GET" if method == "HEAD" else method
    for route, table in there:
        if route.method == wanted:
            return route, table
    raise Refused("wrong_method" if there else "not_found")


async def answer(lobby: Lobby, request: Request) -> Reply:
    """Carry a request out. It must not be stopped half-way."""
    try:
        route, table = find(request.method, request.path)
        return await route.handler(lobby, request._replace(table=table))
    except Refused as refused:
        lobby.monitoring.refused(refused.id)
        return refusal(refused)
