"""HTTP around the tables: Starlette hands requests to ``tables.api`` and the page's files to browsers."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from citadels.protocol.schema import schema
from citadels.server.auth import address_of, check_origin, cookie, guest_of
from citadels.server.bot_workers import WorkerProcesses
from citadels.server.metrics import Metrics
from citadels.server.openapi import openapi
from citadels.server.page import PATHS, Page
from citadels.server.sockets import Sockets
from citadels.server.storage import Database
from citadels.tables import api
from citadels.tables.limits import Buckets
from citadels.tables.lobby import Lobby
from citadels.tables.messages import encode
from citadels.tables.ports import Services
from citadels.tables.refusals import Refused
from citadels.tables.settings import Settings

Handler = Callable[[Request], Coroutine[Any, Any, Response]]

BODY_SECONDS: Final = 15.0  # for the few bytes of a request to arrive
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
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


def respond(reply: api.Reply) -> Response:
    body = reply.message if isinstance(reply.message, bytes) else encode(reply.message)
    return Response(body, reply.status, NOT_STORED, "application/json")


class Server:
    """The requests of one lobby."""

    def __init__(self, lobby: Lobby, metrics: Metrics) -> None:
        self._lobby = lobby
        self._metrics = metrics
        settings = lobby.settings
        # Of an address, over HTTP; what comes over a socket once it is open counts for itself.
        self.requests = Buckets(settings.requests_per_second, settings.requests_at_once)

    def limited(self, handler: Handler) -> Handler:
        """No address may ask too fast."""

        async def handle(request: Request) -> Response:
            if self.requests.take(address_of(request)):
                return await handler(request)
            self._lobby.monitoring.refused("too_fast")
            return respond(api.refusal(Refused("too_fast")))

        return handle

    async def health(self, request: Request) -> Response:
        # Monitors compare the very bytes, so the encoder does not get to choose its blanks.
        return Response(b'{"status": "ok"}', 200, NOT_STORED, "application/json")

    async def metrics(self, request: Request) -> Response:
        return Response(self._metrics.figures(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return respond(api.Reply(200, openapi()))

    async def schema(self, request: Request) -> Response:
        return respond(api.Reply(200, schema()))

    async def tables(self, request: Request) -> Response:
        """A request of ``tables.api``."""
        try:
            route, _ = api.find(request.method, request.url.path)
            body = b"" if route.reads is None else await self._body(request)
            guest = await guest_of(request, self._lobby)
        except Refused as refused:
            self._lobby.monitoring.refused(refused.id)
            return respond(api.refusal(refused))
        path, query = request.url.path, request.query_params
        asked = api.Request(request.method, path, guest, body, query, address_of(request))
        # A sender who goes away does not stop it half-way.
        reply = await asyncio.shield(asyncio.ensure_future(api.answer(self._lobby, asked)))
        response = respond(reply)
        if reply.token:
            secure = self._lobby.settings.secure_cookies or request.url.scheme == "https"
            response.headers.append("set-cookie", cookie(reply.token, secure))
        return response

    async def _body(self, request: Request) -> bytes:
        body, most = b"", self._lobby.settings.message_size
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > most:
                        raise Refused("too_large", most=most)
        except TimeoutError:
            raise Refused("bad_message", message="it did not arrive in time") from None
        return body


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
                await respond(api.refusal(refused))(scope, receive, send_safely)
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
            Route("/healthz", server.health),
            Route("/metrics", server.metrics),
            Route("/api/openapi.json", server.limited(server.openapi)),
            Route("/api/schema.json", server.limited(server.schema)),
            WebSocketRoute("/api/tables/{id:str}/socket", Sockets(lobby, server.requests)),
            Route("/api/{path:path}", server.limited(server.tables), methods=METHODS),
            *(Route(path, page.index) for path in PATHS),
        ],
        lifespan=lifespan,
        exception_handlers={404: not_found, 405: not_found, Exception: failed},
    )
    app.add_middleware(Safe, settings=settings)
    return app
