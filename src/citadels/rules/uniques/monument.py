"""The Monument."""

from typing import Final

from citadels.cards.districts import MONUMENT
from citadels.rules.reasons import FINE, TOO_MANY_DISTRICTS, reason
from citadels.rules.uniques.base import Unique

MOST: Final = 4


class Monument(Unique):
    """U-monument: not into a city of 5 or more; two districts towards completion, one for all else."""

    kind: int = MONUMENT
    counts_as: int = 2

    def build_obstacle(self, districts: int) -> int:
        return reason(TOO_MANY_DISTRICTS, MOST) if districts > MOST else FINE
