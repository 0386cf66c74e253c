"""The other workers of a server: a request that comes to the wrong one is passed on to the right one.

A browser sends many requests over one connection, whichever tables they are about. The guest is known
already, so what is passed on is not HTTP but the request as ``tables.api`` takes it.
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from citadels.server.merged_figures import merged
from citadels.server.metrics import Metrics
from citadels.tables import api
from citadels.tables.lobby import Lobby
from citadels.tables.messages import encode
from citadels.tables.refusals import Elsewhere, Refused

FIGURES: Final = "FIGURES"  # in place of a method: what the worker has counted
SECONDS: Final = 30.0  # for an answer


class _Asked(msgspec.Struct, array_like=True):
    method: str
    path: str
    guest: str = ""
    body: bytes = b""
    query: Mapping[str, str] = {}
    address: str = ""


class _Answered(msgspec.Struct, array_like=True):
    status: int
    message: bytes
    token: str | None


_encoder: Final = msgspec.msgpack.Encoder()
_asked: Final = msgspec.msgpack.Decoder(_Asked)
_answered: Final = msgspec.msgpack.Decoder(_Answered)


def weight(key: str, name: str) -> bytes:
    """Of a worker for a table or a sender (rendezvous hashing): it falls to the one with the greatest."""
    return blake2b(f"{name} {key}".encode(), digest_size=8).digest()


class Neighbours:
    """A socket for each worker in a folder that only they can open, by the name of its owner."""

    def __init__(self, folder: Path, address: str) -> None:
        self._folder = folder
        self._address = address  # of all of us
        self._server: asyncio.Server | None = None
        self._lobby: Lobby | None = None
        self._metrics: Metrics | None = None

    async def open(self, name: str, lobby: Lobby, metrics: Metrics) -> None:
        self._lobby, self._metrics = lobby, metrics
        self._server = await asyncio.start_unix_server(self._serve, self._folder / name)

    def leave(self) -> None:
        """Nothing falls to us any more; what was asked before is answered."""
        if self._server is not None:
            Path(self._server.sockets[0].getsockname()).unlink(missing_ok=True)

    def close(self) -> None:
        if self._server is not None:
            self._server.close()

    def falls_to(self, table: str) -> str:
        """The worker that should play a table which nobody plays yet."""
        names = [path.name for path in self._folder.iterdir()]
        return max(names, key=lambda name: weight(table, name), default="")

    def know(self, owner: str) -> bool:
        return bool(owner) and (self._folder / owner).exists()

    def had(self, elsewhere: Elsewhere) -> bool:
        """Whether it is, or was until a moment ago, one of us who plays a table."""
        return elsewhere.where == self._address

    async def ask(self, owner: str, request: api.Request) -> api.Reply:
        """The answer of the owner of a table; ConnectionRefusedError if it is gone."""
        asked = _Asked(
            request.method, request.path, request.guest, request.body, dict(request.query), request.address
        )
        reader, writer = await asyncio.open_unix_connection(self._folder / owner)
        try:
            answered = await asyncio.wait_for(_exchange(reader, writer, asked), SECONDS)
        except (OSError, EOFError, TimeoutError, msgspec.DecodeError):
            # It may have been done or not. Sent again with the same id, it is done once.
            return api.refusal(Refused("try_again"))
        finally:
            writer.close()
        return api.Reply(answered.status, answered.message, answered.token)

    async def figures(self) -> bytes:
        """What all workers have counted together."""
        assert self._metrics is not None
        found = [self._metrics.figures()]
        own = self._server.sockets[0].getsockname() if self._server is not None else ""
        for path in sorted(self._folder.iterdir()):
            if str(path) != own:
                with suppress(OSError):
                    reply = await self.ask(path.name, api.Request(FIGURES, ""))
                    if reply.status == 200 and isinstance(reply.message, bytes):
                        found.append(reply.message)
        return merged(found)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            reply = await self._answer(_asked.decode(await reader.read()))
            message = reply.message if isinstance(reply.message, bytes) else encode(reply.message)
            writer.write(_encoder.encode(_Answered(reply.status, message, reply.token)))
            writer.write_eof()
            await writer.drain()
        except (OSError, msgspec.DecodeError):
            pass  # whoever asked is gone
        finally:
            writer.close()

    async def _answer(self, asked: _Asked) -> api.Reply:
        assert self._lobby is not None and self._metrics is not None
        if asked.method == FIGURES:
            return api.Reply(200, self._metrics.figures())
        request = api.Request(asked.method, asked.path, asked.guest, asked.body, asked.query, asked.address)
        try:
            return await api.answer(self._lobby, request)
        except Refused:
            return api.refusal(Refused("try_again"))  # the table has moved on meanwhile


async def _exchange(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: _Asked) -> _Answered:
    writer.write(_encoder.encode(asked))
    writer.write_eof()
    return _answered.decode(await reader.read())
