"""What waits to be sent to one connection: the newest state, the events since the last one, and answers.

Nobody waits for a slow reader: a table only marks its outboxes. An outbox is bounded; a reader that does not
even read its answers is cut off.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from citadels.tables.messages import ChatFrame, ChatMessage, encode
from citadels.tables.states import Sent

Viewer = int | None  # a seat, or None for a spectator
MOST_ANSWERS: Final = 100


class Source(Protocol):
    """Where an outbox gets the newest state from."""

    def state_for(
        self, viewer: Viewer, sent: Sent | None, events_had: int, changes: bool
    ) -> tuple[bytes, Sent, int] | None:
        """The newest state for that viewer, or what has changed; and how many events the viewer then has."""

    def chat_for(self, guest: str, viewer: Viewer, since: int) -> tuple[list[ChatMessage], int]:
        """What the guest has not heard yet, and how much they have then heard."""


class Outbox:
    """What one connection is about to be sent."""

    def __init__(
        self,
        source: Source,
        guest: str,
        viewer: Viewer,
        events_sent: int,
        changes: bool = False,
        address: str = "",
    ) -> None:
        self._source = source
        self.guest = guest
        self.address = address  # where the connection comes from
        self.viewer = viewer
        self._changes = changes  # the client wants only what has changed since it was sent a state
        self._sent: Sent | None = None
        self._events_sent = events_sent
        self._answers: deque[bytes] = deque()
        self._stale = True
        self._heard = 0  # how much of the chat
        self._talked = True  # there may be something new in it
        self._all = True  # everything is sent at first, and again if what was sent no longer holds
        self._forget = False  # even if nothing is left
        # Kept, because asking for it makes a system call each time.
        self._loop = asyncio.get_running_loop()
        # For the task that waits for the next message, or for whoever takes messages without a task.
        self._waiting: asyncio.Future[None] | None = None
        self._notify: Callable[[], None] | None = None
        self.closed = False

    def look(self) -> None:
        """The table has changed; perhaps for this viewer, too."""
        self._stale = True
        self._wake()

    def look_as(self, viewer: Viewer) -> None:
        """A guest who sits down or gets up sees the table from there, and is sent everything again."""
        if viewer != self.viewer:
            self.viewer = viewer
            self._sent = None
            self._events_sent = 0
            self.hear_again()

    def rewind(self) -> None:
        """There may be other events now than those that were sent: all are sent again."""
        self._events_sent = 0

    def hear(self) -> None:
        """Something was said; perhaps for this guest, too."""
        self._talked = True
        self._wake()

    def hear_again(self) -> None:
        """The guest hears other things than before, and is sent everything again."""
        self._forget = self._heard > 0
        self._heard, self._all = 0, True
        self.hear()

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

    def attend(self, notify: Callable[[], None]) -> None:
        """Be told when there may be something to take, or the connection is to be closed."""
        self._notify = notify
        notify()

    def _wake(self) -> None:
        if self._notify is not None:
            self._notify()
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def next(self) -> bytes | None:
        """The next message to send; None when the connection is to be closed."""
        while (message := self.take()) is None and not self.closed:
            self._waiting = self._loop.create_future()
            await self._waiting
        return message

    def take(self) -> bytes | None:
        """The next message to send; None if there is none now, or the connection is to be closed."""
        if self.closed:
            return None
        if self._answers:
            return self._answers.popleft()
        return self._new_state() or self._new_chat()

    def _new_state(self) -> bytes | None:
        if not self._stale:
            return None
        self._stale = False
        news = self._source.state_for(self.viewer, self._sent, self._events_sent, self._changes)
        if news is None:
            return None
        message, self._sent, self._events_sent = news
        return message

    def _new_chat(self) -> bytes | None:
        if not self._talked:
            return None
        first, forget = self._all, self._forget
        messages, self._heard = self._source.chat_for(self.guest, self.viewer, self._heard)
        self._talked = self._all = self._forget = False
        return encode(ChatFrame(first=first, messages=messages)) if messages or forget else None
