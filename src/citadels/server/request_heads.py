"""What the porter reads of a request before it knows which worker it is for."""

import re
from typing import Final, NamedTuple
from urllib.parse import unquote

MOST: Final = 16_384  # bytes; a longer head is refused by whoever gets it
_END: Final = re.compile(rb"\r?\n\r?\n")
_TABLE: Final = re.compile(r"/(?:api/tables|t)/([a-z0-9]+)(?:[/?]|$)")
_LISTS: Final = ("mine",)  # stands where the code of a table would
_FORWARDED: Final = re.compile(rb"\nx-forwarded-for:[ \t]*([^\r\n]*)", re.IGNORECASE)


class Head(NamedTuple):
    """The table that a request is about, if any, and for whom a proxy sends it."""

    table: str
    forwarded_for: str


def is_whole(received: bytes) -> bool:
    """Whether there is nothing to wait for; what cannot be HTTP is not worth waiting for either."""
    return len(received) >= MOST or not received[:1].isalpha() or _END.search(received) is not None


def read_head(received: bytes) -> Head:
    line = received.partition(b"\n")[0].decode("latin-1").split(" ")
    path = unquote(line[1]) if len(line) > 1 else ""
    found = _TABLE.match(path)
    table = found[1] if found is not None and found[1] not in _LISTS else ""
    forwarded = _FORWARDED.search(received)
    nearest = forwarded[1].decode("latin-1").rpartition(",")[2].strip() if forwarded is not None else ""
    return Head(table, nearest)
