"""Connections to tables: how many there may be, and what comes in over one of them.

What goes out waits in the connection's outbox. The network is not our concern: it may be a
socket of the server, or messages within a page.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from citadels.tables.actor import TableActor
from citadels.tables.commands import AnyCommand
from citadels.tables.hints import HintFrame
from citadels.tables.lobby import Lobby
from citadels.tables.messages import DoneFrame, Reason, RefusedFrame, WhyFrame, encode
from citadels.tables.outbox import Outbox
from citadels.tables.questions import READ_MESSAGE, AskHint, Why
from citadels.tables.reading import read
from citadels.tables.refusals import HandedOver, Refused

KEPT_FOR_PLAYERS: Final = 0.2  # of all connections


def refused_frame(refused: Refused, id: str = "") -> bytes:
    return encode(RefusedFrame(id=id, reason=Reason(id=refused.id, arguments=refused.arguments)))


class Connection:
    """One client at one table."""

    def __init__(self, lobby: Lobby, actor: TableActor, outbox: Outbox) -> None:
        self._lobby = lobby
        self._actor = actor
        self.outbox = outbox
        self.working = False  # a command is being carried out and must finish

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
            elif isinstance(message, AskHint):
                hint = await self._actor.hint(message, self.outbox.guest)
                self.outbox.answer(encode(HintFrame(id=message.id, hint=hint)))
            else:
                await self._do(message)
        except HandedOver:
            self.outbox.close()  # without an answer: it is sent again to whoever plays the table then
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
        done = DoneFrame(id=command.id, repeated=answer.repeated, table=answer.table, code=answer.code)
        self.outbox.answer(encode(done))
        self._lobby.monitoring.answered(perf_counter() - begun)

    def _explain(self, question: Why) -> bytes:
        """The answer to a question, or why there is none; not counted as a refused command."""
        try:
            choices = question.answer(self._actor.table, self.outbox.guest)
            return encode(WhyFrame(id=question.id, choices=choices))
        except Refused as refused:
            return refused_frame(refused, question.id)


class Connections:
    """All connections: a few for each guest and sender, and a limit for all together.

    Some places are kept for players: strangers who take all others cannot keep them from their games.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._counts: Counter[Hashable] = Counter()

    @contextmanager
    def open(
        self, actor: TableActor, guest: str, sender: str, events_had: int, changes: bool = False
    ) -> Iterator[Connection]:
        """A connection for as long as it is needed; Refused if there are too many.

        ``changes``: the client wants only what has changed, once it has a state.
        """
        limits = self._limits(actor, guest, sender)
        for counted, most in limits.items():
            if self._counts[counted] >= most:
                raise Refused("too_many_connections", most=most)
        outbox = actor.connect(guest, events_had, changes, sender)
        self._count(limits, 1)
        try:
            yield Connection(self._lobby, actor, outbox)
        finally:
            outbox.close()
            actor.disconnect(outbox)
            self._count(limits, -1)

    def _limits(self, actor: TableActor, guest: str, sender: str) -> dict[Hashable, int]:
        """What a connection counts for, and how many of each there may be."""
        settings = self._lobby.settings
        limits: dict[Hashable, int] = {
            ("guest", guest or sender): settings.connections_per_guest,
            ("sender", sender): settings.connections_per_address,
            "all": settings.connections,
        }
        if actor.table.seat_of(guest) is None:
            kept = int(settings.connections * KEPT_FOR_PLAYERS)
            limits["strangers"] = settings.connections - kept
            limits["spectator", actor.table.id, sender] = settings.spectators_per_address
        return limits

    def _count(self, counted: Iterable[Hashable], more: int) -> None:
        for key in counted:
            self._counts[key] += more
            if not self._counts[key]:
                del self._counts[key]
        self._lobby.monitoring.connected(self._counts["all"])
