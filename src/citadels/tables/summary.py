"""A table in a few words, for lists: stored beside its entries, so that no list has to read whole games."""

from collections.abc import Sequence
from typing import Any

import msgspec

from citadels.tables.entries import statements_of
from citadels.tables.entry import Entry
from citadels.tables.messages import ListedTable, MyTable
from citadels.tables.people import device_of
from citadels.tables.plans import ClockPlan
from citadels.tables.statements import GameRow, NewSummary, Statement, TableState
from citadels.tables.table import Table
from citadels.tables.views import clock_of


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lists and invitations say of a table."""

    state: TableState
    edition: str
    players: int
    names: list[str | None]  # of people, by seat
    open_seats: int
    set: str | None = None
    locked: bool = False
    clock: ClockPlan | None = None
    host: str = ""  # the nickname
    deciding: int | None = None  # the seat that must choose; secret
    away: list[int] = []  # seats that a bot plays for
    round: int | None = None


class _LastEntry(msgspec.Struct):
    at: int


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Summary)
_last = msgspec.json.Decoder(_LastEntry)


def summary_of(table: Table) -> Summary:
    chairs = table.chairs
    return Summary(
        state=table.state,
        edition=table.setup.edition,
        set=table.setup.set,
        players=table.setup.players,
        names=[chair.name or None for chair in chairs],
        open_seats=sum(chair.open for chair in chairs),
        locked=table.locked,
        clock=table.clock,
        host=next((chair.name for chair in chairs if chair.guest and chair.guest == table.host), ""),
        deciding=table.deciding(),
        away=[seat for seat, chair in enumerate(chairs) if chair.stand_in],
        round=None if table.game is None else table.game.state.round,
    )


def write_summary(summary: Summary) -> str:
    return _encoder.encode(summary).decode()


def read_summary(text: str) -> Summary:
    return _decoder.decode(text)


def opening(id: str, entries: Sequence[Entry]) -> list[Statement]:
    """A new table, which any server may play from then on."""
    table, statements = Table(id), list[Statement]()
    for entry in entries:
        statements += statements_of(table, [entry])
        table.add(entry)
    return [*statements, NewSummary(id, write_summary(summary_of(table)))]


def in_lobby(row: GameRow, summary: Summary) -> ListedTable:
    return ListedTable(**_listed(row, summary))


def in_own_list(row: GameRow, summary: Summary, guest: str) -> MyTable:
    """With what concerns the guest themselves."""
    seats = row.seats
    return MyTable(
        **_listed(row, summary),
        you=seats[0] if seats else None,
        your_turn=summary.deciding in seats,
        away=bool(seats) and all(seat in summary.away for seat in seats),
        host=device_of(row.host) == device_of(guest),
        round=summary.round,
        at=_last.decode(row.last).at,
    )


def _listed(row: GameRow, summary: Summary) -> dict[str, Any]:
    return {
        "id": row.id,
        "state": summary.state,
        "edition": summary.edition,
        "set": summary.set,
        "players": summary.players,
        "names": summary.names,
        "open_seats": summary.open_seats,
        "clock": clock_of(summary.clock),
    }
