"""Citadels: Bruno Faidutti's card game for people, bots and programs."""

import citadels.pure  # noqa: F401  must be first: it decides between pure and compiled
from citadels.game import COMPILED, Game
from citadels.observation import Decision, Observation
from citadels.rules.choices import Option
from citadels.rules.errors import IllegalChoice, RecordError, SetupError
from citadels.rules.explain import Reason
from citadels.rules.setup import Setup

__all__ = [
    "COMPILED",
    "Decision",
    "Game",
    "IllegalChoice",
    "Observation",
    "Option",
    "Reason",
    "RecordError",
    "Setup",
    "SetupError",
]
