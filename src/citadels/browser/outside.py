"""What the worker's script does for the tables. Only texts, numbers and promises of them go to and fro."""

from collections.abc import Awaitable
from typing import Protocol


class Outside(Protocol):
    """The browser around the tables, as `web/src/local/outside.ts` implements it."""

    def write(self, changes: str, /) -> Awaitable[object]:
        """Store a JSON object of texts by their keys, all or nothing; null takes one away."""

    def read(self, key: str, /) -> Awaitable[str]:
        """What is stored under a key; empty if there is nothing."""

    def scan(self, beginning: str, /) -> Awaitable[str]:
        """A JSON list of all that is stored under keys with this beginning, in the order of the keys."""

    def claim(self, name: str, /) -> Awaitable[bool]:
        """Whether this tab alone has it from now on."""

    def release(self, name: str, /) -> None:
        """Other tabs may have it."""

    def think(self, kind: str, asked: str, /) -> Awaitable[str]:
        """What ``thinking.work`` answers in another worker; empty if it fails."""

    def answer(self, request: int, status: int, text: str, /) -> None:
        """The answer to a request of the page."""

    def send(self, socket: int, text: str, /) -> None:
        """A message to the page over one of its connections."""

    def closed(self, socket: int, code: int, /) -> None:
        """A connection has ended."""
