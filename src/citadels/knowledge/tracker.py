"""What a seat can conclude from everything it saw: where cards are, and who can be which character."""

from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.knowledge.draft_memory import DraftMemory
from citadels.knowledge.known_cards import UNKNOWN, KnownCards
from citadels.knowledge.redaction import as_seen
from citadels.rules.events import TAKEN_BACK, Event
from citadels.rules.state import State, fresh_state
from citadels.rules.taking_back import in_force


class Tracker:
    """Follows the events that one seat (-1: a spectator) saw, from a starting position that it saw too."""

    __slots__ = ("cards", "draft", "first", "followed", "hidden_places", "seat", "start")

    def __init__(self, seat: int, start: State, hidden_places: list[int] | None, first: int = 0) -> None:
        """``start`` is blind; ``hidden_places`` are the places of its hidden characters, None for a deal.

        ``first`` is the number of the first event after that start.
        """
        self.seat = seat
        self.start = start
        self.hidden_places = hidden_places
        self.first = first
        self._begin()

    def _begin(self) -> None:
        self.cards = KnownCards(self.start)
        self.draft = DraftMemory(self.start.config, self.seat)
        self.followed = self.first
        if self.hidden_places is not None:
            self.draft.start_from(self.start, self.hidden_places)

    def follow(self, log: list[Event]) -> None:
        """Take in what has happened since the last call."""
        news = log[self.followed :]
        if any(event.kind is TAKEN_BACK for event in news):
            self._begin()
            news = in_force(log, self.first)
        for event in news:
            seen = as_seen(event, self.seat)
            self.cards.see(seen)
            self.draft.see(seen)
        self.cards.settle()
        self.followed = len(log)

    def known_hand(self, seat: int) -> list[int]:
        """The cards that are certainly in a hand."""
        return sorted(card for card in self.cards.hands[seat] if card != UNKNOWN)

    def known_deck(self) -> list[tuple[int, int]]:
        """Cards whose place in the deck is known: the place counted from the top, and the card."""
        return [(place, card) for place, card in enumerate(self.cards.deck) if card != UNKNOWN]


def start_of_deal(state: State) -> State:
    """The blind start of a dealt game: all cards are in the deck and none has been seen."""
    start = fresh_state(state.config, b"", None)
    start.deck = (UNKNOWN,) * len(state.config.deck)
    return start


def hidden_places(state: State, seen: State) -> list[int]:
    """Where the characters lie that a seat cannot see; how many each player has is public."""
    return sorted(place for place, shown in zip(state.held, seen.held, strict=True) if shown == HIDDEN_PLACE)
