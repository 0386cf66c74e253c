"""Which character a player takes: learned from the drafts of our own games.

Every feature of a seat speaks for or against every character; what a player takes from a pile is a softmax of
the sums. One table has only what everybody sees, to guess what others took; the other one also looks at the
hand, to play on as strong players would. A third row says what characters brought beyond what the search
expected of them.
"""

from functools import cache
from typing import Final

from citadels.cards.characters import CHARACTER_SLOTS
from citadels.policy.beliefs import RANKS
from citadels.policy.learned.features import FEATURES, PUBLIC_FEATURES, Features, table_features
from citadels.policy.learned.judgement import close_exp
from citadels.policy.learned.lanes import Lanes
from citadels.policy.learned.weights import shipped
from citadels.policy.style import Style
from citadels.rules.state import State

UNIT: Final = 256.0  # a weight of 1.0
_WIDTH: Final = 3
EXTRA_UNIT: Final = 4.0 / 1000.0  # of what a character brings, with four players a thousandth of a win
_UNKNOWN: Final = 0.0  # of a character that was not there when we trained


class Table:
    """The weights of every feature for every character, ready for use."""

    __slots__ = ("_lanes", "_rows")

    def __init__(self, rows: list[list[int]]) -> None:
        self._lanes = Lanes(len(rows[0]), _WIDTH)
        self._rows = [self._lanes.packed(row) for row in rows]

    def likings(self, features: list[int]) -> list[float]:
        """By character, in units of a logit."""
        total = 0
        for feature in features:
            total += self._rows[feature]
        found = [_UNKNOWN] * CHARACTER_SLOTS
        sums = self._lanes.unpacked(total)
        for character in range(len(sums)):
            found[character] = sums[character] / UNIT
        return found


class Likings:
    """Both tables."""

    __slots__ = ("_extra", "private", "public")

    def __init__(self, layers: dict[str, list[list[int]]]) -> None:
        assert len(layers["public"]) == PUBLIC_FEATURES, "the weights belong to other features"
        assert len(layers["private"]) == FEATURES, "the weights belong to other features"
        self.public = Table(layers["public"])
        self.private = Table(layers["private"])
        self._extra = layers["extra"][0]

    def seen_by_all(self, state: State, style: Style) -> list[list[float]]:
        """By seat and character, from what everybody sees."""
        table = table_features(state)
        found = Features(state, style)
        return [self.public.likings(table + found.public(seat)) for seat in range(state.config.players)]

    def weights(self, state: State, style: Style) -> list[float]:
        """By seat and rank (``seat * RANKS + rank``), how often a character is taken."""
        config = state.config
        found = [0.0] * (config.players * RANKS)
        liked = self.seen_by_all(state, style)
        for who in range(config.players):
            most = max([liked[who][character] for character in config.characters[1:]])
            for rank in range(1, config.highest_rank + 1):
                found[who * RANKS + rank] = share(liked[who][config.characters[rank]], most)
        return found

    def extra(self, character: int, players: int) -> float:
        """What a character brought in games beyond what rollouts had promised, in chances to win."""
        if character >= len(self._extra):
            return _UNKNOWN
        return self._extra[character] * EXTRA_UNIT / players

    def own(self, state: State, seat: int, style: Style) -> list[float]:
        """By character, for a player who knows the hand."""
        found = Features(state, style)
        return self.private.likings(table_features(state) + found.public(seat) + found.private(seat))


@cache
def shipped_likings() -> Likings:
    return Likings(shipped("likings"))


def share(liking: float, most: float) -> float:
    """How often something is taken, compared with what is liked most."""
    return close_exp(liking - most)
