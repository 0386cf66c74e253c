"""What the registry knows about a bot: its name, its parameters and how to make a player."""

from collections.abc import Callable
from dataclasses import dataclass

from citadels.bots.bot import Bot
from citadels.rules.errors import CitadelsError

Parameters = tuple[str, ...]


class BotError(CitadelsError):
    """A code that does not name a bot, or gives it parameters that it does not take."""


def _always(parameters: Parameters) -> bool:
    return True


def _nothing_wrong(parameters: Parameters) -> BotError | None:
    return None


@dataclass(frozen=True)
class BotKind:
    """A bot that can be asked for; ``make(parameters, seed)`` gives a player for one seat of one game."""

    name: str
    describes: str
    make: Callable[[Parameters, int], Bot]
    most_parameters: int = 0
    wrong: Callable[[Parameters], BotError | None] = _nothing_wrong  # what is wrong with its parameters
    clockless: Callable[[Parameters], bool] = _always  # the same choices on every machine: no clock in them
    quick: bool = True  # answers at once with any parameters, so that any player may seat it at a table
