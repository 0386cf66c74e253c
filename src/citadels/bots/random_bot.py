"""The bot ``random``: any legal choice, all equally likely."""

from citadels.bots.bot import Eyes
from citadels.game import Decision
from citadels.rules.randomness import Chance, seed_bytes


class RandomBot:
    """Plays from a stream of its own, so that nothing else draws from it."""

    __slots__ = ("_chance",)

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed_bytes(seed))

    def choose(self, decision: Decision, eyes: Eyes) -> int:
        choices = decision.choices
        return choices[self._chance.below(len(choices))]
