"""Who plays: bots by short code, each knowing only what its seat may know."""

from citadels.bots.bot import Answer, Bot
from citadels.bots.kind import BotError, BotKind
from citadels.bots.own_code import bots_with
from citadels.bots.playing import FAULTS, BotFault, bot_choice
from citadels.bots.registry import BOTS, LEVELS, QUICK, NamedBot, find_bot, seat_bots

__all__ = [
    "Answer",
    "BOTS",
    "Bot",
    "BotError",
    "BotFault",
    "BotKind",
    "FAULTS",
    "LEVELS",
    "NamedBot",
    "QUICK",
    "bot_choice",
    "bots_with",
    "find_bot",
    "seat_bots",
]
