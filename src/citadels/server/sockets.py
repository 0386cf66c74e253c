"""Sockets: clients' messages are handled one by one; what clients are sent waits in their outboxes."""

import asyncio
from contextlib import ExitStack, suppress
from typing import Final

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from citadels.server.auth import check_origin, guest_of, sender_of
from citadels.server.neighbours import Neighbours
from citadels.server.responses import respond_elsewhere
from citadels.server.socket_limits import GuardedSocket, socket_of
from citadels.tables.api import events_had, wants_changes
from citadels.tables.connections import Connection, Connections, refused_frame
from citadels.tables.limits import Bucket, Buckets
from citadels.tables.lobby import Lobby
from citadels.tables.outbox import Outbox
from citadels.tables.people import person_asking
from citadels.tables.refusals import Elsewhere, Refused

MOST_WAIT: Final = 8.0  # seconds that a handshake waits for those before it; after 10 it would be cut off
# Close codes in addition to the standard ones.
CLOSE_REFUSED: Final = 4403
CLOSE_NO_TABLE: Final = 4404
CLOSE_AGAIN: Final = 1012  # try again: the server is stopping, or this client did not read what it was sent
CLOSE_CODES: Final = {"no_such_table": CLOSE_NO_TABLE, "try_again": CLOSE_AGAIN}


class Writer:
    """Sends what waits in an outbox as soon as the client has read enough of what came before.

    Not a task, because each of them would be woken for every choice at its table: that costs as much as the
    sending itself.
    """

    def __init__(self, socket: GuardedSocket, outbox: Outbox) -> None:
        self._socket = socket
        self._outbox = outbox
        self._loop = asyncio.get_running_loop()
        self._called = False
        self.ended: asyncio.Future[None] = self._loop.create_future()
        socket.on_writable(self._call)
        outbox.attend(self._call)

    def _call(self) -> None:
        """After what goes on now: a table tells all its outboxes first, and some get an answer as well."""
        if not self._called:
            self._called = True
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        self._called = False
        if self.ended.done():
            return
        try:
            while self._socket.writable.is_set() and (message := self._outbox.take()) is not None:
                self._socket.write(message)
            if self._outbox.closed:
                self.ended.set_result(None)
        except (OSError, RuntimeError):
            self.ended.set_result(None)  # the client is gone
        except Exception as error:
            self.ended.set_exception(error)


class Sockets:
    """The sockets of a lobby, as an ASGI application: once a socket is open, nothing stands between."""

    def __init__(self, lobby: Lobby, neighbours: Neighbours | None) -> None:
        self._lobby = lobby
        self._neighbours = neighbours
        self._settings = lobby.settings
        self._handshakes = Buckets(self._settings.handshakes_per_second, self._settings.handshakes_at_once)
        self._connections = Connections(lobby)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        with ExitStack() as stack:
            try:
                connection = await self._connect(socket, stack)
            except Refused as refused:
                await self._turn_away(socket, refused)
                return
            await socket.accept()
            await self._serve(receive, send, socket_of(scope), connection)

    async def _connect(self, socket: WebSocket, stack: ExitStack) -> Connection:
        check_origin(socket, self._settings)
        address = sender_of(socket)
        await self._pace(socket, address)
        guest = person_asking(await guest_of(socket, self._lobby), socket.query_params)
        actor = await self._lobby.actor(socket.path_params["id"])
        had, changes = events_had(socket.query_params), wants_changes(socket.query_params)
        return stack.enter_context(self._connections.open(actor, guest, address, had, changes))

    async def _pace(self, socket: WebSocket, address: str) -> None:
        """Handshakes of one address wait for each other: opening a socket is more work than a command.

        Whoever has many players behind one address gets them all in; whoever floods is not noticed.
        """
        wait = self._handshakes.reserve(address, MOST_WAIT)
        if wait is None:
            socket_of(socket.scope).note("too_many_handshakes")
            raise Refused("too_fast")
        if wait:
            await socket.receive()  # that it connects
            with suppress(TimeoutError):
                await asyncio.wait_for(socket.receive(), wait)
                socket_of(socket.scope).note("left_in_handshake")
                raise ClientDisconnected

    async def _turn_away(self, socket: WebSocket, refused: Refused) -> None:
        self._lobby.monitoring.refused(refused.id)
        if isinstance(refused, Elsewhere):
            if self._neighbours is None or not self._neighbours.had(refused):
                await socket.send_denial_response(respond_elsewhere(refused))
                return
            refused = Refused("try_again")  # it has moved to another worker: the next connection goes there
        if refused.id == "foreign_origin":
            await socket.close()  # before the handshake is done: the answer is 403
            return
        await socket.accept()
        await socket.send_text(refused_frame(refused).decode())
        await socket.close(CLOSE_CODES.get(refused.id, CLOSE_REFUSED))

    async def _serve(
        self, receive: Receive, send: Send, socket: GuardedSocket, connection: Connection
    ) -> None:
        """Reads and writes until either comes to an end."""
        outbox = connection.outbox
        writer = Writer(socket, outbox)
        reader = asyncio.create_task(self._read(receive, connection))
        try:
            await asyncio.wait((reader, writer.ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            outbox.close()
            # Nothing more is sent to a client that is gone or about to be closed.
            with suppress(OSError, RuntimeError, TimeoutError):
                await asyncio.wait_for(send({"type": "websocket.close", "code": CLOSE_AGAIN}), 1)
            if connection.working:
                # A command always runs to its end; then the reader stops by itself.
                await asyncio.wait((reader,))
            reader.cancel()
            for ended in await asyncio.gather(reader, writer.ended, return_exceptions=True):
                if isinstance(ended, Exception):
                    self._lobby.monitoring.log("connection_failed", error=type(ended).__name__)

    async def _read(self, receive: Receive, connection: Connection) -> None:
        bucket = Bucket(self._settings.messages_per_second, self._settings.messages_at_once)
        while not connection.outbox.closed:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            body = text.encode(errors="replace") if text is not None else message.get("bytes") or b""
            too_fast = not bucket.take()
            await connection.take(body, too_fast)
            if too_fast:
                # We read no faster than the client may send; the network holds back the rest.
                await asyncio.sleep(1 / self._settings.messages_per_second)
