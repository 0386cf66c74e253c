"""The Necropolis."""

from citadels.cards.districts import NECROPOLIS
from citadels.rules.uniques.base import Unique


class Necropolis(Unique):
    """U-necropolis: may be built by destroying any own district instead of paying (K22).

    The choice ``build_necropolis`` is offered in ``building.ways_to_build``.
    """

    kind: int = NECROPOLIS
