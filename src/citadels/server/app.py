"""HTTP: what may be asked, and how it is answered."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from citadels.protocol.schema import schema
from citadels.server.auth import (
    COOKIE,
    READ_COMMAND,
    address_of,
    check_origin,
    decoded,
    events_had,
    guest_of,
)
from citadels.server.bot_workers import WorkerProcesses
from citadels.server.metrics import Metrics
from citadels.server.openapi import openapi
from citadels.server.page import PATHS, Page
from citadels.server.sockets import Sockets
from citadels.server.storage import Database
from citadels.tables import commands as c
from citadels.tables.lobby import Lobby
from citadels.tables.outbox import NOTHING_SENT
from citadels.tables.ports import Services
from citadels.tables.refusals import Refused
from citadels.tables.settings import Settings
from citadels.tables.table import foreseen, read_setup

T = TypeVar("T")

COOKIE_AGE: Final = 365 * 86_400
BODY_SECONDS: Final = 15.0  # for the few bytes of a request to arrive
_encode: Final = msgspec.json.Encoder().encode
_new_table: Final = msgspec.json.Decoder(c.NewTable)
_setup: Final[msgspec.json.Decoder[dict[str, Any]]] = msgspec.json.Decoder(dict[str, Any])

# The status of a refusal over HTTP; 409 for all others: the table is not as the sender thinks.
STATUS: Final = {
    "bad_message": 400,
    "wrong_setup": 422,
    "wrong_seats": 422,
    "bad_clock": 422,
    "bad_name": 422,
    "unknown_bot": 422,
    "no_token": 401,
    "not_host": 403,
    "not_seated": 403,
    "kicked": 403,
    "foreign_origin": 403,
    "no_such_table": 404,
    "no_such_seat": 404,
    "not_found": 404,
    "wrong_method": 405,
    "too_large": 413,
    "too_many_tables": 429,
    "too_many_open_tables": 429,
    "too_many_guests": 429,
    "too_many_connections": 429,
    "too_fast": 429,
    "try_again": 503,
    "failed": 500,
}

NOT_STORED: Final = {"cache-control": "no-store"}
SECURITY_HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


def answer(data: Any, status: int = 200) -> Response:
    return Response(_encode(data), status, NOT_STORED, "application/json")


def refusal(refused: Refused) -> Response:
    return answer({"refused": refused.to_json()}, STATUS.get(refused.id, 409))


class Server:
    """The routes of one lobby."""

    def __init__(self, lobby: Lobby, metrics: Metrics) -> None:
        self.lobby = lobby
        self._metrics = metrics
        self.settings = lobby.settings

    # Who is asking

    async def _known_guest(self, request: Request) -> str:
        guest = await guest_of(request, self.lobby)
        if not guest:
            raise Refused("no_token")
        return guest

    async def _body(self, request: Request) -> bytes:
        body = b""
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > self.settings.message_size:
                        raise Refused("too_large", most=self.settings.message_size)
        except TimeoutError:
            raise Refused("bad_message", message="it did not arrive in time") from None
        return body

    # HTTP

    async def health(self, request: Request) -> Response:
        return Response(b'{"status": "ok"}', 200, NOT_STORED, "application/json")

    async def metrics(self, request: Request) -> Response:
        return Response(self._metrics.figures(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return answer(openapi())

    async def schema(self, request: Request) -> Response:
        return answer(schema())

    async def enter(self, request: Request) -> Response:
        """A guest is somebody with a token: the own one again, or a new one."""
        guest = await guest_of(request, self.lobby)
        if guest:
            return answer({"token": None})
        _, token = await self.lobby.new_guest(address_of(request))
        cookie: SimpleCookie = SimpleCookie()
        cookie[COOKIE] = token
        cookie[COOKIE]["path"] = "/"
        cookie[COOKIE]["httponly"] = True
        cookie[COOKIE]["samesite"] = "Lax"
        cookie[COOKIE]["max-age"] = COOKIE_AGE
        if self.settings.secure_cookies or request.url.scheme == "https":
            cookie[COOKIE]["secure"] = True
        response = answer({"token": token}, 201)
        response.headers.append("set-cookie", cookie[COOKIE].OutputString())
        return response

    async def setup(self, request: Request) -> Response:
        """What a setup would mean, or what the rules say against it; nothing is opened."""
        await self._known_guest(request)
        asked = decoded(_setup, await self._body(request))
        return answer(foreseen(read_setup(asked)))

    async def tables(self, request: Request) -> Response:
        if request.method == "POST":
            guest = await self._known_guest(request)
            asked = decoded(_new_table, await self._body(request))
            return answer({"id": await self.lobby.open_table(asked, guest)}, 201)
        return answer({"tables": await self.lobby.open_tables()})

    async def my_tables(self, request: Request) -> Response:
        return answer({"tables": await self.lobby.tables_of(await self._known_guest(request))})

    async def table(self, request: Request) -> Response:
        """The state as this guest may know it; POST: a command."""
        actor = await self.lobby.actor(request.path_params["id"])
        if request.method == "POST":
            guest = await self._known_guest(request)
            command = decoded(READ_COMMAND, await self._body(request))
            begun = perf_counter()
            result = await actor.do_anyway(command, guest)
            self.lobby.monitoring.answered(perf_counter() - begun)
            return answer({"done": True, **result})
        guest = await guest_of(request, self.lobby)
        since = events_had(request)
        state = actor.state_for(actor.table.seat_of(guest), NOTHING_SENT, since)
        assert state is not None
        return Response(state[0], 200, NOT_STORED, "application/json")

    async def record(self, request: Request) -> Response:
        """The whole game, for anybody, once it is over."""
        actor = await self.lobby.actor(request.path_params["id"])
        game = actor.table.game
        if game is None or not game.over:
            raise Refused("not_over")
        return answer(game.record())

    async def history(self, request: Request) -> Response:
        """The same round by round."""
        actor = await self.lobby.actor(request.path_params["id"])
        return answer({"rounds": await actor.rounds()})


class Safe:
    """Security headers on every answer; bad origins are refused before anything else."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SECURITY_HEADERS]
            await send(message)

        if scope["method"] not in ("GET", "HEAD"):
            try:
                check_origin(HTTPConnection(scope), self.settings)
            except Refused as refused:
                await refusal(refused)(scope, receive, send_safely)
                return
        await self.app(scope, receive, send_safely)


def application(settings: Settings) -> Starlette:
    """The server as an ASGI application."""
    metrics = Metrics()
    bots = WorkerProcesses(settings.bot_workers, settings.bot_seconds)
    services = Services(Database(settings.database_url), bots, metrics, asyncio.to_thread)
    lobby = Lobby(settings, services)
    server = Server(lobby, metrics)
    page = Page()

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await lobby.open()
        yield
        await lobby.close()

    def answering(
        handler: Callable[[Request], Awaitable[Response]],
    ) -> Callable[[Request], Awaitable[Response]]:
        async def handle(request: Request) -> Response:
            try:
                if not lobby.requests.take(address_of(request)):
                    raise Refused("too_fast")
                return await handler(request)
            except Refused as refused:
                lobby.monitoring.refused(refused.id)
                return refusal(refused)

        return handle

    async def failed(request: Request, error: Exception) -> Response:
        return answer({"refused": Refused("failed").to_json()}, 500)

    async def not_found(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 404
        if status == 404 and request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/"):
            found = page.file(request)
            if found is not None:
                return found
            if "text/html" in request.headers.get("accept", ""):
                return page.unknown(request)
        return refusal(Refused("wrong_method" if status == 405 else "not_found"))

    app = Starlette(
        routes=[
            Route("/healthz", server.health),
            Route("/metrics", server.metrics),
            Route("/api/openapi.json", answering(server.openapi)),
            Route("/api/schema.json", answering(server.schema)),
            Route("/api/guest", answering(server.enter), methods=["POST"]),
            Route("/api/setup", answering(server.setup), methods=["POST"]),
            Route("/api/tables", answering(server.tables), methods=["GET", "POST"]),
            Route("/api/tables/mine", answering(server.my_tables)),
            Route("/api/tables/{id:str}", answering(server.table), methods=["GET", "POST"]),
            Route("/api/tables/{id:str}/record", answering(server.record)),
            Route("/api/tables/{id:str}/history", answering(server.history)),
            WebSocketRoute("/api/tables/{id:str}/socket", Sockets(lobby)),
            *(Route(path, page.index) for path in PATHS),
        ],
        lifespan=lifespan,
        exception_handlers={404: not_found, 405: not_found, Exception: failed},
    )
    app.add_middleware(Safe, settings=settings)
    app.state.lobby = lobby
    return app
