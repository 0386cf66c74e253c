"""The greedy player: what a choice brings at once, counted plainly. A beginner's opponent.

It does not plan, does not deduce who is who, and names the character that it would have liked itself.
"""

from typing import Final

from citadels.policy.dice import Dice
from citadels.policy.greedy_counts import NEVER, unknown
from citadels.policy.opinions.tables import COUNTS, COUNTS_IN
from citadels.rules.choices import FORGO, VERB_OF
from citadels.rules.state import State

_CHANCE: Final = 0.3  # how far the dice shift a worth, to vary among equal choices
_WORST: Final = -1e9  # below every worth


class Greedy:
    """A player that counts what it gets now."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, state: State, seat: int, options: list[int]) -> int:
        """One of the options; what comes by itself is never forgone."""
        options = [option for option in options if VERB_OF[option] != FORGO]
        if len(options) == 1:
            return options[0]
        counts = COUNTS_IN.get(state.top.decision, COUNTS)
        best = options[0]
        most = _WORST
        verb = VERB_OF[options[0]]
        count = counts.get(verb, unknown)
        for option in options:
            if VERB_OF[option] != verb:
                verb = VERB_OF[option]
                count = counts.get(verb, unknown)
            worth = count(state, seat, option - verb, self.dice)
            if worth <= NEVER:
                continue
            worth += _CHANCE * self.dice.unit()
            if worth > most:
                most = worth
                best = option
        return best
