"""The steward: gives every choice a worth, by what good players know, and takes the best.

It reads a position as its seat may know it: its hand, what lies open, and how many cards others have. The
same code therefore plays from a blind position in a real game and for every seat in a play-out.

A table says by verb how a choice is judged (``policy/opinions``). The verb of a card that the steward does
not know is not in the table: it gets a random worth.
"""

from typing import Final

from citadels.policy.dice import Dice
from citadels.policy.opinions.tables import JUDGES, JUDGES_IN
from citadels.policy.steward.viewpoint import END, NEVER, UNKNOWN, Viewpoint
from citadels.policy.style import Style
from citadels.rules.choices import VERB_OF
from citadels.rules.state import State

WORST: Final = -1e9  # below every worth


class Steward:
    """A player of one style; its dice mix what would be predictable."""

    def __init__(self, style: Style, seed: int) -> None:
        self.style = style
        self.dice = Dice(seed)

    def choose(self, state: State, seat: int, options: list[int], looks: list[int] | None) -> int:
        """One of the options. ``looks`` is what the seat saw of the draft; None: read it from the world."""
        if len(options) == 1:
            return options[0]
        worths = self._worths(state, seat, options, looks)
        best = _best(worths)
        if self.style.slip > 0.0 and self.dice.unit() < self.style.slip:
            best = next_best(worths, best)
        return options[best]

    def best_of(
        self, state: State, seat: int, options: list[int], looks: list[int] | None, most: int
    ) -> list[int]:
        """The options that look best, the best first; a choice that is never good only if it comes first."""
        if len(options) == 1:
            return options
        worths = self._worths(state, seat, options, looks)
        found: list[int] = []
        while len(found) < min(most, len(options)):
            best = _best(worths)
            if worths[best] <= NEVER and found:
                break
            found.append(options[best])
            worths[best] = WORST
        return found

    def _worths(self, state: State, seat: int, options: list[int], looks: list[int] | None) -> list[float]:
        view = Viewpoint(state, seat, self.style, self.dice, looks)
        judges = JUDGES_IN.get(state.top.decision, JUDGES)
        verb = VERB_OF[options[0]]
        judge = judges.get(verb, UNKNOWN)
        worths: list[float] = []
        for option in options:
            if VERB_OF[option] != verb:
                verb = VERB_OF[option]
                judge = judges.get(verb, UNKNOWN)
            worths.append(judge.worth(view, option - verb))
        return worths


def next_best(worths: list[float], best: int) -> int:
    """What looks second best; the best if everything else does harm."""
    others = worths.copy()
    others[best] = WORST
    found = _best(others)
    does_harm = worths[found] < END <= worths[best]
    return best if does_harm or worths[found] <= NEVER else found


def _best(worths: list[float]) -> int:
    """The index of the greatest worth, the first one on a tie."""
    best = 0
    most = worths[0]
    for number in range(1, len(worths)):
        worth = worths[number]
        if worth > most:
            most = worth
            best = number
    return best
