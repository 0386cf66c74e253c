"""The Ball Room."""

from citadels.cards.districts import BALL_ROOM
from citadels.rules.uniques.base import Unique


class BallRoom(Unique):
    """U-ball-room: a rule for what is said at the table; no effect on play."""

    kind: int = BALL_ROOM
