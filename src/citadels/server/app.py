"""HTTP and sockets: who is asking, what they may ask, and how they are answered."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from http.cookies import SimpleCookie
from time import perf_counter
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from citadels.notation.schema import schema
from citadels.server import commands as c
from citadels.server.actor import TableActor
from citadels.server.hall import Hall
from citadels.server.limits import Bucket
from citadels.server.openapi import openapi
from citadels.server.outbox import NOTHING_SENT, Outbox
from citadels.server.page import PATHS, Page
from citadels.server.refusals import Refused
from citadels.server.settings import Settings
from citadels.server.table import foreseen, read_setup
from citadels.server.watch import tell

T = TypeVar("T")

COOKIE: Final = "citadels"
COOKIE_AGE: Final = 365 * 86_400
BODY_SECONDS: Final = 15.0  # for the few bytes of a request to arrive
_encode: Final = msgspec.json.Encoder().encode
_command: Final[msgspec.json.Decoder[c.AnyCommand]] = msgspec.json.Decoder(c.AnyCommand)
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
# Close codes of a socket beside the ordinary ones.
CLOSE_REFUSED: Final = 4403
CLOSE_NO_TABLE: Final = 4404
CLOSE_AGAIN: Final = 1012  # come again: the server stops, or this client did not take what it was sent

CLOSE_CODES: Final = {"no_such_table": CLOSE_NO_TABLE, "try_again": CLOSE_AGAIN}

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


def decoded(decoder: "msgspec.json.Decoder[T]", body: bytes | str) -> T:
    try:
        return decoder.decode(body)
    except msgspec.DecodeError as error:
        raise Refused("bad_message", message=str(error)) from None
    except RecursionError:
        raise Refused("bad_message", message="nested too deeply") from None


class Server:
    """The routes of one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.settings = hall.settings

    # Who is asking

    def _token(self, connection: HTTPConnection) -> str:
        """The secret of a guest: a program's header, or a browser's cookie."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            return token.strip()
        return connection.cookies.get(COOKIE, "")

    async def _guest(self, connection: HTTPConnection) -> str:
        token = self._token(connection)
        return (await self.hall.guest(token) or "") if token else ""

    async def _known_guest(self, request: Request) -> str:
        guest = await self._guest(request)
        if not guest:
            raise Refused("no_token")
        return guest

    def _check_origin(self, connection: HTTPConnection) -> None:
        """A page of somebody else's must not act with our cookies."""
        origin = connection.headers.get("origin")
        if origin is None:
            return  # no browser
        if origin == self.settings.origin:
            return
        if urlsplit(origin).netloc != connection.headers.get("host", ""):
            raise Refused("foreign_origin", origin=origin[:100])

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
        return Response(self.hall.watch.figures(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return answer(openapi())

    async def schema(self, request: Request) -> Response:
        return answer(schema())

    async def enter(self, request: Request) -> Response:
        """A guest is somebody with a token: the own one again, or a new one."""
        guest = await self._guest(request)
        if guest:
            return answer({"token": None})
        _, token = await self.hall.new_guest(request.client.host if request.client else "")
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
            return answer({"id": await self.hall.open_table(asked, guest)}, 201)
        return answer({"tables": await self.hall.open_tables()})

    async def my_tables(self, request: Request) -> Response:
        return answer({"tables": await self.hall.tables_of(await self._known_guest(request))})

    async def table(self, request: Request) -> Response:
        """The state as this guest may know it; POST: a command."""
        actor = await self.hall.actor(request.path_params["id"])
        if request.method == "POST":
            guest = await self._known_guest(request)
            command = decoded(_command, await self._body(request))
            begun = perf_counter()
            result = await actor.do(command, guest)
            self.hall.watch.command_seconds.observe(perf_counter() - begun)
            return answer({"done": True, **result})
        guest = await self._guest(request)
        since = _since(request)
        state = actor.state_for(actor.table.seat_of(guest), NOTHING_SENT, since)
        assert state is not None
        return Response(state[0], 200, NOT_STORED, "application/json")

    async def record(self, request: Request) -> Response:
        """The whole game, for anybody, once it is over."""
        actor = await self.hall.actor(request.path_params["id"])
        game = actor.table.game
        if game is None or not game.over:
            raise Refused("not_over")
        return answer(game.record())

    async def history(self, request: Request) -> Response:
        """The same round by round."""
        actor = await self.hall.actor(request.path_params["id"])
        return answer({"rounds": await actor.rounds()})

    # Sockets

    async def socket(self, socket: WebSocket) -> None:
        hall, guest = self.hall, ""
        try:
            self._check_origin(socket)
            if not hall.requests.take(socket.client.host if socket.client else ""):
                raise Refused("too_fast")
            guest = await self._guest(socket)
            actor = await hall.actor(socket.path_params["id"])
            key = guest or (socket.client.host if socket.client else "")
            if hall.connections.get(key, 0) >= self.settings.connections_per_guest:
                raise Refused("too_many_connections", most=self.settings.connections_per_guest)
            if hall.connected >= self.settings.connections:
                raise Refused("too_many_connections", most=self.settings.connections)
            outbox = actor.connect(guest, _since(socket))
        except Refused as refused:
            hall.watch.refused(refused.id)
            if refused.id == "foreign_origin":
                await socket.close()  # before the handshake is done: the answer is 403
                return
            await socket.accept()
            await socket.send_text(_encode({"type": "refused", "id": "", **_reason(refused)}).decode())
            await socket.close(CLOSE_CODES.get(refused.id, CLOSE_REFUSED))
            return
        hall.connections[key] = hall.connections.get(key, 0) + 1
        hall.connected += 1
        hall.watch.connections.set(hall.connected)
        try:
            await socket.accept()
            await self._serve(socket, actor, outbox)
        finally:
            outbox.close()
            actor.disconnect(outbox)
            hall.connections[key] -= 1
            if not hall.connections[key]:
                del hall.connections[key]
            hall.connected -= 1
            hall.watch.connections.set(hall.connected)

    async def _serve(self, socket: WebSocket, actor: TableActor, outbox: Outbox) -> None:
        """Reads and writes until either comes to an end."""
        writer = asyncio.create_task(self._write(socket, outbox))
        reader = asyncio.create_task(self._read(socket, actor, outbox))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            outbox.close()
            await asyncio.wait((writer,), timeout=1)
            for task in (reader, writer):
                task.cancel()
            for ended in await asyncio.gather(reader, writer, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(
                    ended, (WebSocketDisconnect, RuntimeError)
                ):
                    tell("connection_failed", error=type(ended).__name__)

    async def _write(self, socket: WebSocket, outbox: Outbox) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await outbox.next()) is not None:
                await socket.send({"type": "websocket.send", "text": message.decode()})
            await socket.close(CLOSE_AGAIN)

    async def _read(self, socket: WebSocket, actor: TableActor, outbox: Outbox) -> None:
        bucket = Bucket(self.settings.messages_per_second, self.settings.messages_at_once)
        while not outbox.closed:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            body = text.encode(errors="replace") if text is not None else message.get("bytes") or b""
            too_fast = not bucket.take()
            await self._take(body, actor, outbox, too_fast)
            if too_fast:
                # It reads no faster than it may be sent: the network holds the rest back.
                await asyncio.sleep(1 / self.settings.messages_per_second)

    async def _take(self, body: bytes, actor: TableActor, outbox: Outbox, too_fast: bool) -> None:
        """One message of a client: a command, and its answer."""
        id = ""
        try:
            if len(body) > self.settings.message_size:
                raise Refused("too_large", most=self.settings.message_size)
            command = decoded(_command, body)
            id = command.id
            if too_fast:
                raise Refused("too_fast")
            if not outbox.guest:
                raise Refused("no_token")
            begun = perf_counter()

            def acknowledge(result: dict[str, Any]) -> None:
                outbox.answer(_encode({"type": "done", "id": id, **result}))
                self.hall.watch.command_seconds.observe(perf_counter() - begun)

            await actor.do(command, outbox.guest, acknowledge)
        except Refused as refused:
            self._refuse(refused, id, outbox)

    def _refuse(self, refused: Refused, id: str, outbox: Outbox) -> None:
        self.hall.watch.refused(refused.id)
        outbox.answer(_encode({"type": "refused", "id": id, **_reason(refused)}))


def _reason(refused: Refused) -> dict[str, Any]:
    return {"reason": refused.to_json()}


def _since(connection: HTTPConnection) -> int:
    """How many events the client has already."""
    text = connection.query_params.get("events", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0


class Safe:
    """Security headers on every answer; bad origins are refused before anything else."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

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
                self.server._check_origin(HTTPConnection(scope))
            except Refused as refused:
                await refusal(refused)(scope, receive, send_safely)
                return
        await self.app(scope, receive, send_safely)


def application(settings: Settings) -> Starlette:
    """The server as an ASGI application."""
    hall = Hall(settings)
    server = Server(hall)
    page = Page()

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()

    def told(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        async def handle(request: Request) -> Response:
            try:
                if not hall.requests.take(request.client.host if request.client else ""):
                    raise Refused("too_fast")
                return await handler(request)
            except Refused as refused:
                hall.watch.refused(refused.id)
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
            Route("/api/openapi.json", told(server.openapi)),
            Route("/api/schema.json", told(server.schema)),
            Route("/api/guest", told(server.enter), methods=["POST"]),
            Route("/api/setup", told(server.setup), methods=["POST"]),
            Route("/api/tables", told(server.tables), methods=["GET", "POST"]),
            Route("/api/tables/mine", told(server.my_tables)),
            Route("/api/tables/{id:str}", told(server.table), methods=["GET", "POST"]),
            Route("/api/tables/{id:str}/record", told(server.record)),
            Route("/api/tables/{id:str}/history", told(server.history)),
            WebSocketRoute("/api/tables/{id:str}/socket", server.socket),
            *(Route(path, page.index) for path in PATHS),
        ],
        lifespan=lifespan,
        exception_handlers={404: not_found, 405: not_found, Exception: failed},
    )
    app.add_middleware(Safe, server=server)
    app.state.hall = hall
    return app
