"""Citadels: Bruno Faidutti's card game for people, bots and programs."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import citadels.pure  # noqa: F401  must be first: it decides between pure and compiled

if TYPE_CHECKING:
    from citadels.game import COMPILED, Game
    from citadels.observation import Decision, Observation
    from citadels.rules.choice_texts import Option
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

# The engine is imported when the first of these names is used: `citadels --help` does not need it.
_MODULE_OF: Final = {
    "COMPILED": "game",
    "Decision": "observation",
    "Game": "game",
    "IllegalChoice": "rules.errors",
    "Observation": "observation",
    "Option": "rules.choice_texts",
    "Reason": "rules.explain",
    "RecordError": "rules.errors",
    "Setup": "rules.setup",
    "SetupError": "rules.errors",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
