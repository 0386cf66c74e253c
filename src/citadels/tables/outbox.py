"""What waits to be sent to one connection: the newest state, the events since the last one, and answers.

Nobody waits for a slow reader: a table only marks its outboxes. What an outbox holds is bounded; a reader
that does not even take its answers is cut off.
"""

import asyncio
from collections import deque
from typing import Final, Protocol

Viewer = int | None  # a seat, or None for a spectator
MOST_ANSWERS: Final = 100
# What a state was made of: its version, and how often somebody had come or gone.
Sent = tuple[int, int]
NOTHING_SENT: Final[Sent] = (-1, -1)


class Source(Protocol):
    """Where an outbox gets the newest state from."""

    def state_for(self, viewer: Viewer, sent: Sent, events_sent: int) -> tuple[bytes, Sent, int] | None:
        """The newest state as that viewer may know it, what it is of, and how many events it then has."""


class Outbox:
    """One connection's way out."""

    def __init__(self, source: Source, guest: str, viewer: Viewer, events_sent: int) -> None:
        self._source = source
        self.guest = guest
        self.viewer = viewer
        self._sent = NOTHING_SENT
        self._events_sent = events_sent
        self._answers: deque[bytes] = deque()
        self._stale = True
        # Asked for once: the interpreter asks the system for its process each time.
        self._loop = asyncio.get_running_loop()
        # For the one who waits for the next message.
        self._waiting: asyncio.Future[None] | None = None
        self.closed = False

    def look(self) -> None:
        """The table has changed; perhaps for this viewer, too."""
        self._stale = True
        self._wake()

    def look_as(self, viewer: Viewer) -> None:
        """A guest who sits down or gets up sees the table from there, and is sent everything anew."""
        if viewer != self.viewer:
            self.viewer = viewer
            self._sent = NOTHING_SENT
            self._events_sent = 0

    def answer(self, message: bytes) -> None:
        """An answer to this connection's own command, or a warning."""
        if len(self._answers) >= MOST_ANSWERS:
            self.close()
            return
        self._answers.append(message)
        self._wake()

    def close(self) -> None:
        self.closed = True
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def next(self) -> bytes | None:
        """The next message to send; None when the connection is to be closed."""
        while True:
            if self.closed:
                return None
            if self._answers:
                return self._answers.popleft()
            if self._stale:
                self._stale = False
                news = self._source.state_for(self.viewer, self._sent, self._events_sent)
                if news is not None:
                    message, self._sent, self._events_sent = news
                    return message
                continue
            self._waiting = self._loop.create_future()
            await self._waiting
