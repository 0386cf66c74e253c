"""The bots, by short code. Each knows only what its seat may know."""

from citadels.bots.bot import Answer, Bot
from citadels.bots.evaluation import Evaluation, JudgedChoice, evaluate
from citadels.bots.kind import BotError, BotKind
from citadels.bots.own_code import bots_with
from citadels.bots.playing import FAULTS, BotFault, bot_choice
from citadels.bots.registry import BOTS, LEVELS, QUICK, USUAL_LEVEL, NamedBot, find_bot, seat_bots

__all__ = [
    "Answer",
    "BOTS",
    "Bot",
    "BotError",
    "BotFault",
    "BotKind",
    "Evaluation",
    "FAULTS",
    "JudgedChoice",
    "LEVELS",
    "NamedBot",
    "QUICK",
    "USUAL_LEVEL",
    "bot_choice",
    "bots_with",
    "evaluate",
    "find_bot",
    "seat_bots",
]
