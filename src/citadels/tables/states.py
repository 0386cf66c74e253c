"""States as clients are sent them: whole, or as what has changed since the state before.

Everything here never changes once it is made, so connections that see alike are sent the same bytes.
"""

from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any, ClassVar, Final

import msgspec

from citadels.knowledge.view import Common
from citadels.tables.messages import (
    Change,
    ChangesFrame,
    RunningClock,
    StandIn,
    State,
    StateFrame,
    encode,
    state_of,
)

NOTHING: Final = msgspec.Raw(b"null")
_NO_CLOCK: Final = b'null,"stand_in":null}'  # what a frame without a clock ends with
_BESIDE_VIEW: Final = ("/can_undo", "/event_count", "/scores", "/decided")


class JsonForm:
    """Parts of views as JSON: each is encoded once, however many views it is in."""

    keeps: bool = True

    def part(self, value: Any) -> msgspec.Raw:
        return msgspec.Raw(encode(value))

    def begun(self, values: dict[str, Any]) -> bytes:
        return encode(values)[:-1] + b","

    def continued(self, begun: bytes, more: dict[str, Any]) -> bytes:
        return begun + encode(more)[1:-1] + b","

    def completed(self, begun: bytes, more: dict[str, Any]) -> msgspec.Raw:
        return msgspec.Raw(begun + encode(more)[1:])


JSON: Final = JsonForm()


class GameShared:
    """What everybody sees of a position, and what has changed of it since another one."""

    __slots__ = ("_changes", "_since", "common")

    def __init__(self, common: Common) -> None:
        self.common = common
        self._since: Common | None = None
        self._changes: list[Change] = []

    def changes_since(self, before: "GameShared") -> list[Change]:
        """The same for all who have seen the game as it was before, which nearly always is one position."""
        if self._since is not before.common:
            now, then = self.common.fields, before.common.fields
            self._since = before.common
            self._changes = [
                _replaced(f"/view/{name}", value) for name, value in now.items() if value != then[name]
            ]
        return self._changes


class GameSeen:
    """The game as one viewer may know it, in parts that are compared and sent one by one."""

    __slots__ = ("_besides", "_shared", "parts")

    def __init__(
        self,
        shared: GameShared | None = None,
        besides: dict[str, Any] | None = None,
        can_undo: bool = False,
        event_count: int = 0,
        scores: msgspec.Raw = NOTHING,  # these two after the end of the game
        decided: msgspec.Raw = NOTHING,
    ) -> None:
        self._shared = shared
        self._besides = besides
        self.parts: list[Any] = [can_undo, event_count, scores, decided]
        if besides is not None:
            self.parts += (besides["known_deck"], besides["decision"])
            self.parts += besides["players"]
            self.parts += besides["characters"]

    def shows_like(self, other: "GameSeen") -> bool:
        mine, others = self._shared, other._shared
        if mine is None or others is None:
            return mine is others and self.parts == other.parts
        if self.parts != other.parts or mine.common.fields != others.common.fields:
            return False
        return _same_game(mine.common, others.common)

    def _view(self) -> Any:
        return None if self._shared is None else self._shared.common.view(self._besides or {})

    def state(self, table: bytes) -> State:
        can_undo, event_count, scores, decided = self.parts[: len(_BESIDE_VIEW)]
        return state_of(table, can_undo, self._view(), scores, decided, event_count)

    def changes_since(self, before: "GameSeen") -> list[Change]:
        """What is to be replaced in the state of a viewer who has seen the game as it was before."""
        changes: list[Change] = []
        paths: tuple[str, ...] = _BESIDE_VIEW
        now, then = self._shared, before._shared
        if now is None or then is None or not _same_game(now.common, then.common):
            changes.append(_replaced("/view", self._view()))
        else:
            changes += now.changes_since(then)
            assert self._besides is not None
            paths = _paths(len(self._besides["players"]), len(self._besides["characters"]))
        old = before.parts
        for place, part in enumerate(self.parts[: len(paths)]):
            if part is not old[place] and part != old[place]:
                changes.append(_replaced(paths[place], part))
        return changes


def _same_game(one: Common, other: Common) -> bool:
    """Whether they can be of one game; a table where somebody learns goes from one to another."""
    return one.fixed == other.fixed and one.state.config.players == other.state.config.players


def _replaced(path: str, value: Any) -> Change:
    return Change(op="replace", path=path, value=value)


@cache
def _paths(players: int, characters: int) -> tuple[str, ...]:
    """Where each part stands in a state, as a JSON pointer."""
    return (
        *_BESIDE_VIEW,
        "/view/known_deck",
        "/view/decision",
        *(f"/view/players/{seat}" for seat in range(players)),
        *(f"/view/characters/{place}" for place in range(characters)),
    )


class Seen:
    """What one viewer may know, without what makes no version, and its version."""

    __slots__ = ("game", "of", "table", "version")

    def __init__(self, table: bytes, game: GameSeen, version: int, of: int) -> None:
        self.table = table
        self.game = game
        self.version = version
        self.of = of  # the last change of the table after which it still holds; this alone may change


class Sent:
    """A state as connections are sent it: with what makes no version, such as who is online."""

    __slots__ = ("_frame", "_key", "_number", "seen", "table")
    _numbers: ClassVar[Iterator[int]] = count()

    def __init__(self, seen: Seen, table: bytes) -> None:
        self.seen = seen
        self.table = table
        self._number = next(self._numbers)
        self._key = (-1, -1)
        self._frame = b""

    def shows_like(self, other: "Sent | None") -> bool:
        return other is self or (other is not None and other.seen is self.seen and other.table == self.table)

    def forget(self) -> None:
        """There is a newer one, so nobody will be sent it any more."""
        self._key, self._frame = (-1, -1), b""

    def frame(
        self,
        before: "Sent | None",
        events_had: int,
        events: list[Any],
        clock: RunningClock | None,
        stand_in: StandIn | None,
    ) -> bytes:
        """For a connection that has the state before (None: it is sent all) and some events.

        The last one is kept: those who watch are nearly always where the others are.
        """
        key = (-1 if before is None else before._number, events_had)
        if key != self._key or not self._frame:
            self._key, self._frame = key, encode(self._written(before, events_had, events))
        if clock is None and stand_in is None:
            return self._frame
        return self._frame[: -len(_NO_CLOCK)] + encode(clock) + b',"stand_in":' + encode(stand_in) + b"}"

    def _written(
        self, before: "Sent | None", events_had: int, events: list[Any]
    ) -> StateFrame | ChangesFrame:
        seen = self.seen
        if before is None:
            return StateFrame(
                version=seen.version,
                state=seen.game.state(self.table),
                first_event=events_had,
                events=events,
                clock=None,
                stand_in=None,
            )
        changes = [] if seen is before.seen else seen.game.changes_since(before.seen.game)
        if self.table != before.table:
            changes.append(_replaced("/table", msgspec.Raw(self.table)))
        return ChangesFrame(
            version=seen.version,
            since=before.seen.version,
            changes=changes,
            first_event=events_had,
            events=events,
            clock=None,
            stand_in=None,
        )
