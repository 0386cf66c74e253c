"""What a table is opened with, and the checks it must pass."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from citadels.bots import QUICK, BotError, find_bot
from citadels.rules.errors import CitadelsError, SetupError
from citadels.rules.setup import Setup
from citadels.tables.refusals import Refused

SHORTEST_BANK: Final = 5.0
LONGEST_BANK: Final = 86_400.0


class SeatPlan(msgspec.Struct, frozen=True):
    """Who shall sit somewhere: a person, or a bot of a level."""

    bot: str | None = None


class ClockPlan(msgspec.Struct, frozen=True):
    """Thinking time: what everybody has at first, and what every decision adds; in seconds."""

    bank: float
    increment: float = 0.0


def clean_name(name: str) -> str:
    """A nickname as everybody may see it: one line of visible characters."""
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip()
    if not name or any(unicodedata.category(character)[0] == "C" for character in name):
        raise Refused("bad_name")
    return name


def check_level(level: str) -> None:
    """A level, or a bot that is as quick: no host may keep the bots of other tables waiting."""
    try:
        bot = find_bot(level)
    except BotError:
        bot = None
    if bot is None or not bot.is_quick:
        raise Refused("unknown_bot", bot=level, allowed=", ".join(QUICK))


def read_setup(asked: dict[str, Any]) -> Setup:
    """A setup that can be played; Refused says which rule is against it."""
    try:
        return Setup.from_json(asked)
    except SetupError as error:
        raise Refused("wrong_setup", reason=error.id, rule=error.rule, arguments=error.arguments) from None
    except (TypeError, CitadelsError):
        raise Refused("wrong_setup", reason="bad_value", rule="S1", arguments={"field": "setup"}) from None


def check_seats(setup: Setup, asked: Sequence[SeatPlan] | None) -> list[SeatPlan]:
    """A plan for each seat; without one, all of them wait for people."""
    seats = [SeatPlan()] * setup.players if asked is None else list(asked)
    if len(seats) != setup.players:
        raise Refused("wrong_seats", players=setup.players, seats=len(seats))
    for plan in seats:
        if plan.bot is not None:
            check_level(plan.bot)
    return seats


def check_clock(clock: ClockPlan | None) -> None:
    if clock is None:
        return
    if not (SHORTEST_BANK <= clock.bank <= LONGEST_BANK and 0 <= clock.increment <= LONGEST_BANK):
        raise Refused("bad_clock", least=int(SHORTEST_BANK), most=int(LONGEST_BANK))
