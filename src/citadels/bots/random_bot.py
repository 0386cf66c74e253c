"""The bot ``random``: any legal choice, all equally likely."""

from random import Random

from citadels.bots.bot import Eyes
from citadels.game import Decision


class RandomBot:
    """Plays from a stream of its own, so that nothing else draws from it."""

    __slots__ = ("_next",)

    def __init__(self, seed: int) -> None:
        # Only ``random()`` is promised to give the same numbers in every version of Python.
        self._next = Random(seed).random

    def choose(self, decision: Decision, eyes: Eyes) -> int:
        choices = decision.choices
        return choices[int(self._next() * len(choices))]
