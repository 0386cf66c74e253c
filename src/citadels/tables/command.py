"""What every command at a table has in common: who sends it, what it may lead to, and who may give it."""

from abc import abstractmethod
from collections.abc import Callable, Container
from typing import Annotated, Any, ClassVar, NamedTuple

import msgspec

from citadels.tables.entry import Entry
from citadels.tables.messages import Answer
from citadels.tables.names import LONGEST_NAME
from citadels.tables.refusals import Refused
from citadels.tables.table import Table

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, description="A nickname.")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7, description="A seat of the table, from 0.")]
CommandId = Annotated[
    str, msgspec.Meta(max_length=40, description="Any text; the same one is done only once.")
]
Version = Annotated[int, msgspec.Meta(ge=0, description="The version of the table that the sender has seen.")]


def _unlimited(what: str) -> None: ...


class Context(NamedTuple):
    """Who sends a command, and what else it may depend on besides the table: time, chance, who is there."""

    guest: str
    at: int  # milliseconds
    waited: int  # milliseconds since the open decision was asked
    new_seed: Callable[[], int]
    new_secret: Callable[[], str]  # the server's part of the seed of another table
    new_code: Callable[[], str]  # of another table, or one that moves a seat
    online: Container[str] = ()  # the guests who are connected
    pace: Callable[[str], None] = _unlimited  # Refused where the guest does this too often


class NewTable(NamedTuple):
    """Another table that a command opens."""

    id: str
    entries: list[Entry]


class Settled(NamedTuple):
    """The result of a command: what to store, and the answer once that is done."""

    entries: list[Entry]
    answer: Answer = Answer()
    opens: NewTable | None = None


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="command"):
    """A command has an id of the sender's choice, and may say which version of the table it refers to."""

    in_lessons: ClassVar[bool] = False  # whether it can be given at a table where somebody learns
    # Whether it may be carried out while parts of the seed are revealed: then seats do not change.
    while_dealing: ClassVar[bool] = False

    id: CommandId = ""
    version: Version | None = None

    @abstractmethod
    def settle(self, table: Table, by: Context) -> Settled:
        """The result at a table; Refused says why it cannot be done."""

    def again(self, table: Table) -> Answer:
        """The answer where the same command has been done already."""
        return Answer(repeated=True)

    def signed(self, by: Context) -> dict[str, Any]:
        """The fields that every entry of a command begins with."""
        return {"at": by.at, "guest": by.guest, "command": self.id}


class HostCommand(Command, frozen=True):
    """A command that only the host may give."""

    def settle(self, table: Table, by: Context) -> Settled:
        if by.guest != table.host:
            raise Refused("not_host")
        table.need_not_over()
        return Settled(self.entries(table, by))

    @abstractmethod
    def entries(self, table: Table, by: Context) -> list[Entry]: ...


def need_open_question(table: Table) -> None:
    """While it is secret who is asked (T12), replacing one player after the other would tell the host."""
    if table.game is not None and table.secret():
        raise Refused("secret_question")
