"""What each viewer sees of a table, as JSON, and its versions.

What a viewer gets comes only from the engine's view of that seat. Versions count what that viewer was sent,
so they reveal nothing about choices made in secret.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from citadels.game import Game
from citadels.knowledge.view import Common
from citadels.tables.chat import ChatLine
from citadels.tables.entry import Entry
from citadels.tables.lessons import described
from citadels.tables.messages import (
    ChatMessage,
    Clock,
    RunningClock,
    SeatInfo,
    SeatRequest,
    SharedTable,
    Shuffle,
    StandIn,
    encode,
)
from citadels.tables.outbox import Viewer
from citadels.tables.outcome import decided, final_scores
from citadels.tables.plans import USUAL_PACE, ClockPlan
from citadels.tables.presence import Presence
from citadels.tables.states import JSON, NOTHING, GameSeen, GameShared, Seen, Sent
from citadels.tables.table import Table


class Views:
    """The newest state of one table for all its viewers."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        clock: Callable[[], RunningClock | None],
        stand_in: Callable[[], StandIn | None],
        first_version: int,
    ) -> None:
        self._table = table
        self._presence = presence
        self._clock = clock
        self._stand_in = stand_in
        self._first_version = first_version
        self._common: Common | None = None
        self._seen: dict[Viewer, Seen] = {}
        self._sent: dict[Viewer, Sent] = {}
        self._changes = 0
        # The table as everybody sees it, without and with what makes no version; empty: outdated.
        self._offline = self._online = b""
        self._tables: dict[Viewer, bytes] = {}  # the latter, with each viewer's own seat

    # Changes

    def changed(self, entries: Sequence[Entry]) -> None:
        """Some entries have happened."""
        self._changes += 1
        if self._table.over or self._table.lesson is not None or not all(entry.in_game for entry in entries):
            self.presence_changed()

    def presence_changed(self) -> None:
        """Somebody has come or gone, asks for a seat, or wants to abandon the game."""
        self._offline = self._online = b""
        self._tables = {}

    def changed_beside(self) -> bool:
        """Whether everybody sees something new of what makes no version."""
        before = self._online
        self.presence_changed()
        self._describe_table()
        return self._online != before

    # Asking

    def version(self, viewer: Viewer) -> int:
        return self._newest(viewer).version

    @property
    def event_count(self) -> int:
        """How many events there are: the same number for everybody, whatever they may know."""
        game = self._table.game
        return 0 if game is None else len(game.state.log or ())

    def state_for(
        self, viewer: Viewer, sent: Sent | None, events_had: int, changes: bool
    ) -> tuple[bytes, Sent, int] | None:
        """The newest state for a viewer who was sent one before and has some events; None: it is the same.

        ``changes``: only what has changed since then, if anything was sent.
        """
        newest = self._newest_sent(viewer)
        if newest.shows_like(sent):
            return None
        events_had = min(events_had, self.event_count)
        events = self._events(viewer, events_had)
        frame = newest.frame(sent if changes else None, events_had, events, self._clock(), self._stand_in())
        return frame, newest, events_had + len(events)

    def _events(self, viewer: Viewer, since: int) -> list[Any]:
        game, common = self._table.game, self._common
        return [] if game is None or common is None else game.seen_events(common, viewer, since)

    # What everybody sees

    def _newest_sent(self, viewer: Viewer) -> Sent:
        seen, last, table = self._newest(viewer), self._sent.get(viewer), self._table_for(viewer)
        if last is None or last.seen is not seen or last.table != table:
            if last is not None:
                last.forget()
            last = self._sent[viewer] = Sent(seen, table)
        return last

    def _table_for(self, viewer: Viewer) -> bytes:
        if viewer not in self._tables:
            self._describe_table()
            own = b"null" if viewer is None else b"%d" % viewer
            self._tables[viewer] = self._online[:-1] + b',"you":' + own + b"}"
        return self._tables[viewer]

    def _newest(self, viewer: Viewer) -> Seen:
        seen = self._seen.get(viewer)
        if seen is None or seen.of != self._changes:
            self._look({viewer, *self._presence.viewers()})
            seen = self._seen[viewer]
        return seen

    def _look(self, viewers: set[Viewer]) -> None:
        """Update all connected viewers together: one at a time would take a tenth longer.

        A version grows only if there is something new for that viewer.
        """
        self._describe_table()
        table = self._offline
        for viewer, game in self._games(viewers).items():
            seen = self._seen.get(viewer)
            if seen is not None and seen.table == table and seen.game.shows_like(game):
                seen.of = self._changes
            else:
                version = self._first_version if seen is None else seen.version
                self._seen[viewer] = Seen(table, game, version + 1, self._changes)

    def _games(self, viewers: set[Viewer]) -> dict[Viewer, GameSeen]:
        """The game as each of them may know it."""
        game = self._table.game
        if game is None:
            return dict.fromkeys(viewers, GameSeen())
        common = self._common = game.common(JSON, self._common)
        shared, count = GameShared(common), self.event_count
        scores = JSON.part(final_scores(game)) if game.over else NOTHING
        compared = JSON.part(decided(game)) if game.over else NOTHING
        return {
            viewer: GameSeen(
                shared,
                game.seen_besides(common, viewer),
                self._can_undo(game, viewer),
                count,
                scores,
                compared,
            )
            for viewer in viewers
        }

    def _can_undo(self, game: Game, viewer: Viewer) -> bool:
        """In a lesson steps are taken back instead."""
        return viewer is not None and self._table.lesson is None and game.can_undo(viewer)

    def _describe_table(self) -> None:
        if not self._online:
            described = self._described()
            self._offline = encode(described)
            self._online = encode(self._with_presence(described))

    def _with_presence(self, described: SharedTable) -> SharedTable:
        """With what makes no new version: who is there, who asks for a seat, who would abandon, the pace."""
        table, online = self._table, self._presence.online
        return msgspec.structs.replace(
            described,
            pace=table.pace,
            seats=[
                msgspec.structs.replace(seat, online=bool(chair.guest) and chair.guest in online)
                for seat, chair in zip(described.seats, table.chairs, strict=True)
            ],
            requests=[
                SeatRequest(number=request.number, seat=request.seat, name=request.name)
                for request in table.requests
            ],
            shuffle=self._shuffle(),
            abandoning=[
                seat for seat, chair in enumerate(table.chairs) if chair.guest and chair.guest in table.votes
            ],
        )

    def _described(self) -> SharedTable:
        table = self._table
        names = table.names
        return SharedTable(
            id=table.id,
            state=table.state,
            setup=table.setup.to_json(),
            listed=table.listed,
            locked=table.locked,
            clock=clock_of(table.clock),
            chat=table.chat.allowed,
            pace=USUAL_PACE,
            hints=table.hints_allowed,
            day=table.day or None,
            seats=[self._seat(seat, name) for seat, name in enumerate(names)],
            requests=[],
            abandoning=[],
            rematch=table.rematch or None,
            rematch_by=table.rematch_by,
            lesson=None if table.lesson is None else described(table.lesson),
            # The hashes of players make no version; that they are sealed does.
            shuffle=self._shuffle(only_seal=True),
        )

    def _shuffle(self, only_seal: bool = False) -> Shuffle | None:
        shuffle, commitments = self._table.shuffle, list[str | None]()
        if not shuffle.secret:
            return None
        if not only_seal:
            chairs = self._table.chairs
            commitments = shuffle.commitments or [chair.commitment or None for chair in chairs]
        dealt = not only_seal and self._table.game is not None
        return Shuffle(
            commitment=shuffle.commitment,
            sealed=shuffle.sealed,
            commitments=commitments,
            revealed=[seat for seat, part in enumerate(shuffle.parts) if part] if dealt else [],
        )

    def _seat(self, seat: int, name: str) -> SeatInfo:
        chair = self._table.chairs[seat]
        return SeatInfo(
            seat=seat,
            kind="open" if chair.open else "person" if chair.guest else "bot",
            name=None if chair.open else name,
            level=chair.level or None,
            away=chair.stand_in,
            host=bool(chair.guest) and chair.guest == self._table.host,
            online=False,
        )

    # What is said

    def chat_for(self, guest: str, viewer: Viewer, since: int) -> tuple[list[ChatMessage], int]:
        """What a guest has not heard yet, and how much that makes."""
        chat = self._table.chat
        return [self._message(line, guest) for line in chat.heard_by(guest, viewer, since)], chat.said

    def _message(self, line: ChatLine, guest: str) -> ChatMessage:
        return ChatMessage(
            number=line.number,
            at=line.at,
            seat=line.seat,
            name=line.name,
            phrase=line.phrase,
            emote=line.emote,
            text=line.text,
            aside=line.aside,
            mine=bool(guest) and line.guest == guest,
            reported=len(line.reported) if guest == self._table.host else 0,
        )


def clock_of(plan: ClockPlan | None) -> Clock | None:
    return None if plan is None else Clock(bank=plan.bank, increment=plan.increment)
