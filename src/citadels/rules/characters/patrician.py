"""The Patrician (rank 4)."""

from citadels.cards.characters import PATRICIAN
from citadels.rules.characters.king import King


class Patrician(King):
    """C-patrician: a card for each noble district; the crown as for the King."""

    number: int = PATRICIAN
    income_in_cards: bool = True
