"""The interface of a bot. All it ever gets is an observation of its seat."""

from typing import Protocol

from citadels.observation import Observation
from citadels.rules.choice_texts import Option

Answer = Option | str | int  # an option, its text, or its number (``option.id``)


class Bot(Protocol):
    """A player of one seat in one game."""

    def choose(self, observation: Observation) -> Answer:
        """One of ``observation.options``."""
        ...
