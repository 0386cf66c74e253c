"""How long a searching bot thinks: milliseconds for each decision, or a number of worlds."""

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from citadels.bots.kind import BotError, Parameters

# The budgets that a code may ask for, and the usual one.
_MOST_WORLDS: Final = 100_000
_MOST_MILLISECONDS: Final = 600_000
_USUAL_MILLISECONDS: Final = 40
# With a clock, time ends the search, not the number of worlds.
_ANY_NUMBER: Final = 1_000_000


@dataclass(frozen=True)
class Budget:
    """Only so many worlds, or only so many milliseconds (0: no clock)."""

    milliseconds: int
    worlds: int

    def deadline(self) -> float:
        """When to stop if thinking begins now; 0 without a clock."""
        return perf_counter() + self.milliseconds / 1000.0 if self.milliseconds else 0.0


def budget_of(parameters: Parameters) -> Budget:
    """The budget that a valid code asks for."""
    budget = _read(parameters[0]) if parameters else Budget(_USUAL_MILLISECONDS, _ANY_NUMBER)
    assert budget is not None
    return budget


def wrong_budget(parameters: Parameters) -> BotError | None:
    if not parameters or _read(parameters[0]) is not None:
        return None
    message = (
        f"{parameters[0]!r} is not a budget: give milliseconds for each decision (search:40, up to "
        f"{_MOST_MILLISECONDS}), or n and a number of worlds (search:n64, up to n{_MOST_WORLDS})"
    )
    limits = {"milliseconds": _MOST_MILLISECONDS, "worlds": _MOST_WORLDS}
    return BotError("wrong_budget", message, budget=parameters[0], **limits)


def counts_worlds(parameters: Parameters) -> bool:
    """Whether no clock decides, so that equal seeds give equal games."""
    return bool(parameters) and parameters[0].startswith("n")


def _read(text: str) -> Budget | None:
    worlds = text.startswith("n")
    digits = text[1:] if worlds else text
    if not (digits.isascii() and digits.isdigit() and len(digits) < 8):
        return None
    number = int(digits)
    if not 1 <= number <= (_MOST_WORLDS if worlds else _MOST_MILLISECONDS):
        return None
    return Budget(0, number) if worlds else Budget(number, _ANY_NUMBER)
