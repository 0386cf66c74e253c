"""The Keep."""

from citadels.rules.uniques.base import Unique


class Keep(Unique):
    """U-keep: rank 8 cannot use its ability on it, not even its owner's own (R90)."""

    safe_from_rank_8: bool = True
