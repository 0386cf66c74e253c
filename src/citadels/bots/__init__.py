"""Who plays: bots by short code, each knowing only what its seat may know."""

from citadels.bots.bot import Bot, Eyes
from citadels.bots.registry import BOTS, BotError, BotKind, find_bot, seat_bots

__all__ = ["BOTS", "Bot", "BotError", "BotKind", "Eyes", "find_bot", "seat_bots"]
