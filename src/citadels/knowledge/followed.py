"""Where cards go, as one observer sees it happen: the same for all that it may remember of them.

At every place lies an *item*, an int. What an item is and what happens to it when somebody takes a card in
secret, a subclass says: ``known_cards`` keeps what is certain, ``card_stories`` and ``card_histories`` all
that can be.
"""

from typing import Final

from citadels.cards.districts import ARMORY, FORTUNE_TELLER, HUMAN_CANNONBALL, KIND_MASK, TICKET_WAGON
from citadels.rules import events as e
from citadels.rules.events import Event
from citadels.rules.state import State
from citadels.rules.uniques.graveyard import GRAVEYARD_DECISION

Cards = tuple[int, ...]

# Action cards that lie on the table while a decision about them is open.
WHILE_IT_ASKS: Final = (FORTUNE_TELLER, HUMAN_CANNONBALL)


class FollowedCards:
    """Hands, deck, Museum, table and discard pile as lists of items."""

    def __init__(self) -> None:
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.museum: list[int] = []
        self.aside: list[int] = []
        self.pile: list[int] = []  # kinds: it lies open
        self.has_pile = False
        self._discarded: Cards = ()  # cards just laid onto the pile, before it is told where they came from
        self._fallen: list[int] = []  # items of districts just destroyed
        self._shown: list[Event] = []  # of one taking back

    def lay_out(self, start: State) -> None:
        """Begin with a blind position: -1 stands for a hidden card in it."""
        self.has_pile = start.config.discard_pile
        self.hands = [[self.item(card) for card in hand] for hand in start.hands]
        self.deck = [self.item(card) for card in start.deck]
        self.museum = [self.item(card) for card in start.museum]
        self.aside = [self.item(card) for card in start.aside]
        self.pile = list(start.discard)

    def lists(self) -> list[list[int]]:
        """All lists of items."""
        return [*self.hands, self.deck, self.museum, self.aside]

    # What a subclass says

    def item(self, card: int) -> int:
        """The item of a card whose place is known, or -1: one that the observer cannot see."""
        raise NotImplementedError

    def mix(self, items: list[int]) -> None:
        """From now on the observer does not know which of these is which."""
        raise NotImplementedError

    def take(self, source: list[int], card: int) -> int:
        """Somebody takes one of these, -1: in secret; the item that it is from now on."""
        raise NotImplementedError

    def keep(self, card: int) -> int:
        """Somebody takes one of the cards on the table; the others stay in their order."""
        raise NotImplementedError

    def see_all(self, items: list[int], cards: Cards) -> None:
        """The observer sees which cards lie here first, in this order."""
        raise NotImplementedError

    def see_hand(self, hand: list[int], cards: Cards) -> None:
        """The observer sees a whole hand, in no order."""
        raise NotImplementedError

    def hear_count(self, hand: list[int], type: int, count: int) -> None:
        """The observer hears how many cards of a type are in a hand (C-spy)."""
        raise NotImplementedError

    def see_in_hand_or_drawn(self, hand: list[int], cards: Cards) -> None:
        """Cards of a hand, or one of them of those drawn to choose from, were shown and taken back."""
        raise NotImplementedError

    def tidy(self) -> None:
        """Now and then: forget what no longer matters."""

    # What the observer saw

    def see(self, event: Event) -> None:
        """Follow an event as the observer saw it (``seen.as_seen``)."""
        number, knows, seat, other, a, b, cards, more = event
        if number == e.SHOWN_IN_HAND or number == e.SEEN_IN_HAND:
            self._shown.append(event)
            return
        self.settle()
        if number == e.DREW or number == e.HAND_DEALT:
            self.hands[seat].extend(self._draw(a, cards, knows))
        elif number == e.CARDS_GATHERED:
            drawn = self._draw(a, cards, knows)
            if b:
                self.aside.extend(drawn)
            else:
                self.hands[seat].extend(drawn)
        elif number == e.KEPT:
            self.hands[seat].append(self.keep(a))
            # P26: of three cards two are kept one after the other; the last time says what is laid away.
            if b:
                self._put_away(self.aside)
        elif number == e.BUILDING:
            self.aside.append(self.take(self.hands[other], a))
        elif number == e.BUILT or number == e.CONFISCATED:
            self.aside.clear()
        elif number == e.SACRIFICED or number == e.DESTROYED:
            self._lose_districts([a & KIND_MASK])
        elif number == e.ARMORY_USED:
            self._lose_districts([ARMORY, a & KIND_MASK])
        elif number == e.SAVED:
            self._pick_up()
            self.hands[seat].append(self.item(a))
        elif number == e.NOT_SAVED:
            self._pick_up()
            if not self.has_pile:
                self.deck.append(self.item(a))
        elif number == e.PAID_CARD or number == e.LABORATORY_USED:
            if self._discarded:
                self.take(self.hands[seat], self._discarded[0])
                self._discarded = ()
            else:
                self.deck.append(self.take(self.hands[seat], a))
        elif number == e.PUT_ASIDE:
            self.aside.append(self.take(self.hands[seat], a))
        elif number == e.CARDS_REPLACED:
            self._put_away(self.aside)
        elif number == e.CARD_TAKEN:
            self.hands[seat].append(self.take(self.hands[other], a))
        elif number == e.CARD_GIVEN:
            self.hands[other].append(self.take(self.hands[seat], a))
        elif number == e.CROWN_TRIBUTE:
            if not a:
                self.hands[seat].append(self.take(self.hands[other], b))
        elif number == e.HANDS_SWAPPED:
            if knows:
                self.see_hand(self.hands[seat], cards)
                self.see_hand(self.hands[other], more)
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        elif number == e.HAND_SEEN:
            if knows:
                self.see_hand(self.hands[other], cards)
        elif number == e.SPIED:
            if knows:
                self.see_hand(self.hands[other], cards)
            else:
                self.hear_count(self.hands[other], a, b)
        elif number == e.MUSEUM_USED:
            self.museum.append(self.take(self.hands[seat], a))
        elif number == e.MUSEUM_EMPTIED:
            if knows:
                self.see_all(self.museum, cards)
            self._put_away(self.museum)
        elif number == e.MUSEUM_SEEN:
            if knows:
                self.see_all(self.museum, cards)
        elif number == e.DISCARDED:
            self._lay_on_pile(cards)
        elif number == e.DISCARDS_SHUFFLED:
            # What is left of the deck is drawn first.
            shuffled = [self.item(card) for card in self.pile]
            self.mix(shuffled)
            self.deck.extend(shuffled)
            self.pile.clear()
        elif number == e.DECK_SEARCHED:
            if knows:
                self.see_hand(self.deck, cards)
            self.aside.extend(self.deck)
            self.deck.clear()
        elif number == e.DECK_SHUFFLED:
            self.mix(self.deck)
        elif number == e.CARD_PLAYED:
            played = self.take(self.hands[seat], a)
            if a in WHILE_IT_ASKS:
                self.aside.append(played)
        elif number == e.PUT_BACK:
            if a in WHILE_IT_ASKS:
                self.aside.clear()
            self._lose_districts([a])
        elif number == e.WAGON_CASHED:
            self._lose_districts([TICKET_WAGON])
        elif number == e.UPGRADED:
            self.aside.pop()
            self._lose_districts([a & KIND_MASK])
        elif number == e.ROUND_STARTED:
            self.tidy()

    def _draw(self, count: int, cards: Cards, knows: int) -> list[int]:
        if knows:
            self.see_all(self.deck, cards)
        drawn = self.deck[:count]
        del self.deck[:count]
        return drawn

    def _put_away(self, items: list[int]) -> None:
        """Cards go under the deck, or lie on the pile already for all to see."""
        if self._discarded:
            self.see_all(items, self._discarded)
            self._discarded = ()
        else:
            self.deck.extend(items)
        items.clear()

    def _lay_on_pile(self, cards: Cards) -> None:
        """Of districts that were destroyed everybody knows; of other cards the next event tells."""
        self.pile.extend(cards)
        if len(self._fallen) > 0 and cards == (self._fallen[0],):
            self._fallen.pop(0)
        else:
            self._discarded = cards

    def _lose_districts(self, kinds: list[int]) -> None:
        """Cards that lay open are destroyed or put back: under the deck with them, unless there is a pile."""
        self._fallen = kinds
        if not self.has_pile:
            self._fallen = [self.item(kind) for kind in kinds]
            self.deck.extend(self._fallen)

    def _pick_up(self) -> None:
        """A destroyed district lies neither under the deck nor on the pile: the Graveyard's owner decides."""
        if self._fallen and not self.has_pile:
            # A Museum's cards may have come after it.
            place = len(self.deck) - 1
            while self.deck[place] != self._fallen[0]:
                place -= 1
            del self.deck[place]
        self._fallen = []

    def settle(self) -> None:
        """What was shown and taken back, all of one taking back together."""
        if not self._shown:
            return
        told = [event for event in self._shown if event[4] >= 0]
        self._shown.clear()
        if told and told[0][5] > 0:
            self.see_in_hand_or_drawn(self.hands[told[0][2]], tuple([event[4] for event in told]))
            return
        found = [self.take(self.hands[event[2]], event[4]) for event in told]
        for event, item in zip(told, found, strict=True):
            self.hands[event[2]].append(item)

    def finish(self, seen: State, seat: int) -> None:
        """Nothing more has happened: what the observer sees now."""
        self.settle()
        if seen.top.decision is GRAVEYARD_DECISION:
            self._pick_up()
            self.aside = [self.item(card) for card in seen.aside]
        if seat >= 0:
            self.see_hand(self.hands[seat], seen.hands[seat])
        self.tidy()
