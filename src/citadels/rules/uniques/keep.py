"""The Keep."""

from citadels.cards.districts import KEEP
from citadels.rules.reasons import KEEP_PROTECTS
from citadels.rules.uniques.base import Unique


class Keep(Unique):
    """U-keep: rank 8 cannot use its ability on it, not even its owner's own (R90)."""

    kind: int = KEEP
    rank_8_obstacle: int = KEEP_PROTECTS
