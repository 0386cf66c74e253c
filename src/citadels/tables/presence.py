"""Who is connected to a table, and who counts as online."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Final

from citadels.tables.fair_queue import Whose
from citadels.tables.outbox import Outbox, Source, Viewer
from citadels.tables.people import device_of
from citadels.tables.refusals import Refused
from citadels.tables.table import Table

# Reloading a page is not leaving: a player counts as offline after so many seconds without a connection.
GONE_SECONDS: Final = 5.0


class Presence:
    """The connections of a table. ``changed`` is called when a player comes online or goes offline."""

    def __init__(self, table: Table, most: int, changed: Callable[[], None]) -> None:
        self._table = table
        self._most = most
        self._changed = changed
        self._outboxes: set[Outbox] = set()
        self._going: dict[str, asyncio.TimerHandle] = {}
        self.online: set[str] = set()  # guests with a connection, or who had one a moment ago

    @property
    def watched(self) -> bool:
        return bool(self._outboxes)

    def viewers(self) -> Iterator[Viewer]:
        return (outbox.viewer for outbox in self._outboxes)

    def whose(self) -> Whose:
        """For whom bots think: the host's address; without the host, a player's, or that of who watches.

        A stranger who only watches does not count where somebody plays.
        """
        host = self._table.host
        ranked = [(o.guest != host, o.viewer is None, o.viewer or 0, o.address) for o in self._outboxes]
        return min(ranked)[-1] if ranked else "", host

    # Coming and going

    def connect(self, source: Source, guest: str, events_sent: int, changes: bool, address: str) -> Outbox:
        viewer = self._table.seat_of(guest)
        # Spectators must not keep a player from coming back.
        if viewer is None and len(self._outboxes) >= self._most:
            raise Refused("too_many_connections", most=self._most)
        outbox = Outbox(source, guest, viewer, events_sent, changes, address)
        self._outboxes.add(outbox)
        if guest and guest not in self.online:
            self.online.add(guest)
            self._notice(guest)
        return outbox

    def disconnect(self, outbox: Outbox) -> None:
        self._outboxes.discard(outbox)
        guest = outbox.guest
        if guest and not self._connected(guest):
            if guest in self._going:
                self._going[guest].cancel()
            self._going[guest] = asyncio.get_running_loop().call_later(GONE_SECONDS, self._has_gone, guest)

    def close(self) -> None:
        for going in self._going.values():
            going.cancel()
        for outbox in list(self._outboxes):
            outbox.close()

    def part_from(self, guest: str) -> None:
        """And from all who share their device."""
        for outbox in self._outboxes:
            if device_of(outbox.guest) == device_of(guest):
                outbox.close()

    def _connected(self, guest: str) -> bool:
        return any(outbox.guest == guest for outbox in self._outboxes)

    def _has_gone(self, guest: str) -> None:
        """The guest has gone, unless they have come back in the meantime."""
        self._going.pop(guest, None)
        if guest in self.online and not self._connected(guest):
            self.online.discard(guest)
            self._notice(guest)

    def _notice(self, guest: str) -> None:
        """Show everybody whether a player is online; commands do not depend on it."""
        if self._table.seat_of(guest) is not None:
            self._changed()
            self.broadcast()

    # Notifying

    def broadcast(self) -> None:
        """Mark all connections to be sent the new state, without waiting for any."""
        for outbox in self._outboxes:
            outbox.look()

    def rewound(self) -> None:
        """Events that were sent may not have happened any more."""
        for outbox in self._outboxes:
            outbox.rewind()

    def talked(self, again: bool) -> None:
        """Something was said; or what some have heard has changed."""
        for outbox in self._outboxes:
            if again:
                outbox.hear_again()
            else:
                outbox.hear()

    def people_moved(self) -> None:
        """Guests may have other seats than before, and see the table from there."""
        for outbox in self._outboxes:
            outbox.look_as(self._table.seat_of(outbox.guest))

    def send(self, seat: int, message: bytes) -> None:
        """To all connections of a seat's player."""
        for outbox in self._outboxes:
            if outbox.viewer == seat:
                outbox.answer(message)
