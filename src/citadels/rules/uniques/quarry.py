"""The Quarry."""

from citadels.rules.uniques.base import Unique


class Quarry(Unique):
    """U-quarry: you may build districts identical to ones you have; acquiring them is another matter.

    It stands in ``base.ALLOW_IDENTICAL``, which ``building.place_obstacle`` asks.
    """
