"""The Stables."""

from citadels.cards.districts import STABLES
from citadels.rules.uniques.base import Unique


class Stables(Unique):
    """U-stables: building it does not count towards the limit, not even when it is confiscated."""

    kind: int = STABLES
    counts_towards_limit: bool = False
