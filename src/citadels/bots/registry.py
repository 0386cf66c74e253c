"""Bots by their short codes: a name, and parameters after a colon where the bot takes any."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from citadels.bots.bot import Bot
from citadels.bots.random_bot import RandomBot
from citadels.rules.errors import CitadelsError


class BotError(CitadelsError):
    """A code that names no bot, or gives it parameters that it does not take."""


@dataclass(frozen=True)
class BotKind:
    """A bot that can be asked for; ``make(parameters, seed)`` gives a player for one seat of one game."""

    name: str
    describes: str
    make: Callable[[tuple[str, ...], int], Bot]
    most_parameters: int = 0
    clockless: bool = True  # the same choices on every machine: no clock in them


BOTS: Final[dict[str, BotKind]] = {
    kind.name: kind
    for kind in (BotKind("random", "any legal choice, all equally likely", lambda _, seed: RandomBot(seed)),)
}


@dataclass(frozen=True)
class NamedBot:
    """A bot code taken apart and known to be good."""

    code: str
    kind: BotKind
    parameters: tuple[str, ...]

    def player(self, seed: int) -> Bot:
        return self.kind.make(self.parameters, seed)


def find_bot(code: str) -> NamedBot:
    """The bot that a code such as ``random`` or ``name:parameter:parameter`` names."""
    name, *parameters = code.split(":")
    kind = BOTS.get(name)
    if kind is None:
        raise BotError(
            "unknown_bot", f"there is no bot {name!r}; there are: {', '.join(sorted(BOTS))}", bot=name
        )
    if len(parameters) > kind.most_parameters:
        allowed = f"at most {kind.most_parameters} parameters" if kind.most_parameters else "no parameters"
        raise BotError("bot_parameters", f"the bot {name!r} takes {allowed}, not {code!r}", bot=name)
    return NamedBot(code, kind, tuple(parameters))


def seat_bots(codes: Sequence[str], seats: int) -> list[NamedBot]:
    """A bot for each seat: one code stands for all of them, otherwise there is one code a seat."""
    if len(codes) not in (1, seats):
        raise BotError(
            "number_of_bots", f"give one bot code for all, or {seats} of them, one a seat; not {len(codes)}"
        )
    found = [find_bot(code) for code in codes]
    return found * seats if len(found) == 1 else found
