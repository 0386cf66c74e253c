"""The Patrician (rank 4)."""

from citadels.rules.characters.king import King


class Patrician(King):
    """C-patrician: a card for each noble district; the crown as for the King."""

    income_in_cards: bool = True
