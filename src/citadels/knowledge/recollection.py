"""What a seat has worked out about the cards, kept from one of its decisions to the next.

The stories of the cards are followed event by event. A player who decides often in one game keeps them, so
that only what is new is followed. What comes out is the same as without.
"""

from citadels.knowledge.card_draws import Layouts
from citadels.knowledge.card_stories import CardStories, TooManyStories
from citadels.knowledge.tracker import Tracker
from citadels.rules.events import Event
from citadels.rules.state import State


class Recollection:
    """The stories of one seat in one game, as far as it has followed them."""

    __slots__ = ("_events", "_start", "_stories", "_too_many")

    def __init__(self) -> None:
        self._start: State | None = None
        self._stories: CardStories | None = None
        self._events: list[Event] = []  # followed so far
        self._too_many = False

    def layouts(self, tracker: Tracker, events: list[Event], seen: State) -> Layouts | None:
        """Where cards can lie after these events; None if there are too many explanations."""
        if not self._goes_on(tracker, events):
            self._start = tracker.start
            self._stories = CardStories(tracker.start)
            self._events = []
            self._too_many = False
        if self._too_many:
            return None
        stories = self._stories
        assert stories is not None
        try:
            for number in range(len(self._events), len(events)):
                self._events.append(events[number])
                stories.see(events[number])
            now = stories.copy()
        except TooManyStories:
            self._too_many = True
            return None
        try:
            # What the seat sees now is not an event, so the next one has to be followed without it.
            now.finish(seen, tracker.seat)
        except TooManyStories:
            return None
        return now.layouts()

    def _goes_on(self, tracker: Tracker, events: list[Event]) -> bool:
        """Whether these are the events followed so far, and perhaps more of the same game."""
        start = self._start
        if start is None or len(events) < len(self._events):
            return False
        if start is not tracker.start:
            # All deals of a game start alike: with every card in the deck and none seen.
            if start.config is not tracker.start.config or tracker.hidden_places is not None:
                return False
            if start.deck != tracker.start.deck or start.hands != tracker.start.hands:
                return False
        return all(map(_same, self._events, events))


def _same(one: Event, other: Event) -> bool:
    return (
        one.kind is other.kind
        and one.knowers == other.knowers
        and one.seat == other.seat
        and one.other == other.other
        and one.a == other.a
        and one.b == other.b
        and one.cards == other.cards
        and one.more == other.more
    )
