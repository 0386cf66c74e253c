"""The bot ``random``: any legal choice, all equally likely."""

from typing import Final

from citadels.bots.kind import BotKind
from citadels.observation import Observation
from citadels.rules.randomness import Chance, seed_bytes


class RandomBot:
    """Has its own random stream, which nothing else draws from."""

    __slots__ = ("chance",)

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed_bytes(seed))

    def choose(self, observation: Observation) -> int:
        decision = observation.decision
        assert decision is not None
        return decision.choices[self.chance.below(len(decision.choices))]


RANDOM: Final = BotKind("random", "any legal choice, all equally likely", lambda _, seed: RandomBot(seed))
