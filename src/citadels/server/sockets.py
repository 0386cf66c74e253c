"""Sockets: what clients send is taken one after the other; what they are to know waits in their outboxes."""

import asyncio
from contextlib import ExitStack, suppress
from typing import Final

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from citadels.server.auth import address_of, check_origin, guest_of
from citadels.tables.api import events_had
from citadels.tables.connections import Connection, Connections, refused_frame
from citadels.tables.limits import Bucket, Buckets
from citadels.tables.lobby import Lobby
from citadels.tables.outbox import Outbox
from citadels.tables.refusals import Refused

# Close codes beside the ordinary ones.
CLOSE_REFUSED: Final = 4403
CLOSE_NO_TABLE: Final = 4404
CLOSE_AGAIN: Final = 1012  # come again: the server stops, or this client did not take what it was sent
CLOSE_CODES: Final = {"no_such_table": CLOSE_NO_TABLE, "try_again": CLOSE_AGAIN}


class Sockets:
    """The sockets of a lobby, as an ASGI application: once a socket is open, nothing stands between."""

    def __init__(self, lobby: Lobby, requests: Buckets) -> None:
        self._lobby = lobby
        self._settings = lobby.settings
        self._requests = requests
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
            await self._serve(receive, send, connection)

    async def _connect(self, socket: WebSocket, stack: ExitStack) -> Connection:
        check_origin(socket, self._settings)
        address = address_of(socket)
        if not self._requests.take(address):
            raise Refused("too_fast")
        guest = await guest_of(socket, self._lobby)
        actor = await self._lobby.actor(socket.path_params["id"])
        had = events_had(socket.query_params)
        return stack.enter_context(self._connections.open(actor, guest, address, had))

    async def _turn_away(self, socket: WebSocket, refused: Refused) -> None:
        self._lobby.monitoring.refused(refused.id)
        if refused.id == "foreign_origin":
            await socket.close()  # before the handshake is done: the answer is 403
            return
        await socket.accept()
        await socket.send_text(refused_frame(refused).decode())
        await socket.close(CLOSE_CODES.get(refused.id, CLOSE_REFUSED))

    async def _serve(self, receive: Receive, send: Send, connection: Connection) -> None:
        """Reads and writes until either comes to an end."""
        outbox = connection.outbox
        writer = asyncio.create_task(self._write(send, outbox))
        reader = asyncio.create_task(self._read(receive, connection))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            outbox.close()
            await asyncio.wait((writer,), timeout=1)
            if connection.working:
                # A command is carried out to its end; then the reader stops by itself.
                await asyncio.wait((reader,))
            for task in (reader, writer):
                task.cancel()
            for ended in await asyncio.gather(reader, writer, return_exceptions=True):
                if isinstance(ended, Exception):
                    self._lobby.monitoring.log("connection_failed", error=type(ended).__name__)

    async def _write(self, send: Send, outbox: Outbox) -> None:
        # A client that has gone, or that is about to be closed, is sent nothing more.
        with suppress(OSError, RuntimeError):
            while (message := await outbox.next()) is not None:
                await send({"type": "websocket.send", "text": message.decode()})
            await send({"type": "websocket.close", "code": CLOSE_AGAIN})

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
                # It reads no faster than the client may send: the network holds the rest back.
                await asyncio.sleep(1 / self._settings.messages_per_second)
