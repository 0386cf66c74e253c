"""Connections to tables: how many there may be, and what comes in over one of them.

What goes out waits in the connection's outbox. The network is somebody else's: a socket of the server, or
messages between the parts of a page.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from citadels.tables.actor import TableActor
from citadels.tables.commands import AnyCommand
from citadels.tables.lobby import Lobby
from citadels.tables.messages import DoneFrame, Reason, RefusedFrame, WhyFrame, encode
from citadels.tables.outbox import Outbox
from citadels.tables.questions import READ_MESSAGE, Why
from citadels.tables.reading import read
from citadels.tables.refusals import Refused


def refused_frame(refused: Refused, id: str = "") -> bytes:
    return encode(RefusedFrame(id=id, reason=Reason(id=refused.id, arguments=refused.arguments)))


class Connection:
    """One client at one table."""

    def __init__(self, lobby: Lobby, actor: TableActor, outbox: Outbox) -> None:
        self._lobby = lobby
        self._actor = actor
        self.outbox = outbox
        self.working = False  # a command is being carried out: it must come to its end

    async def take(self, body: bytes, too_fast: bool = False) -> None:
        """One message of the client: a command or a question. Its answer goes into the outbox."""
        id = ""
        try:
            most = self._lobby.settings.message_size
            if len(body) > most:
                raise Refused("too_large", most=most)
            message = read(READ_MESSAGE, body)
            id = message.id
            if too_fast:
                raise Refused("too_fast")
            if not self.outbox.guest:
                raise Refused("no_token")
            if isinstance(message, Why):
                self.outbox.answer(self._explain(message))
            else:
                await self._do(message)
        except Refused as refused:
            self._lobby.monitoring.refused(refused.id)
            self.outbox.answer(refused_frame(refused, id))

    async def _do(self, command: AnyCommand) -> None:
        begun = perf_counter()
        self.working = True
        try:
            answer = await self._actor.do(command, self.outbox.guest)
        finally:
            self.working = False
        done = DoneFrame(id=command.id, repeated=answer.repeated, table=answer.table)
        self.outbox.answer(encode(done))
        self._lobby.monitoring.answered(perf_counter() - begun)

    def _explain(self, question: Why) -> bytes:
        """The answer to a question, or why there is none: not counted among refused commands."""
        try:
            choices = question.answer(self._actor.table, self.outbox.guest)
            return encode(WhyFrame(id=question.id, choices=choices))
        except Refused as refused:
            return refused_frame(refused, question.id)


class Connections:
    """All connections: a few for each guest, and a limit for all together."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._of: dict[str, int] = {}  # how many each guest or address has
        self._all = 0

    @contextmanager
    def open(self, actor: TableActor, guest: str, address: str, events_had: int) -> Iterator[Connection]:
        """A connection for as long as it is needed; Refused if there are too many."""
        key, settings = guest or address, self._lobby.settings
        if self._of.get(key, 0) >= settings.connections_per_guest:
            raise Refused("too_many_connections", most=settings.connections_per_guest)
        if self._all >= settings.connections:
            raise Refused("too_many_connections", most=settings.connections)
        outbox = actor.connect(guest, events_had)
        self._count(key, 1)
        try:
            yield Connection(self._lobby, actor, outbox)
        finally:
            outbox.close()
            actor.disconnect(outbox)
            self._count(key, -1)

    def _count(self, key: str, more: int) -> None:
        self._all += more
        self._of[key] = self._of.get(key, 0) + more
        if not self._of[key]:
            del self._of[key]
        self._lobby.monitoring.connected(self._all)
