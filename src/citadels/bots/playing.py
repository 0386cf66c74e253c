"""Let a bot choose. If it misbehaves, that is recorded as a named fault and the game goes on."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from citadels.bots.bot import Answer, Bot
from citadels.game import Game
from citadels.rules.choice_texts import Option, parse_choice
from citadels.rules.errors import CitadelsError, shown

CRASH: Final = "crash"
ILLEGAL: Final = "illegal"
TIMEOUT: Final = "timeout"
FAULTS: Final = (CRASH, ILLEGAL, TIMEOUT)


class BotFault(CitadelsError):
    """A bot raised an error, returned an illegal choice, or took too long."""


class _TooLong(Exception):
    """Raised by the timer while a bot is thinking."""


def bot_choice(game: Game, bot: Bot, seconds: float | None = None) -> int:
    """The number of the legal choice that a bot makes; BotFault if it does not make one."""
    decision = game.decision
    begun = perf_counter()
    try:
        with _timer(seconds):
            answer = bot.choose(game.observe(decision.seat))
    except _TooLong:
        raise BotFault(TIMEOUT, f"{decision.kind}: more than {seconds:g} s", seat=decision.seat) from None
    except Exception as error:  # a bot can raise anything
        raise BotFault(
            CRASH, f"{decision.kind}: {type(error).__name__}: {error}", seat=decision.seat
        ) from error
    if seconds is not None and perf_counter() - begun > seconds:
        raise BotFault(TIMEOUT, f"{decision.kind}: more than {seconds:g} s", seat=decision.seat)
    choice = _number(answer)
    if choice is None or choice not in decision.choices:
        raise BotFault(
            ILLEGAL, f"{decision.kind}: {shown(answer)} is not among the options", seat=decision.seat
        )
    return choice


@contextmanager
def _timer(seconds: float | None) -> Iterator[None]:
    """Interrupt a bot that takes too long; where the system has no such timer, only report it afterwards."""
    here = threading.current_thread() is threading.main_thread()
    if seconds is None or not here or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_number: int, _frame: object) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _number(answer: Answer | None) -> int | None:
    if isinstance(answer, Option):
        return answer.id
    if isinstance(answer, str):
        return parse_choice(answer)
    return answer if type(answer) is int else None
