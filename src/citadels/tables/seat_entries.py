"""Seats that change hands, as stored: to another browser of the same player, or to a spectator."""

from collections.abc import Iterator
from typing import ClassVar

from citadels.tables import statements as s
from citadels.tables.entry import Entry
from citadels.tables.table import Offer, SeatRequest, Table


class Offered(Entry, frozen=True, kw_only=True, tag="offered"):
    """A player has asked for a code to go on in another browser; an earlier one is void."""

    beside: ClassVar[bool] = True

    seat: int
    code: str  # hashed: reading the storage does not give a seat away
    until: int

    def happen(self, table: Table) -> None:
        table.offers[self.seat] = Offer(self.code, self.until)


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """The player of a seat goes on as this guest, in another browser."""

    moves_people: ClassVar[bool] = True

    seat: int

    def happen(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        before, chair.guest = chair.guest, self.guest
        if table.host == before:
            table.host = self.guest
        table.chat.follow(before, self.guest)
        table.offers.pop(self.seat, None)
        _drop_requests(table, self.guest)

    def statements(self, table: Table) -> Iterator[s.Statement]:
        yield s.SeatGivenUp(table.id, self.seat)
        yield s.SeatTaken(table.id, self.seat, self.guest)
        if table.host == table.chairs[self.seat].guest:
            yield s.NewHost(table.id, self.guest)


class AskedForSeat(Entry, frozen=True, kw_only=True, tag="asked"):
    """A spectator asks for the seat of somebody who is gone; an earlier question is replaced."""

    beside: ClassVar[bool] = True

    seat: int
    name: str

    def happen(self, table: Table) -> None:
        _drop_requests(table, self.guest)
        table.requests.append(SeatRequest(table.asked_for_seats, self.guest, self.seat, self.name))
        table.asked_for_seats += 1


class TurnedDown(Entry, frozen=True, kw_only=True, tag="turned_down"):
    """The host has not given the seat away."""

    beside: ClassVar[bool] = True

    request: int

    def happen(self, table: Table) -> None:
        table.requests = [request for request in table.requests if request.number != self.request]


class SeatGiven(Entry, frozen=True, kw_only=True, tag="given"):
    """The host has given a seat to a spectator, who plays on from now on."""

    moves_people: ClassVar[bool] = True

    seat: int
    whom: str
    name: str

    def happen(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        chair.guest, chair.name, chair.level, chair.stand_in = self.whom, self.name, "", False
        if table.clock is not None and (chair.left is None or table.gets_time(self.seat)):
            chair.left = table.time_when_back()
        table.offers.pop(self.seat, None)
        table.requests = [request for request in table.requests if request.seat != self.seat]
        _drop_requests(table, self.whom)
        table.asked += 1  # the clock runs from now on

    def statements(self, table: Table) -> Iterator[s.Statement]:
        if table.chairs[self.seat].guest:
            yield s.SeatGivenUp(table.id, self.seat)
        yield s.SeatTaken(table.id, self.seat, self.whom)


def _drop_requests(table: Table, guest: str) -> None:
    table.requests = [request for request in table.requests if request.guest != guest]
