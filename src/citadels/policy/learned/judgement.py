"""Who will win: a small network, trained on games of our own bots, judges a position at the start of a round.

Every seat gets a strength from its features by two hidden layers, the same for all seats, in integer
arithmetic. The formula of ``policy.value`` gives another one, and the chances to win are a softmax of both
together over the seats.
"""

from functools import cache
from typing import Final

from citadels.policy.learned.features import FEATURES, Features, table_features
from citadels.policy.learned.lanes import Lanes
from citadels.policy.learned.weights import shipped
from citadels.policy.style import Style
from citadels.policy.value import final_value, stage_of, strength
from citadels.rules.config import Config
from citadels.rules.state import FINISHED, State

# A weight of 1.0, as a power of two; activations are in the same unit.
SCALE_BITS: Final = 9
MOST_ACTIVE: Final = 32 << SCALE_BITS
# Bytes of a lane: room for the sums of the first and the second layer.
_FIRST_WIDTH: Final = 3
_SECOND_WIDTH: Final = 5
# How much of a strength is the network's; the rest is that of ``policy.value``. Both together foresee more
# than either of them (docs/strength.md).
NETWORK_SHARE: Final = 0.6
_STRENGTH_UNIT: Final = float(1 << (2 * SCALE_BITS))


class Network:
    """The weights, ready for use."""

    __slots__ = ("bias", "first", "first_lanes", "last", "rows", "second_bias", "second_lanes")

    def __init__(self, layers: dict[str, list[list[int]]]) -> None:
        first = layers["first"]
        assert len(first) == FEATURES + 1, "the weights belong to other features"
        second = layers["second"]
        self.first_lanes = Lanes(len(first[0]), _FIRST_WIDTH)
        self.second_lanes = Lanes(len(second[0]), _SECOND_WIDTH)
        # The last row of each layer is its bias.
        self.first = [self.first_lanes.packed(row) for row in first[:-1]]
        self.bias = self.first_lanes.packed(first[-1])
        self.rows = [self.second_lanes.packed(row) for row in second[:-1]]
        self.second_bias = self.second_lanes.packed([weight << SCALE_BITS for weight in second[-1]])
        self.last = [row[0] for row in layers["last"]]

    def strength(self, base: int, features: list[int]) -> float:
        """Of a seat; ``base`` is the sum of what is the same for all of them."""
        row = base
        for feature in features:
            row += self.first[feature]
        active = self.first_lanes.unpacked(row)
        row = self.second_bias
        for number in range(len(active)):
            if active[number] > 0:
                row += self.rows[number] * min(active[number], MOST_ACTIVE)
        total = 0
        hidden = self.second_lanes.unpacked(row)
        for number in range(len(hidden)):
            if hidden[number] > 0:
                total += self.last[number] * min(hidden[number] >> SCALE_BITS, MOST_ACTIVE)
        return total / _STRENGTH_UNIT


@cache
def shipped_network() -> Network:
    return Network(shipped("judgement"))


class Judgement:
    """The judgement of positions of one game."""

    __slots__ = ("_base", "_config", "_network")

    def __init__(self, network: Network) -> None:
        self._network = network
        self._config: Config | None = None
        self._base = 0

    def strengths(self, state: State, style: Style) -> list[float]:
        """How well each seat stands."""
        if self._config is not state.config:
            self._config = state.config
            self._base = self._network.bias
            for feature in table_features(state):
                self._base += self._network.first[feature]
        found = Features(state, style)
        stage = stage_of(state)
        strengths: list[float] = []
        for seat in range(state.config.players):
            learned = self._network.strength(self._base, found.public(seat) + found.private(seat))
            by_hand = strength(state, seat, stage, style)
            strengths.append(NETWORK_SHARE * learned + (1.0 - NETWORK_SHARE) * by_hand)
        return strengths

    def chances(self, state: State, style: Style) -> list[float]:
        """Everybody's chance to win; together they are 1."""
        return softmax(self.strengths(state, style))

    def value(self, state: State, seat: int, style: Style) -> float:
        """The chance of a seat to win; after the end also by how much."""
        if state.phase == FINISHED:
            return final_value(state, seat)
        return self.chances(state, style)[seat]


def softmax(logits: list[float]) -> list[float]:
    """Shares that add up to 1, from multiplications alone: the same on every machine."""
    most = max(logits)
    shares = [close_exp(logit - most) for logit in logits]
    total = sum(shares)
    return [share / total for share in shares]


_LEAST: Final = -16.0


def close_exp(x: float) -> float:
    """Nearly exp(x) for x up to 0, as (1 + x / 1024) ** 1024."""
    y = 1.0 + max(_LEAST, x) / 1024.0
    for _ in range(10):
        y *= y
    return y
