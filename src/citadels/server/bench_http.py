"""HTTP by hand for ``citadels bench server``: guests and tables that are needed before the games begin."""

import asyncio
from time import perf_counter
from typing import Any, Final

import msgspec

KEPT_SECONDS: Final = 2.0  # the server closes an idle connection after 5
HOST: Final = "127.0.0.1"

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

_json: Final = msgspec.json.Decoder()


class Http:
    """A few persistent connections for what comes before a game."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._free: list[tuple[float, Streams]] = []  # with the time of their last use

    async def post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        reader, writer = streams = await self._streams()
        content = msgspec.json.encode(body)
        proof = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: {len(content)}\r\n{proof}\r\n"
        writer.write(head.encode() + content)
        answer = (await reader.readuntil(b"\r\n\r\n")).lower()
        size = int(answer.partition(b"content-length:")[2].partition(b"\r\n")[0])
        found = _json.decode(await reader.readexactly(size))
        self._free.append((perf_counter(), streams))
        if int(answer.split()[1]) >= 400:
            raise ConnectionError(f"the server refuses: {found}")
        return dict(found)

    async def _streams(self) -> Streams:
        """A recently used connection, which the server has not closed yet, or a new one."""
        while self._free:
            used, streams = self._free.pop()
            if perf_counter() - used < KEPT_SECONDS:
                return streams
            streams[1].close()
        return await asyncio.open_connection(HOST, self._port)

    def close(self) -> None:
        for _, (_, writer) in self._free:
            writer.close()
