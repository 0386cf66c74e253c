"""The Stables."""

from citadels.rules.uniques.base import Unique


class Stables(Unique):
    """U-stables: building it does not count towards the limit, not even when it is confiscated."""

    counts_towards_limit: bool = False
