"""Seats that change hands: the same player in another browser, or a spectator for somebody who is gone."""

from typing import Annotated, Final

import msgspec

from citadels.tables import seat_entries as e
from citadels.tables.codes import CODE_LENGTH, hashed
from citadels.tables.command import Command, Context, HostCommand, Name, Seat, Settled, need_open_question
from citadels.tables.entries import CameBack
from citadels.tables.entry import Entry
from citadels.tables.messages import Answer
from citadels.tables.names import clean_name
from citadels.tables.refusals import Refused
from citadels.tables.table import Chair, SeatRequest, Table

CODE_SECONDS: Final = 300  # enough to reach for a phone; soon too late for whoever finds the code
MOST_REQUESTS: Final = 8  # that wait for the host's answer

MoveCode = Annotated[
    str, msgspec.Meta(max_length=CODE_LENGTH * 2, description="The code that moves a seat; it works once.")
]
RequestNumber = Annotated[int, msgspec.Meta(ge=0, description="The number of a request for a seat.")]
Granted = Annotated[bool, msgspec.Meta(description="Whether the seat is given, or the request turned down.")]


def _of_table(table: Table, code: str) -> str:
    """A code as it is stored; that of another table is another one."""
    return hashed(f"{table.id} {code}")


class Move(Command, frozen=True, kw_only=True, tag="move"):
    """Get a code with which another browser takes over one's own seat, once and for a few minutes."""

    def settle(self, table: Table, by: Context) -> Settled:
        own = table.own_seat(by.guest)
        table.need_not_over()
        by.pace("code")
        code, until = by.new_code(), by.at + CODE_SECONDS * 1000
        offered = e.Offered(seat=own, code=_of_table(table, code), until=until, **self.signed(by))
        return Settled([offered], Answer(code=code))


class Take(Command, frozen=True, kw_only=True, tag="take"):
    """Go on with a seat in this browser, by the code that its player got in another one."""

    code: MoveCode

    def settle(self, table: Table, by: Context) -> Settled:
        table.need_not_over()
        table.need_not_banned(by.guest)
        table.need_no_seat(by.guest)
        by.pace("code")
        seat = self._seat(table, by.at)
        entries: list[Entry] = [e.Moved(seat=seat, **self.signed(by))]
        if table.game is not None and table.chairs[seat].stand_in:
            entries.append(CameBack(seat=seat, at=by.at))
        return Settled(entries)

    def _seat(self, table: Table, at: int) -> int:
        code = _of_table(table, self.code.replace(" ", "").lower())
        for seat, offer in table.offers.items():
            # The owner may have left since, or been sent away.
            if offer.code == code and at <= offer.until and table.chairs[seat].guest:
                return seat
        raise Refused("bad_code")


def _need_gone(chair: Chair, seat: int, by: Context) -> None:
    """Nobody who is there loses a seat."""
    if not chair.plays_itself and chair.guest in by.online:
        raise Refused("player_present", seat=seat)


class Ask(Command, frozen=True, kw_only=True, tag="ask"):
    """Ask the host for the seat of a player who is gone, or of a bot, in a running game."""

    seat: Seat
    name: Name

    def settle(self, table: Table, by: Context) -> Settled:
        table.running()
        table.need_not_banned(by.guest)
        table.need_no_seat(by.guest)
        name, chair = clean_name(self.name), table.chair(self.seat)
        table.need_free_name(name, self.seat)
        _need_gone(chair, self.seat, by)
        others = [request for request in table.requests if request.guest != by.guest]
        if len(others) >= MOST_REQUESTS:
            raise Refused("too_many_requests", most=MOST_REQUESTS)
        by.pace("ask")
        return Settled([e.AskedForSeat(seat=self.seat, name=name, **self.signed(by))])


class Grant(HostCommand, frozen=True, kw_only=True, tag="grant"):
    """The host gives the seat that somebody has asked for, or does not."""

    request: RequestNumber
    granted: Granted = True

    def entries(self, table: Table, by: Context) -> list[Entry]:
        table.running()
        request = self._find(table)
        if not self.granted:
            return [e.TurnedDown(request=request.number, **self.signed(by))]
        chair = table.chair(request.seat)
        if chair.guest == table.host:
            raise Refused("not_yourself")
        table.need_not_banned(request.guest)
        _need_gone(chair, request.seat, by)
        table.need_free_name(request.name, request.seat)
        if request.guest not in by.online:
            raise Refused("asker_gone")
        need_open_question(table)
        return [e.SeatGiven(seat=request.seat, whom=request.guest, name=request.name, **self.signed(by))]

    def _find(self, table: Table) -> SeatRequest:
        for request in table.requests:
            if request.number == self.request:
                return request
        raise Refused("no_such_request")
