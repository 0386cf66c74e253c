"""The deal of the day: the same cards and hard bots for everybody on a server, and a list of results.

The seed follows from the day and from a secret that the server draws for each day, so nobody can work it out
in advance. Until the day is over nobody sees the record of such a game, and nobody but its player the table.
"""

import hashlib
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from citadels.insight.facts import facts_of
from citadels.rules.setup import Setup
from citadels.tables import entries as e
from citadels.tables.clocks import now, today
from citadels.tables.codes import new_secret
from citadels.tables.command import Name
from citadels.tables.dealing import deal
from citadels.tables.entry import Entry
from citadels.tables.fairness import canonical
from citadels.tables.messages import Count, Message
from citadels.tables.names import clean_name
from citadels.tables.plans import SeatPlan
from citadels.tables.ports import Services
from citadels.tables.puzzling import Day
from citadels.tables.refusals import Refused
from citadels.tables.statements import NewDailyGame, NewDay, RecordRow, TableState
from citadels.tables.summary import Summary, opening, read_summary
from citadels.tables.table import Table

LEVEL: Final = "hard"
SEAT: Final = 0  # the player's
MOST_RESULTS: Final = 200
_KEPT: Final = 2000  # results, worked out from their records
# By day, one after the other.
SETUPS: Final[tuple[dict[str, Any], ...]] = (
    {"players": 4},
    {"players": 4, "set": "random"},
    {"players": 4, "edition": "classic"},
    {"players": 5, "set": "random"},
    {"players": 4, "edition": "dark-city", "set": "random"},
    {"players": 3, "set": "random"},
)


class AskDaily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which day; without one, today."""

    day: Annotated[Day | None, Meta(description="A day that has begun.")] = None


class PlayDaily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play the deal of the day under a name."""

    name: Name


class OwnDaily(Message, frozen=True):
    """Where you play it."""

    table: Annotated[str, Meta(description="The code of the table.")]
    state: TableState


class DailyResult(Message, frozen=True):
    """How a player did."""

    name: str
    you: bool
    place: Annotated[Count, Meta(description="At the table; 1 has won.")]
    points: Count
    best: Annotated[Count, Meta(description="The most points of the bots.")]
    rounds: Count


class Daily(Message, frozen=True):
    """The deal of a day, and how everybody did who has played it to its end that day."""

    day: Day
    edition: Annotated[str, Meta(description="The edition.", extra_json_schema={"$ref": "#/$defs/edition"})]
    players: Count
    seconds_left: Annotated[Count, Meta(description="Until the next deal; 0 for an earlier day.")]
    yours: OwnDaily | None
    results: Annotated[list[DailyResult], Meta(description="The best first.")]


def setup_of(day: date) -> Setup:
    return Setup.from_json(SETUPS[day.toordinal() % len(SETUPS)])


def seed_of_day(day: date, secret: str) -> int:
    told = {"purpose": "daily", "day": day.isoformat(), "secret": secret}
    return int(hashlib.sha256(canonical(told)).hexdigest(), 16)


class DailyDesk:
    """All that a server knows of the deals of its days."""

    def __init__(self, services: Services) -> None:
        self._storage = services.storage
        self._run_aside = services.run_aside
        self._new_code = services.new_code

    async def show(self, asked: AskDaily, guest: str) -> Daily:
        day = today() if asked.day is None else _read_day(asked.day)
        setup = setup_of(day)
        await self._storage.write()  # what has ended is in the lists
        return Daily(
            day=day.isoformat(),
            edition=setup.edition,
            players=setup.players,
            seconds_left=max(0, (_end_of(day) - now()) // 1000),
            yours=await self._own(day, guest),
            results=await self._results(day, guest),
        )

    async def play(self, asked: PlayDaily, guest: str) -> tuple[str, bool]:
        """The guest's table of today, and whether it was opened only now: everybody has one."""
        day, name = today(), clean_name(asked.name)
        known = await self._storage.daily_game(day.isoformat(), guest)
        if known is not None:
            return known, False
        id = self._new_code()
        entries = self._entries(id, day, await self._secret(day), guest, name)
        # Whoever asks twice at the same time is refused once: the day and the guest are unique.
        await self._storage.write(*opening(id, entries), NewDailyGame(day.isoformat(), guest, id))
        return id, True

    def _entries(self, id: str, day: date, secret: str, guest: str, name: str) -> list[Entry]:
        """The table, dealt at once: there is nothing to change or to wait for."""
        setup, at = setup_of(day), now()
        seats = [SeatPlan(bot=None if seat == SEAT else LEVEL) for seat in range(setup.players)]
        table = Table(id)
        opened: list[Entry] = [
            e.Opened(
                at=at,
                guest=guest,
                setup=setup.to_json(),
                seats=seats,
                chat="off",
                hints=False,
                day=day.isoformat(),
            ),
            e.Sat(at=at, guest=guest, seat=SEAT, name=name),
        ]
        for entry in opened:
            table.add(entry)
        return [*opened, deal(table, seed_of_day(day, secret), at=at, guest=guest)]

    async def _secret(self, day: date) -> str:
        """Of a day; the first who plays has it drawn."""
        known = await self._storage.secret_of_day(day.isoformat())
        if known is not None:
            return known
        with suppress(Refused):  # another server was faster; without a database the next line fails
            await self._storage.write(NewDay(day.isoformat(), new_secret()))
        found = await self._storage.secret_of_day(day.isoformat())
        if found is None:
            raise Refused("try_again")
        return found

    async def _own(self, day: date, guest: str) -> OwnDaily | None:
        table = await self._storage.daily_game(day.isoformat(), guest) if guest else None
        row = None if table is None else await self._storage.game(table)
        if row is None or row.summary is None:
            return None
        return OwnDaily(table=row.id, state=read_summary(row.summary).state)

    async def _results(self, day: date, guest: str) -> list[DailyResult]:
        """Of games that ended that day, because afterwards the cards are known, and not by a bot."""
        rows = await self._storage.daily_records(day.isoformat(), MOST_RESULTS)
        read = [(row, read_summary(row.summary)) for row in rows if row.at < _end_of(day) and row.summary]
        found = [await self._result(row, told, guest) for row, told in read if SEAT not in told.away]
        return sorted(found, key=lambda one: (one.place, -one.points, one.rounds))

    async def _result(self, row: RecordRow, summary: Summary, guest: str) -> DailyResult:
        place, points, best, rounds = await self._run_aside(lambda: _played(row.game, row.record))
        return DailyResult(
            name=summary.names[SEAT] or "–",
            you=bool(guest) and row.guest == guest,
            place=place,
            points=points,
            best=best,
            rounds=rounds,
        )


@lru_cache(_KEPT)
def _played(game: str, record: str) -> tuple[int, int, int, int]:
    """Place, points, the most points of others, and rounds."""
    facts = facts_of(msgspec.json.decode(record))
    assert facts is not None, f"the record of {game} ends before its game"
    own, others = facts.seats[SEAT], [seat.total for seat in facts.seats[SEAT + 1 :]]
    return own.place, own.total, max(others), facts.rounds


def _end_of(day: date) -> int:
    """Milliseconds since 1970."""
    midnight = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
    return int(midnight.timestamp() * 1000)


def _read_day(text: str) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refused("bad_message", message=f"{text} is not a day") from None
    if day > today():
        raise Refused("bad_message", message=f"{text} has not begun")
    return day
