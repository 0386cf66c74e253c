"""How players add to the seed of a game; nobody has to."""

from typing import ClassVar

from citadels.tables import shuffle_entries as e
from citadels.tables.command import Command, Context, Settled
from citadels.tables.dealing import deal
from citadels.tables.entry import Entry
from citadels.tables.fairness import Hex, player_commitment, seed_of
from citadels.tables.refusals import Refused
from citadels.tables.table import Table


class Commit(Command, frozen=True, kw_only=True, tag="commit"):
    """Promise a random part of the seed by showing its hash, before the start; another one replaces it."""

    commitment: Hex

    def settle(self, table: Table, by: Context) -> Settled:
        own = table.own_seat(by.guest)
        table.need_lobby()
        if not table.shuffle.secret or table.chairs[own].commitment == self.commitment:
            return Settled([])
        by.pace("commit")
        return Settled([e.Committed(seat=own, commitment=self.commitment, **self.signed(by))])


class Reveal(Command, frozen=True, kw_only=True, tag="reveal"):
    """Reveal the part that one has promised, once the host has started the game."""

    while_dealing: ClassVar[bool] = True

    part: Hex

    def settle(self, table: Table, by: Context) -> Settled:
        own, shuffle = table.own_seat(by.guest), table.shuffle
        table.need_lobby()
        if not shuffle.sealed:
            raise Refused("not_started")
        promised = player_commitment(table.id, shuffle.commitment, self.part)
        if shuffle.commitments[own] != promised:
            raise Refused("bad_part")
        if shuffle.parts[own] is not None:
            return Settled([])
        entries: list[Entry] = [e.Revealed(seat=own, part=self.part, **self.signed(by))]
        if shuffle.missing == {own}:
            seed = seed_of(shuffle.fairness({own: self.part}))
            entries.append(deal(table, seed, at=by.at))
        return Settled(entries)
