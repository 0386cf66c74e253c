"""Cards that an observer knows for certain: in others' hands, in the deck, under the Museum.

Every card is a token: its kind if the observer can tell where that card is, ``UNKNOWN`` otherwise. Where
another player chooses in secret among cards of several kinds, none of them can be told for certain any more.
"""

from citadels.cards.districts import ARMORY, FORTUNE_TELLER, HUMAN_CANNONBALL, KIND_MASK, TICKET_WAGON
from citadels.rules import events as e
from citadels.rules.events import Event
from citadels.rules.state import State

UNKNOWN = -1
# Action cards that lie on the table while a decision about them is open.
WHILE_IT_ASKS = (FORTUNE_TELLER, HUMAN_CANNONBALL)


class KnownCards:
    """Hands, deck, Museum and table as lists of tokens."""

    __slots__ = ("aside", "deck", "hands", "museum")

    def __init__(self, start: State) -> None:
        """``start`` is blind: a hidden card in it is an unknown token already."""
        self.hands = [list(hand) for hand in start.hands]
        self.deck = list(start.deck)
        self.museum = list(start.museum)
        self.aside = list(start.aside)

    def see(self, event: Event) -> None:
        """Follow an event as the observer saw it (``seen.as_seen``)."""
        number, knows, seat, other, a, b, cards, more = event
        if number == e.DREW or number == e.HAND_DEALT:
            self.hands[seat].extend(self._draw(a, cards, knows))
        elif number == e.CARDS_GATHERED:
            (self.aside if b else self.hands[seat]).extend(self._draw(a, cards, knows))
        elif number == e.KEPT:
            self.hands[seat].append(_take(self.aside, a))
            self._aside_under_deck()
        elif number == e.BUILDING:
            self.aside.append(_take(self.hands[other], a))
        elif number == e.BUILT or number == e.CONFISCATED:
            self.aside.clear()
        elif number == e.SACRIFICED or number == e.DESTROYED:
            self.deck.append(a & KIND_MASK)
        elif number == e.ARMORY_USED:
            self.deck.extend((ARMORY, a & KIND_MASK))
        elif number == e.PAID_CARD or number == e.LABORATORY_USED:
            self.deck.append(_take(self.hands[seat], a))
        elif number == e.PUT_ASIDE:
            self.aside.append(_take(self.hands[seat], a))
        elif number == e.CARDS_REPLACED:
            self._aside_under_deck()
        elif number == e.CARD_TAKEN:
            self.hands[seat].append(_take(self.hands[other], a))
        elif number == e.CARD_GIVEN:
            self.hands[other].append(_take(self.hands[seat], a))
        elif number == e.CROWN_TRIBUTE:
            if not a:
                self.hands[seat].append(_take(self.hands[other], b))
        elif number == e.HANDS_SWAPPED:
            if knows:
                self.hands[seat], self.hands[other] = list(cards), list(more)
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        elif number == e.HAND_SEEN or number == e.SPIED:
            if knows:
                self.hands[other] = list(cards)
        elif number == e.MUSEUM_USED:
            self.museum.append(_take(self.hands[seat], a))
        elif number == e.MUSEUM_EMPTIED:
            self.deck.extend(cards if knows else self.museum)
            self.museum.clear()
        elif number == e.MUSEUM_SEEN:
            if knows:
                self.museum = list(cards)
        elif number == e.DECK_SEARCHED:
            self.aside.extend(cards if knows else self.deck)
            self.deck.clear()
        elif number == e.DECK_SHUFFLED:
            _forget(self.deck)
        elif number == e.SHOWN_IN_HAND or number == e.SEEN_IN_HAND:
            if a != UNKNOWN:
                _recognise(self.hands[seat], a)
        elif number == e.CARD_PLAYED:
            _take(self.hands[seat], a)
            if a in WHILE_IT_ASKS:
                self.aside.append(a)
        elif number == e.PUT_BACK:
            if a in self.aside:
                self.aside.remove(a)
            self.deck.append(a)
        elif number == e.WAGON_CASHED:
            self.deck.append(TICKET_WAGON)
        elif number == e.UPGRADED:
            _take(self.hands[seat], b)
            self.deck.append(a & KIND_MASK)

    def _draw(self, count: int, cards: tuple[int, ...], knows: int) -> list[int]:
        drawn = self.deck[:count]
        del self.deck[:count]
        return list(cards) if knows else drawn

    def _aside_under_deck(self) -> None:
        self.deck.extend(self.aside)
        self.aside.clear()


def _take(source: list[int], card: int) -> int:
    """A card leaves: one that the observer sees, or one chosen in secret."""
    if card == UNKNOWN:
        _forget(source)
        return source.pop()
    if card in source:
        source.remove(card)
    else:
        source.remove(UNKNOWN)
    return card


def _recognise(hand: list[int], card: int) -> None:
    """A card of this hand has been seen: one of the unknown ones, if it was not known before."""
    if card not in hand:
        hand[hand.index(UNKNOWN)] = card


def _forget(tokens: list[int]) -> None:
    """Which of these cards is which can no longer be told, unless they are all alike."""
    if any(token != tokens[0] for token in tokens):
        tokens[:] = [UNKNOWN] * len(tokens)
