"""Sockets: what clients send is taken one after the other; what they are to know waits in their outboxes."""

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from citadels.server.auth import READ_COMMAND, address_of, check_origin, decoded, events_had, guest_of
from citadels.tables.actor import TableActor
from citadels.tables.limits import Bucket
from citadels.tables.lobby import Lobby
from citadels.tables.outbox import Outbox
from citadels.tables.refusals import Refused

_encode: Final = msgspec.json.Encoder().encode
# Close codes beside the ordinary ones.
CLOSE_REFUSED: Final = 4403
CLOSE_NO_TABLE: Final = 4404
CLOSE_AGAIN: Final = 1012  # come again: the server stops, or this client did not take what it was sent
CLOSE_CODES: Final = {"no_such_table": CLOSE_NO_TABLE, "try_again": CLOSE_AGAIN}


class Sockets:
    """The sockets of a lobby, as an ASGI application: once a socket is open, nothing stands between."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.settings = lobby.settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        lobby, guest = self.lobby, ""
        try:
            check_origin(socket, self.settings)
            if not lobby.requests.take(address_of(socket)):
                raise Refused("too_fast")
            guest = await guest_of(socket, lobby)
            actor = await lobby.actor(socket.path_params["id"])
            key = guest or address_of(socket)
            if lobby.connections.get(key, 0) >= self.settings.connections_per_guest:
                raise Refused("too_many_connections", most=self.settings.connections_per_guest)
            if lobby.connected >= self.settings.connections:
                raise Refused("too_many_connections", most=self.settings.connections)
            outbox = actor.connect(guest, events_had(socket))
        except Refused as refused:
            await self._turn_away(socket, refused)
            return
        lobby.connections[key] = lobby.connections.get(key, 0) + 1
        lobby.connected += 1
        lobby.monitoring.connected(lobby.connected)
        try:
            await socket.accept()
            await self._serve(receive, send, actor, outbox)
        finally:
            outbox.close()
            actor.disconnect(outbox)
            lobby.connections[key] -= 1
            if not lobby.connections[key]:
                del lobby.connections[key]
            lobby.connected -= 1
            lobby.monitoring.connected(lobby.connected)

    async def _turn_away(self, socket: WebSocket, refused: Refused) -> None:
        self.lobby.monitoring.refused(refused.id)
        if refused.id == "foreign_origin":
            await socket.close()  # before the handshake is done: the answer is 403
            return
        await socket.accept()
        await socket.send_text(_refusal(refused, "").decode())
        await socket.close(CLOSE_CODES.get(refused.id, CLOSE_REFUSED))

    async def _serve(self, receive: Receive, send: Send, actor: TableActor, outbox: Outbox) -> None:
        """Reads and writes until either comes to an end."""
        writer = asyncio.create_task(self._write(send, outbox))
        reader = asyncio.create_task(self._read(receive, actor, outbox))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            outbox.close()
            await asyncio.wait((writer,), timeout=1)
            if outbox.working:
                # A command is carried out to its end; then the reader stops by itself.
                await asyncio.wait((reader,))
            for task in (reader, writer):
                task.cancel()
            for ended in await asyncio.gather(reader, writer, return_exceptions=True):
                if isinstance(ended, Exception):
                    self.lobby.monitoring.log("connection_failed", error=type(ended).__name__)

    async def _write(self, send: Send, outbox: Outbox) -> None:
        # Whoever has gone, or is being told to go, is sent nothing more.
        with suppress(OSError, RuntimeError):
            while (message := await outbox.next()) is not None:
                await send({"type": "websocket.send", "text": message.decode()})
            await send({"type": "websocket.close", "code": CLOSE_AGAIN})

    async def _read(self, receive: Receive, actor: TableActor, outbox: Outbox) -> None:
        bucket = Bucket(self.settings.messages_per_second, self.settings.messages_at_once)
        while not outbox.closed:
            message = await receive()
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
            command = decoded(READ_COMMAND, body)
            id = command.id
            if too_fast:
                raise Refused("too_fast")
            if not outbox.guest:
                raise Refused("no_token")
            begun = perf_counter()

            def acknowledge(result: dict[str, Any]) -> None:
                outbox.answer(_encode({"type": "done", "id": id, **result}))
                self.lobby.monitoring.answered(perf_counter() - begun)

            outbox.working = True
            await actor.do(command, outbox.guest, acknowledge)
        except Refused as refused:
            self.lobby.monitoring.refused(refused.id)
            outbox.answer(_refusal(refused, id))
        finally:
            outbox.working = False


def _refusal(refused: Refused, id: str) -> bytes:
    return _encode({"type": "refused", "id": id, "reason": refused.to_json()})
