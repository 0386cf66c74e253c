"""How the seed of a game came together, as stored: promised, sealed, revealed."""

from typing import ClassVar

from citadels.tables.entry import Entry
from citadels.tables.table import Table


class Committed(Entry, frozen=True, kw_only=True, tag="committed"):
    """A player will add a random part to the seed, and shows a hash of it."""

    beside: ClassVar[bool] = True

    seat: int
    commitment: str

    def happen(self, table: Table) -> None:
        table.chairs[self.seat].commitment = self.commitment


class Sealed(Entry, frozen=True, kw_only=True, tag="sealed"):
    """The host has started the game: the promised parts are revealed now, and then the cards are dealt."""

    def happen(self, table: Table) -> None:
        table.seal()


class Revealed(Entry, frozen=True, kw_only=True, tag="revealed"):
    """A player's part of the seed; secret until the end."""

    seat: int
    part: str

    def happen(self, table: Table) -> None:
        table.shuffle.parts[self.seat] = self.part
