"""What every entry of a table has in common."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar

import msgspec

from citadels.tables import statements as s
from citadels.tables.table import Table


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """One entry; ``at`` is the time in milliseconds, ``command`` the id of the command that led to it."""

    in_game: ClassVar[bool] = False  # whether it changes nothing but the game
    moves_people: ClassVar[bool] = False  # whether guests may have other seats afterwards
    # Whether it stands beside the game, like talk: bots and clocks go on as if it had not happened, and
    # nobody's version grows, so a choice that was on its way is not refused as stale.
    beside: ClassVar[bool] = False

    rewinds: ClassVar[bool] = False  # whether there may be other events afterwards than those that were sent

    at: int
    guest: str = ""
    command: str = ""

    @abstractmethod
    def happen(self, table: Table) -> None:
        """Change the table."""

    def statements(self, table: Table) -> Iterator[s.Statement]:
        """What is stored besides the entry itself; called before it happens."""
        yield from ()
