"""What each viewer sees of a table, as JSON, and its versions.

What a viewer gets comes from the engine's view of that seat alone. Versions count what that viewer was sent,
so that they tell nothing about choices made in secret.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from citadels.game import Game
from citadels.tables.entries import AnyEntry
from citadels.tables.messages import (
    Clock,
    Compared,
    FinalScore,
    RunningClock,
    SeatInfo,
    SharedTable,
    State,
    StateFrame,
    TableInfo,
    encode,
    encoded,
)
from citadels.tables.outbox import Sent, Viewer
from citadels.tables.outcome import decided, final_scores
from citadels.tables.plans import ClockPlan
from citadels.tables.presence import Presence
from citadels.tables.table import Chair, Table

_NULL: Final = b"null"


class _Json:
    """Parts of views as JSON: each is encoded once, however many views it is in."""

    def part(self, value: Any) -> msgspec.Raw:
        return msgspec.Raw(encode(value))

    def begun(self, values: dict[str, Any]) -> bytes:
        return encode(values)[:-1] + b","

    def completed(self, begun: bytes, more: dict[str, Any]) -> msgspec.Raw:
        return msgspec.Raw(begun + encode(more)[1:])


JSON: Final = _Json()


class GameSeen(msgspec.Struct, frozen=True):
    """The game as one viewer may know it; two that are equal show the same."""

    can_undo: bool = False
    view: bytes = _NULL
    scores: bytes = _NULL  # these two once everything is open
    decided: bytes = _NULL
    event_count: int = 0


class Seen:
    """What one viewer may know now, and its version."""

    __slots__ = ("game", "of", "table", "version")

    def __init__(self, version: int) -> None:
        self.of = -1  # the change of the table that it was made after
        self.table = b""  # the table without who is online: that makes no new version
        self.game = GameSeen()
        self.version = version


class Views:
    """The newest state of one table for all its viewers."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        clock: Callable[[], RunningClock | None],
        first_version: int,
    ) -> None:
        self._table = table
        self._presence = presence
        self._clock = clock
        self._first_version = first_version
        self._seen: dict[Viewer, Seen] = {}
        self._changes = 0
        self._setup = encode(table.setup.to_json())
        # The table as everybody sees it, without and with who is online; empty: to be made anew.
        self._offline = self._online = b""

    # Changes

    def changed(self, entries: Sequence[AnyEntry]) -> None:
        """Some entries have happened."""
        self._changes += 1
        if self._table.over or not all(entry.in_game for entry in entries):
            self.presence_changed()

    def presence_changed(self) -> None:
        """Somebody has come or gone."""
        self._offline = self._online = b""

    # Asking

    def version(self, viewer: Viewer) -> int:
        return self._newest(viewer).version

    @property
    def event_count(self) -> int:
        """How many events there are: as many for everybody, whatever each of them may know."""
        game = self._table.game
        return 0 if game is None else len(game.state.log or ())

    def state_for(self, viewer: Viewer, sent: Sent, events_sent: int) -> tuple[bytes, Sent, int] | None:
        """The newest state for a viewer who has had some events already; None if it is what was sent."""
        seen, game = self._newest(viewer), self._table.game
        newest = seen.version, self._presence.changes
        if newest == sent:
            return None
        events_sent = min(events_sent, self.event_count)
        events = [] if game is None else game.events(viewer, events_sent)
        self._describe_table()
        you = _NULL if viewer is None else b"%d" % viewer
        frame = StateFrame(
            version=seen.version,
            state=State(
                table=encoded(TableInfo, b'%b,"you":%b}' % (self._online[:-1], you)),
                can_undo=seen.game.can_undo,
                view=encoded(dict[str, Any], seen.game.view),
                scores=encoded(list[FinalScore], seen.game.scores),
                decided=encoded(list[Compared], seen.game.decided),
                event_count=seen.game.event_count,
            ),
            first_event=events_sent,
            events=events,
            clock=self._clock(),
        )
        return encode(frame), newest, events_sent + len(events)

    # What everybody sees

    def _newest(self, viewer: Viewer) -> Seen:
        seen = self._seen.get(viewer)
        if seen is None or seen.of != self._changes:
            self._look({viewer, *self._presence.viewers()})
            seen = self._seen[viewer]
        return seen

    def _look(self, viewers: set[Viewer]) -> None:
        """For all who are there, step by step: one viewer now and one later would take a tenth longer.

        A version grows only if there is something new for that viewer.
        """
        self._describe_table()
        games = self._games(viewers)
        for viewer in viewers:
            seen = self._seen.get(viewer)
            if seen is None:
                seen = self._seen[viewer] = Seen(self._first_version)
            seen.of = self._changes
            if self._offline != seen.table or games[viewer] != seen.game:
                seen.table, seen.game = self._offline, games[viewer]
                seen.version += 1

    def _games(self, viewers: set[Viewer]) -> dict[Viewer, GameSeen]:
        """The game as each of them may know it."""
        game = self._table.game
        if game is None:
            return dict.fromkeys(viewers, GameSeen())
        common, count = game.common(JSON), self.event_count
        scores = encode(final_scores(game)) if game.over else _NULL
        compared = encode(decided(game)) if game.over else _NULL
        return {
            viewer: GameSeen(
                _can_undo(game, viewer), bytes(game.view_with(common, viewer)), scores, compared, count
            )
            for viewer in viewers
        }

    def _describe_table(self) -> None:
        if not self._online:
            self._offline = encode(self._described(set()))
            self._online = encode(self._described(self._presence.online))

    def _described(self, online: set[str]) -> SharedTable:
        table = self._table
        return SharedTable(
            id=table.id,
            state=table.state,
            setup=encoded(dict[str, Any], self._setup),
            listed=table.listed,
            locked=table.locked,
            clock=clock_of(table.clock),
            seats=[self._seat(seat, chair, online) for seat, chair in enumerate(table.chairs)],
            rematch=table.rematch or None,
            rematch_by=table.rematch_by,
        )

    def _seat(self, seat: int, chair: Chair, online: set[str]) -> SeatInfo:
        return SeatInfo(
            seat=seat,
            kind="open" if chair.open else "person" if chair.guest else "bot",
            name=chair.name or None,
            level=chair.level or None,
            away=chair.stand_in,
            host=bool(chair.guest) and chair.guest == self._table.host,
            online=bool(chair.guest) and chair.guest in online,
        )


def _can_undo(game: Game, viewer: Viewer) -> bool:
    return viewer is not None and game.can_undo(viewer)


def clock_of(plan: ClockPlan | None) -> Clock | None:
    return None if plan is None else Clock(bank=plan.bank, increment=plan.increment)
