"""The beginning of a game at a table."""

from typing import Any

from citadels.game import Game
from citadels.tables.entries import RULES, Started
from citadels.tables.table import Table


def deal(table: Table, seed: int, **signed: Any) -> Started:
    """The entry with which a game begins: its seed, and what follows from it for the cards in play."""
    played = Game(table.setup, seed).record()["table"]
    return Started(seed=str(seed), rules=RULES, table=played, **signed)
