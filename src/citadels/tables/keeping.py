"""Records that somebody keeps: finished games from elsewhere, as tables to look back at.

They have their result, replay and review like all others, but nothing that counts comes from them.
"""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from citadels.bots import USUAL_LEVEL
from citadels.game import Game
from citadels.rules.setup import Setup
from citadels.tables import statements as s
from citadels.tables.clocks import now
from citadels.tables.command import Name
from citadels.tables.entry import Entry
from citadels.tables.names import clean_name
from citadels.tables.refusals import Refused
from citadels.tables.replay import checked
from citadels.tables.table import Chair, Table


class KeepRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record to keep among your finished games."""

    record: Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/$defs/record"})]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7, description="The seat that was yours.")] = 0
    name: Name


class RecordKept(Entry, frozen=True, kw_only=True, tag="record_kept"):
    """A guest keeps a game that was played elsewhere; the others have the names of bots."""

    record: dict[str, Any]
    seat: int
    name: str

    def happen(self, table: Table) -> None:
        game = Game.from_record(self.record)
        table.host = self.guest
        table.setup = game.setup or Setup(edition=game.state.config.edition, players=game.players)
        table.chat.allowed = "off"
        table.chairs = [Chair(level=USUAL_LEVEL) for _ in range(game.players)]
        table.chairs[self.seat] = Chair(guest=self.guest, name=self.name)
        table.game = game

    def statements(self, table: Table) -> Iterator[s.Statement]:
        yield s.NewGame(table.id, self.guest, False, self.at)
        yield s.SeatTaken(table.id, self.seat, self.guest)
        yield s.NewState(table.id, s.OVER, self.at)


def kept(asked: KeepRecord, guest: str) -> RecordKept:
    """Refused if the record cannot be replayed or its game did not end."""
    game = Game.from_record(checked(asked.record))
    if not game.over:
        raise Refused("not_over")
    if asked.seat >= game.players:
        raise Refused("no_such_seat", seat=asked.seat, most=game.players - 1)
    name = clean_name(asked.name)
    return RecordKept(at=now(), guest=guest, record=asked.record, seat=asked.seat, name=name)
