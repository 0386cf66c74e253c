"""HTTP for the tables: Starlette passes requests to ``tables.api`` and serves the page's files."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from time import monotonic
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from citadels.protocol.schema import schema
from citadels.server.addresses import reachable_at
from citadels.server.auth import check_origin, cookies, guest_of, is_local, sender_of
from citadels.server.bot_workers import WorkerProcesses
from citadels.server.invitations import Invitations, Invite
from citadels.server.metrics import Metrics
from citadels.server.neighbours import Neighbours
from citadels.server.offline import POLICY
from citadels.server.open_files import watch_open_files
from citadels.server.openapi import openapi
from citadels.server.page import PATHS, TABLE_PATH, Page
from citadels.server.responses import NOT_STORED, respond, respond_elsewhere
from citadels.server.sockets import Sockets
from citadels.server.storage import Database
from citadels.tables import api
from citadels.tables.limits import Buckets
from citadels.tables.lobby import Lobby
from citadels.tables.messages import encode
from citadels.tables.ports import Services
from citadels.tables.refusals import Elsewhere, Refused
from citadels.tables.settings import Settings

BODY_SECONDS: Final = 15.0  # for the few bytes of a request to arrive
READY_SECONDS: Final = 1.0
HASTY_SECONDS: Final = 0.5  # a refusal costs half as much as an answer, so a flood of requests waits for each
# While a table moves from one worker to another: how long to wait, and how often to look.
MOVING_SECONDS: Final = 5.0
MOVING_PAUSE: Final = 0.03
HEALTH: Final = "/healthz"
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
POLICY_HEADER: Final = b"content-security-policy"
SECURITY_HEADERS: Final = (
    (POLICY_HEADER, f"{POLICY}; frame-ancestors 'none'".encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Server:
    """The requests of one lobby."""

    def __init__(
        self, lobby: Lobby, database: Database, metrics: Metrics, neighbours: Neighbours | None
    ) -> None:
        self._lobby = lobby
        self._neighbours = neighbours
        self._database = database
        self._metrics = metrics

    async def health(self, request: Request) -> Response:
        # Monitors compare the exact bytes, so this answer is not left to the JSON encoder.
        return Response(b'{"status": "ok"}', 200, NOT_STORED, "application/json")

    async def ready(self, request: Request) -> Response:
        """Whether the database takes a write within a second. For proxies and monitors."""
        try:
            ready = await asyncio.wait_for(asyncio.to_thread(self._database.ready), READY_SECONDS)
        except TimeoutError:
            ready = False
        if ready:
            return Response(b'{"status": "ok"}', 200, NOT_STORED, "application/json")
        return Response(b'{"status": "no database"}', 503, NOT_STORED, "application/json")

    async def metrics(self, request: Request) -> Response:
        figures = self._metrics.figures() if self._neighbours is None else await self._neighbours.figures()
        return Response(figures, media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return respond(api.Reply(200, _openapi()))

    async def schema(self, request: Request) -> Response:
        return respond(api.Reply(200, _schema()))

    async def tables(self, request: Request) -> Response:
        """A request of ``tables.api``."""
        try:
            route, _ = api.find(request.method, request.url.path)
            body = b"" if route.reads is None else await self._body(request, route.largest)
            guest = await guest_of(request, self._lobby)
        except Refused as refused:
            self._lobby.monitoring.refused(refused.id)
            return respond(api.refusal(refused))
        path, query = request.url.path, request.query_params
        asked = api.Request(
            request.method, path, guest, body, query, sender_of(request), local=is_local(request)
        )
        # If the client disconnects, the request still runs to its end.
        try:
            reply = await asyncio.shield(asyncio.ensure_future(self._answer(asked)))
        except Elsewhere as elsewhere:
            return respond_elsewhere(elsewhere)
        except Refused as refused:
            return respond(api.refusal(refused))
        response = respond(reply)
        if route.gives_token:
            secure = self._lobby.settings.secure_cookies or request.url.scheme == "https"
            for cookie in cookies(request, reply.token, secure):
                response.headers.append("set-cookie", cookie)
        return response

    async def _answer(self, asked: api.Request) -> api.Reply:
        """Ours, or that of the worker that plays the table."""
        until = monotonic() + MOVING_SECONDS
        while True:
            try:
                return await api.answer(self._lobby, asked)
            except Elsewhere as elsewhere:
                if self._neighbours is None or not self._neighbours.had(elsewhere):
                    raise
                owner = elsewhere.owner
            try:
                return await self._neighbours.ask(owner, asked)
            except OSError:  # it has died; we or another one will take the table
                if monotonic() > until:
                    raise Refused("try_again") from None
                await asyncio.sleep(MOVING_PAUSE)

    async def _body(self, request: Request, largest: int | None) -> bytes:
        body, most = b"", self._lobby.settings.message_size if largest is None else largest
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > most:
                        raise Refused("too_large", most=most)
        except TimeoutError:
            raise Refused("bad_message", message="it did not arrive in time") from None
        return body


@cache
def _openapi() -> bytes:
    """Written out once: it takes the time of a hundred commands."""
    return encode(openapi())


@cache
def _schema() -> bytes:
    return encode(schema())


class Safe:
    """Security headers on every answer; hasty senders and bad origins are refused before anything else."""

    def __init__(self, app: ASGIApp, settings: Settings, requests: Buckets, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.requests = requests
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message["headers"]
                # The script of the engine brings a policy of its own.
                known = {name for name, _ in own} & {POLICY_HEADER}
                message["headers"] = [*own, *(one for one in SECURITY_HEADERS if one[0] not in known)]
            await send(message)

        try:
            self._check(HTTPConnection(scope))
        except Refused as refused:
            if refused.id == "too_fast":
                await asyncio.sleep(HASTY_SECONDS)
            await respond(api.refusal(refused))(scope, receive, send_safely)
        else:
            await self.app(scope, receive, send_safely)

    def _check(self, request: HTTPConnection) -> None:
        sender = sender_of(request)
        # Refusing a question about health would cost as much as answering it, and alarm a monitor.
        if request.scope["path"] != HEALTH and not self.requests.take(sender):
            self.metrics.refused("too_fast")
            self.metrics.cut_off("too_fast", sender)
            raise Refused("too_fast")
        if request.scope["method"] not in ("GET", "HEAD"):
            check_origin(request, self.settings)


def application(
    settings: Settings,
    metrics: Metrics,
    invite: Invite,
    address: str,
    name: str = "",
    neighbours: Neighbours | None = None,
) -> Starlette:
    """The server as an ASGI application; ``address``: where others reach it.

    A worker has a ``name``, and ``neighbours`` who know it by that.
    """
    bots = WorkerProcesses(settings.bot_workers, settings.bot_seconds)
    falls_to = {} if neighbours is None else {"falls_to": neighbours.falls_to}
    database = Database(settings.database_url, address, name, **falls_to)
    services = Services(database, bots, metrics, asyncio.to_thread, reachable_at)
    lobby = Lobby(settings, services)
    # Of a sender, over HTTP; what comes over a socket once it is open counts for itself.
    requests = Buckets(settings.requests_per_second, settings.requests_at_once)
    server = Server(lobby, database, metrics, neighbours)
    page = Page(offline=settings.offline)
    invitations = Invitations(lobby, page, invite)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await lobby.open()
        if neighbours is not None:
            await neighbours.open(name, lobby, metrics)
        watching = asyncio.create_task(watch_open_files())
        yield
        watching.cancel()
        if neighbours is not None:
            neighbours.close()
        await lobby.close()

    async def failed(request: Request, error: Exception) -> Response:
        return respond(api.refusal(Refused("failed")))

    async def not_found(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 404
        if status == 404 and request.method in ("GET", "HEAD"):
            found = page.file(request)
            if found is not None:
                return found
            if "text/html" in request.headers.get("accept", ""):
                return page.unknown(request)
        return respond(api.refusal(Refused("wrong_method" if status == 405 else "not_found")))

    app = Starlette(
        routes=[
            Route(HEALTH, server.health),
            Route("/readyz", server.ready),
            Route("/metrics", server.metrics),
            Route("/api/openapi.json", server.openapi),
            Route("/api/schema.json", server.schema),
            WebSocketRoute("/api/tables/{id:str}/socket", Sockets(lobby, neighbours)),
            Route("/api/{path:path}", server.tables, methods=METHODS),
            Route(TABLE_PATH, invitations.page),
            *(Route(path, page.index) for path in PATHS),
        ],
        lifespan=lifespan,
        exception_handlers={404: not_found, 405: not_found, Exception: failed},
    )
    if settings.origin:
        # A page that lives elsewhere sends its token itself: our cookies do not travel between sites.
        app.add_middleware(
            CORSMiddleware,
            allow_origins=[settings.origin],
            allow_methods=["GET", "POST"],
            allow_headers=["authorization", "content-type"],
        )
    app.state.lobby = lobby
    app.add_middleware(Safe, settings=settings, requests=requests, metrics=metrics)
    return app
