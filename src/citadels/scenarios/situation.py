"""A scenario under way: the position, its past, what can be taken back, and what each viewer knows."""

from collections.abc import Callable
from typing import Any

from citadels.knowledge.blind import blind
from citadels.knowledge.seen import SPECTATOR
from citadels.knowledge.tracker import Tracker, hidden_places, start_of_deal
from citadels.knowledge.view import view
from citadels.rules.events import Event
from citadels.rules.state import State
from citadels.rules.taking_back import Line


class Situation:
    """A position with its past, as far back as the scenario goes."""

    def __init__(self, begin: Callable[[list[Event]], State], dealt: bool) -> None:
        """``begin`` makes the first position; ``dealt``: by dealing cards that everybody has followed."""
        self._begin = begin
        self._dealt = dealt
        self.log: list[Event] = []
        self.state = begin(self.log)
        self._start = self.state.clone()
        self._first = 0 if dealt else len(self.log)
        self._line = Line()

    def play(self, choice: int) -> None:
        """Make a legal choice."""
        self._line.play(self.state, self.log, choice)

    def can_undo(self, seat: int) -> bool:
        return seat >= 0 and seat == self._line.seat

    def undo(self) -> None:
        """Whoever may takes back."""
        self.state = self._line.take_back(self._begin([]), self.log)

    def view(self, viewer: int | None) -> dict[str, Any]:
        """The position as a viewer may know it, with all that follows from what it saw."""
        seat = SPECTATOR if viewer is None else viewer
        if self._dealt:
            tracker = Tracker(seat, start_of_deal(self.state), None)
        else:
            seen = blind(self._start, seat)
            tracker = Tracker(seat, seen, hidden_places(self._start, seen), self._first)
        tracker.follow(self.log)
        return view(self.state, viewer, tracker)
