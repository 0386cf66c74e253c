"""A person's place at a table, in this process or on a server: what every kind of screen builds on.

A sitting shows what its seat may know (``sight``) and takes what the person does. Calls may block, so screens
that must not stand still make them in a thread; a sight is never changed, only replaced by the next one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from citadels.lang import Speaker
from citadels.rules.explain import Reason
from citadels.tables.hints import Hint
from citadels.tables.messages import Compared, FinalScore

View = Mapping[str, Any]
Seen = Mapping[str, Any]
Considered = tuple[str, Reason | None]  # the text of a choice, and why it is not possible


class Declined(Exception):
    """Something that the table does not do; the text says why, in the reader's language."""


@dataclass(frozen=True)
class Decided:
    """How a game ended."""

    scores: Sequence[FinalScore]
    compared: Sequence[Compared]


@dataclass(frozen=True)
class Sight:
    """A table as its reader sees it at one time."""

    view: View | None = None  # None before the start
    events: Sequence[Seen] = ()
    can_undo: bool = False
    ending: Decided | None = None
    table: Mapping[str, Any] | None = None  # the server's; None for a game in this process
    chat: Sequence[Mapping[str, Any]] = ()
    connected: bool = True
    clock: Mapping[str, Any] | None = None  # thinking time in milliseconds, as it was when this came

    @property
    def over(self) -> bool:
        return self.ending is not None or self.closed

    @property
    def closed(self) -> bool:
        """Whether the table was closed without a result."""
        return self.table is not None and self.table["state"] == "closed"

    @property
    def asks(self) -> bool:
        """Whether the reader must decide."""
        return self.view is not None and bool(self.view["decision"] and self.view["decision"]["options"])


class Sitting(Protocol):
    """One person at one table."""

    @property
    def speaker(self) -> Speaker: ...

    @property
    def sight(self) -> Sight: ...

    @property
    def hints_allowed(self) -> bool: ...

    @property
    def live(self) -> bool:
        """Whether there can be news while the person is asked."""
        ...

    def wait(self) -> Sight:
        """Return when the person must decide or the game is over, perhaps earlier if there is news."""
        ...

    def play(self, choice: str) -> None:
        """Make a choice, which the next sight shows; Declined if that is not possible."""
        ...

    def undo(self) -> None:
        """Take back; Declined if there is nothing to take back."""
        ...

    def why_not(self, choice: str) -> Reason | None: ...

    def why_not_at(self, place: str) -> list[Considered]:
        """What could be meant at a place of the table, and why that is not possible."""
        ...

    def hint(self) -> Hint:
        """What a strong bot would do; Declined where there are no hints."""
        ...
