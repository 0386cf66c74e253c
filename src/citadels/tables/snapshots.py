"""Snapshots of tables: a game goes on by its snapshot where a later version of the rules plays it otherwise.

A table is read back by replaying its entries. If that fails, or does not lead where the snapshot says, the
rules have changed since; then the game is taken from the snapshot, and only what came after it is replayed.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from citadels.game import Game
from citadels.knowledge.redaction import SPECTATOR
from citadels.notation.snapshot import read_snapshot, write_snapshot
from citadels.observation import Memory
from citadels.rules.randomness import seed_bytes
from citadels.tables.clocks import now
from citadels.tables.entries import AnyEntry, Started, read_entry
from citadels.tables.hints import hints_of
from citadels.tables.statements import OVER, NewRecord, NewSnapshot, NewState, Statement
from citadels.tables.table import Table


class Snapshot(msgspec.Struct, frozen=True):
    """A table with a game after a number of entries."""

    entries: int
    digest: str
    seed: str  # from which chance comes if the game goes on from here; secret
    left: list[float | None]  # thinking time by seat, in milliseconds
    asked: int
    game: dict[str, Any]


class Restored(NamedTuple):
    """A table that was read back."""

    table: Table
    by_snapshot: bool


class RulesChanged(Exception):
    """The entries lead to another position than they did."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Snapshot)


def write(table: Table) -> str:
    """A snapshot of a table whose game has begun."""
    game = table.game
    assert game is not None
    digest = game.digest()
    seed = hashlib.blake2b(f"{game.seed}/{digest}".encode(), digest_size=16, person=b"snapshot").digest()
    snapshot = Snapshot(
        entries=table.entries,
        digest=digest,
        seed=str(int.from_bytes(seed)),
        left=[chair.left for chair in table.chairs],
        asked=table.asked,
        game=write_snapshot(game.state),
    )
    return _encoder.encode(snapshot).decode()


def record_of(table: Table) -> dict[str, Any]:
    """The record of a game that is over, with what its seed was made from."""
    assert table.game is not None and table.game.over
    record = table.game.record()
    # A game that went on from a snapshot has another seed than it began with.
    if table.shuffle.secret and "setup" in record:
        record["fairness"] = msgspec.to_builtins(table.shuffle.fairness())
    if table.hinted:
        record["hints"] = hints_of(table, len(record["choices"]))
    return record


def end_of(table: Table) -> list[Statement]:
    """What is stored when a game is over: it can be looked at for ever, whatever the rules become."""
    game = table.game
    assert game is not None and game.over
    record = _encoder.encode(record_of(table)).decode()
    return [
        NewState(table.id, OVER, now()),
        NewRecord(table.id, game.digest(), record),
        NewSnapshot(table.id, write(table)),
    ]


def restore(id: str, entries: Sequence[str], written: str | None) -> Restored:
    """A table from its entries, or from its snapshot and what came after it."""
    if written is None:
        return Restored(_replayed(id, entries, None), False)
    snapshot = _decoder.decode(written)
    try:
        return Restored(_replayed(id, entries, snapshot), False)
    except Exception:
        # Whatever does not fit: the snapshot is what the players saw.
        return Restored(_gone_on(id, entries, snapshot), True)


def _replayed(id: str, entries: Sequence[str], snapshot: Snapshot | None) -> Table:
    table = Table(id)
    for text in entries:
        table.add(read_entry(text))
        if snapshot is not None and table.entries == snapshot.entries:
            if table.game is None or table.game.digest() != snapshot.digest:
                raise RulesChanged
    return table


def _gone_on(id: str, entries: Sequence[str], snapshot: Snapshot) -> Table:
    """People, seats and talk follow from the entries in any version; the game comes from the snapshot."""
    table, game = Table(id), _game(snapshot)
    for text in entries[: snapshot.entries]:
        entry: AnyEntry = read_entry(text)
        if isinstance(entry, Started):
            table.seal()
            table.game = game
        if isinstance(entry, Started) or entry.in_game:
            table.note(entry)
        else:
            table.add(entry)
    for chair, left in zip(table.chairs, snapshot.left, strict=True):
        chair.left = left
    table.asked = snapshot.asked
    for text in entries[snapshot.entries :]:
        table.add(read_entry(text))
    return table


def _game(snapshot: Snapshot) -> Game:
    seed = int(snapshot.seed)
    state = read_snapshot(snapshot.game, seed_bytes(seed))
    # Everybody remembers the whole log, from the deal on.
    seats = (SPECTATOR, *range(state.config.players))
    return Game.from_state(state, seed, {seat: Memory(seat, None, None) for seat in seats})
