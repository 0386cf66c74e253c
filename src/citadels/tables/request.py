"""A request outside a socket, its reply, and how a kind of request is declared."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from citadels.tables import messages as m
from citadels.tables.refusals import Refused

if TYPE_CHECKING:
    from citadels.tables.lobby import Lobby


class Request(NamedTuple):
    """What a client asks for; ``guest`` is empty for a client without a known token."""

    method: str
    path: str
    guest: str = ""
    body: bytes = b""
    query: Mapping[str, str] = {}
    address: str = ""  # where it comes from
    table: str = ""  # the code of the table in the path
    local: bool = False  # whether it comes from the computer that the server runs on

    @property
    def known_guest(self) -> str:
        if not self.guest:
            raise Refused("no_token")
        return self.guest

    @property
    def events_had(self) -> int:
        """How many events the client has already."""
        return events_had(self.query)


class Reply(NamedTuple):
    """A status and a message, or its JSON.

    ``token`` is a new one for a browser to keep; empty: it keeps the one it has, None: it forgets it.
    """

    status: int
    message: m.Message | dict[str, Any] | bytes
    token: str | None = ""


def events_had(query: Mapping[str, str]) -> int:
    text = query.get("events", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0


def wants_changes(query: Mapping[str, str]) -> bool:
    """Whether a socket is sent what has changed instead of whole states."""
    return query.get("changes") == "1"


def refusal(refused: Refused) -> Reply:
    return Reply(refused.status, m.Refusal(refused=m.Reason(id=refused.id, arguments=refused.arguments)))


class Route(NamedTuple):
    """One request: where, what it reads and answers by status, and the statuses of its refusals."""

    method: str
    path: str  # {id}: the code of a table
    handler: Callable[["Lobby", Request], Awaitable[Reply]]
    summary: str
    answers: Mapping[int, Any]
    refusals: tuple[int, ...]
    reads: Any = None
    query: Mapping[str, Any] = {}  # the type of each parameter that the query may have
    gives_token: bool = False  # whether a browser's cookie may change with it
    largest: int | None = None  # bytes of what it reads; None: as much as any command

    def table_in(self, path: str) -> str | None:
        """The code of the table in a path ("" where there is none in it); None if the path is another's."""
        parts, given, table = self.path.split("/"), path.split("/"), ""
        if len(parts) != len(given):
            return None
        for part, found in zip(parts, given, strict=True):
            if part == "{id}" and found:
                table = found
            elif part != found:
                return None
        return table
