"""What characters, unique districts and action cards have in common."""

from citadels.cards.versions import NEWEST
from citadels.rules.ability import Ability


class Card(Ability):
    """A card with rules of its own. Its class says which card it is and overrides the hooks that it needs."""

    version: str = NEWEST  # the edition that first played the card like this; action cards: first or second


def overrides(card: Card, plain: Card, name: str) -> bool:
    """Whether a card has a hook: a method of its own, or another value than a card without any rules."""
    if callable(getattr(plain, name)):
        return getattr(type(card), name) is not getattr(type(plain), name)
    return bool(getattr(card, name) != getattr(plain, name))
