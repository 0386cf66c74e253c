"""Cards that an observer knows for certain: in others' hands, in the deck, under the Museum.

An item is a kind if the observer knows that this card is there, ``UNKNOWN`` otherwise. Where another
player chooses in secret among cards of several kinds, none of them is certain any more, unless there was
more than one of a kind.
"""

from typing import Final

from citadels.knowledge.followed import Cards, FollowedCards
from citadels.rules.state import State

UNKNOWN: Final = -1


class KnownCards(FollowedCards):
    """Hands, deck, Museum and table as far as they are certain."""

    def __init__(self, start: State) -> None:
        super().__init__()
        self.lay_out(start)

    def item(self, card: int) -> int:
        return card

    def mix(self, items: list[int]) -> None:
        """Unless all are alike, none of them is known any more."""
        if items and items.count(items[0]) != len(items):
            items[:] = [UNKNOWN] * len(items)

    def take(self, source: list[int], card: int) -> int:
        if card == UNKNOWN:
            return _lose_one(source)
        source.remove(card if card in source else UNKNOWN)
        return card

    def keep(self, card: int) -> int:
        if card == UNKNOWN:
            self.mix(self.aside)
            return self.aside.pop()
        return self.take(self.aside, card)

    def see_all(self, items: list[int], cards: Cards) -> None:
        items[: len(cards)] = list(cards)

    def see_hand(self, hand: list[int], cards: Cards) -> None:
        hand[:] = list(cards)

    def hear_count(self, hand: list[int], type: int, count: int) -> None:
        """How many cards are of a type does not identify any of them."""

    def see_in_hand_or_drawn(self, hand: list[int], cards: Cards) -> None:
        """The cards may or may not be in the hand, so none is certain."""


def _lose_one(hand: list[int]) -> int:
    """One card leaves a hand in secret: of each kind, all but one are certainly still there."""
    if hand.count(hand[0]) == len(hand):
        return hand.pop()
    left: list[int] = []
    for kind in sorted(set(hand)):
        if kind != UNKNOWN:
            left.extend([kind] * (hand.count(kind) - 1))
    hand[:] = left + [UNKNOWN] * (len(hand) - 1 - len(left))
    return UNKNOWN
