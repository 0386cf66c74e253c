"""The requests that clients make outside a socket: plain functions from a request to a reply.

``ROUTES`` declares each one: its path, what it reads and what it answers. The server wraps them in HTTP and
generates its OpenAPI description from the same table.
"""

from collections.abc import Mapping
from functools import partial
from time import perf_counter
from typing import Annotated, Any, Final, get_type_hints

import msgspec
from msgspec import Meta

from citadels.rules.dealing import configure
from citadels.tables import messages as m
from citadels.tables.commands import READ_COMMAND, AnyCommand, Choice, OpenTable, Place
from citadels.tables.hints import Hint
from citadels.tables.insight_api import INSIGHT_ROUTES
from citadels.tables.keeping import KeepRecord
from citadels.tables.lessons import OpenLesson
from citadels.tables.lobby import Lobby
from citadels.tables.people import PEOPLE, people_at, person_asking
from citadels.tables.planned_game import planned
from citadels.tables.plans import SetupAsked, read_setup
from citadels.tables.questions import AskHint, Why
from citadels.tables.reading import converted, read
from citadels.tables.refusals import Elsewhere, HandedOver, Refused
from citadels.tables.replay import RecordFile, Reviewed, Watched, Watching, checked, replayed, views
from citadels.tables.request import Reply as Reply
from citadels.tables.request import Request as Request
from citadels.tables.request import Route as Route
from citadels.tables.request import events_had as events_had
from citadels.tables.request import refusal as refusal
from citadels.tables.request import wants_changes as wants_changes
from citadels.tables.review_messages import Review

Record = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/record"})]


# What each request does

_READ_SETUP: Final[msgspec.json.Decoder[dict[str, Any]]] = msgspec.json.Decoder(dict[str, Any])
_READ_TABLE: Final = msgspec.json.Decoder(OpenTable)
_READ_LESSON: Final = msgspec.json.Decoder(OpenLesson)
_READ_FILE: Final = msgspec.json.Decoder(RecordFile)
_READ_KEPT: Final = msgspec.json.Decoder(KeepRecord)


async def enter(lobby: Lobby, request: Request) -> Reply:
    """Return the guest of a known token, or a new guest with a new token."""
    if request.guest:
        return Reply(200, m.Token(token=None))
    token = await lobby.new_guest(request.address)
    return Reply(201, m.Token(token=token), token)


async def renew_token(lobby: Lobby, request: Request) -> Reply:
    """A new token instead of one that somebody else may have seen."""
    token = await lobby.new_token(request.known_guest)
    return Reply(201, m.Token(token=token), token)


async def log_out(lobby: Lobby, request: Request) -> Reply:
    """The token is not valid any more, and its connections end. Nobody can take the seats again."""
    await lobby.new_token(request.known_guest)
    return Reply(200, m.Token(token=None), None)


async def addresses(lobby: Lobby, request: Request) -> Reply:
    """Only for somebody at this computer: whoever comes from elsewhere has found a way already."""
    if not request.local:
        raise Refused("not_found")
    found = lobby.addresses()
    return Reply(200, m.Addresses(addresses=found, listens=bool(found)))


async def plan_game(lobby: Lobby, request: Request) -> Reply:
    """What a setup would mean; nothing is opened."""
    _ = request.known_guest
    setup = read_setup(read(_READ_SETUP, request.body))
    rules = configure(setup, 0).parameters.all()
    return Reply(200, {**msgspec.to_builtins(planned(setup)), **rules})


async def open_tables(lobby: Lobby, request: Request) -> Reply:
    return Reply(200, m.Tables(tables=await lobby.open_tables()))


async def my_tables(lobby: Lobby, request: Request) -> Reply:
    return Reply(200, m.MyTables(tables=await lobby.tables_of(request.known_guest)))


async def open_table(lobby: Lobby, request: Request) -> Reply:
    guest, asked = request.known_guest, read(_READ_TABLE, request.body)
    return Reply(201, await lobby.open_table(asked, guest, request.address))


async def open_lesson(lobby: Lobby, request: Request) -> Reply:
    guest, asked = request.known_guest, read(_READ_LESSON, request.body)
    return Reply(201, m.NewTable(id=await lobby.open_lesson(asked, guest, request.address)))


async def table_state(lobby: Lobby, request: Request) -> Reply:
    actor = await lobby.actor(request.table)
    return Reply(200, actor.state(actor.table.seat_of(request.guest), request.events_had))


async def people(lobby: Lobby, request: Request) -> Reply:
    """The people at the guest's device who sit at a table."""
    table = (await lobby.actor(request.table)).table
    guests = people_at(request.known_guest)
    return Reply(
        200, m.People(people=[n for n, guest in enumerate(guests) if table.seat_of(guest) is not None])
    )


async def command(lobby: Lobby, request: Request) -> Reply:
    actor = await lobby.actor(request.table)
    guest = request.known_guest
    asked = read(READ_COMMAND, request.body)
    begun = perf_counter()
    try:
        answer = await actor.do(asked, guest)
    except HandedOver:
        return await command(lobby, request)  # another server plays the table by now, or will in a moment
    lobby.monitoring.answered(perf_counter() - begun)
    return Reply(200, m.Done(done=True, repeated=answer.repeated, table=answer.table, code=answer.code))


async def why(lobby: Lobby, request: Request) -> Reply:
    actor = await lobby.actor(request.table)
    guest = request.known_guest
    asked = converted({name: request.query[name] for name in QUESTION if name in request.query}, Why)
    try:
        return Reply(200, m.Explanation(choices=asked.answer(actor.table, guest)))
    except Refused as refused:
        return refusal(refused)  # a question is not counted as a refused command


async def hint(lobby: Lobby, request: Request) -> Reply:
    actor = await lobby.actor(request.table)
    return Reply(200, await actor.hint(AskHint(), request.known_guest))


async def record(lobby: Lobby, request: Request) -> Reply:
    return Reply(200, await lobby.record(request.table))


async def history(lobby: Lobby, request: Request) -> Reply:
    return Reply(200, await (await lobby.actor(request.table)).history())


async def replay(lobby: Lobby, request: Request) -> Reply:
    return await _of_table(lobby, request, replayed)


async def replay_views(lobby: Lobby, request: Request) -> Reply:
    return await _of_table(lobby, request, views)


async def _of_table(lobby: Lobby, request: Request, answer: Watching) -> Reply:
    watched = converted({name: request.query[name] for name in WATCHED if name in request.query}, Watched)
    record = msgspec.json.decode(await lobby.record(request.table))
    names = (await lobby.actor(request.table)).names
    work = partial(answer, record, watched, names)
    return Reply(200, await lobby.replay(work, request.guest, request.address))


async def review(lobby: Lobby, request: Request) -> Reply:
    """The parts that are made already; asking for the first time begins it."""
    watched = converted({name: request.query[name] for name in REVIEWED if name in request.query}, Reviewed)
    record = msgspec.json.decode(await lobby.record(request.table))
    names = (await lobby.actor(request.table)).names
    whose = (request.address, request.guest)
    return Reply(200, await lobby.reviews.review(request.table, record, names, watched.first, whose))


async def replay_file(lobby: Lobby, request: Request) -> Reply:
    return await _of_file(lobby, request, replayed)


async def replay_file_views(lobby: Lobby, request: Request) -> Reply:
    return await _of_file(lobby, request, views)


async def _of_file(lobby: Lobby, request: Request, answer: Watching) -> Reply:
    guest = request.known_guest
    asked = read(_READ_FILE, request.body)
    return Reply(
        200,
        await lobby.replay(lambda: answer(checked(asked.record), asked, ()), guest, request.address),
    )


async def keep_record(lobby: Lobby, request: Request) -> Reply:
    guest, asked = request.known_guest, read(_READ_KEPT, request.body)
    return Reply(201, m.NewTable(id=await lobby.keep_record(asked, guest, request.address)))


async def chat(lobby: Lobby, request: Request) -> Reply:
    return Reply(200, (await lobby.actor(request.table)).chat(request.guest))


# The table of requests


_TABLE: Final = "/api/tables/{id}"
_BODY: Final = (400, 413)  # of every request with a body
EVENTS: Final[Mapping[str, Any]] = {
    "events": Annotated[
        int, Meta(ge=0, description="How many events you have already; only the later ones are sent.")
    ]
}
QUESTION: Final[Mapping[str, Any]] = {"choice": Choice, "place": Place}
WATCHED: Final[Mapping[str, Any]] = get_type_hints(Watched, include_extras=True)
REVIEWED: Final[Mapping[str, Any]] = get_type_hints(Reviewed, include_extras=True)
LARGEST_RECORD: Final = 256 * 1024
ROUTES: Final = (
    Route(
        "POST",
        "/api/guest",
        enter,
        "Become a guest: gives a token once.",
        {200: m.Token, 201: m.Token},
        (403, 429, 503),
        gives_token=True,
    ),
    Route(
        "POST",
        "/api/guest/token",
        renew_token,
        "A new token; the old one is not valid any more.",
        {201: m.Token},
        (401, 403, 429, 503),
        gives_token=True,
    ),
    Route(
        "POST",
        "/api/guest/leave",
        log_out,
        "Log out: your token is not valid any more, and your seats are left for good.",
        {200: m.Token},
        (401, 403, 429, 503),
        gives_token=True,
    ),
    Route(
        "GET",
        "/api/addresses",
        addresses,
        "Where other devices find this server; answered on its own computer only.",
        {200: m.Addresses},
        (404, 429),
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
        {201: m.OpenedTable},
        (*_BODY, 401, 403, 422, 429, 503),
        OpenTable,
    ),
    Route(
        "POST",
        "/api/lessons",
        open_lesson,
        "Open a scene of the tutorial: a table for you alone, which ends when you leave it.",
        {201: m.NewTable},
        (*_BODY, 401, 403, 404, 422, 429, 503),
        OpenLesson,
    ),
    Route("GET", "/api/tables/mine", my_tables, "Your tables.", {200: m.MyTables}, (401, 429, 503)),
    Route(
        "GET",
        _TABLE,
        table_state,
        "The state of a table as you may know it.",
        {200: m.StateFrame},
        (400, 404, 429, 503),
        query={**EVENTS, **PEOPLE},
    ),
    Route(
        "POST",
        _TABLE,
        command,
        "A command.",
        {200: m.Done},
        (*_BODY, 401, 403, 404, 409, 422, 429, 503),
        AnyCommand,
        query=PEOPLE,
    ),
    Route(
        "GET",
        f"{_TABLE}/people",
        people,
        "Who of the people at your device sit at a table.",
        {200: m.People},
        (401, 404, 429, 503),
    ),
    Route(
        "GET",
        f"{_TABLE}/why",
        why,
        "Why a choice is not possible, or what you could mean at a place and why not; changes nothing.",
        {200: m.Explanation},
        (400, 401, 403, 404, 409, 429, 503),
        query={**QUESTION, **PEOPLE},
    ),
    Route(
        "POST",
        f"{_TABLE}/hint",
        hint,
        "What a strong bot would do now, where the table allows hints; the record tells that you asked.",
        {200: Hint},
        (400, 401, 403, 404, 409, 429, 503),
        query=PEOPLE,
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
    Route(
        "GET",
        f"{_TABLE}/replay",
        replay,
        "A game that is over, step by step, as a seat saw it or with all cards open.",
        {200: m.Replay},
        (400, 404, 409, 429, 503),
        query=WATCHED,
    ),
    Route(
        "GET",
        f"{_TABLE}/replay/views",
        replay_views,
        "What a seat saw after each of some steps of a game that is over.",
        {200: m.ReplayViews},
        (400, 404, 409, 429, 503),
        query=WATCHED,
    ),
    Route(
        "GET",
        f"{_TABLE}/review",
        review,
        "A game that is over, looked back at: chances to win, graded decisions. Ask until all is done.",
        {200: Review},
        (400, 404, 409, 429, 503),
        query=REVIEWED,
    ),
    Route(
        "POST",
        "/api/replay",
        replay_file,
        "The same for a record that you send.",
        {200: m.Replay},
        (*_BODY, 401, 403, 404, 422, 429),
        RecordFile,
        largest=LARGEST_RECORD,
    ),
    Route(
        "POST",
        "/api/replay/views",
        replay_file_views,
        "What a seat saw after each of some steps of a record that you send.",
        {200: m.ReplayViews},
        (*_BODY, 401, 403, 404, 422, 429),
        RecordFile,
        largest=LARGEST_RECORD,
    ),
    Route(
        "POST",
        "/api/records",
        keep_record,
        "Keep a finished game from elsewhere as a table, with its result, replay and review.",
        {201: m.NewTable},
        (*_BODY, 401, 403, 404, 409, 422, 429, 503),
        KeepRecord,
        largest=LARGEST_RECORD,
    ),
    Route(
        "GET",
        f"{_TABLE}/chat",
        chat,
        "The latest of what was said at a table.",
        {200: m.ChatFrame},
        (400, 404, 429, 503),
        query=PEOPLE,
    ),
    *INSIGHT_ROUTES,
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
    """Carry out a request. It must not be cancelled half-way. Elsewhere: it is for another server."""
    try:
        route, table = find(request.method, request.path)
        guest = person_asking(request.guest, request.query) if "person" in route.query else request.guest
        return await route.handler(lobby, request._replace(table=table, guest=guest))
    except Elsewhere:
        raise
    except Refused as refused:
        lobby.monitoring.refused(refused.id)
        return refusal(refused)
