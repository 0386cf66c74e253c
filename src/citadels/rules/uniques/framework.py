"""The Framework."""

from citadels.cards.districts import FRAMEWORK
from citadels.rules.uniques.base import Unique


class Framework(Unique):
    """U-framework: destroyed in your turn, it pays for one district; a build for the limit and the tax.

    The choice ``build_by_framework`` is offered in ``building.ways_to_build``.
    """

    kind: int = FRAMEWORK
