"""What a table is opened with, and the checks it must pass."""

import math
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from citadels.bots import QUICK, BotError, find_bot
from citadels.rules.errors import CitadelsError, SetupError
from citadels.rules.setup import Setup
from citadels.tables.refusals import Refused

# How fast bots play, as shares of the setting ``bot_delay``. Answers out of turn do not depend on it (T12).
Pace = Literal["slow", "normal", "fast", "at_once"]
USUAL_PACE: Final[Pace] = "normal"
PACES: Final[dict[Pace, float]] = dict(zip(get_args(Pace), (2.5, 1.0, 0.3, 0.0), strict=True))

SHORTEST_BANK: Final = 5.0
DAY: Final = 86_400.0
LONGEST_BANK: Final = 7 * DAY

SetupAsked = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/$defs/setup"})]


class SeatPlan(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person, or a bot of a level."""

    bot: str | None = None


class ClockPlan(msgspec.Struct, frozen=True):
    """Thinking time in seconds: what everybody starts with, and what every decision adds."""

    bank: float
    increment: float = 0.0

    def after(self, left: float, spent: float) -> float:
        """What is left after a decision, all in milliseconds.

        Where days are given and every decision adds as many, nobody saves time up: so long for each of them.
        """
        most = self.bank if DAY <= self.bank <= self.increment else math.inf
        return min(max(0.0, left - spent) + self.increment * 1000, most * 1000)


def check_level(level: str) -> None:
    """Check that it is a level or another quick bot: no host may keep the bots of other tables waiting."""
    try:
        bot = find_bot(level)
    except BotError:
        bot = None
    if bot is None or not bot.is_quick:
        raise Refused("unknown_bot", bot=level, allowed=", ".join(QUICK))


def read_setup(asked: dict[str, Any]) -> Setup:
    """A setup that can be played; Refused says which rule forbids it."""
    try:
        return Setup.from_json(asked)
    except SetupError as error:
        raise Refused("wrong_setup", reason=error.id, rule=error.rule, arguments=error.arguments) from None
    except (TypeError, CitadelsError):
        raise Refused("wrong_setup", reason="bad_value", rule="S1", arguments={"field": "setup"}) from None


def check_seats(setup: Setup, asked: Sequence[SeatPlan] | None) -> list[SeatPlan]:
    """A plan for each seat; without a plan, all seats wait for people."""
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
