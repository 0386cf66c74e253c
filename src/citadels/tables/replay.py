"""Recorded games, read from any step: as a seat saw them at the time, as a spectator, or with all cards open.

Every entry of a record is a step; step 0 is the deal. A whole game is replayed in a few milliseconds, so
nothing is kept between two questions.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Protocol

import msgspec
from msgspec import Meta

from citadels.game import Game
from citadels.insight.walking import positions
from citadels.notation.record import UNDO
from citadels.rules.errors import CitadelsError, RecordError
from citadels.rules.setup import Setup
from citadels.tables.bot_names import with_bot_names
from citadels.tables.messages import Message, Replay, ReplayedTable, ReplayStep, ReplayViews
from citadels.tables.refusals import Refused

Seen = dict[str, Any]
OPEN: Final = "open"
SPECTATING: Final = "spectator"

MOST_STEPS: Final = 4000  # a game of eight has about a thousand
MOST_TAKEN_BACK: Final = 200  # each of them replays the game so far
MOST_VIEWS: Final = 64  # in one answer


class Watched(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Through whose eyes a game is watched, and which steps are wanted."""

    seen_by: Annotated[
        str,
        Meta(
            pattern="^(spectator|open|[0-7])$",
            description="A seat, `spectator`, or `open`: with all cards open.",
        ),
    ] = "spectator"
    first: Annotated[int, Meta(ge=0, le=MOST_STEPS, description="The first step that is wanted.")] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_VIEWS, description="How many steps are wanted.")] = MOST_VIEWS

    @property
    def openly(self) -> bool:
        return self.seen_by == OPEN

    @property
    def seat(self) -> int | None:
        return int(self.seen_by) if self.seen_by.isdigit() else None


class Reviewed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which part of a review is wanted first."""

    first: Annotated[
        Annotated[int, Meta(ge=0, le=7)] | None, Meta(description="The seat whose decisions come first.")
    ] = None


class RecordFile(Watched, frozen=True, kw_only=True):
    """A record to watch."""

    record: Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/record"})]


class Watching(Protocol):
    """Reads a record as somebody sees it; ``names``: of the players, if they are known."""

    def __call__(self, record: Mapping[str, Any], watched: Watched, names: Sequence[str], /) -> Message: ...


def open_events(game: Game, since: int = 0) -> list[Seen]:
    """What happened, including everything secret."""
    told = [game.events(seat, since) for seat in (None, *range(game.players))]
    return [_together(list(of_seats)) for of_seats in zip(*told, strict=True)]


def _together(of_seats: list[Seen]) -> Seen:
    return {key: next((seen[key] for seen in of_seats if seen[key] is not None), None) for key in of_seats[0]}


def open_view(game: Game) -> Seen:
    """The position with all hands, museums and characters."""
    view = game.view(None)
    own = [game.view(seat) for seat in range(game.players)]
    players = [own[seat]["players"][seat] for seat in range(game.players)]
    characters = [
        _together([seen["characters"][place] for seen in (view, *own)])
        for place in range(len(view["characters"]))
    ]
    return {**view, "players": players, "characters": characters}


def checked(record: object) -> Mapping[str, Any]:
    """A record that somebody gave us, once it is known to replay to its end."""
    try:
        if isinstance(record, Mapping) and isinstance(choices := record.get("choices"), list):
            if len(choices) > MOST_STEPS or choices.count(UNDO) > MOST_TAKEN_BACK:
                raise Refused("record_too_long", most=MOST_STEPS)
        Game.from_record(record)  # type: ignore[arg-type]  # it checks the outer shape itself
    except RecordError as error:
        raise Refused("bad_record", reason=error.id, arguments=_arguments(error)) from error
    assert isinstance(record, Mapping)
    return record


def _arguments(error: RecordError) -> dict[str, Any]:
    """The arguments of an error, with those of a choice that was not possible."""
    # The compiled engine keeps the cause of an error only as its context.
    inner = error.__cause__ or error.__context__
    if isinstance(inner, CitadelsError):
        return {**error.arguments, "reason": inner.id, "arguments": inner.arguments}
    return error.arguments


def replayed(record: Mapping[str, Any], watched: Watched, names: Sequence[str]) -> Replay:
    """All that happened in a game as somebody saw it, step by step."""
    steps: list[ReplayStep] = []
    game = None
    for game, choice in positions(record):
        decides = None if game.over else game.decision.seat
        shown = watched.openly or (decides is not None and decides == watched.seat)
        steps.append(
            ReplayStep(
                events=len(game.state.log or ()),
                round=game.state.round,
                seat=decides if shown else None,
                choice=choice if shown or choice == UNDO else None,
            )
        )
    assert game is not None
    _check_seat(game, watched.seat)
    return Replay(
        table=table_of_game(game, names),
        steps=steps,
        events=open_events(game) if watched.openly else game.events(watched.seat),
    )


def views(record: Mapping[str, Any], watched: Watched, names: Sequence[str]) -> ReplayViews:
    """What somebody saw after each of some steps."""
    last = watched.first + watched.count
    found: list[Seen] = []
    for step, (game, _) in enumerate(positions(record)):
        if step >= last:
            break
        _check_seat(game, watched.seat)
        if step >= watched.first:
            found.append(open_view(game) if watched.openly else game.view(watched.seat))
    return ReplayViews(first=watched.first, views=found)


def _check_seat(game: Game, seat: int | None) -> None:
    if seat is not None and seat >= game.players:
        raise Refused("no_such_seat", seat=seat, most=game.players - 1)


def table_of(record: Mapping[str, Any], names: Sequence[str]) -> ReplayedTable:
    """What a recorded game was, and who played."""
    return table_of_game(Game.from_record(record), names)


def table_of_game(game: Game, names: Sequence[str]) -> ReplayedTable:
    config = game.state.config
    # A game that began from a position has no setup; its edition and its players are known all the same.
    setup = game.setup or Setup(edition=config.edition, players=game.players)
    return ReplayedTable(
        setup=setup.to_json(),
        names=list(names) or with_bot_names([""] * game.players),
        over=game.over,
    )
