"""Bots by their short codes: a name, and parameters after a colon where the bot takes any."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from citadels.bots.bot import Bot
from citadels.bots.policy_bots import GreedyBot, StewardBot
from citadels.bots.random_bot import RandomBot
from citadels.policy.style import STYLES
from citadels.rules.errors import CitadelsError

Parameters = tuple[str, ...]


class BotError(CitadelsError):
    """A code that names no bot, or gives it parameters that it does not take."""


def _always(parameters: Parameters) -> bool:
    return True


def _nothing_wrong(parameters: Parameters) -> str | None:
    return None


@dataclass(frozen=True)
class BotKind:
    """A bot that can be asked for; ``make(parameters, seed)`` gives a player for one seat of one game."""

    name: str
    describes: str
    make: Callable[[Parameters, int], Bot]
    most_parameters: int = 0
    wrong: Callable[[Parameters], str | None] = _nothing_wrong  # what is wrong with its parameters
    clockless: Callable[[Parameters], bool] = _always  # the same choices on every machine: no clock in them


def _wrong_style(parameters: Parameters) -> str | None:
    if parameters and parameters[0] not in STYLES:
        return f"its style is one of {', '.join(STYLES)}"
    return None


_KINDS: Final = (
    BotKind("random", "any legal choice, all equally likely", lambda _, seed: RandomBot(seed)),
    BotKind("greedy", "what brings most at once; for beginners", lambda _, seed: GreedyBot(seed)),
    BotKind(
        "steward",
        f"what good players know; steward:STYLE with {', '.join(STYLES)}",
        lambda parameters, seed: StewardBot(parameters[0] if parameters else "", seed),
        most_parameters=1,
        wrong=_wrong_style,
    ),
)
BOTS: Final[dict[str, BotKind]] = {kind.name: kind for kind in _KINDS}

# For people who choose how hard it shall be.
LEVELS: Final[dict[str, str]] = {"easy": "greedy", "normal": "steward"}


@dataclass(frozen=True)
class NamedBot:
    """A bot code taken apart and known to be good."""

    code: str
    kind: BotKind
    parameters: Parameters

    def player(self, seed: int) -> Bot:
        return self.kind.make(self.parameters, seed)

    @property
    def clockless(self) -> bool:
        return self.kind.clockless(self.parameters)


def find_bot(code: str, kinds: Mapping[str, BotKind] = BOTS) -> NamedBot:
    """The bot that a code such as ``random``, ``steward:rusher`` or ``easy`` names."""
    name, *rest = LEVELS.get(code, code).split(":")
    parameters = tuple(rest)
    kind = kinds.get(name)
    if kind is None:
        raise BotError("unknown_bot", _unknown(name, [*kinds, *LEVELS]), bot=name)
    if len(parameters) > kind.most_parameters:
        allowed = f"at most {kind.most_parameters} parameters" if kind.most_parameters else "no parameters"
        raise BotError("bot_parameters", f"the bot {name!r} takes {allowed}, not {code!r}", bot=name)
    wrong = kind.wrong(parameters)
    if wrong is not None:
        raise BotError("bot_parameters", f"the bot {code!r} cannot be: {wrong}", bot=name)
    return NamedBot(code, kind, parameters)


def _unknown(name: str, known: list[str]) -> str:
    close = get_close_matches(name, known, n=2, cutoff=0.6)
    meant = f" (did you mean {' or '.join(close)}?)" if close else ""
    return f"there is no bot {name!r}{meant}; there are: {', '.join(known)}"


def seat_bots(codes: Sequence[str], seats: int, kinds: Mapping[str, BotKind] = BOTS) -> list[NamedBot]:
    """A bot for each seat: one code stands for all of them, otherwise there is one code a seat."""
    if len(codes) not in (1, seats):
        raise BotError(
            "number_of_bots",
            f"give one bot code for all, or {seats} of them, one a seat; not {len(codes)}",
            seats=seats,
            given=len(codes),
        )
    found = [find_bot(code, kinds) for code in codes]
    return found * seats if len(found) == 1 else found
