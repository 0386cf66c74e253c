"""The bots ``greedy`` and ``steward``: a policy at one seat."""

from typing import Final

from citadels.observation import Observation
from citadels.policy.greedy import Greedy
from citadels.policy.steward.steward import Steward
from citadels.policy.styles import make_style

# At a table others watch for habits, so chance has more to say in the draft than in play-outs, where it would
# only blur the result. Twice as much costs nothing that 1,500 games could show.
_MIX: Final = 1.0


class StewardBot:
    """The steward, in one of its styles."""

    __slots__ = ("_steward",)

    def __init__(self, style: str, seed: int) -> None:
        numbers = make_style(style)
        numbers.mix = _MIX
        self._steward = Steward(numbers, seed)

    def choose(self, observation: Observation) -> int:
        seen = observation.position
        assert seen.options is not None
        return self._steward.choose(seen, observation.seat, seen.options, observation.draft_looks())


class GreedyBot:
    """One step ahead with a plain count of what it brings."""

    __slots__ = ("_greedy",)

    def __init__(self, seed: int) -> None:
        self._greedy = Greedy(seed)

    def choose(self, observation: Observation) -> int:
        seen = observation.position
        assert seen.options is not None
        return self._greedy.choose(seen, observation.seat, seen.options)
