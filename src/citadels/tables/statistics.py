"""Statistics of a guest's games and of a server's, worked out from records whenever they are asked for."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from citadels.insight.facts import GameFacts, SeatFacts, facts_of
from citadels.rules.state import FATES
from citadels.tables.messages import Character, Count, Message, Seat
from citadels.tables.refusals import Refused
from citadels.tables.replay import checked
from citadels.tables.statements import RecordRow

MOST_GAMES: Final = 300  # the newest
MOST_SENT: Final = 200  # records of a guest from elsewhere
_KEPT: Final = 2000  # games whose facts stay in memory
Edition = Annotated[str, Meta(description="An edition.", extra_json_schema={"$ref": "#/$defs/edition"})]
Record = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/record"})]
Mean = Annotated[float, Meta(description="On average.")]


class AskStatistics(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whose games, and which of them."""

    of: Annotated[Literal["mine", "server"], Meta(description="Your games, or everybody's.")] = "mine"
    edition: Annotated[Annotated[str, Meta(max_length=40)] | None, Meta(description="Only these.")] = None
    players: Annotated[Annotated[int, Meta(ge=2, le=8)] | None, Meta(description="Only with so many.")] = None


class OwnRecord(Message, frozen=True):
    """A finished game, and the seat of the player whose statistics it belongs to."""

    record: Record
    seat: Seat


class SendRecords(AskStatistics, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Your games here together with records from elsewhere."""

    games: Annotated[list[OwnRecord], Meta(max_length=MOST_SENT)]


class OwnRecords(Message, frozen=True):
    """Your finished games, as a file for other places: the newest first."""

    games: list[OwnRecord]


class Group(Message, frozen=True):
    """How many games there are of an edition with a number of players."""

    edition: Edition
    players: Count
    games: Count


class PointsFrom(Message, frozen=True):
    """What a player gets for one line of the score sheet."""

    line: Annotated[str, Meta(description="What for.", extra_json_schema={"$ref": "#/$defs/score_line"})]
    points: Mean


class CharacterFigures(Message, frozen=True):
    """A character that was taken in drafts."""

    character: Character
    taken: Annotated[Count, Meta(description="In how many rounds.")]
    won: Annotated[float, Meta(description="The share of these rounds whose game was won.")]
    fates: Annotated[dict[str, Count], Meta(description="What was done to it, such as murdered: how often.")]


class PlayedGame(Message, frozen=True):
    """One of your games."""

    at: Annotated[int | None, Meta(description="When it ended, in milliseconds since 1970.")]
    table: Annotated[str | None, Meta(description="Where; null for a game from elsewhere.")]
    edition: Edition
    players: Count
    place: Count
    points: Count
    best: Annotated[Count, Meta(description="The most points of the others.")]


class Statistics(Message, frozen=True):
    """What games show, of those that were asked for."""

    games: Count
    groups: Annotated[list[Group], Meta(description="All that can be asked for.")]
    rounds: Mean
    points: Mean
    winning_points: Mean
    won: Annotated[float, Meta(description="The share of wins; a shared one is a fraction.")]
    places: Annotated[list[Count], Meta(description="How often first, second, …; of your games only.")]
    lines: list[PointsFrom]
    characters: Annotated[list[CharacterFigures], Meta(description="The most taken first.")]
    newest: Annotated[list[PlayedGame], Meta(description="Your games, the newest first.")]


class Played(NamedTuple):
    """The facts of a game, and the seat that counts; None: all."""

    facts: GameFacts
    seat: int | None = None
    at: int | None = None
    table: str | None = None

    @property
    def seats(self) -> Sequence[SeatFacts]:
        return self.facts.seats if self.seat is None else [self.facts.seats[self.seat]]


def stored(rows: Iterable[RecordRow]) -> list[Played]:
    """Games of this server."""
    return [Played(_facts(row.game, row.record), row.seat, row.at, row.game) for row in rows]


def sent(games: Sequence[OwnRecord], here: Iterable[RecordRow]) -> list[Played]:
    """Records from elsewhere; one that was played here, or is sent twice, counts once."""
    known = {_digest(msgspec.json.decode(row.record)) for row in here}
    found = []
    for one in games:
        digest = _digest(one.record)
        if digest is not None and digest in known:
            continue
        known.add(digest)
        facts = facts_of(checked(one.record))
        if facts is None:
            raise Refused("not_over")
        if one.seat >= facts.players:
            raise Refused("no_such_seat", seat=one.seat, most=facts.players - 1)
        found.append(Played(facts, one.seat))
    return found


def _digest(record: dict[str, Any]) -> Any:
    return record.get("digest")


@lru_cache(_KEPT)
def _facts(game: str, record: str) -> GameFacts:
    facts = facts_of(msgspec.json.decode(record))
    assert facts is not None, f"the record of {game} ends before its game"
    return facts


def statistics(games: Sequence[Played], asked: AskStatistics) -> Statistics:
    wanted = [
        game
        for game in games
        if asked.edition in (None, game.facts.edition) and asked.players in (None, game.facts.players)
    ]
    seats = [seat for game in wanted for seat in game.seats]
    own = [(game, game.facts.seats[game.seat]) for game in wanted if game.seat is not None]
    places = Counter(seat.place for _, seat in own)
    return Statistics(
        games=len(wanted),
        groups=_groups(games),
        rounds=_mean([game.facts.rounds for game in wanted]),
        points=_mean([seat.total for seat in seats]),
        winning_points=_mean([max(seat.total for seat in game.facts.seats) for game in wanted]),
        won=_mean([seat.won for seat in seats]),
        places=[places[place] for place in range(1, max(places, default=0) + 1)],
        lines=_lines(seats),
        characters=_characters(seats),
        newest=[_played(game, seat) for game, seat in own],
    )


def _groups(games: Sequence[Played]) -> list[Group]:
    counted = Counter((game.facts.edition, game.facts.players) for game in games)
    return [
        Group(edition=edition, players=players, games=count)
        for (edition, players), count in sorted(counted.items())
    ]


def _lines(seats: Sequence[SeatFacts]) -> list[PointsFrom]:
    sums = Counter[str]()
    for seat in seats:
        sums.update(seat.lines)
    return [
        PointsFrom(line=line, points=round(points / len(seats), 2)) for line, points in sums.most_common()
    ]


def _characters(seats: Sequence[SeatFacts]) -> list[CharacterFigures]:
    taken, won, fates = (
        Counter[str](),
        defaultdict[str, float](float),
        defaultdict[str, Counter[str]](Counter),
    )
    for seat in seats:
        for one in seat.taken:
            taken[one.character] += 1
            won[one.character] += seat.won
            fates[one.character].update(one.fate)
    return [
        CharacterFigures(
            character=character,
            taken=count,
            won=round(won[character] / count, 3),
            fates={fate: fates[character][fate] for fate in FATES},
        )
        for character, count in taken.most_common()
    ]


def _played(game: Played, seat: SeatFacts) -> PlayedGame:
    others = [other.total for other in game.facts.seats if other is not seat]
    return PlayedGame(
        at=game.at,
        table=game.table,
        edition=game.facts.edition,
        players=game.facts.players,
        place=seat.place,
        points=seat.total,
        best=max(others),
    )


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 3) if values else 0.0
