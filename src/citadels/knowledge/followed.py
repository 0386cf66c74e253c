"""Follows cards as one observer sees them move, however much of that it remembers.

Every place holds an *item*, an int. Subclasses define what an item is and what happens to it when a player
takes a card in secret: ``known_cards`` keeps what is certain, ``card_stories`` and ``card_histories``
everything that is possible.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from citadels.cards.districts import KIND_MASK
from citadels.rules.actions.base import asking_cards
from citadels.rules.events import Event
from citadels.rules.state import State
from citadels.rules.uniques.graveyard import GRAVEYARD_DECISION

Cards = tuple[int, ...]


class FollowedCards:
    """Hands, deck, Museum, table and discard pile as lists of items."""

    def __init__(self) -> None:
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.museum: list[int] = []
        self.aside: list[int] = []
        self.pile: list[int] = []  # kinds: it lies open
        self.has_pile = False
        self.asking: Cards = ()  # action cards that lie on the table while they ask something
        self._discarded: Cards = ()  # cards just laid onto the pile; the next event says where from
        self._fallen: list[int] = []  # items of districts just destroyed
        self._shown: list[Event] = []  # of one undo

    def lay_out(self, start: State) -> None:
        """Begin with a blind position, in which -1 is a hidden card."""
        self.has_pile = start.config.discard_pile
        self.asking = asking_cards(start)
        self.hands = [[self.item(card) for card in hand] for hand in start.hands]
        self.deck = [self.item(card) for card in start.deck]
        self.museum = [self.item(card) for card in start.museum]
        self.aside = [self.item(card) for card in start.aside]
        self.pile = list(start.discard)

    def copy_places(self, other: "FollowedCards") -> None:
        """Take over where everything lies."""
        self.hands = [list(hand) for hand in other.hands]
        self.deck = list(other.deck)
        self.museum = list(other.museum)
        self.aside = list(other.aside)
        self.pile = list(other.pile)
        self.has_pile = other.has_pile
        self.asking = other.asking
        self._discarded = other._discarded
        self._fallen = list(other._fallen)
        self._shown = list(other._shown)

    def lists(self) -> list[list[int]]:
        """All lists of items."""
        return [*self.hands, self.deck, self.museum, self.aside]

    # What a subclass says

    @abstractmethod
    def item(self, card: int) -> int:
        """The item for a card whose place is known, or for -1, a card that the observer cannot see."""

    @abstractmethod
    def mix(self, items: list[int]) -> None:
        """From now on the observer does not know which of these is which."""

    @abstractmethod
    def take(self, source: list[int], card: int) -> int:
        """A player takes one of these (-1: in secret). Returns the item that it becomes."""

    @abstractmethod
    def keep(self, card: int) -> int:
        """A player takes one of the cards on the table; the others stay in their order."""

    @abstractmethod
    def see_all(self, items: list[int], cards: Cards) -> None:
        """The observer sees the first cards that lie here, in this order."""

    @abstractmethod
    def see_hand(self, hand: list[int], cards: Cards) -> None:
        """The observer sees a whole hand, in no order."""

    @abstractmethod
    def hear_count(self, hand: list[int], type: int, count: int) -> None:
        """The observer hears how many cards of a type are in a hand (C-spy)."""

    @abstractmethod
    def see_in_hand_or_drawn(self, hand: list[int], cards: Cards) -> None:
        """Cards were shown and taken back: all from a hand, or one from those drawn to choose from."""

    def tidy(self) -> None:
        """Called now and then to forget what no longer matters."""

    # What the observer saw: one method for each way in which an event can move cards

    def see(self, event: Event) -> None:
        """Follow an event as the observer saw it (``redaction.as_seen``)."""
        move = event.kind.moves
        if move == "shown":
            self._shown.append(event)
            return
        self.settle()
        if move:
            MOVES[move](self, event)

    def new_round(self, event: Event) -> None:
        self.tidy()

    def deck_to_hand(self, event: Event) -> None:
        self.hands[event.seat].extend(self._draw(event))

    def deck_to_drawn(self, event: Event) -> None:
        """Drawn to choose from, or straight into the hand."""
        drawn = self._draw(event)
        if event.b:
            self.aside.extend(drawn)
        else:
            self.hands[event.seat].extend(drawn)

    def drawn_to_hand(self, event: Event) -> None:
        self.hands[event.seat].append(self.keep(event.a))
        # P26: two of three cards are kept, one after the other; the last event says what is put away.
        if event.b:
            self._put_away(self.aside)

    def deck_to_table(self, event: Event) -> None:
        """The whole deck is searched."""
        if event.knowers:
            self.see_hand(self.deck, event.cards)
        self.aside.extend(self.deck)
        self.deck.clear()

    def deck_shuffled(self, event: Event) -> None:
        self.mix(self.deck)

    def pile_to_deck(self, event: Event) -> None:
        """The pile is shuffled. What is left of the deck is drawn first."""
        shuffled = [self.item(card) for card in self.pile]
        self.mix(shuffled)
        self.deck.extend(shuffled)
        self.pile.clear()

    def other_to_table(self, event: Event) -> None:
        self.aside.append(self.take(self.hands[event.other], event.a))

    def hand_to_table(self, event: Event) -> None:
        self.aside.append(self.take(self.hands[event.seat], event.a))

    def table_to_city(self, event: Event) -> None:
        self.aside.clear()

    def table_to_away(self, event: Event) -> None:
        self._put_away(self.aside)

    def city_to_away(self, event: Event) -> None:
        """Districts leave a city: those that always fall with this event, and the one it names."""
        named = [event.a & KIND_MASK for argument in event.kind.arguments if argument.holds == "district"]
        self._lose_districts([*event.kind.falls, *named])

    def table_to_city_to_away(self, event: Event) -> None:
        """A card from the table takes the place of a district."""
        self.aside.pop()
        self._lose_districts([event.a & KIND_MASK])

    def ruins_to_hand(self, event: Event) -> None:
        self._pick_up()
        self.hands[event.seat].append(self.item(event.a))

    def ruins_to_away(self, event: Event) -> None:
        self._pick_up()
        if not self.has_pile:
            self.deck.append(self.item(event.a))

    def hand_to_away(self, event: Event) -> None:
        hand = self.hands[event.seat]
        if self._discarded:
            self.take(hand, self._discarded[0])
            self._discarded = ()
        else:
            self.deck.append(self.take(hand, event.a))

    def other_to_hand(self, event: Event) -> None:
        self.hands[event.seat].append(self.take(self.hands[event.other], event.a))

    def other_to_hand_unless_gold(self, event: Event) -> None:
        if not event.a:
            self.hands[event.seat].append(self.take(self.hands[event.other], event.b))

    def hand_to_other(self, event: Event) -> None:
        self.hands[event.other].append(self.take(self.hands[event.seat], event.a))

    def hands_swapped(self, event: Event) -> None:
        seat, other = event.seat, event.other
        if event.knowers:
            self.see_hand(self.hands[seat], event.cards)
            self.see_hand(self.hands[other], event.more)
        self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]

    def other_seen(self, event: Event) -> None:
        if event.knowers:
            self.see_hand(self.hands[event.other], event.cards)

    def other_counted(self, event: Event) -> None:
        if event.knowers:
            self.see_hand(self.hands[event.other], event.cards)
        else:
            self.hear_count(self.hands[event.other], event.a, event.b)

    def hand_to_museum(self, event: Event) -> None:
        self.museum.append(self.take(self.hands[event.seat], event.a))

    def museum_seen(self, event: Event) -> None:
        if event.knowers:
            self.see_all(self.museum, event.cards)

    def museum_to_away(self, event: Event) -> None:
        self.museum_seen(event)
        self._put_away(self.museum)

    def hand_to_played(self, event: Event) -> None:
        played = self.take(self.hands[event.seat], event.a)
        if event.a in self.asking:
            self.aside.append(played)

    def played_to_away(self, event: Event) -> None:
        if event.a in self.asking:
            self.aside.clear()
        self._lose_districts([event.a])

    def discarded(self, event: Event) -> None:
        """Everybody knows which districts were destroyed; the next event explains any other cards."""
        self.pile.extend(event.cards)
        if len(self._fallen) > 0 and event.cards == (self._fallen[0],):
            self._fallen.pop(0)
        else:
            self._discarded = event.cards

    # How cards move

    def _draw(self, event: Event) -> list[int]:
        """Cards from the top of the deck."""
        if event.knowers:
            self.see_all(self.deck, event.cards)
        drawn = self.deck[: event.a]
        del self.deck[: event.a]
        return drawn

    def _put_away(self, items: list[int]) -> None:
        """Cards go under the deck, or already lie face up on the pile."""
        if self._discarded:
            self.see_all(items, self._discarded)
            self._discarded = ()
        else:
            self.deck.extend(items)
        items.clear()

    def _lose_districts(self, kinds: list[int]) -> None:
        """Face-up cards are destroyed or put back: they go under the deck unless there is a pile."""
        self._fallen = kinds
        if not self.has_pile:
            self._fallen = [self.item(kind) for kind in kinds]
            self.deck.extend(self._fallen)

    def _pick_up(self) -> None:
        """Pick a destroyed district up from the deck or the pile: the Graveyard's owner decides about it."""
        if self._fallen and not self.has_pile:
            # A Museum's cards may have followed it.
            place = len(self.deck) - 1
            while self.deck[place] != self._fallen[0]:
                place -= 1
            del self.deck[place]
        self._fallen = []

    def settle(self) -> None:
        """Take in what was shown and taken back, everything of one undo together."""
        if not self._shown:
            return
        told = [event for event in self._shown if event.a >= 0]
        self._shown.clear()
        if told and told[0].b > 0:
            self.see_in_hand_or_drawn(self.hands[told[0].seat], tuple([event.a for event in told]))
            return
        found = [self.take(self.hands[event.seat], event.a) for event in told]
        for event, item in zip(told, found, strict=True):
            self.hands[event.seat].append(item)

    def finish(self, seen: State, seat: int) -> None:
        """After the last event, take in what the observer sees now."""
        self.settle()
        if seen.top.decision is GRAVEYARD_DECISION:
            self._pick_up()
            self.aside = [self.item(card) for card in seen.aside]
        if seat >= 0:
            self.see_hand(self.hands[seat], seen.hands[seat])
        self.tidy()


# What an event declares as ``moves``, and the method that follows it. "away" is under the deck, or on the
# discard pile where the game has one; "other" is the hand of the other player; the "table" has cards that a
# decision is about.
MOVES: Final[dict[str, Callable[[FollowedCards, Event], None]]] = {
    "new_round": FollowedCards.new_round,
    "deck>hand": FollowedCards.deck_to_hand,
    "deck>drawn": FollowedCards.deck_to_drawn,
    "drawn>hand": FollowedCards.drawn_to_hand,
    "deck>table": FollowedCards.deck_to_table,
    "deck_shuffled": FollowedCards.deck_shuffled,
    "pile>deck": FollowedCards.pile_to_deck,
    "discarded": FollowedCards.discarded,
    "other>table": FollowedCards.other_to_table,
    "hand>table": FollowedCards.hand_to_table,
    "table>city": FollowedCards.table_to_city,
    "table>away": FollowedCards.table_to_away,
    "city>away": FollowedCards.city_to_away,
    "table>city>away": FollowedCards.table_to_city_to_away,
    "ruins>hand": FollowedCards.ruins_to_hand,
    "ruins>away": FollowedCards.ruins_to_away,
    "hand>away": FollowedCards.hand_to_away,
    "other>hand": FollowedCards.other_to_hand,
    "other>hand_unless_gold": FollowedCards.other_to_hand_unless_gold,
    "hand>other": FollowedCards.hand_to_other,
    "hand<>other": FollowedCards.hands_swapped,
    "other_seen": FollowedCards.other_seen,
    "other_counted": FollowedCards.other_counted,
    "hand>museum": FollowedCards.hand_to_museum,
    "museum_seen": FollowedCards.museum_seen,
    "museum>away": FollowedCards.museum_to_away,
    "hand>played": FollowedCards.hand_to_played,
    "played>away": FollowedCards.played_to_away,
}
