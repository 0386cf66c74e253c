"""Bots by their short codes: a name, and parameters after a colon where the bot takes any."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from citadels.bots.bot import Bot
from citadels.bots.first_search_bot import SEARCH_1
from citadels.bots.kind import BotError, BotKind, Parameters
from citadels.bots.policy_bots import GREEDY, STEWARD
from citadels.bots.random_bot import RANDOM
from citadels.bots.search_bot import SEARCH

# A new bot is one more entry here; ``docs/bots.md`` and the words ``bot-NAME`` describe it.
_KINDS: Final = (RANDOM, GREEDY, STEWARD, SEARCH, SEARCH_1)
BOTS: Final[dict[str, BotKind]] = {kind.name: kind for kind in _KINDS}

# Levels of strength for people to choose from.
LEVELS: Final[dict[str, str]] = {
    "easy": "steward:beginner",
    "normal": "steward:casual",
    "hard": "steward",
    "expert": "search:n2:turns",
    "master": "search:100",
}
USUAL_LEVEL: Final = "normal"

# The bots that any player may seat at a table, because they are quick.
QUICK: Final = (*LEVELS, *(kind.name for kind in _KINDS if kind.quick))


@dataclass(frozen=True)
class NamedBot:
    """A bot code, parsed and valid."""

    code: str
    kind: BotKind
    parameters: Parameters

    @property
    def is_quick(self) -> bool:
        return self.kind.quick or self.code in LEVELS

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
    """A bot for each seat, from one code for all seats or one code per seat."""
    if len(codes) not in (1, seats):
        raise BotError(
            "number_of_bots",
            f"give one bot code for all, or {seats} of them, one a seat; not {len(codes)}",
            seats=seats,
            given=len(codes),
        )
    found = [find_bot(code, kinds) for code in codes]
    return found * seats if len(found) == 1 else found
