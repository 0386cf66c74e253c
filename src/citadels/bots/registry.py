"""Bots by their short codes: a name, and parameters after a colon where the bot takes any."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from citadels.bots.bot import Bot
from citadels.bots.policy_bots import GreedyBot, StewardBot
from citadels.bots.random_bot import RandomBot
from citadels.bots.search_bot import SearchBot
from citadels.policy.styles import STYLES
from citadels.rules.errors import CitadelsError

Parameters = tuple[str, ...]


class BotError(CitadelsError):
    """A code that names no bot, or gives it parameters that it does not take."""


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


def _wrong_style(parameters: Parameters) -> BotError | None:
    if not parameters or parameters[0] in STYLES:
        return None
    styles = ", ".join(STYLES)
    message = f"there is no style {parameters[0]!r} of this bot; there are: {styles}"
    return BotError("wrong_style", message, style=parameters[0], styles=styles)


_MOST_WORLDS: Final = 100_000
_MOST_MILLISECONDS: Final = 600_000
_SEARCH_MILLISECONDS: Final = 40


def _wrong_budget(parameters: Parameters) -> BotError | None:
    if not parameters or _budget(parameters[0]) is not None:
        return None
    message = (
        f"{parameters[0]!r} is no budget: give milliseconds for each decision (search:40, up to "
        f"{_MOST_MILLISECONDS}), or n and a number of worlds (search:n64, up to n{_MOST_WORLDS})"
    )
    limits = {"milliseconds": _MOST_MILLISECONDS, "worlds": _MOST_WORLDS}
    return BotError("wrong_budget", message, budget=parameters[0], **limits)


def _budget(text: str) -> tuple[int, int] | None:
    """Milliseconds and worlds; one of them is 0."""
    worlds = text.startswith("n")
    digits = text[1:] if worlds else text
    if not (digits.isascii() and digits.isdigit() and len(digits) < 8):
        return None
    number = int(digits)
    if not 1 <= number <= (_MOST_WORLDS if worlds else _MOST_MILLISECONDS):
        return None
    return (0, number) if worlds else (number, 0)


def _searching(parameters: Parameters, seed: int) -> Bot:
    budget = _budget(parameters[0]) if parameters else (_SEARCH_MILLISECONDS, 0)
    assert budget is not None
    return SearchBot(seed, budget[0], budget[1])


def _counts_worlds(parameters: Parameters) -> bool:
    return bool(parameters) and parameters[0].startswith("n")


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
    BotKind(
        "search",
        "looks ahead; search:MS milliseconds a decision, search:nN in N worlds",
        _searching,
        most_parameters=1,
        wrong=_wrong_budget,
        clockless=_counts_worlds,
    ),
)
BOTS: Final[dict[str, BotKind]] = {kind.name: kind for kind in _KINDS}

# For people who choose how hard it shall be.
LEVELS: Final[dict[str, str]] = {
    "easy": "greedy",
    "normal": "steward",
    "hard": "search:40",
    "master": "search:400",
}


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
        raise _unknown(name, [*kinds, *LEVELS])
    if len(parameters) > kind.most_parameters:
        allowed = f"at most {kind.most_parameters} parameters" if kind.most_parameters else "no parameters"
        raise BotError("bot_parameters", f"the bot {name!r} takes {allowed}, not {code!r}", bot=name)
    wrong = kind.wrong(parameters)
    if wrong is not None:
        raise wrong
    return NamedBot(code, kind, parameters)


def _unknown(name: str, known: list[str]) -> BotError:
    close = get_close_matches(name, known, n=2, cutoff=0.6)
    meant = ", ".join(close) or None
    allowed = ", ".join(known)
    hint = f" (did you mean {meant}?)" if meant else ""
    message = f"there is no bot {name!r}{hint}; there are: {allowed}"
    return BotError("unknown_bot", message, bot=name, meant=meant, allowed=allowed)


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
